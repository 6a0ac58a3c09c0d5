import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { hasDoubleBondedOxygen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A tertiary amine and a carbon that chloride takes off its acylammonium ion before a methyl group: benzyl, allyl. */
const OFF_FIRST = '[NX3;H0;+0;$(N([CX4])([CX4])[CX4])]-[CX4;H2;$(C[c,$(C=C)])]';

export const benzylLeavesAcylammonium: MechanismRule = {
  id: 'L10',
  statement: 'A chloroformate, or whatever else dealkylates, takes the benzyl or allyl group off a tertiary amine before a methyl group.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { sourceOf, becomes, product, reactants } = view.mapped;
    // The nitrogens that an acyl carbon comes to.
    const acylated = new Set(
      view.made
        .flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
        .flatMap(([atom, acyl]) => (hasDoubleBondedOxygen(product, acyl) ? [sourceOf[atom]] : [])),
    );
    const isFreed = view.names.includes('n-dealkylation');
    if (acylated.size === 0 && !isFreed) return [];
    return view.places('reactants', OFF_FIRST).flatMap(([nitrogen, better]): readonly Finding[] => {
      if (!(isFreed || acylated.has(nitrogen)) || becomes[nitrogen] < 0 || becomes[better] < 0) return [];
      const lost = view
        .leavingFrom(nitrogen)
        .filter((atom) => reactants.atomicNumber[atom] === ELEMENT.carbon && reactants.hydrogenCount[atom] === 3);
      if (lost.length === 0) return [];
      const text = 'The benzyl or allyl group leaves the nitrogen before the methyl group.';
      return [{ verdict: 'never', chip: 'Leaves first', text, wanted: lost, rivals: [better] }];
    });
  },
};
