import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A dihydropyrimidinone with a group at N-3 and hydrogen at N-1: the carbon that was the aldehyde, its nitrogen, the carbonyl group, the other nitrogen. */
const AT_N3 = '[CX4;H1;r6]1[NX3;H0;$(N[CX4])][CX3](=[OX1,SX1])[NX3;H1][CX3]=[CX3]1';

export const biginelliAtN1: MechanismRule = {
  id: 'F47',
  statement: 'In the Biginelli reaction the free NH2 of an N-alkylurea takes the aldehyde, so that its group stands at N-1.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    return view.places('product', AT_N3).flatMap(([carbon, nitrogen, , , other]): readonly Finding[] => {
      if (!isMade(view, carbon, nitrogen)) return [];
      const text = 'The NH2 of the urea takes the aldehyde, and the nitrogen with the group closes the ring: the N-1 isomer results.';
      return [{ verdict: 'never', chip: 'Other nitrogen', text, wanted: [sourceOf[nitrogen]], rivals: [sourceOf[other]] }];
    });
  },
};
