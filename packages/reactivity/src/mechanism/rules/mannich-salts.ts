import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';
import { additions } from './organometal-steps.ts';

/** A ketone or aldehyde whose next carbon but one bears an ammonium or sulfonium group: `[carbonyl, beside, beta, leaving]`. */
const MANNICH_SALT = '[CX3;$(C=[OX1])][CX4;!H0][CX4][$([NX4+]),$([SX3+])]';

export const mannichSaltsFallApart: MechanismRule = {
  id: 'M9',
  statement: 'An ammonium group two carbons from a ketone leaves with the base that an organometal is: the enone results.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    const { becomes } = view.mapped;
    return additions(view).flatMap(({ electrophile }): readonly Finding[] => {
      const salt = view
        .places('reactants', MANNICH_SALT)
        .find(([carbonyl, , , leaving]) => carbonyl === electrophile && becomes[leaving] >= 0);
      if (salt === undefined) return [];
      const text =
        'The organometal is a base to this ketone, which loses its ammonium group: add it to the free amine, and alkylate that last.';
      return [{ verdict: 'never', chip: 'Eliminates', text, wanted: [electrophile], rivals: [salt[3]] }];
    });
  },
};
