import { neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** An ester with its two oxygens: `[carbonyl carbon, carbonyl oxygen, alkoxy oxygen]`. */
const ESTER = '[CX3;$(C[#6])](=[OX1])[OX2;D2]';
/** A carbon with an alkoxy oxygen in a ring of two or three nitrogens, as condensation with a hydrazine or amidine closes it. */
const ALKOXY_AZOLE = '[c;$(c:n)][OX2;D2]';

export const estersLoseTheirAlkoxide: MechanismRule = {
  id: 'F190',
  statement:
    'The nitrogen that closes a ring at an ester puts the alkoxide out and leaves the carbonyl oxygen: hydroxypyrazoles and pyrimidinones, no alkoxy ones.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) => {
    const { becomes, product } = view.mapped;
    const made = view.places('product', ALKOXY_AZOLE);
    if (made.length === 0) return [];
    return view.places('reactants', ESTER).flatMap(([carbon, carbonyl, alkoxy]): readonly Finding[] => {
      const [atom, oxygen] = [becomes[carbon], becomes[alkoxy]];
      if (!made.some(([ring, each]) => ring === atom && each === oxygen)) return [];
      const isCarbonylLost = becomes[carbonyl] < 0 || !neighboursOf(product, atom).includes(becomes[carbonyl]);
      if (!isCarbonylLost) return [];
      const text =
        'The nitrogen puts the alkoxide of this ester out, and its carbonyl oxygen stays: the ring carries a hydroxyl group, or is the lactam.';
      return [{ verdict: 'never', chip: 'Alkoxide leaves', text, wanted: [carbon], rivals: [alkoxy] }];
    });
  },
};
