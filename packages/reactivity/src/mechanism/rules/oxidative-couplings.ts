import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

export const noCouplingOfHydrogens: MechanismRule = {
  id: 'H6',
  statement: 'No usual reaction joins a saturated carbon to an arene where both give up nothing but hydrogen.',
  source: TEXTBOOKS.radicals,
  judge: (view) => {
    const { mapped, made } = view;
    const { product, reactants, sourceOf, moleculeOf } = mapped;
    // Beside other changes the hydrogens may leave otherwise.
    if (made.length !== 1 || view.broken.length > 0) return [];
    const losesHydrogen = (atom: AtomIndex) =>
      product.atomicNumber[atom] === ELEMENT.carbon &&
      product.hydrogenCount[atom] < reactants.hydrogenCount[sourceOf[atom]] &&
      view.leavingFrom(sourceOf[atom]).length === 0;
    return made.flatMap((bond): readonly Finding[] => {
      const [a, b] = bond.map((atom) => sourceOf[atom]);
      if (!bond.every(losesHydrogen) || moleculeOf[a] === moleculeOf[b]) return [];
      const isOfBoth = [a, b].some((atom) => isSaturatedCarbon(reactants, atom)) && [a, b].some((atom) => reactants.isAromatic[atom] === 1);
      if (!isOfBoth) return [];
      const text = 'Both carbons would have to lose their hydrogen: one of them needs a halide, a metal or another group that leaves.';
      return [{ verdict: 'never', chip: 'Nothing leaves', text, wanted: [a, b], rivals: [] }];
    });
  },
};
