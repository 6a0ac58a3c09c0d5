import { neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

/** The ester of a simple alcohol that nothing at its acid makes more reactive. */
const PLAIN_ESTER =
  '[CX3;!R;$(C(=[OX1])[OX2][CX4;!$(C[F,Cl,Br,I]);!$(C(F)(F)F);!$(CC#N);!$(CC(F)(F)F);!$(CC(Cl)(Cl)Cl)]);$(C[CX4;!$(C[F,Cl,Br]);!$(C([CX3]=[OX1])[CX3]=[OX1]);!$(CC#N)]),$(Cc)]';
/** The amino group of an amino ester or amide, not of the salt of an amino acid: less basic by two or three powers of ten than an alkylamine, and joining itself to a diketopiperazine. */
const AMINO_ESTER = '[NX3;H2,H1;+0;$(N[CX4][CX3](=[OX1])[$([OX2;H0]),NX3]);!$(N[C,S,P]=[O,S,N])]';

export const plainEstersJoinNoPeptides: MechanismRule = {
  id: 'C152',
  statement: 'An alkyl ester acylates no amino ester: peptides are made of activated acids.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { becomes } = view.mapped;
    const amines = view.atoms('reactants', AMINO_ESTER);
    return bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile, closesRing }): readonly Finding[] => {
      if (closesRing || !amines.has(nucleophile) || !view.atoms('reactants', PLAIN_ESTER).has(electrophile)) return [];
      const losesAlcohol = neighboursOf(view.mapped.reactants, electrophile).some((each) => becomes[each] < 0);
      if (!losesAlcohol) return [];
      const text = 'An alkyl ester does not acylate an amino ester, which rather meets its own kind: hydrolyse it and activate the acid.';
      return [{ verdict: 'never', chip: 'Ester not activated', text, wanted: [electrophile, nucleophile], rivals: [] }];
    });
  },
};
