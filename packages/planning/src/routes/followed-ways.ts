import type { StructureId } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import { stepCost, variantCost } from './step-cost.ts';
import type { Way } from './way.ts';

/** What is looked at of a suggestion. */
type Followed = Omit<KnownSuggestion, 'nameReactions' | 'bonds'>;

/**
 * Variants of one disconnection that are followed. Which of them can be had is not known before their precursors are looked for: routes tell the
 * four that come cheapest (`routes-wanted.ts`), and these need not be the four that are chosen most.
 */
const MOST_FOLLOWED = 8;

/**
 * The suggestions of one molecule that a search follows: of each disconnection the cheapest variants, and where each of them needs something
 * that is not bought, the cheapest that needs nothing else.
 *
 * @param suggestions - of the molecule, in any order
 */
export function followedWays(suggestions: readonly Followed[], isBought: (id: StructureId) => boolean): readonly Way[] {
  const groups = new Map<number, Followed[]>();
  for (const suggestion of suggestions) {
    const group = groups.get(ideaOf(suggestion));
    if (group === undefined) groups.set(ideaOf(suggestion), [suggestion]);
    else group.push(suggestion);
  }
  return [...groups.values()].flatMap((group) => {
    const ways = waysOf(group);
    const followed = ways.slice(0, MOST_FOLLOWED);
    if (followed.some(isServed)) return followed;
    return [...followed, ...ways.slice(MOST_FOLLOWED).filter(isServed).slice(0, 1)];
  });

  function isServed({ precursors }: Way): boolean {
    return precursors.every(isBought);
  }
}

/** The variants of one disconnection, cheapest first. */
function waysOf(variants: readonly Followed[]): readonly Way[] {
  const mostChosen = Math.max(...variants.map(({ choice }) => choice?.variant ?? 1));
  const ways = variants.map((variant) => ({
    suggestionId: variant.id,
    product: variant.structureId,
    precursors: variant.precursors.map(({ structureId }) => structureId),
    cost: stepCost(variant) + variantCost(variant, mostChosen),
    idea: ideaOf(variant),
  }));
  return ways.sort((a, b) => a.cost - b.cost || a.suggestionId - b.suggestionId);
}

function ideaOf({ id, variantOf }: Followed): number {
  return variantOf ?? id;
}
