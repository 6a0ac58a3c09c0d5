import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import { madeAmongReactants } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

const ISOCYANATE = '[CX2](=[OX1,SX1])=[NX2]';
/** Free amines, aromatic ones too, and alcohols. */
const TAKES_IT_FIRST = '[$([NX3;!H0;+0;$(N[CX4,c]);!$(N[!#6]);!$(N[#6,S,P]=[O,S,N])]),$([OX2H;$(O[CX4;H1,H2])])]';

export const isocyanatesTakeNitrogenBeforeCarbon: MechanismRule = {
  id: 'C271',
  statement: 'An isocyanate takes the N-H of a free amine, or an alcohol, before the carbon of an arene, lithium there or not.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const carbons = view.atoms('reactants', ISOCYANATE);
    if (carbons.size === 0) return [];
    const { reactants, moleculeOf } = view.mapped;
    return madeAmongReactants(view).flatMap(([a, b]): readonly Finding[] => {
      const [isocyanate, arene] = carbons.has(a) ? [a, b] : [b, a];
      if (!carbons.has(isocyanate) || reactants.isAromatic[arene] === 0 || reactants.atomicNumber[arene] !== ELEMENT.carbon) return [];
      const rivals = bystanders(view, TAKES_IT_FIRST).filter((atom) => moleculeOf[atom] === moleculeOf[arene]);
      if (rivals.length === 0) return [];
      const text =
        'The free amine or alcohol loses its hydrogen to the base first and takes up the isocyanate itself: protect it, or make the amide of the acid.';
      return [{ verdict: 'never', chip: 'Amine reacts first', text, wanted: [arene], rivals }];
    });
  },
};
