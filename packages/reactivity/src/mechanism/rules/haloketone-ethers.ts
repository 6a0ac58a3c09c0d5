import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isFreeOxygen, isHalogen, isOnSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** Carbon beside a ketone; not that of a 4-haloacetoacetate, which base turns into its enolate (the ethers of amlodipine's synthesis). */
const BESIDE_KETONE = '[CX4;$(C[CX3](=[OX1])[#6;!$([CX4;!H0][CX3](=[OX1])[OX2,NX3])])]';
/** The same where the ketone has a hydrogen on its other side, so that it rearranges. */
const BESIDE_ENOLISABLE_KETONE = '[CX4;$(C[CX3](=[OX1])[CX4;!H0])]';

export const alkoxidesRearrangeHaloketones: MechanismRule = {
  id: 'S10',
  statement:
    'An alkoxide takes a haloketone at its carbonyl group or its other side, to an epoxide or an ester (Favorskii), before it displaces the halide.',
  source: TEXTBOOKS.rearrangements,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return substitutions(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (!isHalogen(reactants, leaving) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const isAlcohol = isFreeOxygen(reactants, incoming) && isOnSaturatedCarbon(reactants, incoming);
      if (!isAlcohol || !view.atoms('reactants', BESIDE_KETONE).has(carbon)) return [];
      const rearranges = view.atoms('reactants', BESIDE_ENOLISABLE_KETONE).has(carbon);
      const text =
        'An alkoxide adds to the carbonyl group of a haloketone, or rearranges it to an ester (Favorskii reaction): make the ether from the diazoketone, or with the ketone masked.';
      return [{ verdict: rearranges ? 'never' : 'risk', chip: 'Haloketone', text, wanted: [carbon], rivals: [] }];
    });
  },
};
