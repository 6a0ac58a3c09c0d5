import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { heteroatomBonds } from '../heteroatom-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Nitrogen of a thioamide, a thiourea or a cyclic thione. */
const THIOAMIDE_NITROGEN = '[#7;+0;!H0;$([#7][#6]=[SX1])]';

export const thioamidesReactAtSulfur: MechanismRule = {
  id: 'C22',
  statement: 'Halides take a thioamide, a thiourea or a cyclic thione at sulfur, not at nitrogen.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const nitrogens = view.atoms('reactants', THIOAMIDE_NITROGEN);
    return heteroatomBonds(view).flatMap(({ nucleophile, kind }): readonly Finding[] => {
      if ((kind !== 'alkyl' && kind !== 'aryl') || !nitrogens.has(nucleophile)) return [];
      const text = 'Sulfur takes the halide before this nitrogen: make the amide there and thionate it afterwards.';
      return [{ verdict: 'never', chip: 'Sulfur first', text, wanted: [nucleophile], rivals: [] }];
    });
  },
};
