import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A cyclopentenone whose double bond has two hydrogens while a hydrogen and two more groups stand across: carbonyl carbon, oxygen, round the ring. */
const LESS_SUBSTITUTED = '[CX3]1(=[OX1])[CX3;H1]=[CX3;H1][CX4;H1]([#6])[CX4;H1]1[#6]';
const DIVINYL_KETONE = '[CX3]([CX3]=[CX3])(=[OX1])[CX3]=[CX3]';

export const nazarovEndsSubstituted: MechanismRule = {
  id: 'F48',
  statement: 'The oxyallyl cation of a Nazarov cyclisation ends as the enone with more groups on its double bond, unless silicon leaves.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) => {
    const { sourceOf, reactants } = view.mapped;
    if (reactants.atomicNumber.includes(ELEMENT.silicon)) return [];
    const ketones = view.atoms('reactants', DIVINYL_KETONE);
    return view.places('product', LESS_SUBSTITUTED).flatMap(([carbonyl, , , end, beta, , alpha]): readonly Finding[] => {
      if (!ketones.has(sourceOf[carbonyl]) || !view.made.some((bond) => bond.includes(beta) || bond.includes(end))) return [];
      const text =
        'The cation loses the hydrogen that leaves the double bond with more groups: this isomer takes a silyl group that leaves.';
      return [{ verdict: 'never', chip: 'Other double bond', text, wanted: [sourceOf[alpha]], rivals: [] }];
    });
  },
};
