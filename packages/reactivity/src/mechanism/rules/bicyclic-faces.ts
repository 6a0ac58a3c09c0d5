import { type AtomIndex, ELEMENT, IMPLICIT_HYDROGEN } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { alkeneAdditions } from '../alkene-addition.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { areCis } from '../ring-faces.ts';
import type { Finding } from './nucleophiles.ts';

/** What shields one side of an alkene of a ring. */
interface Shielding {
  readonly name: string;
  /** In the product: a carbon that was the alkene's, then the ring atom beside it. */
  readonly pattern: string;
  /** Places of the pattern: what shields, on the ring atom, and the next atom round the ring of the alkene. */
  readonly shield: number;
  readonly next: number;
}

const SHIELDINGS: readonly Shielding[] = [
  {
    // Pinenes: the ring of six by way of the bridge without methyl groups.
    name: 'The bridge with its two methyl groups',
    pattern: '[CX4;r6]1[CX4;R]2[CX4;H0]([CH3])([CH3])[CX4;R]([CX4;H2]2)[CX4;r6][CX4;r6]1',
    shield: 2,
    next: 6,
  },
  {
    name: 'The acetonide, fused cis,',
    pattern: '[CX4;r5,r6]@[CX4;H1;R]1[OX2;R][CX4]([CH3])([CH3])[OX2][CX4;H1;R]1',
    shield: 2,
    next: 7,
  },
];

export const bridgesShieldAlkenes: MechanismRule = {
  id: 'Q48',
  statement:
    'Hydrogen, borane, osmium tetroxide and peracids come to pinenes from the side away from the bridge with two methyl groups, and to a ring with an acetonide from the other side.',
  source: TEXTBOOKS.diastereoselectivity,
  judge: (view) => {
    if (view.reordered.length === 0) return [];
    const ofRings = view.atoms('product', '[CX4;r5,r6]');
    const additions = alkeneAdditions(view).filter(
      ({ added: [one, other], carbons }) => isFromOneSide(view, one, other) && carbons.every((atom) => ofRings.has(atom)),
    );
    if (additions.length === 0) return [];
    const { product, sourceOf } = view.mapped;
    return SHIELDINGS.flatMap(({ name, pattern, shield, next }) =>
      view.places('product', pattern).flatMap((place): readonly Finding[] => {
        const [carbon, beside] = place;
        const addition = additions.find(({ carbons }) => carbons.includes(carbon) && !carbons.includes(beside));
        if (addition === undefined) return [];
        const end = addition.carbons.indexOf(carbon);
        const isShielded = areCis(
          product,
          { atom: carbon, next: addition.carbons[1 - end], group: addition.added[end] },
          { atom: beside, next: place[next], group: place[shield] },
        );
        if (isShielded !== true) return [];
        const text = `${name} shields this side of the ring: the reagent comes from the other one.`;
        return [{ verdict: 'never', chip: 'Shielded side', text, wanted: [sourceOf[carbon]], rivals: [sourceOf[place[shield]]] }];
      }),
    ).slice(0, 1);
  },
};

/** Both atoms come to one side: hydrogens, oxygens, hydrogen and oxygen by way of boron. */
function isFromOneSide({ mapped: { product } }: ReactionView, one: AtomIndex, other: AtomIndex): boolean {
  return [one, other].every((atom) => atom === IMPLICIT_HYDROGEN || product.atomicNumber[atom] === ELEMENT.oxygen);
}
