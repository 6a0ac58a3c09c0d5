import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Aziridines and azetidines that an amide's nitrogen closes: the nitrogen, the carbonyl oxygen, and the carbons of the ring. */
const SMALL_RINGS = ['[NX3;r3]([CX3](=[OX1])[#6])1[CX4][CX4]1', '[NX3;r4]([CX3](=[OX1])[#6])1[CX4][CX4][CX4]1'] as const;

const NITROGEN = 0;
const CARBONYL = 1;
const OXYGEN = 2;
const FIRST_OF_RING = 4;

export const amideOxygenClosesFirst: MechanismRule = {
  id: 'F18',
  statement:
    'An amide with a leaving group two or three carbons away closes by its oxygen, to the oxazoline or dihydrooxazine, not by its nitrogen.',
  source: TEXTBOOKS.regioselectivity,
  judge: (view) => {
    const { sourceOf, moleculeOf } = view.mapped;
    const told = new Set<AtomIndex>(); // a ring is found from either side of its nitrogen
    return SMALL_RINGS.flatMap((pattern) =>
      view.places('product', pattern).flatMap((place): readonly Finding[] => {
        const nitrogen = place[NITROGEN];
        const isMade = (atom: AtomIndex) => view.made.some((bond) => bond.includes(nitrogen) && bond.includes(atom));
        const closed = place
          .slice(FIRST_OF_RING)
          .find((atom) => isMade(atom) && moleculeOf[sourceOf[atom]] === moleculeOf[sourceOf[nitrogen]]);
        if (closed === undefined || isMade(place[CARBONYL]) || told.has(nitrogen)) return [];
        told.add(nitrogen);
        const text = 'The oxygen of the amide reaches the same carbon for a ring with two atoms more and no strain.';
        return [{ verdict: 'never', chip: 'Oxygen first', text, wanted: [sourceOf[nitrogen]], rivals: [sourceOf[place[OXYGEN]]] }];
      }),
    );
  },
};
