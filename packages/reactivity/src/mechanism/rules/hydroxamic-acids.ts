import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, CARBOXYLIC_ACID, type Finding } from './nucleophiles.ts';

const HYDROXAMIC_ACID = '[OX2H;$(O[NX3][CX3]=[OX1])]';

export const hydroxamicAcidsMeetActivatedOnes: MechanismRule = {
  id: 'C39',
  statement: 'An acid that is activated acylates a free hydroxamic acid at its oxygen, and a Lossen rearrangement follows.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const activated = bondsOf(view, 'acyl').filter(({ electrophile }) => view.atoms('reactants', CARBOXYLIC_ACID).has(electrophile));
    if (activated.length === 0) return [];
    const rivals = bystanders(view, HYDROXAMIC_ACID);
    if (rivals.length === 0) return [];
    const text =
      'The free hydroxamic acid takes up what the acid is activated with: bring the hydroxylamine in last, or protect its oxygen.';
    return [
      { verdict: 'never', chip: 'Hydroxamic acid first', text, wanted: [activated[0].electrophile], rivals },
    ] satisfies readonly Finding[];
  },
};
