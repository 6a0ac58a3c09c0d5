import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** A tertiary allylic alcohol: its carbon, and the alkene to an end with hydrogen. No ring holds them, whose ends are alike. */
const TERTIARY_ALLYLIC = '[CX4;H0;$(C([#6])([#6])([#6])[OX2H])]-!@[CX3;!$(C[!#6])]=[CX3;H1,H2;!$(C[!#6])]';

export const tertiaryAllylicHalidesMove: MechanismRule = {
  id: 'S16',
  statement: 'A tertiary allylic alcohol takes the halogen at the far, less substituted end of its allyl cation.',
  source: TEXTBOOKS.regioselectivity,
  judge: (view) => {
    const { reactants } = view.mapped;
    const exchanged = substitutions(view).filter(({ by, incoming }) => by === 'hydroxyl' && isHalogen(reactants, incoming));
    if (exchanged.length === 0) return [];
    const allylic = view.places('reactants', TERTIARY_ALLYLIC);
    return exchanged.flatMap(({ carbon, incoming }): readonly Finding[] => {
      const place = allylic.find(([each]) => each === carbon);
      // Fluorine comes from sulfur in one step, and stays where it came.
      if (place === undefined || reactants.atomicNumber[incoming] === ELEMENT.fluorine) return [];
      const text = 'The halide comes to rest at the other end of the allyl cation, where it has fewer neighbours and the double bond more.';
      return [{ verdict: 'never', chip: 'Other allyl end', text, wanted: [carbon], rivals: [place[2]] }];
    });
  },
};
