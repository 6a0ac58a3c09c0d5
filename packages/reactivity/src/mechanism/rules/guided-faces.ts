import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { areCis } from '../ring-faces.ts';
import type { Finding } from './nucleophiles.ts';

/**
 * A free alcohol beside an epoxide, or the cyclopropane of a carbenoid, of its ring: oxygen, its carbon, the next one of the ring, then the ring
 * of three from the near carbon.
 */
const BESIDE_ALLYLIC_ALCOHOL = '[OX2H]-!@[CX4;H1;r5,r6,r7](@[#6;!r3])@[CX4;R]1@[$([OX2;r3]),$([CX4;H2;r3])]@[CX4;R]1';

export const alcoholGuidesReagents: MechanismRule = {
  id: 'Q44',
  statement:
    'A free allylic alcohol in a ring binds the peracid or carbenoid: the ring of three comes to stand on the side of its hydroxyl group.',
  source: TEXTBOOKS.diastereoselectivity,
  judge: (view) => {
    if (view.made.length === 0) return [];
    const { sourceOf, product } = view.mapped;
    return view.places('product', BESIDE_ALLYLIC_ALCOHOL).flatMap(([hydroxyl, carbinol, outer, near, bridge, far]): readonly Finding[] => {
      if (!isMade(view, near, bridge) || !isMade(view, far, bridge)) return [];
      const isGuided = areCis(product, { atom: carbinol, next: outer, group: hydroxyl }, { atom: near, next: far, group: bridge });
      if (isGuided !== false) return [];
      const text =
        product.atomicNumber[bridge] === ELEMENT.oxygen
          ? 'The hydroxyl group guides the peracid to its own side: the cis epoxide results. Protect it for the trans one.'
          : 'The hydroxyl group binds the zinc carbenoid, which comes from its own side: the cis cyclopropane results.';
      return [{ verdict: 'never', chip: 'Guided to one side', text, wanted: [sourceOf[near]], rivals: [sourceOf[hydroxyl]] }];
    });
  },
};
