import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Carbonyl groups that a primary aniline or an amidine of the same molecule meets in a ring that becomes aromatic. Nitrogen first, the carbonyl carbon last. */
const CLOSING = [
  // indole
  '[NX3;H2;+0]c:c[CX4;!H0][$([CX3;H1]=[OX1]),$([CX3](=[OX1])([#6])[#6])]',
  // phenanthridine and its kin
  '[NX3;H2;+0]c:c-!@c:c[$([CX3;H1]=[OX1]),$([CX3](=[OX1])([#6])[#6])]',
  // phenanthridinone
  '[NX3;H2;+0]c:c-!@c:c[$([CX3](=[OX1])[OX2][CX4;H2,H3])]',
  // pyrimidinone
  '[NX2;H1]=[CX3;!$(C[OX2])][NX3;H1][CX3]=[CX3][$([CX3](=[OX1])[OX2][CX4])]',
] as const;

export const anilinesCloseAromatic: MechanismRule = {
  id: 'R91',
  statement:
    'A primary aniline or an amidine with a carbonyl group in reach of a ring that becomes aromatic closes it: indoles, phenanthridines, pyrimidinones.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    for (const side of ['reactants', 'product'] as const) {
      const found = CLOSING.flatMap((pattern) => view.places(side, pattern)).filter((place) => {
        const [nitrogen, carbonyl] = [place[0], place[place.length - 1]];
        // Where the ring closes in this very step, or the carbonyl group or the nitrogen is what the step takes away.
        return side === 'product' || !(view.changed.has(nitrogen) || view.changed.has(carbonyl));
      });
      if (found.length === 0) continue;
      const source = (atom: number) => (side === 'product' ? sourceOf[atom] : atom);
      const text = `This ${side === 'product' ? 'structure' : 'precursor'} closes by itself: the amine meets the carbonyl group and an aromatic ring results.`;
      const finding: Finding = {
        verdict: 'never',
        chip: 'Closes to ring',
        text,
        wanted: found.map((place) => source(place[0])),
        rivals: found.map((place) => source(place[place.length - 1])),
      };
      return [finding];
    }
    return [];
  },
};
