import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { areCis } from '../ring-faces.ts';
import type { Finding } from './nucleophiles.ts';

const ANOMERIC = '[CX4;H1]1(-!@[O,S,N,n;!$(OC=O);!$([OX2H])])[OX2]';
const ACYLATED = '[CX4;H1]1-!@[OX2;$(O[CX3](=[OX1])[#6])]';
/** Furanosides and pyranosides: the anomeric carbon, what is new on it, the oxygen of the ring, and last the carbon at 2 with its acyloxy group. */
const GLYCOSIDES = [`${ANOMERIC}[CX4][CX4]${ACYLATED}`, `${ANOMERIC}[CX4][CX4][CX4]${ACYLATED}`] as const;

export const acylGroupTurnsGlycoside: MechanismRule = {
  id: 'Q42',
  statement: 'An acyl group at O-2 of a sugar holds the anomeric cation from its own side: the glycoside comes to stand trans to it.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) => {
    const { sourceOf, product } = view.mapped;
    return GLYCOSIDES.flatMap((pattern) => view.places('product', pattern)).flatMap((place): readonly Finding[] => {
      const [anomeric, incoming, oxygen] = place;
      const [beyond, second, acyloxy] = place.slice(-3);
      if (!isMade(view, anomeric, incoming)) return [];
      const isCis = areCis(product, { atom: anomeric, next: oxygen, group: incoming }, { atom: second, next: beyond, group: acyloxy });
      if (isCis !== true) return [];
      const text =
        'The acyl group beside it bridges to the anomeric carbon, so that the 1,2-trans glycoside forms: for the cis one a benzyl group stands there.';
      return [{ verdict: 'never', chip: '1,2-Trans forms', text, wanted: [sourceOf[anomeric]], rivals: [sourceOf[acyloxy]] }];
    });
  },
};
