import {
  ALGORITHMS_OF_DIRECTION,
  type AutorunMode,
  type AutorunModeName,
  characterCount,
  type LibraryEntry,
  MAX_QUERY_NAME_LENGTH,
  maxStepsFor,
  QUERY_DEFAULTS,
  type RouteWishes,
  type StartQueryBody,
  type StrategyEntry,
  type StructureCheckAnswer,
  type WireAlgorithm,
  type WireDirection,
} from '@retron/contract';
import { NO_PREFERENCES, type QueryPreferences } from '../../shared/preferences.ts';
import { withoutBonds } from '../../shared/queries/query-settings.ts';
import { askedOf, hasWishes, NO_WISHES, wishesOf, wishList } from './wishes-of-draft.ts';

/** A structure the server has accepted as a target. */
export type Target = NonNullable<StructureCheckAnswer['structure']> & {
  /** What whoever gave it called it, or the text it came from; absent for a structure without a name. */
  readonly givenName?: string | undefined;
};

/** A query while it is being put together. `null` and empty mean not chosen yet. */
export interface QueryDraft {
  readonly direction: WireDirection | null;
  readonly algorithm: WireAlgorithm | null;
  readonly strategy: string;
  readonly library: readonly string[];
  readonly breadth: number;
  readonly nsteps: number;
  readonly minlevels: number;
  readonly sessionid: string;
  readonly projectid: number | null;
  readonly comment: string;
  readonly target: Target | null;
  /** Given with the target: each gets a query of its own with the same settings. */
  readonly moreTargets: readonly Target[];
  /** Forward direction: what stands above the arrow, by name or SMILES. */
  readonly reagents: readonly string[];
  /** Retrosynthesis alone: what is asked of the ways to the target. */
  readonly routes: RouteWishes;
  readonly mode: 'INTERACTIVE' | 'BACKGROUND';
  /** Whether a mail is to tell of its end. */
  readonly useMailing: boolean;
  /** Name of the mode of the simple form; null in expert mode. */
  readonly autorunmode: AutorunModeName | null;
  /** Whether the reader chose the mode, rather than the form. */
  readonly isModeChosen: boolean;
}

export type DraftChange =
  | {
      readonly kind: 'direction';
      readonly direction: WireDirection;
      readonly libraries: readonly LibraryEntry[];
      readonly preferences?: QueryPreferences;
      readonly strategies?: readonly StrategyEntry[];
    }
  | {
      readonly kind: 'mode';
      readonly mode: AutorunMode;
      readonly libraries: readonly LibraryEntry[];
      readonly isChosen: boolean;
      readonly preferences?: QueryPreferences;
    }
  | {
      readonly kind: 'expert';
      readonly libraries: readonly LibraryEntry[];
      readonly preferences?: QueryPreferences;
      readonly strategies?: readonly StrategyEntry[];
    }
  | { readonly kind: 'breadth'; readonly breadth: number }
  | { readonly kind: 'restore'; readonly draft: QueryDraft; readonly libraries: readonly LibraryEntry[] }
  | { readonly kind: 'set'; readonly values: Partial<Omit<QueryDraft, 'direction' | 'breadth'>> };

/** Libraries that belong to the default choice of a direction. */
export function defaultLibraries(libraries: readonly LibraryEntry[], direction: WireDirection): readonly string[] {
  return libraries.filter((library) => library.direction === direction && library.checked).map((library) => library.name);
}

/** The defaults of a direction, with what the user prefers. Libraries and strategies of the other direction do not count. */
function settingsOf(
  direction: WireDirection,
  libraries: readonly LibraryEntry[],
  preferences = NO_PREFERENCES,
  strategies: readonly Pick<StrategyEntry, 'name' | 'direction'>[] = [],
) {
  const { strategy, algorithm, breadth, nsteps, minlevels } = QUERY_DEFAULTS[direction];
  const offered = libraries.filter((library) => library.direction === direction && preferences.library.includes(library.name));
  const preferred = strategies.find((each) => each.direction === direction && each.name === preferences.strategy);
  const suggestions = preferences.breadth ?? breadth;
  return {
    direction,
    strategy: preferred?.name ?? strategy,
    algorithm,
    breadth: suggestions,
    routes: NO_WISHES,
    nsteps: Math.max(1, Math.min(preferences.nsteps ?? nsteps, maxStepsFor(suggestions))),
    minlevels: preferences.minlevels ?? minlevels,
    library: offered.length > 0 ? offered.map(({ name }) => name) : defaultLibraries(libraries, direction),
  };
}

