import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A ketone of a ring of five beside a quaternary carbon, as the 17-ketone of a steroid. */
const CROWDED_KETONE = '[CX3;r5;$(C([CX4])[CX4;H0;R]([#6])([#6])[#6])]=[OX1]';
/** A saturated ketone of a ring of six, open at both sides. */
const OPEN_KETONE = '[CX3;r6;$(C([CX4;H2])[CX4;H2])]=[OX1]';

const STEPS = ['acetal-protection-of-a-carbonyl', 'ketone-to-alcohol-reduction', 'ketone-reductive-amination'] as const;

export const openKetonesFirst: MechanismRule = {
  id: 'C36',
  statement: 'A diol, a hydride and an amine take an open cyclohexanone before a cyclopentanone beside a quaternary carbon.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    if (!STEPS.some((name) => view.names.includes(name))) return [];
    const wanted: readonly AtomIndex[] = [...view.atoms('reactants', CROWDED_KETONE)].filter((atom) => view.changed.has(atom));
    const rivals = wanted.length === 0 ? [] : bystanders(view, OPEN_KETONE);
    if (rivals.length === 0) return [];
    const text = 'The other ketone of this molecule is open, and a ring of six gives its double bond up more gladly: it reacts first.';
    const finding: Finding = { verdict: 'never', chip: 'Open ketone first', text, wanted, rivals };
    return [finding];
  },
};
