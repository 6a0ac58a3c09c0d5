import type { AtomIndex } from '@retron/molecule';
import type { Route, StructureId, SuggestionId } from '@retron/tree';
import type { FaultSource } from './fault-source.ts';

/** One step of a branch, with the one of its precursors that the branch goes on with. */
export interface Hop {
  readonly step: SuggestionId;
  readonly product: StructureId;
  readonly precursor: StructureId;
  /** For every atom of the precursor the atom of the product that it becomes, or -1. */
  readonly parentAtom: readonly number[];
}

/** The branches of a route, each from the target down to a starting material. */
export function chainsOf(route: Route, source: FaultSource): readonly (readonly Hop[])[] {
  const chains: (readonly Hop[])[] = [];
  const visit = ({ structureId, step }: Route, above: readonly Hop[]): void => {
    if (step === null) {
      chains.push(above);
      return;
    }
    const { precursors } = source.suggestion(step.suggestionId);
    for (const [index, below] of step.precursors.entries()) {
      const { structureId: precursor, parentAtom } = precursors[index];
      visit(below, [...above, { step: step.suggestionId, product: structureId, precursor, parentAtom }]);
    }
  };
  visit(route, []);
  return chains;
}

/** What becomes of an atom of the product of a step, in the product of each later one up to the target; shorter where it is lost. */
export function fatesOf(chain: readonly Hop[], place: number, atom: AtomIndex): readonly AtomIndex[] {
  const fates = [atom];
  for (let at = place - 1; at >= 0; at--) {
    const next = chain[at].parentAtom[fates[fates.length - 1]];
    if (next < 0) break;
    fates.push(next);
  }
  return fates;
}
