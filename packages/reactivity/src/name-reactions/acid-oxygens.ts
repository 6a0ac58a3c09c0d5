import { type AtomIndex, BOND, bondBetween, degree, ELEMENT, type Molecule } from '@retron/molecule';
import type { MappedReaction } from '@retron/transforms';

/**
 * The reaction with the maps of an acid's two oxygens exchanged wherever more bonds stay as they are then.
 *
 * `C(=O)OH` has one kind of oxygen by resonance, and automatic maps keep either: every third acylation of some sources keeps the
 * hydroxyl and loses the carbonyl oxygen. What the reaction is called must not depend on that.
 */
export function settleAcidOxygens(reaction: MappedReaction): MappedReaction {
  const sourceOf = reaction.sourceOf.slice();
  const becomes = reaction.becomes.slice();
  const settled = { ...reaction, sourceOf, becomes };
  const join = (reactantAtom: AtomIndex, productAtom: AtomIndex) => {
    if (reactantAtom >= 0) becomes[reactantAtom] = productAtom;
    if (productAtom >= 0) sourceOf[productAtom] = reactantAtom;
  };
  for (const [double, single] of acidOxygens(reaction.reactants)) {
    const [a, b] = [becomes[double], becomes[single]];
    if (a < 0 && b < 0) continue;
    const before = keptOrders(settled, [double, single]);
    join(double, b);
    join(single, a);
    if (keptOrders(settled, [double, single]) > before) continue;
    join(double, a);
    join(single, b);
  }
  for (const [double, single] of acidOxygens(reaction.product)) {
    const [a, b] = [sourceOf[double], sourceOf[single]];
    const before = keptOrders(settled, [a, b]);
    join(b, double);
    join(a, single);
    if (keptOrders(settled, [a, b]) > before) continue;
    join(a, double);
    join(b, single);
  }
  return settled;
}

/** Pairs of oxygens at one atom that bear nothing else, one by a double and one by a single bond. */
function acidOxygens(molecule: Molecule): readonly (readonly [AtomIndex, AtomIndex])[] {
  const pairs: [AtomIndex, AtomIndex][] = [];
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    const ends: { oxygen: AtomIndex; order: number }[] = [];
    for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
      const oxygen = molecule.neighbourAtom[k];
      if (molecule.atomicNumber[oxygen] !== ELEMENT.oxygen || degree(molecule, oxygen) !== 1) continue;
      ends.push({ oxygen, order: molecule.bondOrder[molecule.neighbourBond[k]] });
    }
    const double = ends.find(({ order }) => order === BOND.double);
    const single = ends.find(({ order }) => order === BOND.single);
    if (double && single) pairs.push([double.oxygen, single.oxygen]);
  }
  return pairs;
}

/** How well the bonds of these reactant atoms are kept: 2 for each that stays with its order, 1 with another order. */
function keptOrders({ reactants, product, becomes }: MappedReaction, atoms: readonly AtomIndex[]): number {
  let kept = 0;
  for (const atom of atoms) {
    if (becomes[atom] < 0) continue;
    for (let k = reactants.neighbourStart[atom]; k < reactants.neighbourStart[atom + 1]; k++) {
      const other = becomes[reactants.neighbourAtom[k]];
      const bond = other < 0 ? -1 : bondBetween(product, becomes[atom], other);
      if (bond >= 0) kept += product.bondOrder[bond] === reactants.bondOrder[reactants.neighbourBond[k]] ? 2 : 1;
    }
  }
  return kept;
}
