import { type AtomIndex, bondBetween, type Molecule } from '@retron/molecule';
import type { MappedReaction } from './mapped-reaction.ts';

/** A map under repair: like `MappedReaction`, but writable. */
interface DraftMap {
  readonly sourceOf: Int32Array;
  readonly becomes: Int32Array;
}

function orderBetween(molecule: Molecule, a: AtomIndex, b: AtomIndex): number {
  const bond = bondBetween(molecule, a, b);
  return bond < 0 ? 0 : molecule.bondOrder[bond];
}

/** Changes at one reactant atom under the map: bonds broken, made or changed, and whether hydrogens or charge differ. */
function changesAt(reaction: MappedReaction, map: DraftMap, atom: AtomIndex): number {
  const { reactants, product } = reaction;
  const image = map.becomes[atom];
  if (image < 0) {
    // A leaving atom only loses its bonds to atoms that stay.
    let lost = 0;
    for (let k = reactants.neighbourStart[atom]; k < reactants.neighbourStart[atom + 1]; k++) {
      if (map.becomes[reactants.neighbourAtom[k]] >= 0) lost++;
    }
    return lost;
  }
  let changes = 0;
  if (reactants.hydrogenCount[atom] !== product.hydrogenCount[image]) changes++;
  if (reactants.charge[atom] !== product.charge[image]) changes++;
  for (let k = reactants.neighbourStart[atom]; k < reactants.neighbourStart[atom + 1]; k++) {
    const neighbourImage = map.becomes[reactants.neighbourAtom[k]];
    const order = neighbourImage < 0 ? 0 : orderBetween(product, image, neighbourImage);
    if (order !== reactants.bondOrder[reactants.neighbourBond[k]]) changes++;
  }
  for (let k = product.neighbourStart[image]; k < product.neighbourStart[image + 1]; k++) {
    if (bondBetween(reactants, atom, map.sourceOf[product.neighbourAtom[k]]) < 0) changes++;
  }
  return changes;
}

function swap(map: DraftMap, a: AtomIndex, b: AtomIndex): void {
  const image = map.becomes[a];
  map.becomes[a] = map.becomes[b];
  map.becomes[b] = image;
  if (map.becomes[a] >= 0) map.sourceOf[map.becomes[a]] = a;
  if (map.becomes[b] >= 0) map.sourceOf[map.becomes[b]] = b;
}

function areExchangeable(reaction: MappedReaction, map: DraftMap, a: AtomIndex, b: AtomIndex): boolean {
  const { reactants } = reaction;
  const isOneMapped = map.becomes[a] >= 0 || map.becomes[b] >= 0;
  return isOneMapped && reactants.atomicNumber[a] === reactants.atomicNumber[b] && reactants.isotope[a] === reactants.isotope[b];
}

/**
 * Exchanges two neighbours of one atom in the map wherever fewer changes are left that way.
 *
 * Automatic mappers confuse atoms that resonance or rotation makes alike, such as the two oxygens of a carboxylic acid; the reaction
 * then seems to change more than it does, and its transform is split from that of its like. Neighbours are tried in the order of the
 * text, so the outcome depends on that order only where two exchanges are equally good.
 */
export function tidyMap(reaction: MappedReaction): MappedReaction {
  const { reactants } = reaction;
  const map: DraftMap = { sourceOf: reaction.sourceOf.slice(), becomes: reaction.becomes.slice() };
  for (let centre = 0; centre < reactants.atomCount; centre++) {
    const start = reactants.neighbourStart[centre];
    const end = reactants.neighbourStart[centre + 1];
    for (let i = start; i < end; i++) {
      for (let j = i + 1; j < end; j++) {
        const a = reactants.neighbourAtom[i];
        const b = reactants.neighbourAtom[j];
        if (!areExchangeable(reaction, map, a, b)) continue;
        const before = changesAt(reaction, map, a) + changesAt(reaction, map, b);
        if (before < 2) continue;
        swap(map, a, b);
        if (changesAt(reaction, map, a) + changesAt(reaction, map, b) >= before) swap(map, a, b);
      }
    }
  }
  return { ...reaction, ...map };
}
