import { CHIRALITY } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** No lone pair drawn away, no arene. */
const BASIC = '[NX3;H0;+0;$(N([CX4])([CX4])[CX4])]';

/** Halides two carbons from a dialkylamino group, with a branch on one of the two: halide, its carbon, the next one, nitrogen. */
const BRANCHED = [`[Cl,Br,I][CX4;H2][CX4;H1]${BASIC}`, `[Cl,Br,I][CX4;H1][CX4;H2]${BASIC}`] as const;

export const branchedHaloaminesRearrange: MechanismRule = {
  id: 'S211',
  statement:
    'A halide two carbons from a dialkylamino group reacts by the aziridinium ion, so that a branch on one of the two carbons ends up on either side.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    const places = BRANCHED.flatMap((pattern) => view.places('reactants', pattern));
    return substitutions(view).flatMap(({ carbon, incoming, leaving, by }): readonly Finding[] => {
      if (by !== 'halide' || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const place = places.find(([halide, bearing]) => halide === leaving && bearing === carbon);
      // Who draws the centre counts on the ion: S1 judges what becomes of it.
      if (place === undefined || reactants.chirality[carbon] !== CHIRALITY.none) return [];
      const text =
        'The amine of this halide displaces it first, and the aziridinium ion opens on either side: the isomer with the nitrogen moved results as well.';
      return [{ verdict: 'risk', chip: 'Aziridinium ion', text, wanted: [carbon], rivals: [place[2]] }];
    });
  },
};
