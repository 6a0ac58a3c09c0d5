import type { Rating } from '@retron/tree';
import type { Cap } from '../rate/caps.ts';
import type { Findings } from '../step/findings.ts';
import type { StepFacts } from '../step/step-facts.ts';

/** Why a suggestion is rated as it is, and why not one higher; for a chemist. */
export interface Explanation {
  /** Strongest first. */
  readonly reasons: readonly string[];
  /** Empty at the highest rating. */
  readonly limits: readonly string[];
}

/** Surroundings that a level asks for, as a phrase. */
const SURROUNDINGS = { 1: 'the reaction centre', 2: 'the centre and its neighbours', 3: 'the centre, its neighbours and theirs' } as const;

/** Limits shown at most. */
const LIMITS_SHOWN = 3;
/** Similarity in per cent from which a precedent is called close, and below which it is called distant. */
const CLOSE_SIMILARITY = 60;
const DISTANT_SIMILARITY = 40;
/** Recorded reactions below which a step is called rare. */
const FEW_PRECEDENTS = 10;
/** Share of complexity that counts as a real simplification, and below which the step gains little. */
const REAL_SIMPLIFICATION = 0.25;
const LITTLE_SIMPLIFICATION = 0.05;

/** @param caps - of these facts and findings, lowest first */
export function explain(facts: StepFacts, findings: Findings | null, rating: Rating, caps: readonly Cap[]): Explanation {
  const limits = [...caps.filter(({ highest }) => highest === rating).map(({ limit }) => limit), ...weaknesses(facts)];
  return { reasons: reasons(facts, findings), limits: rating === 4 ? [] : limits.slice(0, LIMITS_SHOWN) };
}

function reasons(facts: StepFacts, findings: Findings | null): readonly string[] {
  const { deepestLevel, precedentCount, closePrecedentCount } = facts;
  const similarity = Math.round(100 * facts.similarity);
  const list = [
    closePrecedentCount === precedentCount
      ? `${reactions(precedentCount)}, sharing ${SURROUNDINGS[deepestLevel]}.`
      : `${reactions(precedentCount)}, ${closePrecedentCount} of them sharing ${SURROUNDINGS[deepestLevel]}.`,
  ];
  if (similarity >= CLOSE_SIMILARITY) list.push(`The closest precedent makes a product ${similarity} % similar.`);
  if (facts.simplification !== null && facts.simplification >= REAL_SIMPLIFICATION) {
    list.push(`The most complex precursor is ${Math.round(100 * facts.simplification)} % simpler than the structure.`);
  }
  const stock = stockReason(facts);
  if (stock !== null) list.push(stock);
  if (findings !== null && isClean(findings))
    list.push('Run forward on the precursors, the transform gives the structure back and no other product.');
  return list;
}

/** Whether nothing was found that competes or does not survive. */
function isClean({ conflicts, unstable, replay }: Findings): boolean {
  return conflicts.length === 0 && unstable.length === 0 && replay?.verdict === 'same' && replay.competingSites === 0;
}

function weaknesses(facts: StepFacts): readonly string[] {
  const { deepestLevel, precedentCount, simplification } = facts;
  const similarity = Math.round(100 * facts.similarity);
  const list: string[] = [];
  if (deepestLevel === 1) list.push('Precedents share the reaction centre only, not its neighbours.');
  if (similarity < DISTANT_SIMILARITY) list.push(`The closest precedent makes a product only ${similarity} % similar.`);
  // a single one is a cap
  if (precedentCount > 1 && precedentCount < FEW_PRECEDENTS) list.push(`Rarely recorded: ${reactions(precedentCount).toLowerCase()}.`);
  if (facts.siteCount > 1) list.push(`The reaction can be applied to the structure in ${facts.siteCount} different ways.`);
  if (simplification !== null && simplification < LITTLE_SIMPLIFICATION) list.push('The precursors are hardly simpler than the structure.');
  if (facts.precursorsInStock === 0) list.push('No precursor is in stock.');
  if (deepestLevel === 2) list.push('No precedent shares the next neighbours of the reaction centre.');
  if (similarity >= DISTANT_SIMILARITY && similarity < CLOSE_SIMILARITY)
    list.push(`The closest precedent makes a product ${similarity} % similar.`);
  return list.length > 0 ? list : ['Precedents are not numerous or similar enough for a higher rating.'];
}

function stockReason({ precursorsInStock, precursorCount }: StepFacts): string | null {
  if (precursorsInStock === null || precursorsInStock === 0) return null;
  if (precursorCount === 1) return 'The precursor is in stock.';
  if (precursorsInStock === precursorCount) return 'All precursors are in stock.';
  return `${precursorsInStock} of ${precursorCount} precursors ${precursorsInStock === 1 ? 'is' : 'are'} in stock.`;
}

function reactions(count: number): string {
  return count === 1 ? 'One recorded reaction' : `${count} recorded reactions`;
}
