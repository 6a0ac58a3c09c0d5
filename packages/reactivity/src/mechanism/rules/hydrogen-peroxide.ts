import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { unlikeBystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { GROUPS } from './bystander-groups.ts';
import type { Finding } from './nucleophiles.ts';

const PEROXIDE = '[OX2;H1][OX2]';

export const peroxideTakesBoron: MechanismRule = {
  id: 'P10',
  statement: 'Hydrogen peroxide takes a boronic acid to the phenol, and with the base that adds it to a nitrile an aldehyde to the acid.',
  source: TEXTBOOKS.redox,
  judge: (view): readonly Finding[] => {
    if (view.atoms('reactants', PEROXIDE).size === 0) return [];
    const wanted = [...view.changed].sort((a, b) => a - b);
    const groups = view.names.includes('nitrile-hydration-to-amide') ? [GROUPS.boron, GROUPS.aldehyde] : [GROUPS.boron];
    for (const { name, pattern } of groups) {
      const rivals = unlikeBystanders(view, pattern, wanted);
      if (rivals.length === 0) continue;
      return [{ verdict: 'never', chip: 'Oxidised first', text: `The ${name} is oxidised by the peroxide first.`, wanted, rivals }];
    }
    return [];
  },
};
