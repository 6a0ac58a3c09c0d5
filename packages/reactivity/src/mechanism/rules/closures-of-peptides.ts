import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isMade } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A cyclic tripeptide with hydrogen at all of its nitrogens, so that its amides would rather be trans: nitrogen and the carbonyl carbon it closes with. */
const CYCLOTRIPEPTIDE = '[NX3;H1]1[CX3](=[OX1])[CX4][NX3;H1][CX3](=[OX1])[CX4][NX3;H1][CX3](=[OX1])[CX4]1';

export const noCyclotripeptides: MechanismRule = {
  id: 'F45',
  statement: 'A tripeptide closes no ring of nine: three amides would have to be cis, which only proline and N-alkylated ones are.',
  source: TEXTBOOKS.strain,
  judge: (view) => {
    const { sourceOf, moleculeOf } = view.mapped;
    return view.places('product', CYCLOTRIPEPTIDE).flatMap(([nitrogen, carbonyl]): readonly Finding[] => {
      const isClosed = isMade(view, nitrogen, carbonyl) && moleculeOf[sourceOf[nitrogen]] === moleculeOf[sourceOf[carbonyl]];
      if (!isClosed) return [];
      const text = 'Amides with N-H lie trans, and three of them close no ring of nine: the dimer or a polymer results.';
      return [{ verdict: 'never', chip: 'Strained ring', text, wanted: [sourceOf[nitrogen], sourceOf[carbonyl]], rivals: [] }];
    });
  },
};
