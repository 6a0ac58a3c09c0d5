import { type AtomIndex, BOND } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { orderBetween } from '../neighbours.ts';
import type { ReactionView } from '../reaction-view.ts';
import { GROUPS } from './bystander-groups.ts';
import type { Finding } from './nucleophiles.ts';

/** An enone of a ring with an alkoxy group at its far end: `[carbonyl, its oxygen, alpha, beta, oxygen, alkyl]`. */
const VINYLOGOUS_ESTER = '[CX3;R](=[OX1])[CX3]=[CX3;R][OX2][CX4]';

/** Carbonyl carbons that lose their oxygen to a hydride or an organometal, as the alkoxy group across the alkene becomes the ketone. */
function transposed(view: ReactionView): readonly AtomIndex[] {
  const { becomes, product } = view.mapped;
  return view
    .places('reactants', VINYLOGOUS_ESTER)
    .filter(([carbonyl, lost, alpha, beta, oxygen, alkyl]) => {
      if (becomes[lost] >= 0 || becomes[alkyl] >= 0) return false;
      if ([carbonyl, alpha, beta, oxygen].some((atom) => becomes[atom] < 0)) return false;
      return orderBetween(product, becomes[beta], becomes[oxygen]) === BOND.double;
    })
    .map(([carbonyl]) => carbonyl);
}

export const freeKetonesBeforeVinylogousEsters: MechanismRule = {
  id: 'O17',
  statement:
    'A hydride or an organometal takes an aldehyde or a ketone before the carbonyl group of a vinylogous ester, and an ester as well.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view): readonly Finding[] => {
    const wanted = transposed(view);
    if (wanted.length === 0) return [];
    for (const { name, pattern } of [GROUPS.aldehyde, GROUPS.ketone]) {
      const rivals = bystanders(view, pattern);
      if (rivals.length === 0) continue;
      const text = `The ${name} takes the hydride or organometal first, as no alkoxy group feeds it with electrons: protect it.`;
      return [{ verdict: 'never', chip: 'Free carbonyl first', text, wanted, rivals }];
    }
    const esters = bystanders(view, GROUPS.ester.pattern);
    if (esters.length === 0) return [];
    const text = 'The ester takes the hydride or organometal about as readily.';
    return [{ verdict: 'risk', chip: 'Ester as well', text, wanted, rivals: esters }];
  },
};
