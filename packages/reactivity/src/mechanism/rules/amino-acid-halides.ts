import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

/**
 * The halide of an alpha-dialkylamino acid with a group on its alpha carbon: `[acyl carbon, oxygen, halogen, alpha carbon]`. A nitrogen at a bridgehead
 * gives no iminium ion.
 */
export const AMINO_ACID_HALIDE = '[CX3](=[OX1])([Cl,Br])[CX4;H0,H1;$(C[NX3;H0;+0;$(N([CX4])([CX4])[CX4]);!$(N(@[CX4])(@[CX4])@[CX4])])]';

export const aminoAcidHalidesFallApart: MechanismRule = {
  id: 'C30',
  statement: 'The halide of an alpha-dialkylamino acid loses carbon monoxide to the iminium ion before much of it acylates.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    return bondsOf(view, 'acyl').flatMap(({ electrophile }): readonly Finding[] => {
      const halide = view.places('reactants', AMINO_ACID_HALIDE).find(([carbon]) => carbon === electrophile);
      if (halide === undefined) return [];
      const text =
        'The amine pushes carbon monoxide out of this acid halide: couple the acid, or acylate with the halo acid and add the amine after it.';
      return [{ verdict: 'risk', chip: 'Loses CO', text, wanted: [electrophile], rivals: [halide[3]] }];
    });
  },
};
