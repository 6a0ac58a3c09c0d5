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
  statement:
    'Fluorines on the next carbon hold what leaves fast: a sulfonate is displaced there, iodide and bromide hardly, chloride not, and no nitrogen takes the place of a hydroxyl group.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return substitutions(view).flatMap(({ carbon, incoming, leaving, by }): readonly Finding[] => {
      if (isSulfonateOxygen(reactants, leaving) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (!isPlainNucleophile(reactants, incoming) || !view.atoms('reactants', BESIDE_FLUORINES).has(carbon)) return [];
      if (by === 'hydroxyl') {
        // Phenols and acids take such alcohols at times, by Mitsunobu's reaction or as esters.
        if (reactants.atomicNumber[incoming] !== ELEMENT.nitrogen) return [];
        const text = 'The fluorines on the next carbon let this alcohol alkylate no nitrogen: take its triflate or another sulfonate.';
        return [{ verdict: 'never', chip: 'Held by fluorine', text, wanted: [carbon], rivals: [] }];
      }
      const isChloride = reactants.atomicNumber[leaving] === ELEMENT.chlorine;
      const text = 'The fluorines on the next carbon hold this halide fast: take the triflate or another sulfonate.';
      return [{ verdict: isChloride ? 'never' : 'risk', chip: 'Held by fluorine', text, wanted: [carbon], rivals: [] }];
    });
  },
};
