import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The carboxyl group beside a free amine, which acid makes an ammonium ion, and one farther away. */
const ALPHA_ACID = '[CX3;$(C[CX4][NX3;H2;+0])](=[OX1])[OX2H]';
const ALPHA_ESTER = '[CX3;$(C[CX4][NX3;H2;+0])](=[OX1])[OX2][CX4;H2,H3]';
const FAR_ACID = '[CX3;$(C[CX4;H2])](=[OX1])[OX2H]';

export const farAcidFirst: MechanismRule = {
  id: 'C13',
  statement: 'Acid and an alcohol esterify the far carboxyl group of glutamic or aspartic acid, not that beside the ammonium ion.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const acids = view.atoms('reactants', ALPHA_ACID);
    const { becomes, moleculeOf } = view.mapped;
    const esters = view.atoms('product', ALPHA_ESTER);
    if (esters.size === 0) return [];
    return [...acids].flatMap((acid): readonly Finding[] => {
      if (becomes[acid] < 0 || !esters.has(becomes[acid])) return [];
      const rivals = bystanders(view, FAR_ACID).filter((atom) => moleculeOf[atom] === moleculeOf[acid] && !acids.has(atom));
      if (rivals.length === 0) return [];
      const text = 'The ammonium ion beside it holds this carboxyl group back: the other one is esterified.';
      return [{ verdict: 'never', chip: 'Far acid first', text, wanted: [acid], rivals }];
    });
  },
};
