import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { isFreedByAcid } from './freed-by-acid.ts';
import { AMINE, CLOSING_AMINES } from './self-reactive.ts';

/** Hydroxylamines are nucleophiles as good as amines. */
const OF_HYDROXYLAMINES = ['[CX4][CX4][CX4]', '[CX4][CX4][CX4][CX4]'].map((chain) => `[NX3;H1;+0;$(N[OX2])][CX4]${chain}[Br,I]`);
/** Across an arene a chloride closes as well. */
const ACROSS_ARENE = `${AMINE}[CX4]c:c[CX4;H1,H2][Cl,Br,I]`;

/** The other side of R5, which sees these among the precursors. */
export const haloaminesClose: MechanismRule = {
  id: 'R92',
  statement:
    'An alkylamine or hydroxylamine that is made with a bromide or iodide four or five carbons away, or a halide across an arene, closes to the cyclic amine.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { atomicNumber } = view.mapped.product;
    const hasHalogen = [ELEMENT.chlorine, ELEMENT.bromine, ELEMENT.iodine].some((element) => atomicNumber.includes(element));
    if (isFreedByAcid(view) || !hasHalogen) return [];
    const found = [...CLOSING_AMINES, ...OF_HYDROXYLAMINES, ACROSS_ARENE].flatMap((pattern) => view.places('product', pattern));
    if (found.length === 0) return [];
    const { sourceOf } = view.mapped;
    const text = 'What is made closes to the cyclic amine at once: its nitrogen displaces the halide of its own chain.';
    const wanted = found.map(([amine]) => sourceOf[amine]);
    return [{ verdict: 'never', chip: 'Closes to ring', text, wanted, rivals: found.map((place) => sourceOf[place[place.length - 1]]) }];
  },
};
