import type { Substituent } from './substituent.ts';

/** Logarithms (base 10) of partial rate factors: how much faster a position is nitrated than one of benzene. */
export interface PartialRates {
  readonly ortho: number;
  readonly meta: number;
  readonly para: number;
}

/**
 * What a substituent does to the positions of a benzene ring in nitration; effects of several add up.
 *
 * Measured partial rate factors, rounded to 0.1, where there are some: alkyl, halogen, ester and carboxyl groups, phenyl (Ingold, Structure and
 * Mechanism in Organic Chemistry; Stock and Brown, Adv. Phys. Org. Chem. 1963, 1, 35, doi:10.1016/S0065-3160(08)60277-4). Else -6.5 times
 * σ+ (Hansch, Leo, Taft, Chem. Rev. 1991, 91, 165, doi:10.1021/cr00002a004) for meta and para, and for ortho the value of para lowered by
 * 0.4 (azo groups, which draw along the bonds and give by conjugation, among these); for acceptors the order of the recorded isomers (meta, ortho, para). `null`: not known, no rule speaks.
 *
 * The values were written down without the sources at hand: what is tested is the order of positions they give, not the values.
 */
export const PARTIAL_RATES: Readonly<Record<Substituent, PartialRates | null>> = {
  alkyl: { ortho: 1.6, meta: 0.3, para: 1.8 },
  tertiaryAlkyl: { ortho: 0.7, meta: 0.6, para: 1.9 },
  substitutedMethyl: { ortho: 0.3, meta: 0.1, para: 0.8 },
  trifluoromethyl: { ortho: -5.5, meta: -4.2, para: -5.4 },
  aryl: { ortho: 1.4, meta: 0, para: 1.6 },
  vinyl: null,
  alkynyl: null,
  cyano: { ortho: -5.5, meta: -4.8, para: -6.2 },
  formyl: { ortho: -5, meta: -4.4, para: -5.4 },
  acyl: { ortho: -5, meta: -4.5, para: -6 },
  carboxyl: { ortho: -3.3, meta: -2.6, para: -4.1 },
  ester: { ortho: -2.6, meta: -2.1, para: -3.1 },
  carbamoyl: { ortho: -3.3, meta: -2.9, para: -4 },
  nitro: { ortho: -7.9, meta: -6.8, para: -9 },
  ammonium: null,
  azo: { ortho: 0.5, meta: -2.1, para: 1 },
  amino: { ortho: 8, meta: 1, para: 8.5 },
  acylamino: { ortho: 3.4, meta: -1.4, para: 3.9 },
  hydroxy: { ortho: 5.6, meta: -0.5, para: 6 },
  alkoxy: { ortho: 4.7, meta: -0.3, para: 5.1 },
  fluoroalkoxy: { ortho: -1.2, meta: -3, para: -0.4 },
  acyloxy: { ortho: -0.5, meta: -2.5, para: 0.2 },
  sulfanyl: { ortho: 3.4, meta: -1, para: 3.9 },
  sulfonyl: { ortho: -6, meta: -4.8, para: -6 },
  fluoro: { ortho: -1.3, meta: -3.1, para: -0.1 },
  chloro: { ortho: -1.5, meta: -3, para: -0.9 },
  bromo: { ortho: -1.5, meta: -3, para: -1 },
  iodo: { ortho: -0.6, meta: -1.9, para: -0.1 },
  // Phenylboronic acid is nitrated meta in mixed acid, ortho in acetic anhydride, and hardly more slowly than benzene.
  boronic: { ortho: -0.5, meta: -0.5, para: -0.9 },
  other: null,
};

/** Of an aryl group that a ring of five holds in the plane of the ring, as in fluorene, which is nitrated at 2 and 4 (Taylor, Electrophilic Aromatic Substitution, Wiley 1990). */
export const ARYL_IN_PLANE: PartialRates = { ortho: 2.5, meta: 0, para: 3 };

/**
 * The same of members of an azine, seen from the position attacked, as if they were substituents: nitrogen (as in pyridine, or with
 * hydrogen or carbon as in pyridones), nitrogen that acid protonates, and its oxide, which is nitrated at 4. Set to give the order of
 * positions (Clayden 29; Joule and Mills, Heterocyclic Chemistry): they are no measured values.
 */
export const RING_NITROGEN: PartialRates = { ortho: -4, meta: -2.5, para: -5 };
export const PROTONATED_RING_NITROGEN: PartialRates = { ortho: -7, meta: -5, para: -8 };
export const RING_N_OXIDE: PartialRates = { ortho: -4, meta: -5, para: -2.5 };
