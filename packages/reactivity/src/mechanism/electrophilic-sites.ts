import type { AtomIndex, Molecule } from '@retron/molecule';
import { aromaticRings, aromaticSystem, substituentOf } from './aromatic-ring.ts';
import { PARTIAL_RATES } from './partial-rate-factors.ts';
import type { ReactionView } from './reaction-view.ts';
import { substituentKind } from './substituent.ts';

/** How crowded an electrophile finds a position: nothing for none, more for each neighbour it is wedged between. */
const CROWDED_ON_BOTH_SIDES = -0.8;

/**
 * Logarithm of the rate at which an electrophile attacks a position of a single benzene ring, compared with benzene: sum of the effects of the
 * substituents. `null` for other rings, and where the effect of a substituent is not known.
 */
export function benzeneRate(molecule: Molecule, carbon: AtomIndex): number | null {
  const [ring, ...others] = aromaticRings(molecule, carbon, 6);
  if (ring === undefined || others.length > 0 || aromaticSystem(molecule, carbon).length !== 6) return null;
  if (ring.some((atom) => molecule.atomicNumber[atom] !== 6)) return null;
  let sum = 0;
  for (let place = 1; place < 6; place++) {
    const first = substituentOf(molecule, ring[place]);
    if (first === undefined) continue;
    const rates = PARTIAL_RATES[substituentKind(molecule, first, ring[place])];
    if (rates === null) return null;
    sum += place === 3 ? rates.para : place === 1 || place === 5 ? rates.ortho : rates.meta;
  }
  const isWedged = substituentOf(molecule, ring[1]) !== undefined && substituentOf(molecule, ring[5]) !== undefined;
  return sum + (isWedged ? CROWDED_ON_BOTH_SIDES : 0);
}

/**
 * Free positions of heteroarenes and fused arenes, with the logarithm of their rate on the same scale, rounded: the first pattern that fits
 * counts. Orders within a ring are those of the textbooks (Clayden 29; Joule and Mills, Heterocyclic Chemistry); between rings partial
 * rate factors and σ+ of the ring positions (Taylor, Electrophilic Aromatic Substitution, Wiley 1990). The values are a scale set to give
 * these orders, not measured ones.
 */
const HETEROAROMATIC_POSITIONS: readonly (readonly [pattern: string, rate: number])[] = [
  // indole: 3, then 2, then the benzo ring
  ['[c;H1]1c2cccc2[nX3]c1', 8],
  ['[c;H1;$(c1c2[c]cccc2[nX3][c]1)]', 8],
  ['[c;H1;$(c1[c]c2ccccc2[nX3]1)]', 5.5],
  ['[c;H1;r6;$(c:c1:[c]:[c]:[nX3]:c1),$(c:c:c1:[c]:[c]:[nX3]:c1),$(c:c1:[nX3]:[c]:[c]:c1),$(c:c:c1:[nX3]:[c]:[c]:c1)]', 2],
  // benzothiophene: 3 before 2; benzofuran: 2 before 3
  ['[c;H1;r5;$(c1csc2ccccc12)]', 4.7],
  ['[c;H1;r5;$(c1cc2ccccc2s1)]', 4],
  ['[c;H1;r5;$(c1cc2ccccc2o1)]', 4.9],
  ['[c;H1;r5;$(c1coc2ccccc12)]', 4.3],
  // pyrrole, furan, thiophene: 2 before 3
  ['[c;H1;r5;$([c]1[nX3]cc[c]1)]', 8],
  ['[c;H1;r5;$([c]1[c][nX3]c[c]1)]', 6.5],
  ['[c;H1;r5;$([c]1occ[c]1);!$(c:c:c2cccco2)]', 6],
  ['[c;H1;r5;$([c]1[c]oc[c]1)]', 3.5],
  ['[c;H1;r5;$([c]1scc[c]1)]', 5],
  ['[c;H1;r5;$([c]1[c]sc[c]1)]', 2.8],
  // pyrazole: 4; thiazole: 5
  ['[c;H1;r5;$([c]1[c]nn[c]1)]', 3],
  ['[c;H1;r5;$([c]1[c]n[nX3][c]1)]', 3],
  ['[c;H1;r5;$([c]1nn[c][c]1)]', -1],
  ['[c;H1;r5;$([c]1[nX3]n[c][c]1)]', -1],
  ['[c;H1;r5;$([c]1s[c]n[c]1)]', 1],
  ['[c;H1;r5;$([c]1n[c]s[c]1)]', -1.5],
];

/**
 * The same of any free position: of a benzene ring by its substituents, of a heteroarene by its position.
 * A heteroarene with substituents other than carbon chains and rings is left out, as these may turn the order.
 */
export function electrophilicRate(view: ReactionView, carbon: AtomIndex): number | null {
  const { reactants } = view.mapped;
  const benzene = benzeneRate(reactants, carbon);
  if (benzene !== null) return benzene;
  const system = aromaticSystem(reactants, carbon);
  if (system.length > 9 || system.some((atom) => isSubstitutedBeyondAlkyl(reactants, atom))) return null;
  for (const [pattern, rate] of HETEROAROMATIC_POSITIONS) if (view.atoms('reactants', pattern).has(carbon)) return rate;
  return null;
}

const NEUTRAL: ReadonlySet<string> = new Set(['alkyl', 'tertiaryAlkyl', 'aryl', 'substitutedMethyl']);

function isSubstitutedBeyondAlkyl(molecule: Molecule, ringAtom: AtomIndex): boolean {
  const first = substituentOf(molecule, ringAtom);
  return first !== undefined && !NEUTRAL.has(substituentKind(molecule, first, ringAtom));
}
