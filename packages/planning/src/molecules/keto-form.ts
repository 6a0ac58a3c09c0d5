import { type AtomIndex, BOND, bondBetween, degree, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';

/** The hydroxyl group of a 1,3-dicarbonyl compound that is drawn as its enol: `O-C=C-C=O`. */
interface Enol {
  readonly oxygen: AtomIndex;
  readonly carbon: AtomIndex;
  /** The carbon between the two with oxygen, which takes the hydrogen. */
  readonly between: AtomIndex;
}

/**
 * The molecule with the enols of its 1,3-dicarbonyl groups as ketones: 4-hydroxyfuran-2(5H)-one as tetronic acid, 3-hydroxycyclohexenone as
 * cyclohexane-1,3-dione. Either drawing is the same substance in a bottle, and catalogues list it under one of them. Enols that are part of an
 * aromatic ring (4-hydroxycoumarin) are left as they are: these are listed so.
 * Source: Clayden, Greeves, Warren, Organic Chemistry, 2nd ed., chapter 20, Formation and reactions of enols and enolates.
 *
 * @returns the same atoms in the same order; `null` where there is no such enol
 */
export function ketoForm(molecule: Molecule): Molecule | null {
  let form = molecule;
  for (let found = firstEnol(form); found !== null; found = firstEnol(form)) form = asKetone(form, found);
  return form === molecule ? null : form;
}

function firstEnol(molecule: Molecule): Enol | null {
  const { atomCount, atomicNumber, hydrogenCount, charge } = molecule;
  for (let oxygen = 0; oxygen < atomCount; oxygen++) {
    if (atomicNumber[oxygen] !== ELEMENT.oxygen || hydrogenCount[oxygen] !== 1 || charge[oxygen] !== 0) continue;
    if (degree(molecule, oxygen) !== 1) continue;
    const [carbon] = neighboursOf(molecule, oxygen);
    if (!isOpenCarbon(molecule, carbon)) continue;
    const between = neighboursOf(molecule, carbon).find(
      (each) => isOpenCarbon(molecule, each) && isDouble(molecule, carbon, each) && holdsCarbonyl(molecule, each, carbon),
    );
    if (between !== undefined) return { oxygen, carbon, between };
  }
  return null;
}

function isOpenCarbon({ atomicNumber, isAromatic }: Molecule, atom: AtomIndex): boolean {
  return atomicNumber[atom] === ELEMENT.carbon && isAromatic[atom] === 0;
}

function isDouble(molecule: Molecule, a: AtomIndex, b: AtomIndex): boolean {
  return molecule.bondOrder[bondBetween(molecule, a, b)] === BOND.double;
}

/** Whether a carbon has a carbonyl group beside it, on another side than the enol's. */
function holdsCarbonyl(molecule: Molecule, atom: AtomIndex, enol: AtomIndex): boolean {
  return neighboursOf(molecule, atom).some(
    (each) =>
      each !== enol &&
      isOpenCarbon(molecule, each) &&
      neighboursOf(molecule, each).some((end) => molecule.atomicNumber[end] === ELEMENT.oxygen && isDouble(molecule, each, end)),
  );
}

function asKetone(molecule: Molecule, { oxygen, carbon, between }: Enol): Molecule {
  const hydrogenCount = molecule.hydrogenCount.slice();
  hydrogenCount[oxygen] = 0;
  hydrogenCount[between] += 1;
  const bondOrder = molecule.bondOrder.slice();
  bondOrder[bondBetween(molecule, oxygen, carbon)] = BOND.double;
  bondOrder[bondBetween(molecule, carbon, between)] = BOND.single;
  return { ...molecule, hydrogenCount, bondOrder };
}
