import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { aromaticSubstitutions, isIntramolecular } from './aromatic-substitutions.ts';
import type { Finding } from './nucleophiles.ts';

/** A group that is no acceptor: an alkyl group, one with a heteroatom at its carbon included, or an arene. */
const NO_ACCEPTOR = '$([CX4;!$(CF)]),$(c)';

/** The free carbon beside the heteroatom that lies far from a group at 3, whose other one is free too. */
const FAR_ALPHA = [
  // acylated, sulfonylated pyrrole: carbons 2 and 5, and 4 hardly less
  `[cH;r5;$(c1n([$([CX3]=[OX1]),$([SX4](=O)=O)])[cH]c([${NO_ACCEPTOR}])[c]1);!$(c:c(:c):c)]`,
  // a group with a heteroatom at its carbon draws electrons, but leads to 2 all the same
  '[cH;r5;$(c1[$([nX3;!$(n[C,S]=O);!$(n[Si])]),o,s][cH]c([CX4;$(C[#7,#8,#16]);!$(CF)])[cH]1)]',
] as const;

export const bothAlphasOfFiveRings: MechanismRule = {
  id: 'A20',
  statement: 'A group at 3 of a pyrrole, furan or thiophene leads a halogen to 2 rather than to 5; of acylated pyrroles mixtures result.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) =>
    aromaticSubstitutions(view).flatMap((each): readonly Finding[] => {
      if (each.electrophile !== 'halogen' || isIntramolecular(view, each)) return [];
      const place = FAR_ALPHA.flatMap((pattern) => view.places('reactants', pattern)).find(([carbon]) => carbon === each.carbon);
      if (place === undefined) return [];
      const text = 'The carbon between the heteroatom and the group takes the halogen too, and mostly first: a mixture of isomers results.';
      return [{ verdict: 'risk', chip: 'Wrong position', text, wanted: [each.carbon], rivals: nearAlpha(view, each.carbon) }];
    }),
};

/** The free carbon on the other side of the heteroatom. */
function nearAlpha(view: ReactionView, carbon: AtomIndex): readonly AtomIndex[] {
  return view
    .places('reactants', '[cH;r5]1[n,o,s][cH]cc1')
    .filter(([first]) => first === carbon)
    .map((place) => place[2]);
}
