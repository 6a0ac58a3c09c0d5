import { type AtomIndex, BOND, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { orderBetween } from '../neighbours.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

/** An alkene whose cation is tertiary: two alkyl groups at one end, no acceptor and no halogen on it. */
const TO_TERTIARY = '[CX3;$(C([CX4;!$(CF)])[CX4;!$(CF)]);!$(C=C[$([CX3]=[OX1]),$(C#N),F,Cl,Br])]=[CX3]';
/** What else gives as good a cation: beside an arene, an alkene or an oxygen. */
const TO_STABLE = '[CX3;$(C([CX4])[CX4]),$(Ca),$(C[CX3]=[CX3]),$(C[OX2,NX3])]';
const WATER = '[OX2;H2]';

/** Alkenes that take up water or hydrogen halide with the hydrogen at the less substituted end: the other end first. Reactant atoms. */
function additionsOfAcid(view: ReactionView): readonly (readonly [AtomIndex, AtomIndex, AtomIndex])[] {
  const { made, mapped } = view;
  const { product, reactants, sourceOf, becomes } = mapped;
  const waters = view.atoms('reactants', WATER);
  return made.flatMap(([a, b]) =>
    [
      [a, b],
      [b, a],
    ].flatMap(([end, taken]): readonly (readonly [AtomIndex, AtomIndex, AtomIndex])[] => {
      const [carbon, incoming] = [sourceOf[end], sourceOf[taken]];
      if (!waters.has(incoming) && !(isHalogen(reactants, incoming) && reactants.hydrogenCount[incoming] === 1)) return [];
      const far = view
        .places('reactants', '[CX3]=[CX3]')
        .flatMap((pair) => (pair.includes(carbon) ? pair.filter((each) => each !== carbon) : []));
      const [other] = far;
      if (other === undefined || becomes[other] < 0 || orderBetween(product, end, becomes[other]) !== BOND.single) return [];
      const isMarkovnikov =
        product.hydrogenCount[becomes[other]] > reactants.hydrogenCount[other] &&
        reactants.hydrogenCount[carbon] < reactants.hydrogenCount[other];
      return isMarkovnikov ? [[carbon, other, incoming]] : [];
    }),
  );
}

export const acidsTakeTheAlkeneOfTheBetterCation: MechanismRule = {
  id: 'O170',
  statement: 'Acid protonates the alkene that gives a tertiary cation before one that gives a secondary one.',
  source: TEXTBOOKS.alkenes,
  judge: (view) => {
    const rivals = bystanders(view, TO_TERTIARY);
    if (rivals.length === 0) return [];
    const stable = view.atoms('reactants', TO_STABLE);
    return additionsOfAcid(view).flatMap(([carbon, other, incoming]): readonly Finding[] => {
      if (stable.has(carbon)) return [];
      // Mercury takes the open end of a terminal alkene, too.
      const isWater = view.mapped.reactants.atomicNumber[incoming] === ELEMENT.oxygen;
      const text =
        'The other alkene gives a tertiary cation, and acid protonates it first: protect it, or take mercury or a borane for the open end.';
      return [{ verdict: isWater ? 'risk' : 'never', chip: 'Other alkene first', text, wanted: [carbon, other], rivals }];
    });
  },
};
