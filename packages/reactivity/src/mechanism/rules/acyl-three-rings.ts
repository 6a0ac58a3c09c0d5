import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';

/**
 * Alpha-lactams, alpha-lactones, cyclopropanones and diaziridinones. Not those that last: cyclopropenones, which are aromatic, and
 * alpha-lactams and diaziridinones with tert-alkyl groups at nitrogen, and the former at the carbon beside it (J. C. Sheehan, I. Lengyel,
 * J. Am. Chem. Soc. 1964, 86, 1356).
 */
const ACYL_RING = '[CX3;r3]1(=[OX1])[CX4,NX3;r3;!$(N[CX4;H0])][CX4,OX2,NX3;r3;!$(N[CX4;H0])]1';

export const acylThreeRings: MechanismRule = {
  id: 'R7',
  statement: 'Rings of three with a carbonyl group do not last: alpha-lactams, alpha-lactones, cyclopropanones, diaziridinones.',
  source: TEXTBOOKS.strain,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const before = view.atoms('reactants', ACYL_RING);
    const told = new Set<AtomIndex>();
    return view.places('product', ACYL_RING).flatMap(([carbonyl, , , last]): readonly Omit<MechanismFinding, 'rule'>[] => {
      // A cyclopropanone is found from either side.
      if (told.has(sourceOf[carbonyl]) || before.has(sourceOf[carbonyl])) return [];
      told.add(sourceOf[carbonyl]);
      const text =
        'The angle strain of a trigonal carbon in a ring of three opens it: to water, to its own kind, or by losing carbon monoxide.';
      return [{ verdict: 'never', chip: 'Strained ring', text, wanted: [sourceOf[carbonyl], sourceOf[last]], rivals: [] }];
    });
  },
};
