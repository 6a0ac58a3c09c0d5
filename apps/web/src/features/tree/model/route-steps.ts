import type { EnsembleNode, StructureNode } from '@retron/contract';
import { type Place, precursorsAt, suggestionsAt, targetPlace } from '@retron/tree';
import type { LoadedTree } from './loaded-tree.ts';

export interface ChosenStep {
  readonly place: Place;
  readonly suggestion: EnsembleNode;
  /** What it makes. */
  readonly structure: StructureNode;
}

/** The chosen suggestions in the order of planning: the target's first, then branch by branch down to the leaves. */
export function routeSteps(tree: LoadedTree, choices: readonly Place[]): readonly ChosenStep[] {
  const chosen = new Set(choices);
  const steps: ChosenStep[] = [];
  const follow = (structurePlace: Place, structure: StructureNode) => {
    const step = suggestionsAt(tree, structurePlace)?.find((alternative) => chosen.has(alternative.place));
    if (!step) return;
    const { place, suggestion } = step;
    steps.push({ place, suggestion: suggestion.wire, structure });
    precursorsAt(place, suggestion).forEach((precursor, index) => {
      follow(precursor.place, suggestion.wire.children[index] ?? tree.structureOf(precursor.structureId));
    });
  };
  follow(targetPlace(tree.target), tree.structureOf(tree.target));
  return steps;
}
