import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** The carbon of a 2-halo ester, amide or acid that bears two more alkyl groups, one of which gives a hydrogen. */
const TERTIARY_ALPHA = '[CX4;H0;!r3;$(C([CX3]=[OX1])([CX4])[CX4;!H0])]';
/** Where copper joins the two (Ullmann and its like, by the carboxylate). */
const OF_FREE_ACID = '[CX4;$(C[CX3](=[OX1])[OX2H])]';
const ARYLAMINE = '[NX3;!H0;+0;$(Nc);!$(N[#6,S]=[O,S])]';
const ACCEPTOR = '$(c[CX3]=[OX1]),$(cC#N),$(c[N+](=O)[O-]),$(cS(=O)=O),$(cC(F)(F)F)';
/** An arylamine whose lone pair an acceptor or a ring nitrogen ortho or para takes up. */
const POOR = `[NX3;$(N[c;$(c:[c;${ACCEPTOR}]),$(c:c:c:[c;${ACCEPTOR}]),$(c:[nX2]),$(c:c:c:[nX2])])]`;

export const tertiaryHaloEstersLoseHalide: MechanismRule = {
  id: 'S160',
  statement:
    'A tertiary 2-halo ester takes an aromatic amine slowly, as hydrogen halide leaves to the acrylate: one with an acceptor not at all.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    const carbons = view.atoms('reactants', TERTIARY_ALPHA);
    return substitutions(view).flatMap(({ carbon, incoming, by }): readonly Finding[] => {
      if (by !== 'halide' || !carbons.has(carbon) || !view.atoms('reactants', ARYLAMINE).has(incoming)) return [];
      const isPoor = view.atoms('reactants', POOR).has(incoming) && !view.atoms('reactants', OF_FREE_ACID).has(carbon);
      const text =
        'So weak a nucleophile comes to this tertiary carbon slowly, and hydrogen halide leaves to the acrylate: make the amino nitrile or ester of a ketone instead (Strecker).';
      return [{ verdict: isPoor ? 'never' : 'risk', chip: 'Elimination wins', text, wanted: [carbon], rivals: [incoming] }];
    });
  },
};
