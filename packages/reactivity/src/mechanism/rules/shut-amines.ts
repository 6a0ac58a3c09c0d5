import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Between two quaternary carbons, as in 2,2,6,6-tetramethylpiperidine, and between two branched ones in no ring, as in diisopropylamine. */
const BETWEEN_QUATERNARY = '[NX3;H1;+0;$(N([CX4;H0])[CX4;H0]);!$(N([C,S])[C,S]=[O,S,N])]';
const BETWEEN_BRANCHED = '[NX3;H1;!R;+0;$(N([CX4;H1,H0])[CX4;H1,H0])]';

export const shutAminesStaySecondary: MechanismRule = {
  id: 'C35',
  statement: 'An amine between two quaternary carbons, or between two branched ones of no ring, takes no branched alkyl group.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { product, sourceOf } = view.mapped;
    return view.made
      .flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
      .flatMap(([nitrogen, carbon]): readonly Finding[] => {
        if (product.atomicNumber[nitrogen] !== ELEMENT.nitrogen || product.atomicNumber[carbon] !== ELEMENT.carbon) return [];
        const isSaturated = neighboursOf(product, carbon).length + product.hydrogenCount[carbon] === 4;
        const isShut = view.atoms('reactants', BETWEEN_QUATERNARY).has(sourceOf[nitrogen]);
        const isBranched = view.atoms('reactants', BETWEEN_BRANCHED).has(sourceOf[nitrogen]);
        const hydrogens = product.hydrogenCount[carbon];
        if (!isSaturated || !((isShut || isBranched) && hydrogens < 2)) return [];
        const text = 'The groups on both sides shut this nitrogen off: it acts as a base at most.';
        return [{ verdict: 'never', chip: 'Too crowded', text, wanted: [sourceOf[nitrogen]], rivals: [] }];
      });
  },
};
