import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { type Finding, OPEN_AMIDE } from './nucleophiles.ts';

/** The far carbon of an acrylate and its like. */
const FAR_CARBON = '[CX3;$(C=C[$([CX3]=[OX1]),$(C#N),$(S=O),$([N+]=O)])]';

export const amidesDoNotAdd: MechanismRule = {
  id: 'D12',
  statement: 'The nitrogen of an open amide or urea does not add to an acrylate, a vinyl ketone or their like: amines do.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { sourceOf, moleculeOf, reactants } = view.mapped;
    const amides = view.atoms('reactants', OPEN_AMIDE);
    const acceptors = view.atoms('reactants', FAR_CARBON);
    return view.made.flatMap((bond): readonly Finding[] => {
      const [a, b] = bond.map((atom) => sourceOf[atom]);
      const [nitrogen, carbon] = reactants.atomicNumber[a] === ELEMENT.nitrogen ? [a, b] : [b, a];
      if (moleculeOf[a] === moleculeOf[b] || !acceptors.has(carbon) || !amides.has(nitrogen)) return [];
      const text = 'The lone pair of an amide is taken up by its carbonyl group: let the amine add, and acylate what results.';
      return [{ verdict: 'never', chip: 'Amide is no nucleophile', text, wanted: [nitrogen], rivals: [carbon] }];
    });
  },
};
