import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { isPlainNucleophile, substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

const LEAVING = '[Cl,Br,I,$([OX2]S(=O)=O)]';

/** Acids with a halide or a sulfonate in their chain, by the lactone that closes: of five, or of six where a quaternary carbon bends the chain. */
const CHAINS = [
  `[OX2H][CX3](=[OX1])[CX4]-!@[CX4]-!@[CX4;H1,H2]-!@${LEAVING}`,
  `[OX2H][CX3](=[OX1])[CX4;H0]-!@[CX4]-!@[CX4]-!@[CX4;H2]-!@${LEAVING}`,
] as const;

export const haloAcidsLactonise: MechanismRule = {
  id: 'R130',
  statement:
    'The base of a substitution closes the lactone of a 4-halo or 4-sulfonyloxy acid, or of a 5-halo acid with a quaternary carbon beside the acid.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return substitutions(view).flatMap(({ carbon, incoming, leaving, by }): readonly Finding[] => {
      if (by !== 'halide' || moleculeOf[carbon] === moleculeOf[incoming] || !isPlainNucleophile(reactants, incoming)) return [];
      const rivals = CHAINS.flatMap((pattern) =>
        view.places('reactants', pattern).flatMap((place) => (place[place.length - 1] === leaving ? [place[0]] : [])),
      );
      if (rivals.length === 0) return [];
      const text = 'The carboxylate reaches the leaving group of its own chain before any partner does, to the lactone: take the ester.';
      return [{ verdict: 'never', chip: 'Closes the lactone', text, wanted: [carbon], rivals }];
    });
  },
};
