import { Select } from '@mantine/core';
import type { ProjectListAnswer } from '@retron/contract';
import { numberText } from '../../texts/counts.ts';
import * as texts from '../../texts/projects.ts';
import classes from './ProjectsPage.module.css';

export interface PersonFilterProps {
  /** Such as `Owner`. */
  readonly label: string;
  /** What the empty field says, such as `Any owner`. */
  readonly placeholder: string;
  /** Who can be chosen, each with a number of projects. */
  readonly people: NonNullable<ProjectListAnswer['counts']>['owners'];
  /** A user name, also one that is not among them. */
  readonly chosen: string | undefined;
  readonly onChoose: (username: string) => void;
}

/** Options drawn at once; the next letter of a name leaves fewer. */
const MOST_DRAWN = 100;

/** Narrows a list to one person, found by name or user name. */
export function PersonFilter({ label, placeholder, people, chosen, onChoose }: PersonFilterProps) {
  const isKnown = chosen === undefined || people.some(({ username }) => username === chosen);
  return (
    <Select
      className={classes.filter ?? ''}
      aria-label={label}
      placeholder={placeholder}
      clearable
      searchable
      limit={MOST_DRAWN}
      nothingFoundMessage={texts.nobodyHasThisName}
      clearButtonProps={{ 'aria-label': placeholder }}
      data={[
        ...people.map(({ username, realname, projects }) => ({
          value: username,
          label: `${realname} (${username}) ${numberText(projects)}`,
        })),
        ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
      ]}
      value={chosen ?? null}
      onChange={(username) => onChoose(username ?? '')}
    />
  );
}
