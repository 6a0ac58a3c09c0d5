import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

const TITANIUM = 22;
const ESTER = '[CX3;$(C[OX2][#6])]=[OX1]';
const KETONE_OR_ALDEHYDE = '[CX3;$([CX3;H1][#6]),$([CX3]([#6])[#6])]=[OX1]';

export const methyleneTakesKetones: MechanismRule = {
  id: 'O19',
  statement: 'A titanium methylene takes the oxygen of a ketone or aldehyde before that of an ester.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { reactants, becomes } = view.mapped;
    if (!reactants.atomicNumber.includes(TITANIUM)) return [];
    const meant = view.places('reactants', ESTER).find(([carbon, oxygen]) => view.changed.has(carbon) && becomes[oxygen] < 0);
    const rivals = meant === undefined ? [] : bystanders(view, KETONE_OR_ALDEHYDE);
    if (meant === undefined || rivals.length === 0) return [];
    const text = 'The ketone or aldehyde takes up the titanium methylene before the ester does: protect it, or make its alkene first.';
    return [{ verdict: 'never', chip: 'Ketone reacts first', text, wanted: [...meant], rivals } satisfies Finding];
  },
};
