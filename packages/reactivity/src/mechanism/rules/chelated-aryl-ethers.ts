import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** The oxygen of an aryl ether with a carbonyl group so near that a Lewis acid is held between the two. */
const CHELATED = '[OX2;$(O([CX4])c:c~[#6]=[OX1])]';

export const chelatedEthersBreakFirst: MechanismRule = {
  id: 'O281',
  statement: 'What takes a methyl group off an alcohol breaks an aryl ether with a carbonyl group beside or peri to it first.',
  source: TEXTBOOKS.phenolProtection,
  judge: (view) => {
    if (!view.names.includes('methoxy-to-hydroxy')) return [];
    const { becomes } = view.mapped;
    const wanted = view
      .places('reactants', '[CH3][OX2;$(O[CX4][#6])]')
      .filter(([methyl, oxygen]) => becomes[methyl] < 0 && becomes[oxygen] >= 0)
      .map(([, oxygen]) => oxygen);
    const rivals = wanted.length === 0 ? [] : bystanders(view, CHELATED);
    if (rivals.length === 0) return [];
    const text = 'The carbonyl group holds the Lewis acid at the aryl ether, which breaks first.';
    return [{ verdict: 'never', chip: 'Aryl ether first', text, wanted, rivals } satisfies Finding];
  },
};
