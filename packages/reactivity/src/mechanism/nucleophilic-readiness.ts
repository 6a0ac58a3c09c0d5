import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { aromaticRings, isAzineNitrogen, substituentOf } from './aromatic-ring.ts';
import { hasDoubleBondedOxygen, neighboursAcross } from './atoms.ts';
import { isAcceptor, substituentKind } from './substituent.ts';

/** What a fluoride counts for as a leaving group in `readiness`. */
export const FLUORIDE = 0.5;
/** What an acceptor ortho or para counts for there, but a nitro group. */
export const ACCEPTOR = 0.8;

/**
 * How readily a position of an azine or an arene is attacked, on a scale that only orders: ring nitrogens ortho (1) and para (1.3), acceptors ortho or
 * para (nitro 1.5, others 0.8), a carbonyl group in the ring (-0.8) or in the ring fused to it, ortho (0.8) or para (1), the benzo ring of a fused system kept aromatic (0.6) or not (-0.8), a better leaving group (fluoride 0.5).
 * `null` outside rings of six.
 */
export function readiness(molecule: Molecule, carbon: AtomIndex): number | null {
  const rings = aromaticRings(molecule, carbon, 6);
  if (rings.length !== 1) return null;
  const [ring] = rings;
  let sum = 0;
  for (const place of [1, 3, 5]) {
    const atom = ring[place];
    if (isAzineNitrogen(molecule, atom)) sum += place === 3 ? 1.3 : 1;
    const substituent = substituentOf(molecule, atom);
    if (substituent !== undefined && isAcceptor(molecule, substituent, atom)) {
      sum += substituentKind(molecule, substituent, atom) === 'nitro' ? 1.5 : ACCEPTOR;
    }
  }
  let isFusedToCarbonyl = false;
  for (const place of [0, 1, 2, 3, 4, 5]) {
    const beside = neighboursAcross(molecule, ring[place], BOND.aromatic).filter((atom) => !ring.includes(atom));
    if (hasDoubleBondedOxygen(molecule, ring[place])) sum -= 0.8;
    if (!beside.some((atom) => hasDoubleBondedOxygen(molecule, atom))) continue;
    isFusedToCarbonyl = true;
    sum += place === 3 ? 1 : place % 2 === 1 ? 0.8 : 0;
  }
  const isFusedAt = (atom: AtomIndex) => neighboursAcross(molecule, atom, BOND.aromatic).length === 3;
  const fusedBeside = [1, 5].filter((place) => isFusedAt(ring[place])).length;
  const fusedAcross = isFusedAt(ring[2]) && isFusedAt(ring[3]) ? 1 : isFusedAt(ring[3]) && isFusedAt(ring[4]) ? 1 : 0;
  if (!isFusedToCarbonyl) sum += fusedBeside > 0 ? 0.6 : fusedAcross > 0 ? -0.8 : 0;
  const leaving = substituentOf(molecule, carbon);
  if (leaving !== undefined && molecule.atomicNumber[leaving] === ELEMENT.fluorine) sum += FLUORIDE;
  return sum;
}
