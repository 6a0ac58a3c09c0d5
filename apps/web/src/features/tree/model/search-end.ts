import {
  MAX_ROUTE_STEPS,
  type QueryAnswer,
  type RoutesAnswer,
  type RouteWishes,
  SEARCHED_STRUCTURES,
  type StartQueryBody,
} from '@retron/contract';
import { settingsOf } from '../../../shared/queries/query-settings.ts';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/searches.ts';

/** Why a search for routes ended where more could be found; null where nothing held it up. */
export function limitText(end: RoutesAnswer['end']): string | null {
  switch (end) {
    case 'expansions':
      return texts.endedAtStructures;
    case 'molecules':
      return texts.endedAtMolecules;
    case 'steps':
      return texts.endedAtSteps;
    case 'imported':
      return texts.endedByImport;
    case 'enough':
      return texts.endedWithEnough;
    case 'exhausted':
    case null:
      return null;
  }
}

/** What a search ended with. */
export type EndOfSearch = Pick<RoutesAnswer, 'end' | 'beyondsteps'>;

/** Why there is no route, and what would help; the steps that a route may have are told whatever ended the search. */
export function noRouteTexts({ end, beyondsteps }: EndOfSearch, query: QueryAnswer): readonly string[] {
  const longest = longestOf(query);
  const { structures = 0, route = null } = beyondsteps ?? {};
  return [
    ...(route === null ? [] : [texts.noneWithinStepsButLonger(longest, route)]),
    ...(structures === 0 ? [] : [texts.leftForSteps(structures, longest)]),
    endText(end),
  ];
}

function endText(end: RoutesAnswer['end']): string {
  switch (end) {
    case 'expansions':
    case 'molecules':
      return texts.noneBeforeLimit;
    case 'steps':
      return texts.noneWithinSteps;
    // No route is enough where one was asked for.
    case 'enough':
    case 'exhausted':
      return texts.noneInAll;
    case 'imported':
      return texts.noneImported;
    case null:
      return texts.noneBeforeStopped;
  }
}

/** A search whose limit is further away. */
export interface FurtherSearch {
  readonly label: string;
  readonly settings: Partial<StartQueryBody>;
}

/** Steps that a longer route has more, where nobody knows how many it needs. */
const MORE_STEPS = 2;
/** Structures looked at, in proportion. */
const LONGER = 3;

/** For each limit that bound, that which held all along first, the same query with more of it, as far as a query may ask for. */
export function furtherSearches({ end, beyondsteps }: EndOfSearch, query: QueryAnswer): readonly FurtherSearch[] {
  if (query.algorithm !== 'V3') return [];
  const searches: FurtherSearch[] = [];
  const offer = (label: string, change: Partial<RouteWishes>) => {
    const settings = settingsOf(query);
    searches.push({ label, settings: { ...settings, routes: { ...NOTHING_ASKED, ...query.routes, ...change } } });
  };
  const isTooLong = end === 'steps' || (beyondsteps?.structures ?? 0) > 0 || (beyondsteps?.route ?? null) !== null;
  const longest = Math.min(MAX_ROUTE_STEPS, Math.max(longestOf(query) + MORE_STEPS, beyondsteps?.route ?? 0));
  if (isTooLong && longest > longestOf(query)) offer(texts.searchDeeper(longest), { longest });
  const looked = query.routes?.structures ?? SEARCHED_STRUCTURES.usual;
  const structures = Math.min(SEARCHED_STRUCTURES.max, LONGER * looked);
  if (end === 'expansions' && structures > looked) offer(texts.searchLonger(numberText(structures)), { structures });
  return searches;
}

const NOTHING_ASKED = { break: [], keep: [], avoid: [], require: [] } as const satisfies RouteWishes;

const longestOf = ({ routes, nsteps }: QueryAnswer): number => routes?.longest ?? nsteps;
