import type { ReactionView } from './reaction-view.ts';

/** Whether a step breaks any bond between these two elements: a quick look before the groups are looked for that may lose one. */
export function breaksBondOf({ broken, mapped: { reactants } }: ReactionView, one: number, other: number): boolean {
  const { atomicNumber } = reactants;
  return broken.some(
    ([a, b]) => (atomicNumber[a] === one && atomicNumber[b] === other) || (atomicNumber[a] === other && atomicNumber[b] === one),
  );
}
