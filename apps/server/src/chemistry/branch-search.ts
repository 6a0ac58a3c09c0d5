import { type BranchQuestion, type BranchStep, type CostedRoute, knownBranch } from '@retron/planning';
import type { StructureId } from '@retron/tree';

/** What is known of how structures are made, as JSON: reading that of a large tree takes as long as the search. */
export interface WrittenKnowledge {
  /** Numbers of the structures that can be bought. */
  readonly inStock: string;
  /** Arrays of steps; best first for each structure. */
  readonly steps: readonly string[];
}

type WrittenStep = Omit<BranchStep, 'precursors'> & { readonly precursorIds: readonly StructureId[] };

/** The cheapest way known from materials to a structure; `null` where none is known. */
export function branchOf({ inStock, steps }: WrittenKnowledge, question: BranchQuestion): CostedRoute | null {
  const written = steps.flatMap((slice) => JSON.parse(slice) as readonly WrittenStep[]);
  const suggestions = written.map(({ precursorIds, ...step }) => ({
    ...step,
    precursors: precursorIds.map((structureId) => ({ structureId })),
  }));
  return knownBranch({ inStock: new Set(JSON.parse(inStock) as readonly StructureId[]), suggestions }, question);
}
