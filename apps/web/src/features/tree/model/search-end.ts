import type { RoutesAnswer } from '@retron/contract';

/** Why a search for routes ended where more could be found; null where nothing held it up. */
export function limitText(end: RoutesAnswer['end']): string | null {
  switch (end) {
    case 'expansions':
      return 'Stopped at the number of structures that one search looks at';
    case 'molecules':
      return 'Stopped at the number of molecules that one search keeps';
    case 'steps':
      return 'Stopped at the steps of this query';
    case 'enough':
    case 'exhausted':
    case null:
      return null;
  }
}

/** Why there is no route, and what would help. */
export function noRouteText(end: RoutesAnswer['end']): string {
  switch (end) {
    case 'expansions':
    case 'molecules':
      return 'The search ended at its limit before it had found one. Go on from a structure of the tree: each run looks further.';
    case 'steps':
      return 'Within the steps of this query there is none. Ask for more steps, or go on from a leaf of the tree.';
    case 'exhausted':
      return 'Everything that the suggestions of this query lead to was looked at. Ask for more suggestions, or another strategy.';
    case 'enough':
    case null:
      return 'None was found within the steps and suggestions of this query. Go on from a leaf of the tree, or ask for more of either.';
  }
}
