import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { breaksBondOf } from '../broken-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A xanthate two carbons from an aldehyde, a ketone or an ester, with a hydrogen between them: `[carbon, oxygen, between, carbonyl]`. */
const BETA_XANTHATE = '[CX4]([OX2;$(O[CX3](=[SX1])[SX2])])[CX4;!H0][CX3;$(C=[OX1]);!$(C[NX3]);!$(C[OX2H,OX1-])]';

export const xanthatesLeaveBesideCarbonyls: MechanismRule = {
  id: 'L9',
  statement: 'No xanthate is made of an alcohol beta to a carbonyl group: the base takes the hydrogen between them, and it leaves.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    if (!breaksBondOf(view, ELEMENT.carbon, ELEMENT.oxygen)) return [];
    const { becomes } = view.mapped;
    return view.places('reactants', BETA_XANTHATE).flatMap(([carbon, oxygen, , carbonyl]): readonly Finding[] => {
      if (becomes[carbon] < 0 || becomes[oxygen] >= 0) return [];
      const text =
        'The base that makes this xanthate takes the hydrogen beside the carbonyl group, and the enone results: take the water out of the alcohol itself.';
      return [{ verdict: 'never', chip: 'Eliminates', text, wanted: [carbon], rivals: [carbonyl] }];
    });
  },
};
