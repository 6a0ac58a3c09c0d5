import { type AtomIndex, BOND, ELEMENT, type Molecule } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem } from '../aromatic-ring.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

export const noCouplingAcrossArenes: MechanismRule = {
  id: 'K15',
  statement:
    'The bond that two fused arenes share is made with one of the rings: no ring of nine or more aromatic atoms waits to be coupled across.',
  source: TEXTBOOKS.aromaticity,
  judge: ({ mapped: { reactants, product, sourceOf }, made }) => {
    const wanted = made.flatMap(([a, b]) => {
      const [from, to] = [sourceOf[a], sourceOf[b]];
      // Biaryls close as well: there each end has a ring of its own.
      const isAcross = reactants.isAromatic[from] === 1 && aromaticSystem(reactants, from).includes(to);
      return isAcross && isFusion(product, a) && isFusion(product, b) ? [from, to] : [];
    });
    if (wanted.length === 0) return [];
    const text = 'Without this bond the two rings are one large one, which is no arene and cannot be made: build one ring on the other.';
    return [{ verdict: 'never', chip: 'No such arene', text, wanted, rivals: [] }];
  },
};

/** Carbon with three aromatic bonds. */
function isFusion({ atomicNumber, bondOrder, neighbourStart, neighbourBond }: Molecule, atom: AtomIndex): boolean {
  if (atomicNumber[atom] !== ELEMENT.carbon) return false;
  let aromatic = 0;
  for (let k = neighbourStart[atom]; k < neighbourStart[atom + 1]; k++) if (bondOrder[neighbourBond[k]] === BOND.aromatic) aromatic++;
  return aromatic === 3;
}
