import type { ReagentVerdict } from '@retron/reactivity';

/**
 * What the reagents that are given add to the score of a product: natural logarithms of odds. Learned: a conditional logit of 592 patent
 * reactions with reagents whose product the library does not have, rounded to whole numbers (docs/chemistry/reagents.md).
 */
export const REAGENT_LOG_ODDS: Readonly<Record<ReagentVerdict, number>> = {
  made: 3,
  supported: 2,
  'not-said': -1,
  silent: 0,
  'needs-another': -1,
};

/**
 * For each decisive kind of reagent that is there for nothing, where another one makes the product: peroxide beside borane is there for the
 * alcohol, not for an epoxide. At most so many count. Set by judgement.
 */
export const IDLE_REAGENT_LOG_ODDS = -1;
export const MOST_IDLE = 2;

/**
 * Beside that, where a reaction takes or gives electrons and nothing written brings or takes them: as a rule of mechanism that says `never`. Set by
 * judgement: sodium ethoxide reduced a diketone with a share of 16 %, as most that is recorded of ketones is their reduction.
 */
export const NO_ELECTRONS_LOG_ODDS = -3;
