import { type AtomIndex, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { areCis } from '../ring-faces.ts';
import type { Finding } from './nucleophiles.ts';

/**
 * A lactone of five fused to a ring, the halogen beside its oxygen: carbonyl carbon and oxygen, ring oxygen, its carbon, that of the halogen, the
 * halogen, the other carbon of the fusion, the chain.
 */
const FUSED_HALOLACTONE = '[CX3]1(=[OX1])[OX2][CX4;H1;R]([CX4;H1;R][Cl,Br,I])[CX4;H1;R][CX4]1';

/** The neighbour of a ring atom that is none of these. */
function beyond(molecule: Molecule, atom: AtomIndex, ...others: readonly AtomIndex[]): AtomIndex {
  return neighboursOf(molecule, atom).find((each) => !others.includes(each)) ?? -1;
}

export const halolactonesAreCis: MechanismRule = {
  id: 'D16',
  statement:
    'The acid of a ring alkene closes its halolactone from its own side of the ring, and the halogen comes to stand on the other one.',
  source: TEXTBOOKS.alkenes,
  judge: (view) => {
    if (view.made.length < 2) return [];
    const { sourceOf, product, moleculeOf } = view.mapped;
    return view.places('product', FUSED_HALOLACTONE).flatMap(([, , oxygen, carbon, beside, halogen, head, chain]): readonly Finding[] => {
      if (!isMade(view, oxygen, carbon) || !isMade(view, halogen, beside)) return [];
      if (moleculeOf[sourceOf[oxygen]] !== moleculeOf[sourceOf[carbon]]) return [];
      const isFusedCis = areCis(
        product,
        { atom: carbon, next: beside, group: oxygen },
        { atom: head, next: beyond(product, head, carbon, chain), group: chain },
      );
      const isSyn = areCis(
        product,
        { atom: carbon, next: head, group: oxygen },
        { atom: beside, next: beyond(product, beside, carbon, halogen), group: halogen },
      );
      if (isFusedCis !== false && isSyn !== true) return [];
      const text =
        isFusedCis === false
          ? 'The chain is too short to reach the other side of the ring: the lactone is fused cis.'
          : 'The acid opens the halonium ion from behind: oxygen and halogen come to stand on opposite sides.';
      return [{ verdict: 'never', chip: 'Other side', text, wanted: [sourceOf[carbon]], rivals: [] }];
    });
  },
};
