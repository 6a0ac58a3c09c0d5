import type { MechanismFinding } from '@retron/reactivity';

/**
 * What a broken rule of mechanism adds to the score of a product, as natural logarithm of odds: the worst rule counts. Set by judgement:
 * a `never` leaves a twentieth of the odds, since rules and records may both be wrong; a `risk` three tenths. On validation reactions half
 * or a sixth does as well (docs/chemistry/forward.md).
 */
export const MECHANISM_LOG_ODDS: Readonly<Record<MechanismFinding['verdict'], number>> = { never: -3, risk: -1.2 };
