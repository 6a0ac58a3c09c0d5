import type { TextbookTransform } from '@retron/reactivity';
import type { StepFacts } from './step-facts.ts';

/**
 * Probability that a chemist would choose a textbook reaction where its retron stands, before it is shared among the places that it fits. Set by
 * judgement, on the scale of the ranker: of ten suggestions shown the last has about 0.005 in the median. A ranker that learns from recorded reactions can
 * say nothing of what none of them shows.
 */
const CHOSEN: Readonly<Record<TextbookTransform['likelihood'], number>> = {
  characteristic: 0.05,
  usual: 0.02,
  possible: 0.005,
  seldom: 0.002,
};

export function textbookProbability({ likelihood }: TextbookTransform, { siteCount }: Pick<StepFacts, 'siteCount'>): number {
  return CHOSEN[likelihood] / siteCount;
}
