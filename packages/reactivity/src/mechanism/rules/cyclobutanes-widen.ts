import { type AtomIndex, ELEMENT, IMPLICIT_HYDROGEN } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { alkeneAdditions } from '../alkene-addition.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A saturated carbon, and one of a cyclobutane beside it that is not in its ring of four. */
const BESIDE_CYCLOBUTANE = '[CX4;!r3;!r4;!$(Cc);!$(C[CX3]=[CX3])][CX4;r4;$(C1[CX4][CX4][CX4]1)]';

export const cyclobutanesWiden: MechanismRule = {
  id: 'D15',
  statement: 'A cation beside a cyclobutane widens its ring before a halide takes it: pinene and hydrogen chloride give bornyl chloride.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) => {
    if (view.reordered.length === 0) return [];
    const { product, sourceOf } = view.mapped;
    const isHalide = (atom: AtomIndex) =>
      atom !== IMPLICIT_HYDROGEN && isHalogen(product, atom) && product.atomicNumber[atom] !== ELEMENT.fluorine;
    return alkeneAdditions(view).flatMap(({ added, carbons }): readonly Finding[] => {
      const place = added.findIndex(isHalide);
      if (place < 0 || added[1 - place] !== IMPLICIT_HYDROGEN) return [];
      const beside = view.places('product', BESIDE_CYCLOBUTANE).find(([cation]) => cation === carbons[place]);
      if (beside === undefined) return [];
      const text = 'A bond of the cyclobutane moves over to the cation, which the strain drives: the halide of the ring of five results.';
      return [{ verdict: 'never', chip: 'Ring widens', text, wanted: [sourceOf[beside[0]]], rivals: [sourceOf[beside[1]]] }];
    });
  },
};
