import type { SearchLimit } from '@retron/planning';
import type { RouteJson, RouteReactionJson } from './plan-json.ts';
import { RATING_WORDS } from './rating-words.ts';

/** How a search for routes ended, beside what it found. */
export interface SearchEnd {
  /** What ended it early; null where it looked everywhere. */
  readonly limit: SearchLimit | 'seconds' | null;
  readonly structuresExpanded: number;
}

const LIMITS: Record<SearchLimit | 'seconds', string> = {
  expansions: 'the most structures that one search expands were expanded',
  places: 'the search tree has as many places as it may have',
  seconds: 'the time given was over',
};

/** Routes for reading: a paragraph for each, its steps in the order in which they are run. */
export function routeText(routes: readonly RouteJson[]): readonly string[] {
  return routes.flatMap(({ no, steps, longest, materials, reactions }) => [
    `Route ${no}: ${counted(steps, 'step')}, longest sequence ${longest}, from ${counted(materials.length, 'known material')}`,
    ...reactions.flatMap((reaction, index) => reactionLines(reaction, index + 1)),
    '',
  ]);
}

/** Why there is no route. */
export function noRouteText({ limit, structuresExpanded }: SearchEnd): string {
  const why = limit === null ? 'nothing is left to look at within the steps and suggestions allowed' : LIMITS[limit];
  return `No route to known materials was found after ${counted(structuresExpanded, 'structure')}: ${why}. Allow more --steps, or more or fewer of --breadth.`;
}

function reactionLines(
  { product, precursors, rating, feasibility, numPrecedents, name, warnings }: RouteReactionJson,
  no: number,
): readonly string[] {
  const works = feasibility === null ? '' : `, would work ${feasibility.toFixed(2)}`;
  return [
    `   ${no}. ${precursors.join(' + ')} -> ${product}`,
    `      ${name ?? 'no name'}; ${RATING_WORDS[rating]}${works}, ${counted(numPrecedents, 'precedent')}`,
    ...warnings.map((warning) => `      ! ${warning}`),
  ];
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
