import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';

/** Largest ring that an electrophile at the end of a chain cannot close on the arene that the chain hangs on. */
const TOO_SMALL = 4;

export const noFourRingOnArene: MechanismRule = {
  id: 'F60',
  statement: 'An arene that gives its hydrogen closes no ring of four or fewer: a chain of two atoms does not reach the next position.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) => {
    const { reactants, product, sourceOf } = view.mapped;
    return view.made.flatMap((bond) =>
      [bond, [bond[1], bond[0]]].flatMap(([a, b]): readonly Omit<MechanismFinding, 'rule'>[] => {
        const [arene, met] = [sourceOf[a], sourceOf[b]];
        const losesHydrogen = product.hydrogenCount[a] < reactants.hydrogenCount[arene];
        if (reactants.isAromatic[arene] === 0 || product.isAromatic[a] === 0 || !losesHydrogen) return [];
        if (reactants.atomicNumber[arene] !== ELEMENT.carbon || ringPath(product, a, b, TOO_SMALL) === null) return [];
        const text = 'The chain is too short to reach the next position of its own arene: it meets another molecule instead.';
        return [{ verdict: 'never', chip: 'Ring too small', text, wanted: [arene, met], rivals: [] }];
      }),
    );
  },
};
