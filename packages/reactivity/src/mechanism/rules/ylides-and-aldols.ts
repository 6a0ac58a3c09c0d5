import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** An aldehyde or ketone with a free hydroxyl group on its beta carbon: `[carbonyl, oxygen, alpha, beta, hydroxyl]`. */
const ALDOL = '[CX3;$(C([#6])[#6]),H1](=[OX1])[CX4][CX4][OX2H]';

export const ylidesTakeAldolsApart: MechanismRule = {
  id: 'J8',
  statement: 'An ylide is a base to an aldehyde or ketone with a free hydroxyl group on its beta carbon: it loses water or falls apart.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!view.names.includes('wittig-olefination')) return [];
    return view.places('reactants', ALDOL).flatMap(([carbonyl, , , , hydroxyl]): readonly Finding[] => {
      if (!view.changed.has(carbonyl)) return [];
      const text = 'The ylide takes water out of this aldol, or takes it apart: protect the hydroxyl group.';
      return [{ verdict: 'risk', chip: 'Aldol falls apart', text, wanted: [carbonyl], rivals: [hydroxyl] }];
    });
  },
};
