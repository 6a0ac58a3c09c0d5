import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding, NUCLEOPHILES } from './nucleophiles.ts';

/** Carbon of a ketone whose neighbour has no hydrogen left and bears another carbonyl group, or a nitrile. */
const SPLIT_BY_ALKOXIDE = '[CX3;$(C([#6])=[OX1]);$(C[CX4;H0;$(C[CX3](=[OX1])[#6,#8]),$(C[CX2]#N)])]';
/** Oxygen of a sulfonate, or of dimethyl sulfate. */
const SULFONATE = '[OX2;$(O[SX4](=O)=O)]';

export const alkoxidesSplitDicarbonyls: MechanismRule = {
  id: 'P270',
  statement:
    'An alkoxide splits a 1,3-dicarbonyl compound that has no hydrogen between its carbonyl groups, by the reverse of a Claisen condensation.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    const alcohols = view.atoms('reactants', NUCLEOPHILES.alcohol);
    const sulfonates = view.atoms('reactants', SULFONATE);
    return bondsOf(view, 'alkyl').flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (!alcohols.has(nucleophile) || !view.leavingFrom(electrophile).some((atom) => sulfonates.has(atom) || isHalogen(reactants, atom)))
        return [];
      const rivals = bystanders(view, SPLIT_BY_ALKOXIDE);
      if (rivals.length === 0) return [];
      const text =
        'The alkoxide adds to the ketone, and the other carbonyl group leaves with the carbon between: make the ether first, and join the acyl group last.';
      return [{ verdict: 'never', chip: 'Acyl group comes off', text, wanted: [nucleophile], rivals }];
    });
  },
};
