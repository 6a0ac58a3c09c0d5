import { ELEMENT } from '../elements.ts';
import { type AtomIndex, BOND, bondBetween, degree, type Molecule, neighboursOf } from '../molecule.ts';
import { type Redrawing, redrawnWhile } from './redrawn.ts';

/**
 * The molecule with its imidic acids as amides: `C(O)=N` as `C(=O)N`, likewise hydroximic acids as hydroxamic acids, isoureas as ureas,
 * thioimidic acids as thioamides. The amide is more stable by far. Source: Clayden, Greeves, Warren, Organic Chemistry, 2nd ed., on tautomers of
 * carbonyl compounds. Aromatic rings stay as they are drawn.
 *
 * @returns the same atoms in the same order; `null` where there is no imidic acid
 */
export function amideForm(molecule: Molecule): Molecule | null {
  return redrawnWhile(molecule, imidicAcid);
}

function imidicAcid(molecule: Molecule): Redrawing | null {
  const { atomicNumber, isAromatic, charge, hydrogenCount, bondOrder, atomCount } = molecule;
  for (let donor = 0; donor < atomCount; donor++) {
    const isChalcogen = atomicNumber[donor] === ELEMENT.oxygen || atomicNumber[donor] === ELEMENT.sulfur;
    if (!isChalcogen || hydrogenCount[donor] !== 1 || charge[donor] !== 0 || degree(molecule, donor) !== 1) continue;
    const [carbon] = neighboursOf(molecule, donor);
    if (atomicNumber[carbon] !== ELEMENT.carbon || isAromatic[carbon] === 1) continue;
    const isImine = (each: AtomIndex) =>
      atomicNumber[each] === ELEMENT.nitrogen && charge[each] === 0 && bondOrder[bondBetween(molecule, carbon, each)] === BOND.double;
    const nitrogen = neighboursOf(molecule, carbon).find(isImine);
    if (nitrogen === undefined) continue;
    return {
      hydrogens: [
        [donor, -1],
        [nitrogen, 1],
      ],
      orders: [
        [bondBetween(molecule, donor, carbon), BOND.double],
        [bondBetween(molecule, carbon, nitrogen), BOND.single],
      ],
    };
  }
  return null;
}
