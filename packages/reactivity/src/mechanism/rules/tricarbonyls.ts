import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { heteroatomBonds } from '../heteroatom-bonds.ts';
import { staysBonded } from '../kept-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Three carbonyl groups in a row: the outer carbon first, then the middle one and its oxygen. */
const TRICARBONYL = '[CX3;!$(C[O,N])](=[OX1])[CX3](=[OX1])[CX3]=[OX1]';
const MIDDLE = 2;
const OXYGEN = 3;

export const middleOfThreeCarbonylsFirst: MechanismRule = {
  id: 'C252',
  statement: 'Of three carbonyl groups in a row the middle one, which takes up water by itself, meets the nucleophile.',
  source: TEXTBOOKS.carbonylAddition,
  judge: (view) => {
    const places = view.places('reactants', TRICARBONYL);
    if (places.length === 0) return [];
    return heteroatomBonds(view).flatMap(({ electrophile, kind }): readonly Finding[] => {
      const place = kind === 'acyl' ? undefined : places.find(([outer]) => outer === electrophile);
      if (place === undefined || !staysBonded(view, place[MIDDLE], place[OXYGEN])) return [];
      const text = 'The middle one of three carbonyl groups has two acceptors beside it: a nucleophile takes it, and not this one.';
      return [{ verdict: 'never', chip: 'Middle carbonyl first', text, wanted: [electrophile], rivals: [place[MIDDLE]] }];
    });
  },
};
