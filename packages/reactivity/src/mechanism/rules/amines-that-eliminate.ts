import { neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { isBesidePi, substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** An amine on a tertiary carbon, or between two branched ones. */
const BULKY_AMINE = '[NX3;!H0;+0;!$(N[#6,S]=[O,S,N]);!$(Nc);$(N[CX4;H0]([#6])([#6])[#6]),$([NX3;H1]([CX4;H1,H0])[CX4;H1,H0]);!R]';

/** Not of a ring of three or four, whose hydrogens stay. */
const OPEN_SECONDARY = '[CX4;H1;!r3;!r4;$(C([#6])[#6])]';

export const bulkyAminesEliminate: MechanismRule = {
  id: 'S11',
  statement: 'An amine on a tertiary carbon, or between two branched ones, is a base to a secondary halide: an alkene results.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    const { moleculeOf, reactants } = view.mapped;
    const amines = view.atoms('reactants', BULKY_AMINE);
    const carbons = view.atoms('reactants', OPEN_SECONDARY);
    return substitutions(view).flatMap((each): readonly Finding[] => {
      const { carbon, incoming, by } = each;
      if (by !== 'halide' || !amines.has(incoming) || !carbons.has(carbon) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const givesHydrogen = neighboursOf(reactants, carbon).some((atom) => reactants.hydrogenCount[atom] > 0);
      if (isBesidePi(view, each) || !givesHydrogen) return [];
      const text =
        'So crowded an amine takes a hydrogen of this halide, not its carbon: make the bond from the ketone, by way of the imine.';
      return [{ verdict: 'never', chip: 'Elimination wins', text, wanted: [carbon], rivals: [incoming] }];
    });
  },
};
