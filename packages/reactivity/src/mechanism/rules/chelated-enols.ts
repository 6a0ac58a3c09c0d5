import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** The enol of a 1,3-dicarbonyl compound, or a phenol beside a carbonyl group, whose hydrogen that holds; not beside an imide, whose ring of five leaves it out of reach. */
const CHELATED = '[OX2H;$(O[CX3]=[CX3][CX3]=[OX1]),$(Oc:c[CX3;!$(C(=O)N[CX3]=[OX1])]=[OX1])]';
/** Of a sulfonanilide, a sultam, an acylsulfonamide or a phthalimide: pKa 2 to 9 in water. A glutarimide, of 11, waits for a phenol. */
const ACIDIC_NITROGEN =
  '[NX3;H1;+0;$(N(S(=O)(=O)[#6])[c,$([CX3]=[OX1]),$([CX3]=[CX3][OX2H])]),$(N1S(=O)(=O)c:c[C,c][#6]1),$(N1[CX3](=[OX1])c:c[CX3]1=[OX1])]';

export const acidicNitrogenBeforeChelatedEnols: MechanismRule = {
  id: 'C33',
  statement:
    'An alkyl halide takes the N-H of a sultam, a sulfonanilide or a phthalimide before the enol or phenol that a carbonyl group holds.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    const exchanged = substitutions(view).filter(({ by }) => by === 'halide');
    if (exchanged.length === 0) return [];
    const held = view.atoms('reactants', CHELATED);
    return exchanged.flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (!held.has(incoming) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const rivals = bystanders(view, ACIDIC_NITROGEN).filter((atom) => moleculeOf[atom] === moleculeOf[incoming]);
      if (rivals.length === 0) return [];
      const text = 'The carbonyl group holds the hydrogen of this oxygen: base takes that of the nitrogen, which is alkylated first.';
      return [{ verdict: 'never', chip: 'Nitrogen reacts first', text, wanted: [incoming], rivals }];
    });
  },
};
