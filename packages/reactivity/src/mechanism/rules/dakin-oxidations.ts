import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

const ARYL_ALDEHYDE = '[c][CX3;H1]=[OX1]';

const PERACID = '[CX3](=[OX1])[OX2][OX2H]';

/** Amines that a peracid oxidises in the cold, and sulfides. */
const OXIDISED_FIRST = '[$([NX3;+0;$(N[CX4]);!$(N~[#6,S,P]=,#[O,S,N]);!$(Nc)]),$([SX2;$(S([CX4])[CX4,c])])]';

export const peracidsTakeAmines: MechanismRule = {
  id: 'P63',
  statement:
    'A peracid that is to make a phenol of an aldehyde oxidises amines and sulfides first; hydrogen peroxide in base lets them be.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    const { product, becomes, moleculeOf, reactants } = view.mapped;
    if (view.atoms('reactants', PERACID).size === 0) return [];
    return view.places('reactants', ARYL_ALDEHYDE).flatMap(([arene, carbon]): readonly Finding[] => {
      const isPhenol =
        becomes[arene] >= 0 &&
        becomes[carbon] < 0 &&
        neighboursOf(product, becomes[arene]).some(
          (atom) => product.atomicNumber[atom] === ELEMENT.oxygen && reactants.isAromatic[view.mapped.sourceOf[atom]] === 0,
        );
      const rivals = bystanders(view, OXIDISED_FIRST).filter((atom) => moleculeOf[atom] === moleculeOf[arene]);
      if (!isPhenol || rivals.length === 0) return [];
      const text = 'The peracid oxidises this amine or sulfide first: take hydrogen peroxide in base.';
      return [{ verdict: 'never', chip: 'Oxidised first', text, wanted: [carbon], rivals }];
    });
  },
};
