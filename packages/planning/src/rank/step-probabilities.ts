import type { ApplicationRanker, FactsRanker } from '../ports/step-ranker.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import { textbookProbability } from '../step/textbook-probability.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { calibrated } from './calibrated.ts';
import { precedentProbability } from './precedents/precedent-ranker.ts';

/**
 * Share of the odds that is left to a step of which the ranker has learnt nothing. Set by judgement: such a change is in none of the
 * reactions learnt from, so it is made less often than its precedents alone tell.
 */
const ODDS_LEFT_UNLEARNT = 1 / 4;

/** So few recorded reactions teach the ranker nothing of how readily a chemist thinks of what textbooks show. */
const FEW_RECORDS = 2;

/**
 * The calibrated probability of each step: the ranker's own, or where it has none what precedents say, at a quarter of the odds; of textbook
 * reactions what stands in their table, which is also the least for those that a record or two stand beside, and for those whose structure
 * hardly anything else makes: a ranker knows amides, not that one closes a ring of twelve.
 *
 * @param steps - with their `share`, where the ranker was asked of the applications
 */
export function stepProbabilities(
  ranker: ApplicationRanker | FactsRanker,
  wanted: WantedStructure,
  steps: readonly ProposedStep[],
): readonly number[] {
  const own = ranker.sees === 'facts' ? ranker.probabilities(wanted, steps) : steps.map(({ share }) => share);
  return steps.map(({ facts }, index) => {
    if (facts.textbook) return textbookProbability(facts.textbook, facts);
    const probability = own[index];
    const learnt = probability === null ? precedentProbability(facts, ODDS_LEFT_UNLEARNT) : calibrated(probability, ranker.calibration);
    const isOfTextbooks = facts.textbookToo && (facts.precedentCount <= FEW_RECORDS || facts.textbookToo.likelihood === 'characteristic');
    return isOfTextbooks ? Math.max(learnt, textbookProbability(facts.textbookToo, facts)) : learnt;
  });
}
