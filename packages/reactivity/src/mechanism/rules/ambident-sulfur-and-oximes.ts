import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import { heteroatomBonds } from '../heteroatom-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { GROUPS } from './bystander-groups.ts';
import type { Finding } from './nucleophiles.ts';

/** Nitrogen of a thioamide, a thiourea or a cyclic thione. */
const THIOAMIDE_NITROGEN = '[#7;+0;!H0;$([#7][#6]=[SX1])]';

export const thioamidesReactAtSulfur: MechanismRule = {
  id: 'C22',
  statement: 'Halides take a thioamide, a thiourea or a cyclic thione at sulfur, not at nitrogen.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const nitrogens = view.atoms('reactants', THIOAMIDE_NITROGEN);
    if (nitrogens.size === 0) return [];
    return heteroatomBonds(view).flatMap(({ nucleophile, kind }): readonly Finding[] => {
      if ((kind !== 'alkyl' && kind !== 'aryl') || !nitrogens.has(nucleophile)) return [];
      const text = 'Sulfur takes the halide before this nitrogen: make the amide there and thionate it afterwards.';
      return [{ verdict: 'never', chip: 'Sulfur first', text, wanted: [nucleophile], rivals: [] }];
    });
  },
};

const OXIME_OXYGEN = '[OX2H;$(O[NX2]=[CX3])]';

export const aminesBeforeOximes: MechanismRule = {
  id: 'C23',
  statement: 'A halide alkylates a free alkylamine before the oxygen of an oxime.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const oximes = view.atoms('reactants', OXIME_OXYGEN);
    if (oximes.size === 0) return [];
    return heteroatomBonds(view).flatMap(({ nucleophile, kind }): readonly Finding[] => {
      if (kind !== 'alkyl' || !oximes.has(nucleophile)) return [];
      const rivals = bystanders(view, GROUPS.freeAmine.pattern);
      if (rivals.length === 0) return [];
      const text = 'The free amine takes the alkyl group before the oxime: it needs a protecting group.';
      return [{ verdict: 'never', chip: 'Amine first', text, wanted: [nucleophile], rivals }];
    });
  },
};
