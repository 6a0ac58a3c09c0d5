import { bondBetween, type Molecule, neighboursOf } from '@retron/molecule';
import { RecentlyUsed } from '../molecules/recently-used.ts';
import { readCanonical } from '../step/fragments.ts';

/** Routes share most of their structures. */
const MOST_KNOWN = 2000;
const known = new RecentlyUsed<string, readonly string[]>(MOST_KNOWN);

/** How each atom of a structure stands. @param smiles - canonical */
export function standingsOf(smiles: string): readonly string[] {
  return known.getOrMake(smiles, () => {
    const molecule = readCanonical(smiles);
    return Array.from({ length: molecule.atomCount }, (_, atom) => standingOf(molecule, atom));
  });
}

/** An atom with its bonds, configuration left out: equal where it stands alike. */
function standingOf(molecule: Molecule, atom: number): string {
  const bonds = neighboursOf(molecule, atom).map(
    (each) => `${molecule.bondOrder[bondBetween(molecule, atom, each)]}:${molecule.atomicNumber[each]}`,
  );
  return `${molecule.atomicNumber[atom]} ${molecule.charge[atom]} ${molecule.hydrogenCount[atom]} ${bonds.sort().join(' ')}`;
}
