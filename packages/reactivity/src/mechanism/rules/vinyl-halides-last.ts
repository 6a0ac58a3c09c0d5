import { BOND, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen, neighboursAcross } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import { isPlainNucleophile } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** Leaving groups that any nucleophile finds: on methylene carbon, without a quaternary carbon beside it. */
const OPEN_HALIDE = '[Cl,Br,I,$(OS(=O)(=O)[#6]);$(*[CX4;H2,H3;!$(C[CX4;H0])])]';

/** A double bond that takes up a nucleophile, and so lets its halide go first. */
const TAKES_UP = '[CX3;$(C=[CX3][$([CX3]=[O,N,S]),$(C#N),$([N+]=O),$(S=O),$(P=O)]),$(C([F,Cl,Br,I])[F,Cl,Br,I])]';

export const vinylHalidesLast: MechanismRule = {
  id: 'L250',
  statement: 'A nucleophile displaces the halide of a saturated carbon before one on a double bond of the same molecule.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants, moleculeOf, becomes } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (!isHalogen(reactants, leaving) || !isPlainNucleophile(reactants, incoming) || reactants.isAromatic[carbon] === 1) return [];
      const isVinylic = neighboursAcross(reactants, carbon, BOND.double).some((each) => reactants.atomicNumber[each] === ELEMENT.carbon);
      if (!isVinylic || moleculeOf[carbon] === moleculeOf[incoming] || view.atoms('reactants', TAKES_UP).has(carbon)) return [];
      const rivals = [...view.atoms('reactants', OPEN_HALIDE)].filter(
        (atom) => becomes[atom] >= 0 && moleculeOf[atom] === moleculeOf[carbon] && !view.changed.has(atom),
      );
      if (rivals.length === 0) return [];
      const text = 'The nucleophile displaces the halide of the saturated carbon: one on a double bond stays.';
      return [{ verdict: 'never', chip: 'Alkyl halide first', text, wanted: [carbon], rivals }];
    });
  },
};
