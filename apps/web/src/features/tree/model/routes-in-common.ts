import type { FoundRoute } from './found-routes.ts';

/** What two routes share. */
export interface InCommon {
  /** Suggestions, in the order of the first. */
  readonly steps: readonly number[];
  /** Structures that both start from. */
  readonly materials: readonly number[];
  /** Structures that both make, without the target. */
  readonly intermediates: readonly number[];
}

type Compared = Pick<FoundRoute, 'reactions' | 'leaves'>;

/** Compares two routes of one target by what they are made of. */
export function routesInCommon(first: Compared, second: Compared): InCommon {
  const steps = new Set(second.reactions.map(({ ensid }) => ensid));
  const made = new Set(second.reactions.map(({ sid }) => sid));
  const target = first.reactions[0]?.sid;
  const unique = (numbers: readonly number[]) => [...new Set(numbers)];
  return {
    steps: unique(first.reactions.map(({ ensid }) => ensid)).filter((ensid) => steps.has(ensid)),
    materials: first.leaves.filter((sid) => second.leaves.includes(sid)),
    intermediates: unique(first.reactions.map(({ sid }) => sid)).filter((sid) => sid !== target && made.has(sid)),
  };
}
