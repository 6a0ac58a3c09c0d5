import { countReactions, deepestLevel } from '../step/ensemble.ts';
import type { DraftEnsemble } from './apply-libraries.ts';

/**
 * Edits of one structure that are followed up. Drug-like structures have at most about 1,200 at the lowest precision; a peptide of 400
 * atoms has many times that, and RDKit would take minutes for them.
 */
export const MOST_DRAFTS = 3000;

/** The edits with the most specific, then the most numerous precedents; all of them where there are not too many. In their order. */
export function limitDrafts<D extends DraftEnsemble>(drafts: readonly D[], most: number = MOST_DRAFTS): readonly D[] {
  if (drafts.length <= most) return drafts;
  const weighed = drafts.map((draft, index) => ({
    draft,
    index,
    level: deepestLevel(draft.support),
    count: countReactions(draft.support).all,
  }));
  return weighed
    .sort((a, b) => b.level - a.level || b.count - a.count || a.index - b.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ draft }) => draft);
}
