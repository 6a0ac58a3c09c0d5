import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';

/** Nitrogen of a free aniline beside the ester of a phenol, whose carbonyl carbon stands last; a quaternary carbon holds it back. */
const BESIDE_ACYLOXY = '[NX3;H2;+0]c:c[OX2][CX3;$(C=[OX1]);$(C[CX4;H1,H2,H3]),$(Cc)]';

export const acylGroupMovesToNitrogen: MechanismRule = {
  id: 'R42',
  statement: 'The acyl group of a phenol moves to the free aniline beside it by a ring of five.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    return view
      .places('product', BESIDE_ACYLOXY)
      .filter(([nitrogen]) => view.changed.has(sourceOf[nitrogen]))
      .map(([nitrogen, , , oxygen]): Omit<MechanismFinding, 'rule'> => {
        const text = 'The amine that comes free takes the acyl group of the oxygen beside it: the amide of the aminophenol results.';
        return { verdict: 'never', chip: 'Acyl group moves', text, wanted: [sourceOf[nitrogen]], rivals: [sourceOf[oxygen]] };
      });
  },
};
