import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

const ESTER = '[CX3;$(C[#6]);!$(C[CX4][OX2H])](=[OX1])[OX2;$(O[CX4;!$([CX4;H0]([CH3])([CH3])[CH3])])]';
/** Its hydroxyl group takes the borane, which reduces the ester beside it. */
const HYDROXY_ESTER = '[CX3;$(C[CX4][OX2H])](=[OX1])[OX2;$(O[CX4])]';

export const hydroxyEstersReducedFirst: MechanismRule = {
  id: 'O20',
  statement: 'Of two esters the one beside a hydroxyl group is reduced first, as malate by borane and borohydride.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    if (!view.names.includes('ester-to-alcohol-reduction')) return [];
    const wanted = [...view.atoms('reactants', ESTER)].filter((atom) => view.changed.has(atom));
    const rivals = wanted.length === 0 ? [] : bystanders(view, HYDROXY_ESTER);
    if (rivals.length === 0) return [];
    const text = 'The hydroxyl group draws electrons from the ester beside it and holds the hydride there: that one is reduced first.';
    const finding: Finding = { verdict: 'never', chip: 'Hydroxy ester first', text, wanted, rivals };
    return [finding];
  },
};
