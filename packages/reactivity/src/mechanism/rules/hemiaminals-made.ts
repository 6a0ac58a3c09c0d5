import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A free amine and a hydroxyl group on one open carbon that nothing draws electrons from. */
const HEMIAMINAL = '[NX3;H2;+0][CX4;!R;!$(CC(F)(F)F);!$(CC(Cl)(Cl)Cl);!$(CC=O)][OX2H]';

/** A primary enamine that no acceptor holds. */
const PRIMARY_ENAMINE = '[NX3;H2;+0][CX3;H1;!R]=[CX3;!$(C[#6,N+,S]=,#[O,N])]';

export const hemiaminalsFallApart: MechanismRule = {
  id: 'R49',
  statement:
    'An amine and a hydroxyl group on one carbon, as of a Hofmann degradation of a hydroxy amide, leave the aldehyde or ketone; so does a primary enamine.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const enamines = view.places('product', PRIMARY_ENAMINE).filter(([nitrogen]) => view.changed.has(sourceOf[nitrogen]));
    if (enamines.length > 0) {
      const text = 'A primary enamine turns to the imine and falls apart with water: reduce it on to the amine.';
      return [{ verdict: 'never', chip: 'Falls apart', text, wanted: enamines.map(([nitrogen]) => sourceOf[nitrogen]), rivals: [] }];
    }
    return view.places('product', HEMIAMINAL).flatMap(([nitrogen, carbon, oxygen]): readonly Finding[] => {
      if (!isMade(view, nitrogen, carbon)) return [];
      const text = 'An amine and a hydroxyl group on one carbon lose ammonia: the aldehyde or ketone results.';
      return [{ verdict: 'never', chip: 'Falls apart', text, wanted: [sourceOf[carbon]], rivals: [sourceOf[oxygen]] }];
    });
  },
};
