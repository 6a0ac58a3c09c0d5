import { type Choice, feasibilityText, wordBounds } from '@retron/tree';
import { RATING_WORDS } from './rating-words.ts';

/** What is told of a step beside its word. */
export interface JudgedStep {
  readonly rating: number;
  readonly feasibility: number | null;
  readonly choice: Choice | null;
}

const GOOD = 3;
/** From here on a reader takes a number for a recommendation. */
const LIKELY = 0.5;

/**
 * Whether a step would work, as a number, and where the word beside it is another than who reads the number expects, why: something holds it down,
 * chemists choose the step so often that less is enough, or the word begins higher up.
 *
 * @returns empty where nothing measured is known, as of what textbooks alone show
 */
export function worksText(step: JudgedStep): string {
  const { rating, feasibility, choice } = step;
  if (feasibility === null) return '';
  const limits = [...wordBounds(null), ...wordBounds(choice)].map(({ from }) => from);
  const number = `would work ${feasibilityText(feasibility, limits)}`;
  const word = RATING_WORDS[rating];
  if (isHeldDown(step)) return `${number} but held at ${word}`;
  const isLifted = rating > wordOf(feasibility, null) && rating === wordOf(feasibility, choice);
  if (isLifted) return `${number} (enough for ${word}, as it is chosen so often)`;
  return rating < GOOD && feasibility >= LIKELY ? `${number} (${RATING_WORDS[GOOD]} from ${leastOf(GOOD).toFixed(2)})` : number;
}

/** Whether the word is a lower one than the number alone would give. */
export function isHeldDown({ rating, feasibility }: JudgedStep): boolean {
  return feasibility !== null && rating < wordOf(feasibility, null);
}

function wordOf(feasibility: number, choice: Choice | null): number {
  return wordBounds(choice).find(({ from }) => feasibility >= from)?.rating ?? 1;
}

function leastOf(rating: number): number {
  return wordBounds(null).find((each) => each.rating === rating)?.from ?? 0;
}
