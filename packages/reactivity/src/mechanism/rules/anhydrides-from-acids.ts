import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { GROUPS } from './bystander-groups.ts';
import type { Finding } from './nucleophiles.ts';

/** An open anhydride of two carboxylic acids, or of one and a carbonic acid: `[acyl carbon, oxygen, other acyl carbon]`. */
const OPEN_ANHYDRIDE = '[CX3;!R;$(C([#6])=[OX1])][OX2;!R][CX3;!R;$(C=[OX1]);!$(C[#7])]';

export const anhydridesComeFromTheAcid: MechanismRule = {
  id: 'V9',
  statement: 'An open anhydride is made from the acid that it would give with water.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { becomes, product } = view.mapped;
    // Perkin's reaction and its kin take the other acyl group along, or join what is left to a carbon.
    if (view.made.some((bond) => bond.every((atom) => product.atomicNumber[atom] === ELEMENT.carbon))) return [];
    const acids = view.atoms('product', GROUPS.carboxylicAcid.pattern);
    if (acids.size === 0) return [];
    return view.places('reactants', OPEN_ANHYDRIDE).flatMap((place) =>
      [place, place.toReversed()].flatMap(([kept, , other]): readonly Finding[] => {
        if (becomes[other] >= 0 || becomes[kept] < 0 || !acids.has(becomes[kept])) return [];
        const text = 'Such an anhydride is made from the very acid that is wanted.';
        return [{ verdict: 'never', chip: 'Made from it', text, wanted: [kept], rivals: [] }];
      }),
    );
  },
};
