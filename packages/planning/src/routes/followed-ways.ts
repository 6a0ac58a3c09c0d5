import type { StructureId } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import { stepCost } from './step-cost.ts';
import type { Way } from './way.ts';

/**
 * The suggestions of one molecule that a search follows: of each disconnection the first, and where that needs something that is not bought,
 * the best variant that needs nothing else to be made.
 *
 * @param suggestions - of the molecule, best first, each after the one whose variant it is
 */
export function followedWays(suggestions: readonly KnownSuggestion[], isBought: (id: StructureId) => boolean): readonly Way[] {
  const leaders = new Map(suggestions.filter(({ variantOf }) => variantOf === null).map((leader) => [leader.id, leader]));
  const isServed = new Set([...leaders.values()].filter(({ precursors }) => precursors.every(({ structureId }) => isBought(structureId))));
  return suggestions.filter(follows).map(wayOf);

  function follows(suggestion: KnownSuggestion): boolean {
    const leader = suggestion.variantOf === null ? undefined : leaders.get(suggestion.variantOf);
    if (leader === undefined) return true;
    if (isServed.has(leader)) return false;
    const needs = (step: KnownSuggestion, id: StructureId) => step.precursors.some(({ structureId }) => structureId === id);
    const isFree = leader.precursors.every(({ structureId }) => isBought(structureId) || needs(suggestion, structureId));
    if (isFree) return false;
    if (!suggestion.precursors.every(({ structureId }) => isBought(structureId) || needs(leader, structureId))) return false;
    isServed.add(leader);
    return true;
  }
}

function wayOf(suggestion: KnownSuggestion): Way {
  return {
    suggestionId: suggestion.id,
    product: suggestion.structureId,
    precursors: suggestion.precursors.map(({ structureId }) => structureId),
    cost: stepCost(suggestion),
    idea: suggestion.variantOf ?? suggestion.id,
  };
}
