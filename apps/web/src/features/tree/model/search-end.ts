import type { RoutesAnswer } from '@retron/contract';
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
      return texts.noneBeforeLimit;
    case 'steps':
      return texts.noneWithinSteps;
    case 'exhausted':
      return texts.noneInAll;
    case 'enough':
    case null:
      return texts.noneFound;
  }
}
