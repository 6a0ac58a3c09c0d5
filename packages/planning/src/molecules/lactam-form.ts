import { type AtomIndex, BOND, bondBetween, degree, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { aromaticRings } from '@retron/reactivity';

/** A hydroxyl group on an aromatic ring whose hydrogen belongs on a ring nitrogen. */
interface Lactim {
  readonly oxygen: AtomIndex;
  readonly carbon: AtomIndex;
  readonly nitrogen: AtomIndex;
}

/**
 * The molecule with its lactims as lactams: 2-hydroxypyridine as 2-pyridone, 4-hydroxyquinazoline as quinazolin-4-one. In rings of six the
 * hydroxyl group stands beside or across from the nitrogen; in rings of five beside it and a second heteroatom, as in benzimidazolone.
 * Lactams prevail in crystals and in water, and chemists draw them. Source: Joule and Mills, Heterocyclic Chemistry, 5th ed., on hydroxypyridines and their kin.
 *
 * @returns the same atoms in the same order; `null` where there is no lactim
 */
export function lactamForm(molecule: Molecule): Molecule | null {
  let form = molecule;
  for (let found = firstLactim(form); found !== null; found = firstLactim(form)) form = withHydrogenMoved(form, found);
  return form === molecule ? null : form;
}

/** Whether a molecule has a hydroxyl group that `lactamForm` would make a carbonyl group. */
export function hasLactim(molecule: Molecule): boolean {
  return firstLactim(molecule) !== null;
}

function firstLactim(molecule: Molecule): Lactim | null {
  const { atomicNumber, hydrogenCount, charge, isAromatic, atomCount } = molecule;
  for (let oxygen = 0; oxygen < atomCount; oxygen++) {
    if (atomicNumber[oxygen] !== ELEMENT.oxygen || hydrogenCount[oxygen] !== 1 || charge[oxygen] !== 0) continue;
    const [carbon] = neighboursOf(molecule, oxygen);
    if (degree(molecule, oxygen) !== 1 || isAromatic[carbon] === 0 || atomicNumber[carbon] !== ELEMENT.carbon) continue;
    const nitrogen = takerOf(molecule, carbon);
    if (nitrogen !== null) return { oxygen, carbon, nitrogen };
  }
  return null;
}

/** The ring nitrogen that takes the hydrogen: one beside the carbon, best between two carbons, else one across a ring of six. */
function takerOf(molecule: Molecule, carbon: AtomIndex): AtomIndex | null {
  const { isAromatic } = molecule;
  const beside = neighboursOf(molecule, carbon).filter((each) => isAromatic[each] === 1);
  const ring = sixRing(molecule, carbon);
  if (ring !== null) {
    const near = beside.filter((each) => isPyridineLike(molecule, each));
    const best = near.find((each) => neighboursOf(molecule, each).every((end) => molecule.atomicNumber[end] === ELEMENT.carbon)) ?? near[0];
    if (best !== undefined) return best;
    return isPyridineLike(molecule, ring[3]) ? ring[3] : null;
  }
  const isHetero = (each: AtomIndex) => molecule.atomicNumber[each] !== ELEMENT.carbon;
  return beside.every(isHetero) ? (beside.find((each) => isPyridineLike(molecule, each)) ?? null) : null;
}

function isPyridineLike(molecule: Molecule, atom: AtomIndex): boolean {
  const { atomicNumber, hydrogenCount, charge, isAromatic } = molecule;
  const isBare = hydrogenCount[atom] === 0 && charge[atom] === 0 && isAromatic[atom] === 1;
  return atomicNumber[atom] === ELEMENT.nitrogen && isBare && degree(molecule, atom) === 2;
}

/** An aromatic ring of six through an atom, from that on, the atom across at place 3; one with a nitrogen there where several are; `null` for none. */
function sixRing(molecule: Molecule, start: AtomIndex): readonly AtomIndex[] | null {
  const rings = aromaticRings(molecule, start, 6);
  return rings.find((ring) => isPyridineLike(molecule, ring[3])) ?? rings[0] ?? null;
}

function withHydrogenMoved(molecule: Molecule, { oxygen, carbon, nitrogen }: Lactim): Molecule {
  const hydrogenCount = molecule.hydrogenCount.slice();
  hydrogenCount[oxygen] = 0;
  hydrogenCount[nitrogen] = 1;
  const bondOrder = molecule.bondOrder.slice();
  bondOrder[bondBetween(molecule, oxygen, carbon)] = BOND.double;
  return { ...molecule, hydrogenCount, bondOrder };
}
