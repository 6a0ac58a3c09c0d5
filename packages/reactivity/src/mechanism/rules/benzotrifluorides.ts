import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A trichloromethyl group on an arene. */
const TRICHLOROMETHYL = '[CX4;$(C(Cl)(Cl)(Cl)c)]';
/** What hot hydrogen fluoride does not leave alone: all but halides, nitro groups, acid halides, aryl ethers and ketones of arenes. */
const TAKEN_BY_FLUORIDE =
  '[$([NX3;+0]),$([NX2;!a]),$([NX1]),$([OX2H]),$([OX2;D2;$(O[CX4][#6])]),$([OX2;D2;$(O[CX3]=[OX1])]),$([SX2;$(S[CX4])]),$([CX3]=[CX3]),$([CX3;H1]=[OX1]),$([#5]),$([Si])]';

export const fluorideTakesMore: MechanismRule = {
  id: 'P61',
  statement: 'Hot hydrogen fluoride that makes a trifluoromethyl arene of a trichloromethyl one leaves hardly another group alone.',
  source: TEXTBOOKS.reactivityCharts,
  judge: (view) => {
    if (view.made.length < 2) return [];
    const { product, becomes } = view.mapped;
    return [...view.atoms('reactants', TRICHLOROMETHYL)].flatMap((carbon): readonly Finding[] => {
      if (becomes[carbon] < 0) return [];
      const fluorines = neighboursOf(product, becomes[carbon]).filter((atom) => product.atomicNumber[atom] === ELEMENT.fluorine);
      const rivals = fluorines.length < 2 ? [] : bystanders(view, TAKEN_BY_FLUORIDE);
      if (rivals.length === 0) return [];
      const text = 'Hot hydrogen fluoride does not leave the other groups alone: this is a step for a building block.';
      return [{ verdict: 'never', chip: 'Takes other groups', text, wanted: [carbon], rivals }];
    });
  },
};
