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

/** A free alkylamine two carbons from the acyl group or carbonate of an enol or phenol, which is as good as an anhydride. */
const AMINOALKYL_ENOL_ESTER = '[NX3;H1,H2;+0;$(N[CX4]);!$(N~[#6,S,P]=,#[O,S,N])][CX4][c,$([CX3]=[CX3])][OX2][CX3;$(C=[OX1])]';

export const enolEsterMeetsOwnAmine: MechanismRule = {
  id: 'R46',
  statement: 'A free amine two carbons from the acyl group of an enol or phenol takes it by a ring of five.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { becomes } = view.mapped;
    return view
      .places('reactants', AMINOALKYL_ENOL_ESTER)
      .filter(([nitrogen, , , oxygen, acyl]) => becomes[nitrogen] >= 0 && becomes[oxygen] >= 0 && becomes[acyl] >= 0)
      .map(([nitrogen, , , oxygen]): Omit<MechanismFinding, 'rule'> => {
        const text = 'The free amine takes the acyl group of the oxygen beside it at once: put that on last.';
        return { verdict: 'never', chip: 'Acyl group moves', text, wanted: [nitrogen], rivals: [oxygen] };
      });
  },
};

/** A primary amine two carbons from the ester of an open acid: its nitrogen, and the acyl carbon last. */
const AMINOETHYL_ESTER = '[NX3;H2;+0;$(N[CX4])][CX4][CX4][OX2][CX3;$(C=[OX1]);$(C[CX4;H1,H2,H3]),$(C[c;$(c([cH])[cH])])]';

export const acylGroupMovesToAmine: MechanismRule = {
  id: 'R43',
  statement: 'The ester of an amino alcohol with a free primary amine two carbons away becomes the amide of the alcohol in base.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { becomes } = view.mapped;
    return view
      .places('reactants', AMINOETHYL_ESTER)
      .filter(([nitrogen, , , oxygen, acyl]) => becomes[nitrogen] >= 0 && becomes[oxygen] >= 0 && becomes[acyl] >= 0)
      .map(([nitrogen, , , oxygen]): Omit<MechanismFinding, 'rule'> => {
        const text =
          'Free of acid the amine takes the acyl group of the oxygen beside it by a ring of five: keep it as its salt, or make the ester last.';
        return { verdict: 'risk', chip: 'Acyl group moves', text, wanted: [nitrogen], rivals: [oxygen] };
      });
  },
};
