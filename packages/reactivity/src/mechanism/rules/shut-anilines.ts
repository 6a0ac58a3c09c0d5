import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, CARBOXYLIC_ACID, type Finding } from './nucleophiles.ts';

const ACCEPTOR = '[Cl,Br,I,$([CX4](F)(F)F),$([NX3+](=O)[O-]),$([CX2]#[NX1]),$(S(=O)=O)]';

/** The nitrogen of an aniline between two groups that draw electrons and stand in the way, each larger than fluorine. */
const SHUT_ANILINE = `[NX3;!H0;$(N-[c;$(c(:c-${ACCEPTOR}):c-${ACCEPTOR})])]`;

export const shutAnilinesNeedAnAcidChloride: MechanismRule = {
  id: 'C251',
  statement:
    'An aniline between two halogens, trifluoromethyl or nitro groups takes no acid by a coupling reagent, which a free alcohol takes first.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) =>
    bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (!view.atoms('reactants', SHUT_ANILINE).has(nucleophile) || !view.atoms('reactants', CARBOXYLIC_ACID).has(electrophile)) return [];
      const alcohols = bystanders(view, '[OX2H;$(O[CX4;H1,H2])]');
      if (alcohols.length > 0) {
        const text =
          'The activated acid meets the free alcohol long before this aniline, which is shut on both sides: protect the alcohol.';
        return [{ verdict: 'never', chip: 'Alcohol first', text, wanted: [nucleophile], rivals: alcohols }];
      }
      const text =
        'This aniline is hardly a nucleophile, and shut on both sides: coupling reagents fail, and the acid chloride with a strong base or heat does it.';
      return [{ verdict: 'risk', chip: 'Poor nucleophile', text, wanted: [nucleophile], rivals: [] }];
    }),
};
