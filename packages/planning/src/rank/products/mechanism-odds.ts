import type { MechanismFinding } from '@retron/reactivity';

/**
 * What a broken rule of mechanism adds to the score of a product, as natural logarithm of odds: the worst rule counts. Set by judgement:
 * a `never` leaves a twentieth of the odds, since rules and records may both be wrong; a `risk` three tenths. On validation reactions half
 * or a sixth does as well (docs/chemistry/forward.md).
 */
export const MECHANISM_LOG_ODDS: Readonly<Record<MechanismFinding['verdict'], number>> = { never: -3, risk: -1.2 };

/**
 * What all findings add together: the worst of the rules that know no reagents, and the worst of those that hold under the reagents given (rules Y).
 * These are two reasons: the ring sends bromine elsewhere, whatever brings it; and the reagent that is there does not do such a thing.
 */
export function mechanismLogOdds(findings: readonly Pick<MechanismFinding, 'rule' | 'verdict'>[]): number {
  const worst = (isOfReagents: boolean) =>
    Math.min(0, ...findings.filter(({ rule }) => rule.startsWith('Y') === isOfReagents).map(({ verdict }) => MECHANISM_LOG_ODDS[verdict]));
  return worst(true) + worst(false);
}
