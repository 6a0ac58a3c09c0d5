import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** The oxygen of a pyridazinone or phthalazinone with a free N-H, drawn as either tautomer; not of a hydrazide of two acids, whose second oxygen gives up its hydrogen. */
const OXYGENS = ['[OX1]=c1[nX3;H1][nX2][c;!$(c[OX2])][c,n][c,n]1', '[OX2H]c1[nX2][nX2][c;!$(c[OX2])][c,n][c,n]1'] as const;
const NITROGEN = 2;

export const pyridazinonesAtNitrogen: MechanismRule = {
  id: 'I250',
  statement: 'An alkyl halide takes a pyridazinone or a phthalazinone at the nitrogen beside the carbonyl group, not at oxygen.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const places = OXYGENS.flatMap((pattern) => view.places('reactants', pattern));
    if (places.length === 0) return [];
    return substitutions(view).flatMap(({ incoming, by }): readonly Finding[] => {
      const place = by === 'halide' ? places.find(([oxygen]) => oxygen === incoming) : undefined;
      if (place === undefined) return [];
      const text =
        'The other nitrogen beside it makes the nitrogen of this anion the far better nucleophile: make the ether of the chloride and the alkoxide.';
      return [{ verdict: 'never', chip: 'Nitrogen first', text, wanted: [incoming], rivals: [place[NITROGEN]] }];
    });
  },
};