/** A new query with the defaults of a direction. Source: spec section 9. */
export function newDraft(
  direction: WireDirection,
  libraries: readonly LibraryEntry[],
  preferences = NO_PREFERENCES,
  strategies: readonly StrategyEntry[] = [],
): QueryDraft {
  return {
    ...settingsOf(direction, libraries, preferences, strategies),
    mode: preferences.mode,
    useMailing: preferences.useMailing,
    sessionid: '',
    projectid: null,
    comment: '',
    target: null,
    moreTargets: [],
    reagents: [],
    autorunmode: null,
    isModeChosen: false,
  };
}

/** The draft after a change. A new direction resets the other settings; more suggestions may allow fewer steps. */
export function changeDraft(draft: QueryDraft, change: DraftChange): QueryDraft {
  switch (change.kind) {
    case 'direction':
      return change.direction === draft.direction
        ? draft
        : { ...draft, ...settingsOf(change.direction, change.libraries, change.preferences, change.strategies) };
    case 'mode': {
      const { name, direction, algorithm, strategy, breadth, nsteps, minlevels, routes = NO_WISHES } = change.mode;
      const { library } = settingsOf(direction, change.libraries, change.preferences);
      return {
        ...draft,
        direction,
        algorithm,
        strategy,
        breadth,
        nsteps,
        minlevels,
        // What was asked of the target stays, whatever mode is chosen for it.
        routes: direction === draft.direction ? { ...routes, ...askedOf(draft.routes) } : routes,
        library,
        autorunmode: name,
        isModeChosen: change.isChosen,
      };
    }
    case 'expert':
      // A chosen mode's settings are where expert mode goes on from; a mode nobody chose gives way to the default query.
      return {
        ...draft,
        ...(draft.isModeChosen || draft.direction === null
          ? {}
          : settingsOf(draft.direction, change.libraries, change.preferences, change.strategies)),
        routes: { ...(draft.isModeChosen ? draft.routes : NO_WISHES), ...askedOf(draft.routes) },
        autorunmode: null,
      };
    case 'breadth':
      return { ...draft, breadth: change.breadth, nsteps: Math.min(draft.nsteps, Math.max(1, maxStepsFor(change.breadth))) };
    case 'restore': {
      // The installation may offer other libraries by now.
      const offered = new Set(change.libraries.map(({ name }) => name));
      return { ...draft, ...change.draft, library: change.draft.library.filter((name) => offered.has(name)) };
    }
    case 'set': {
      const { target } = change.values;
      const isOther = target !== undefined && draft.target !== null && target?.smiles !== draft.target.smiles;
      const changed = { ...draft, ...(isOther ? { routes: withoutBonds(draft.routes) } : {}), ...change.values };
      // What was written among the starting materials and is a reagent stands with the others, where it is seen.
      const among = target?.reagents ?? [];
      return among.length === 0 ? changed : { ...changed, reagents: [...new Set([...changed.reagents, ...among])] };
    }
  }
}

/** The settings of an earlier query laid over a new one; what its direction does not offer is left at the default. */
export function draftFrom(
  draft: QueryDraft,
  initial: Partial<StartQueryBody>,
  libraries: readonly LibraryEntry[],
  modes: readonly AutorunMode[] = [],
): QueryDraft {
  const direction = initial.direction ?? draft.direction ?? 'synthesis';
  const base = { ...draft, ...settingsOf(direction, libraries) };
  const offered = new Set(libraries.filter((library) => library.direction === direction).map((library) => library.name));
  const asked = typeof initial.library === 'string' ? initial.library.split('|') : (initial.library ?? []);
  const library = asked.filter((name) => offered.has(name));
  const algorithm =
    initial.algorithm && ALGORITHMS_OF_DIRECTION[direction].includes(initial.algorithm) ? initial.algorithm : base.algorithm;
  const from: QueryDraft = {
    ...base,
    algorithm,
    strategy: initial.strategy ?? base.strategy,
    library: library.length > 0 ? library : base.library,
    breadth: Number(initial.breadth ?? base.breadth),
    nsteps: Number(initial.nsteps ?? base.nsteps),
    minlevels: Number(initial.minlevels ?? base.minlevels),
    comment: initial.comment ?? '',
    reagents: initial.reagents ?? [],
    routes: { ...NO_WISHES, ...initial.routes } as RouteWishes,
  };
  const mode = modes.find(({ name }) => name === initial.autorunmode);
  return mode !== undefined && hasSettingsOf(from, mode, libraries) ? { ...from, autorunmode: mode.name, isModeChosen: true } : from;
}

