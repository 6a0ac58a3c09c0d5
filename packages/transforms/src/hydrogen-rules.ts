import { BOND, ELEMENT, impliedHydrogens, type Molecule, organicValences } from '@retron/molecule';
import type { Draft } from './draft.ts';

/** Hydrogens an atom has after the edit where the template does not state them (rules H-c and H-d of docs/chemistry/transforms.md). */
export function hydrogensAfterEdit(draft: Draft, atom: number): number {
  const { molecule } = draft.target;
  const after = bondSums(draft, atom);
  if (atom >= molecule.atomCount) {
    return usualHydrogens(draft.atomicNumber[atom], draft.charge[atom], draft.isAromatic[atom] === 1, after.orders, after.aromatic);
  }
  const before = bondSums(molecule, atom);
  const hydrogens = molecule.hydrogenCount[atom];
  const staysAromatic = molecule.isAromatic[atom] === 1 && draft.isAromatic[atom] === 1;
  const usualBefore = usualHydrogens(
    molecule.atomicNumber[atom],
    molecule.charge[atom],
    molecule.isAromatic[atom] === 1,
    before.orders,
    before.aromatic,
  );
  // Whether an aromatic nitrogen is of the pyrrole kind shows in the bonds it had, not in its usual valence.
  if (hydrogens === usualBefore && !staysAromatic) {
    return usualHydrogens(draft.atomicNumber[atom], draft.charge[atom], draft.isAromatic[atom] === 1, after.orders, after.aromatic);
  }
  const valence = (sums: BondSums) => sums.orders + Math.floor(1.5 * sums.aromatic);
  return Math.max(0, hydrogens + valence(before) - valence(after) + draft.charge[atom] - molecule.charge[atom]);
}

interface BondSums {
  /** Sum of the orders of bonds that are not aromatic. */
  readonly orders: number;
  /** Number of aromatic bonds. */
  readonly aromatic: number;
}

type Bonds = Pick<Molecule, 'neighbourStart' | 'neighbourBond' | 'bondOrder' | 'bondEnd'>;

function bondSums(graph: Bonds, atom: number): BondSums {
  let orders = 0;
  let aromatic = 0;
  for (let k = graph.neighbourStart[atom]; k < graph.neighbourStart[atom + 1]; k++) {
    const bond = graph.neighbourBond[k];
    const order = graph.bondOrder[bond];
    if (order === BOND.aromatic) aromatic++;
    else if (order <= BOND.quadruple) orders += order;
    else if (graph.bondEnd[bond] === atom) orders++;
  }
  return { orders, aromatic };
}

/**
 * Hydrogens of an atom in its usual valence. A charged atom has the valence of the neutral one with as many electrons, so N+ that
 * of carbon and O- that of fluorine.
 */
function usualHydrogens(atomicNumber: number, charge: number, isAromatic: boolean, orders: number, aromatic: number): number {
  if (charge === 0 && atomicNumber !== ELEMENT.silicon) return impliedHydrogens(atomicNumber, isAromatic, orders, aromatic);
  if (organicValences(atomicNumber).length === 0 && atomicNumber !== ELEMENT.silicon) return 0;
  const alike = atomicNumber - charge;
  const isGroupFourteen = alike === ELEMENT.silicon;
  return impliedHydrogens(isGroupFourteen ? ELEMENT.carbon : alike, isAromatic, orders, aromatic);
}
