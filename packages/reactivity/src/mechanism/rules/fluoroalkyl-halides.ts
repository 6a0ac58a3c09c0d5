import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isSulfonateOxygen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { isPlainNucleophile, substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** A methylene group beside a carbon with two fluorines or more. */
const BESIDE_FLUORINES = '[CX4;H2;$(C[CX4](F)F)]';

export const fluorinesHoldHalides: MechanismRule = {
  id: 'S9',
  statement: 'Fluorines on the next carbon hold a halide fast: a sulfonate is displaced there, iodide and bromide hardly, chloride not.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return substitutions(view).flatMap(({ carbon, incoming, leaving, by }): readonly Finding[] => {
      if (by !== 'halide' || isSulfonateOxygen(reactants, leaving) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (!isPlainNucleophile(reactants, incoming) || !view.atoms('reactants', BESIDE_FLUORINES).has(carbon)) return [];
      const isChloride = reactants.atomicNumber[leaving] === ELEMENT.chlorine;
      const text = 'The fluorines on the next carbon hold this halide fast: take the triflate or another sulfonate.';
      return [{ verdict: isChloride ? 'never' : 'risk', chip: 'Held by fluorine', text, wanted: [carbon], rivals: [] }];
    });
  },
};
