import type { EnsembleFacts } from './ensemble-facts.ts';
import type { Ranker } from './ranker.ts';

/**
 * Weights of what precedents say, in natural logarithms of odds. PROVISIONAL: set by hand after the ranking notes (similarity and
 * frequency carry most; divide by the number of sites, doi:10.1021/acscentsci.7b00355 for similarity); not fitted.
 */
const WEIGHTS = {
  constant: -4.2,
  /** Per level beyond the first. */
  level: 0.9,
  /** Per factor of ten in recorded reactions, at all levels and at the deepest. */
  precedents: 0.5,
  closePrecedents: 0.35,
  /** From nothing in common to the same molecule. */
  similarity: 2.5,
  /** Per factor of e in the number of sites. */
  sites: -0.7,
  simplification: 1.2,
  /** When all precursors are in stock. */
  stock: 0.5,
} as const;

/** Ranks by precedents alone: how many, how similar, how specific; then by what the step gains. */
export const precedentRanker: Ranker = {
  scores: (_, ensembles) => ensembles.map(({ facts }) => precedentScore(facts)),
};

export function precedentScore(facts: EnsembleFacts): number {
  const stockShare = facts.precursorsInStock === null ? 0 : facts.precursorsInStock / facts.precursorCount;
  return (
    WEIGHTS.constant +
    WEIGHTS.level * (facts.deepestLevel - 1) +
    WEIGHTS.precedents * Math.log10(1 + facts.precedentCount) +
    WEIGHTS.closePrecedents * Math.log10(1 + facts.closePrecedentCount) +
    WEIGHTS.similarity * facts.similarity +
    WEIGHTS.sites * Math.log(facts.siteCount) +
    WEIGHTS.simplification * Math.max(0, facts.simplification ?? 0) +
    WEIGHTS.stock * stockShare
  );
}
