import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A free amine and a hydroxyl group on one open carbon that nothing draws electrons from. */
const HEMIAMINAL = '[NX3;H2;+0][CX4;!R;!$(CC(F)(F)F);!$(CC(Cl)(Cl)Cl);!$(CC=O)][OX2H]';

export const hemiaminalsFallApart: MechanismRule = {
  id: 'R49',
  statement:
    'What would leave an amine and a hydroxyl group on one carbon, as a Hofmann degradation of a hydroxy amide, leaves the aldehyde or ketone.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    return view.places('product', HEMIAMINAL).flatMap(([nitrogen, carbon, oxygen]): readonly Finding[] => {
      if (!isMade(view, nitrogen, carbon)) return [];
      const text = 'An amine and a hydroxyl group on one carbon lose ammonia: the aldehyde or ketone results.';
      return [{ verdict: 'never', chip: 'Falls apart', text, wanted: [sourceOf[carbon]], rivals: [sourceOf[oxygen]] }];
    });
  },
};