/** Whether a mode brings just these settings: a mode may have changed since, and its name would hide what is asked for. */
function hasSettingsOf(draft: QueryDraft, mode: AutorunMode, libraries: readonly LibraryEntry[]): boolean {
  const set = changeDraft(draft, { kind: 'mode', mode, libraries, isChosen: true });
  const shown = ({ direction, algorithm, strategy, breadth, nsteps, minlevels, routes, library }: QueryDraft) =>
    JSON.stringify([direction, algorithm, strategy, breadth, nsteps, minlevels, wishList(routes), [...library].sort()]);
  return shown(set) === shown(draft);
}

/**
 * The drafts of a draft with several targets, one for each. What a target was called where it was given stands before the name, so that it is
 * seen where a list cuts names; a number behind the name tells apart what has none, or has that of another.
 */
export function draftsOfTargets(draft: QueryDraft): readonly QueryDraft[] {
  const { target, moreTargets } = draft;
  if (target === null || moreTargets.length === 0) return [draft];
  const targets = [target, ...moreTargets];
  const base = draft.sessionid.trim();
  const named = targets.map(({ givenName }) => nameWithTarget(givenName?.trim() ?? '', base));
  return targets.map((each, index) => {
    const own = named[index] ?? null;
    const isOwn = own !== null && named.filter((other) => other?.toLowerCase() === own.toLowerCase()).length === 1;
    const routes = index === 0 ? draft.routes : withoutBonds(draft.routes);
    return { ...draft, target: each, routes, moreTargets: [], sessionid: isOwn ? own : cut(base, ` (${index + 1})`) };
  });
}

/** Null where the target has no name, or one that leaves too little room for that of the query. */
function nameWithTarget(target: string, base: string): string | null {
  return target === '' || characterCount(target) > MAX_QUERY_NAME_LENGTH / 2 ? null : cut(`${target} · ${base}`, '');
}

const cut = (text: string, end: string): string =>
  `${[...text]
    .slice(0, MAX_QUERY_NAME_LENGTH - end.length)
    .join('')
    .trim()}${end}`;

/** The body of the start call; call it for a draft without errors only. */
export function startBody(draft: QueryDraft): StartQueryBody {
  if (draft.direction === null || draft.algorithm === null || draft.projectid === null || draft.target === null) {
    throw new Error('The draft is not complete.');
  }
  return {
    projectid: draft.projectid,
    sessionid: draft.sessionid.trim(),
    comment: draft.comment,
    rosdal: draft.target.rosdal,
    direction: draft.direction,
    algorithm: draft.algorithm,
    strategy: draft.strategy,
    library: [...draft.library],
    breadth: draft.breadth,
    nsteps: draft.nsteps,
    minlevels: draft.minlevels,
    ...(draft.direction === 'reaction' && draft.reagents.length > 0 ? { reagents: [...draft.reagents] } : {}),
    ...(draft.direction === 'synthesis' && hasWishes(wishesOf(draft)) ? { routes: wishesOf(draft) } : {}),
    mode: draft.mode,
    useMailing: draft.useMailing && draft.mode === 'BACKGROUND' ? 'YES' : 'NO',
    ...(draft.autorunmode === null ? {} : { autorunmode: draft.autorunmode }),
  };
}

/**
 * What the target was called where it was given, as the name of a query; null where it had none that a query may have, or the query has it
 * already. Only offered: what a query is called unasked, the specification says to the letter.
 */
export function offeredQueryName({
  target,
  moreTargets,
  sessionid,
}: Pick<QueryDraft, 'target' | 'moreTargets' | 'sessionid'>): string | null {
  const name = target?.givenName?.trim() ?? '';
  if (name === '' || characterCount(name) > MAX_QUERY_NAME_LENGTH || moreTargets.length > 0) return null;
  return name === sessionid.trim() ? null : name;
}

/**
 * Project name and UTC time as `yyyyMMdd-hhmmss`. Source: spec section 9, "Default query name". A project may be called at greater length
 * than a query: the end of its name is left out then.
 */
export function defaultQueryName(projectName: string, now: Date): string {
  const [date, time] = now.toISOString().split('T');
  const stamp = ` ${date.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}`;
  return `${[...projectName].slice(0, MAX_QUERY_NAME_LENGTH - stamp.length).join('')}${stamp}`;
}
