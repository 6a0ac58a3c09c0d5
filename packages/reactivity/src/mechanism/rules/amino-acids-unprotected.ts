import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

/** The carboxyl carbon of an amino acid with a free amine, and of an ester of it. */
const FREE_AMINO_ACID = '[CX3;$(C[CX4][NX3;H2;+0;!$(N[#6]=[O,N])])](=[OX1])[OX2]';

/** An alcohol that is no solvent: more than four carbons, or branched and more than three. */
const PRECIOUS_ALCOHOL = '[OX2H;$(O[CX4;H2][#6][#6][#6][#6]),$(O[CX4;H1,H0]([#6])[#6][#6]),$(O[CX4;H2][#6;H0,H1]([#6])[#6])]';

export const aminoAcidsJoinThemselves: MechanismRule = {
  id: 'C26',
  statement: 'An amino acid with a free amine esterifies the alcohol that is its solvent; activated for another it joins itself.',
  source: TEXTBOOKS.aminoProtection,
  judge: (view) => {
    const acids = view.atoms('reactants', FREE_AMINO_ACID);
    const alcohols = view.atoms('reactants', PRECIOUS_ALCOHOL);
    return bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile, closesRing }): readonly Finding[] => {
      if (closesRing || !acids.has(electrophile) || !alcohols.has(nucleophile)) return [];
      const text = 'Activated, the amino acid joins the amine of the next one: protect the amine before.';
      return [{ verdict: 'never', chip: 'Amine not protected', text, wanted: [electrophile], rivals: [] }];
    });
  },
};
