import { type AtomIndex, BOND, bondBetween, degree, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';

/** The carbon of an amidoxime that is drawn with its hydrogen at the nitrogen that holds the oxygen. */
interface Hydroxyamidine {
  readonly carbon: AtomIndex;
  /** The nitrogen with the double bond and no oxygen. */
  readonly imine: AtomIndex;
  /** The nitrogen with the oxygen. */
  readonly hydroxyamine: AtomIndex;
}

/**
 * The molecule with its hydroxyamidines as amidoximes: benzonitrile and hydroxylamine give `NC(=NO)c1ccccc1`, which records also draw as
 * `N=C(NO)c1ccccc1`. The amidoxime is what crystals hold, and what chemists draw. Source: Smith, March's Advanced Organic Chemistry, 7th ed., chapter 16,
 * addition of hydroxylamine to nitriles.
 *
 * @returns the same atoms in the same order; `null` where there is none
 */
export function amidoximeForm(molecule: Molecule): Molecule | null {
  const found = firstHydroxyamidine(molecule);
  if (found === null) return null;
  const { carbon, imine, hydroxyamine } = found;
  const hydrogenCount = molecule.hydrogenCount.slice();
  hydrogenCount[imine] += 1;
  hydrogenCount[hydroxyamine] -= 1;
  const bondOrder = molecule.bondOrder.slice();
  bondOrder[bondBetween(molecule, carbon, imine)] = BOND.single;
  bondOrder[bondBetween(molecule, carbon, hydroxyamine)] = BOND.double;
  return { ...molecule, hydrogenCount, bondOrder };
}

function firstHydroxyamidine(molecule: Molecule): Hydroxyamidine | null {
  const { atomCount, atomicNumber, bondOrder, isAromatic } = molecule;
  const orderOf = (a: AtomIndex, b: AtomIndex) => bondOrder[bondBetween(molecule, a, b)];
  for (let carbon = 0; carbon < atomCount; carbon++) {
    if (atomicNumber[carbon] !== ELEMENT.carbon || isAromatic[carbon] === 1) continue;
    const nitrogens = neighboursOf(molecule, carbon).filter((each) => isBareNitrogen(molecule, each));
    const imine = nitrogens.find((each) => orderOf(carbon, each) === BOND.double && degree(molecule, each) === 1);
    const hydroxyamine = nitrogens.find((each) => orderOf(carbon, each) === BOND.single && holdsHydroxyl(molecule, each));
    if (imine !== undefined && hydroxyamine !== undefined) return { carbon, imine, hydroxyamine };
  }
  return null;
}

function isBareNitrogen({ atomicNumber, charge, isAromatic, hydrogenCount }: Molecule, atom: AtomIndex): boolean {
  return atomicNumber[atom] === ELEMENT.nitrogen && charge[atom] === 0 && isAromatic[atom] === 0 && hydrogenCount[atom] === 1;
}

function holdsHydroxyl(molecule: Molecule, nitrogen: AtomIndex): boolean {
  return neighboursOf(molecule, nitrogen).some(
    (each) => molecule.atomicNumber[each] === ELEMENT.oxygen && molecule.charge[each] === 0 && degree(molecule, each) === 1,
  );
}
