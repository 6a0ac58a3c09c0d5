import { DEFAULT_AUTORUN_MODE, type LibraryEntry, type ProjectSummary } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { checkStructure } from '../../api/check-structure.ts';
import { preferencesOptions } from '../../api/preferences.ts';
import { allProjectsOptions } from '../../api/projects.ts';
import { algorithmsOptions, autorunModesOptions, librariesOptions, strategiesOptions } from '../../api/reference-data.ts';
import type { NewQueryRequest } from '../../components/shell/shell-actions.ts';
import { haveSettings, queryPreferencesOf } from '../../shared/preferences.ts';
import { changeDraft, type DraftChange, defaultQueryName, draftFrom, newDraft, type QueryDraft } from './draft.ts';

const NO_LIBRARIES: readonly LibraryEntry[] = [];
const NO_PROJECTS: readonly ProjectSummary[] = [];

/** Everything the form offers, loaded together. */
export function useQueryFormData() {
  const libraries = useQuery(librariesOptions);
  const algorithms = useQuery(algorithmsOptions);
  const strategies = useQuery(strategiesOptions);
  const modes = useQuery(autorunModesOptions);
  const projects = useQuery(allProjectsOptions);
  const stored = useQuery(preferencesOptions);
  const preferences = useMemo(() => queryPreferencesOf(stored.data ?? []), [stored.data]);
  const needed = [libraries, algorithms, strategies, projects];
  return {
    libraries: libraries.data ?? NO_LIBRARIES,
    algorithms: algorithms.data ?? [],
    strategies: strategies.data ?? [],
    modes: modes.data ?? [],
    modesFailed: modes.isError,
    preferences,
    projects: projects.data?.projects ?? NO_PROJECTS,
    // Without preferences the form still works, with the product's own defaults.
    isReady: needed.every((query) => query.isSuccess) && !modes.isPending && !stored.isPending,
    error: needed.find((query) => query.isError)?.error ?? null,
    retry: () => {
      for (const query of [...needed, modes]) if (query.isError) void query.refetch();
    },
  };
}
export type QueryFormData = ReturnType<typeof useQueryFormData>;

/** The draft and its changes. It starts from an earlier query when one is given, else from the default mode; `isTouched` once the reader changed more than the mode. */
export function useQueryDraft(data: QueryFormData, request: NewQueryRequest) {
  const [draft, dispatch] = useReducer(changeDraft, null, () => firstDraft(data, request));
  const [isTouched, setIsTouched] = useState(false);
  const change = useCallback((what: DraftChange) => {
    // Looking at what another mode sets is nothing to go on with later.
    if (what.kind !== 'expert' && what.kind !== 'mode') setIsTouched(true);
    dispatch(what);
  }, []);
  const [targetErrors, setTargetErrors] = useState<readonly string[]>([]);
  const rosdal = request.initial?.rosdal;
  const direction = request.initial?.direction ?? 'synthesis';
  useEffect(() => {
    if (!rosdal) return;
    const aborter = new AbortController();
    checkStructure(rosdal, direction, aborter.signal).then(
      (answer) => {
        if (answer.structure && answer.errors.length === 0) dispatch({ kind: 'set', values: { target: answer.structure } });
        setTargetErrors(answer.errors);
      },
      (error) => {
        if (!aborter.signal.aborted) setTargetErrors([reasonOf(error)]);
      },
    );
    return () => aborter.abort();
  }, [rosdal, direction]);
  return { draft, change, targetErrors, isTouched };
}

function firstDraft(data: QueryFormData, request: NewQueryRequest): QueryDraft {
  const { preferences } = data;
  const project =
    data.projects.find((one) => one.id === request.projectId) ?? data.projects.find((one) => one.isDefault) ?? data.projects[0];
  const start = {
    ...newDraft(preferences.direction ?? 'synthesis', data.libraries, preferences, data.strategies),
    projectid: project?.id ?? null,
  };
  const named = { ...start, sessionid: project ? defaultQueryName(project.name, new Date()) : '' };
  if (request.initial) return draftFrom(named, request.initial, data.libraries, data.modes);
  // A mode would set aside what the user prefers.
  if (haveSettings(preferences)) return named;
  const mode = data.modes.find((one) => one.name === DEFAULT_AUTORUN_MODE);
  return mode ? changeDraft(named, { kind: 'mode', mode, libraries: data.libraries, preferences, isChosen: false }) : named;
}
