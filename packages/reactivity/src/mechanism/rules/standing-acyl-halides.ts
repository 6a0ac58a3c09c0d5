import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** An acid halide or the chloride of a carbamic acid. */
const ACYL_HALIDE = '[CX3;$(C=[OX1])][Cl,Br]';
const TAKEN: ReadonlySet<number> = new Set([ELEMENT.nitrogen, ELEMENT.oxygen, ELEMENT.sulfur]);

/** Steps by phosphorus oxychloride and its like, which leave an acid chloride as it is. */
const BY_OTHER_HALIDES = ['amide-dehydration-to-nitrile', 'lactam-to-heteroaryl-chloride', 'carboxylic-acid-to-acid-chloride'] as const;

export const acylHalidesAreMadeLast: MechanismRule = {
  id: 'R101',
  statement: 'An acyl halide stands by at no step that frees, takes or gives an alcohol, an amine or water.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    if (BY_OTHER_HALIDES.some((name) => view.names.includes(name))) return [];
    const { product, sourceOf, reactants } = view.mapped;
    const standing = view.places('product', ACYL_HALIDE).filter((place) => place.every((atom) => !view.changed.has(sourceOf[atom])));
    if (standing.length === 0) return [];
    // Nitro groups and halogens come without a nucleophile.
    const frees = [...view.changed].some((atom) => {
      const there = view.mapped.becomes[atom];
      return there >= 0 && TAKEN.has(reactants.atomicNumber[atom]) && product.hydrogenCount[there] !== reactants.hydrogenCount[atom];
    });
    if (!frees) return [];
    const [[carbon, halogen]] = standing;
    const text = 'The acyl halide meets the free hydroxyl or amino group, or the water, of this step: make it last, of the acid.';
    return [
      { verdict: 'never', chip: 'Acyl halide stands by', text, wanted: [sourceOf[carbon]], rivals: [sourceOf[halogen]] },
    ] satisfies readonly Finding[];
  },
};
