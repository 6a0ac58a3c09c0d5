import { type AtomIndex, bondBetween, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';

/** An alkyl group of a heteroatom that shields nothing in particular, such as methyl, ethyl or cyclopropyl; not benzyl, allyl or tert-butyl. */
export interface PlainAlkyl {
  /** By which it hangs on the heteroatom. */
  readonly carbon: AtomIndex;
  /** Equal for equal groups. */
  readonly key: string;
}

/** The plain alkyl groups that hang on an atom. */
export function plainAlkylsOn(molecule: Molecule, atom: AtomIndex): readonly PlainAlkyl[] {
  return neighboursOf(molecule, atom).flatMap((carbon) => {
    const key = keyOfGroup(molecule, atom, carbon);
    return key === null ? [] : [{ carbon, key }];
  });
}

/** `null` where the group has anything but saturated carbon, leads back to its heteroatom, or comes off as a cation. */
function keyOfGroup(molecule: Molecule, holder: AtomIndex, carbon: AtomIndex): string | null {
  if (molecule.hydrogenCount[carbon] === 0) return null;
  const group = new Set([carbon]);
  for (const atom of group) {
    if (molecule.atomicNumber[atom] !== ELEMENT.carbon || !isSaturated(molecule, atom)) return null;
    for (const next of neighboursOf(molecule, atom)) {
      if (next !== holder) group.add(next);
      else if (atom !== carbon) return null;
    }
  }
  return [...group]
    .map((atom) => neighboursOf(molecule, atom).length)
    .sort((a, b) => a - b)
    .join();
}

function isSaturated(molecule: Molecule, atom: AtomIndex): boolean {
  const neighbours = neighboursOf(molecule, atom);
  return (
    neighbours.every((each) => molecule.bondOrder[bondBetween(molecule, atom, each)] === 1) &&
    neighbours.length + molecule.hydrogenCount[atom] === 4
  );
}

/** The atoms that are bound to an acyl carbon by a single bond through which an ester holds its alkyl group: its oxygen. */
export function esterOxygenOf(molecule: Molecule, carbon: AtomIndex): AtomIndex | null {
  if (molecule.atomicNumber[carbon] !== ELEMENT.carbon) return null;
  const oxygens = neighboursOf(molecule, carbon).filter((each) => molecule.atomicNumber[each] === ELEMENT.oxygen);
  const orderOf = (each: AtomIndex) => molecule.bondOrder[bondBetween(molecule, carbon, each)];
  if (!oxygens.some((each) => orderOf(each) === 2)) return null;
  return oxygens.find((each) => orderOf(each) === 1 && molecule.hydrogenCount[each] === 0) ?? null;
}
