import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** In the product: the ether oxygen at 4 of a quinoline or naphthyridine with a carbonyl group at 3 and nothing at 2, and its nitrogen. */
const ETHER_OF_QUINOLONE = '[OX2;$(O[CX4])]c1c([$([CX3]=[OX1]),$(C#N)])[cH][nX2]c2[c,n][c,n][c,n][c,n]c12';
const NITROGEN = 5;

export const quinolonesAtNitrogen: MechanismRule = {
  id: 'I130',
  statement: 'A halide takes a 4-quinolone with a carbonyl group at 3 at nitrogen, not at oxygen.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const places = view.places('product', ETHER_OF_QUINOLONE);
    if (places.length === 0) return [];
    return substitutions(view).flatMap(({ incoming, by }): readonly Finding[] => {
      const place = by === 'halide' ? places.find(([oxygen]) => sourceOf[oxygen] === incoming) : undefined;
      if (place === undefined) return [];
      const text =
        'The carbonyl group beside it holds the oxygen of this quinolone: its nitrogen takes the alkyl group. Displace the 4-chloride with the alkoxide.';
      return [{ verdict: 'never', chip: 'Nitrogen first', text, wanted: [incoming], rivals: [sourceOf[place[NITROGEN]]] }];
    });
  },
};
