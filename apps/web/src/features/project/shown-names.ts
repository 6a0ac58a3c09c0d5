import type { LibraryEntry, Member } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectOptions } from '../../api/projects.ts';
import { librariesOptions } from '../../api/reference-data.ts';
import { peopleOf } from '../../shared/project-people.ts';
import * as texts from '../../texts/project/project.ts';

/** What a value of a query is called: short, and in full where two are called alike, or one looks closer. */
export interface ShownName {
  readonly short: string;
  readonly full: string;
}

/** What people and libraries are called on the screen, by the names that queries have for them. */
export interface ShownNames {
  readonly people: ReadonlyMap<string, ShownName>;
  readonly libraries: ReadonlyMap<string, ShownName>;
}

export function shownNames(people: readonly Member[], libraries: readonly LibraryEntry[]): ShownNames {
  return {
    people: new Map(people.map(({ username, realname }) => [username, { short: realname, full: `${realname} (${username})` }])),
    libraries: new Map(
      libraries.map(({ name, displayname, version }) => [name, { short: displayname, full: `${displayname} ${version}` }] as const),
    ),
  };
}

/** A user name, and the name of a library, that nobody has any more stands for itself. */
export const nameIn = (names: ReadonlyMap<string, ShownName>, value: string): ShownName =>
  names.get(value) ?? { short: value, full: value };

/** `0.1.0` of `0.1.0+build.a23d2e290e30`. */
export function versionName(version: string): ShownName {
  if (version === 'unknown') return { short: texts.versionNotRecorded, full: texts.versionNotRecorded };
  return { short: version.split('+')[0] ?? version, full: version };
}

/** The names that the queries of a project need; until they are there, queries say what they have. */
export function useShownNames(projectId: number): ShownNames {
  const { data: project } = useQuery(projectOptions(projectId));
  const { data: libraries } = useQuery(librariesOptions);
  return useMemo(() => shownNames(project ? peopleOf(project) : [], libraries ?? []), [project, libraries]);
}
