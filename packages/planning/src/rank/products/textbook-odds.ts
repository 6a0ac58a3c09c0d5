import type { TextbookTransform } from '@retron/reactivity';

/**
 * Odds that a textbook reaction gives its product against all else, where recorded reactions tell nothing of the mixture. Set by judgement:
 * of 3,700 held-out patent reactions 30 have reactants that one fits and recorded ones do not, and none gave its product. That bounds
 * what is only possible; of what hardly anything else can do with such reactants it says nothing.
 */
const ODDS: Readonly<Record<TextbookTransform['likelihood'], number>> = { characteristic: 1, usual: 0.5, possible: 0.1, seldom: 0.05 };

/**
 * @param outside - share of what recorded reactions do not tell: a textbook reaction that they do not show has its odds of that alone; 1
 *   where they tell nothing
 */
export function textbookOdds({ likelihood }: Pick<TextbookTransform, 'likelihood'>, outside: number): number {
  return ODDS[likelihood] * outside;
}
