import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';
import { LITHIUM, MAGNESIUM } from './organometal-steps.ts';

/** An organometal of lithium or magnesium in the product: `[carbon, metal]`. */
const ORGANOMETAL = '[#6][Li,Mg]';

export const organometalsAreMadeLast: MechanismRule = {
  id: 'M15',
  statement: 'A Grignard or organolithium reagent stands by at no other step: it is made when it is used.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { reactants, sourceOf } = view.mapped;
    if (!reactants.atomicNumber.some((element) => element === LITHIUM || element === MAGNESIUM)) return [];
    const isMade = ([carbon, metal]: readonly number[]) => view.made.some((bond) => bond.includes(carbon) && bond.includes(metal));
    return view
      .places('product', ORGANOMETAL)
      .filter((place) => !isMade(place))
      .slice(0, 1)
      .map(([carbon, metal]): Finding => {
        const text =
          'The organometal outlasts neither the reagents of this step nor its work-up: bring in the halide, and make the organometal of it last.';
        return { verdict: 'never', chip: 'Organometal stands by', text, wanted: [sourceOf[carbon]], rivals: [sourceOf[metal]] };
      });
  },
};

/** A carbon between two carbonyl groups that bears a hydrogen, and those groups: `[ketone, carbon between, other carbonyl carbon]`. */
const BETWEEN = '[CX3;$(C([#6])[#6])](=[OX1])[CX4;!H0][CX3](=[OX1])';
const KETONE = 0;
const MIDDLE = 2;

export const dicarbonylsGiveTheirProton: MechanismRule = {
  id: 'M16',
  statement: 'A Grignard or organolithium reagent takes the proton between two carbonyl groups, and the enolate is no electrophile.',
  source: TEXTBOOKS.organometallics,
  judge: (view) => {
    const { reactants, becomes, product } = view.mapped;
    if (!reactants.atomicNumber.some((element) => element === LITHIUM || element === MAGNESIUM)) return [];
    const places = view.places('reactants', BETWEEN).filter((place) => {
      const ketone = becomes[place[KETONE]];
      return (
        ketone >= 0 &&
        view.made.some((bond) => bond.includes(ketone) && bond.every((atom) => product.atomicNumber[atom] === ELEMENT.carbon))
      );
    });
    return places.slice(0, 1).map((place): Finding => {
      const text =
        'The proton between the two carbonyl groups goes first (pKa 9 to 13 in water), and its enolate takes up no organometal: use an acetal, or zinc and the haloacetate.';
      return { verdict: 'never', chip: 'Acidic hydrogen', text, wanted: [place[KETONE]], rivals: [place[MIDDLE]] };
    });
  },
};
