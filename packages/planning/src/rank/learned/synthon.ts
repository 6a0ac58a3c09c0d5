import { type AtomIndex, type Molecule, mixBits, parseSmiles, Scratch } from '@retron/molecule';

/** Bonds from an atom up to which its place in a synthon is looked at. */
const RADIUS = 4;

/**
 * Names the part of a structure that one precursor brings, whatever leaves or is changed on the way: an acid, its chloride and its ester
 * bring the same part to an amide. The same number for the same constitution; stereo, and what the part is bonded to, are ignored.
 *
 * @param atoms - of the part, each once, in any order
 */
export function synthonIdentity(structure: Molecule, atoms: readonly AtomIndex[]): number {
  const { neighbourStart, neighbourAtom, neighbourBond, bondOrder, atomicNumber, charge, isAromatic } = structure;
  const isInPart = ofPart.room(structure.atomCount).fill(0, 0, structure.atomCount);
  let inner = ofInner.room(structure.atomCount);
  let outer = ofOuter.room(structure.atomCount);
  for (const atom of atoms) {
    isInPart[atom] = 1;
    inner[atom] = mixBits(atomicNumber[atom] | ((charge[atom] & 15) << 8) | (isAromatic[atom] << 22));
  }
  for (let radius = 1; radius <= RADIUS; radius++) {
    for (const atom of atoms) {
      let sum = 0;
      for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) {
        if (isInPart[neighbourAtom[k]] === 0) continue;
        sum = (sum + mixBits(inner[neighbourAtom[k]] + Math.imul(bondOrder[neighbourBond[k]], 0x9e3779b1))) | 0;
      }
      outer[atom] = mixBits(Math.imul(inner[atom], 0x27d4eb2f) + sum);
    }
    [inner, outer] = [outer, inner];
  }
  const sum = atoms.reduce((total, atom) => (total + mixBits(inner[atom] ^ 0x5bd1e995)) | 0, atoms.length);
  return mixBits(sum);
}

const ofPart = new Scratch();
const ofInner = new Scratch();
const ofOuter = new Scratch();

/** The parts that the reactants of a recorded reaction bring to its product; none where it cannot be read or has no atom map. */
export function recordedSynthons(mappedReaction: string): readonly number[] {
  const [reactantSide = '', , productSide = ''] = mappedReaction.split('>');
  const product = parseSmiles(productSide);
  if (!product.ok) return [];
  const atomOf = new Map<number, AtomIndex>();
  product.value.atomMap.forEach((map, atom) => {
    if (map > 0) atomOf.set(map, atom);
  });
  return reactantSide.split('.').flatMap((smiles) => {
    const reactant = parseSmiles(smiles);
    const atoms = reactant.ok ? Array.from(reactant.value.atomMap).flatMap((map) => atomOf.get(map) ?? []) : [];
    return atoms.length > 0 ? [synthonIdentity(product.value, atoms)] : [];
  });
}
