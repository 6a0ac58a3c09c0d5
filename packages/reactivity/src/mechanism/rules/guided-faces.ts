import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { areCis } from '../ring-faces.ts';
import type { Finding } from './nucleophiles.ts';

/** A free alcohol beside an epoxide of its ring: oxygen, its carbon, the next one of the ring, then the epoxide from the near carbon. */
const EPOXIDE_OF_ALLYLIC_ALCOHOL = '[OX2H]-!@[CX4;H1;r5,r6,r7](@[#6;!r3])@[CX4;R]1@[OX2;r3]@[CX4;R]1';

export const alcoholGuidesPeracid: MechanismRule = {
  id: 'Q44',
  statement: 'A free allylic alcohol in a ring binds the peracid: the epoxide comes to stand on the side of its hydroxyl group.',
  source: TEXTBOOKS.diastereoselectivity,
  judge: (view) => {
    if (view.made.length === 0) return [];
    const { sourceOf, product } = view.mapped;
    return view
      .places('product', EPOXIDE_OF_ALLYLIC_ALCOHOL)
      .flatMap(([hydroxyl, carbinol, outer, near, epoxide, far]): readonly Finding[] => {
        if (!isMade(view, near, epoxide) || !isMade(view, far, epoxide)) return [];
        const isGuided = areCis(product, { atom: carbinol, next: outer, group: hydroxyl }, { atom: near, next: far, group: epoxide });
        if (isGuided !== false) return [];
        const text = 'The hydroxyl group guides the peracid to its own side: the cis epoxide results. Protect it for the trans one.';
        return [{ verdict: 'never', chip: 'Guided to one side', text, wanted: [sourceOf[near]], rivals: [sourceOf[hydroxyl]] }];
      });
  },
};
