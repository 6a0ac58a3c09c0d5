import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { type Finding, OPEN_ALKYLAMINE } from './nucleophiles.ts';

const METHYLENE_HALIDE = '[CX4;H2]([Cl,Br,I])[Cl,Br,I]';

export const aminesTakeMethyleneHalides: MechanismRule = {
  id: 'C150',
  statement: 'A dihalomethane that is to close the acetal of a diol or catechol meets a free alkylamine first.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { becomes } = view.mapped;
    const wanted = view
      .places('reactants', METHYLENE_HALIDE)
      .map(([carbon]) => carbon)
      .filter((carbon) => becomes[carbon] >= 0 && view.atoms('product', '[CX4;H2]([OX2])[OX2]').has(becomes[carbon]));
    const rivals = wanted.length === 0 ? [] : bystanders(view, OPEN_ALKYLAMINE);
    if (rivals.length === 0) return [];
    const text = 'The free amine takes the dihalomethane, to the aminal or its salt, before the oxygens close the ring: protect it.';
    const findings: readonly Finding[] = [{ verdict: 'never', chip: 'Amine reacts first', text, wanted, rivals }];
    return findings;
  },
};
