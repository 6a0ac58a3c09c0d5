import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

/** A primary carboxamide, whose oxygen is its nucleophile; not a urea or carbamate. */
const PRIMARY_AMIDE = '[NX3;H2;$(N[CX3;$(C[#6])]=[OX1])]';
const SULFONYL_HALIDE = '[SX4;$(S(=[OX1])(=[OX1])[F,Cl])]';

export const sulfonylHalidesDryAmides: MechanismRule = {
  id: 'C120',
  statement: 'A sulfonyl chloride takes the oxygen of a primary amide, which then loses water to the nitrile.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { sourceOf } = view.mapped;
    const amides = view.atoms('reactants', PRIMARY_AMIDE);
    const halides = view.atoms('reactants', SULFONYL_HALIDE);
    return view.made.flatMap(([a, b]) => {
      const ends = [sourceOf[a], sourceOf[b]];
      const amide = ends.find((end) => amides.has(end));
      if (amide === undefined || !ends.some((end) => halides.has(end))) return [];
      return [
        {
          verdict: 'risk' as const,
          chip: 'Amide dehydrates',
          text: 'A primary amide loses water with a sulfonyl chloride, to the nitrile: couple the acid with the sulfonamide.',
          wanted: [amide],
          rivals: [],
        },
      ];
    });
  },
};
