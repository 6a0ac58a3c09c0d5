import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { heteroatomBonds } from '../heteroatom-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** An open anhydride of two carboxylic acids: `[acyl carbon, oxygen, other acyl carbon]`. */
const OPEN_ANHYDRIDE = '[CX3;!R;$(C([#6])=[OX1])][OX2;!R][CX3;!R;$(C=[OX1]);!$(C(O)O);!$(C[#7])]';
const ACID = '[CX3;$(C[#6])](=[OX1])[OX2H]';

export const anhydridesComeFromTheAcid: MechanismRule = {
  id: 'V9',
  statement: 'An open anhydride is made from the acid that it would give with water.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { becomes, product } = view.mapped;
    // Perkin's reaction and its kin take the other acyl group along, or join what is left to a carbon.
    if (view.made.some((bond) => bond.every((atom) => product.atomicNumber[atom] === ELEMENT.carbon))) return [];
    const acids = view.atoms('product', ACID);
    return view.places('reactants', OPEN_ANHYDRIDE).flatMap((place) =>
      [place, place.toReversed()].flatMap(([kept, , other]): readonly Finding[] => {
        if (becomes[other] >= 0 || becomes[kept] < 0 || !acids.has(becomes[kept])) return [];
        const text = 'Such an anhydride is made from the very acid that is wanted.';
        return [{ verdict: 'never', chip: 'Made from it', text, wanted: [kept], rivals: [] }];
      }),
    );
  },
};

const SULFONIC_ACID = '[SX4;$(S([#6])(=[OX1])(=[OX1])[OX2H,OX1-])]';

export const sulfonicAcidsGiveSalts: MechanismRule = {
  id: 'C21',
  statement: 'A sulfonic acid gives an amine its proton, no sulfonamide: it is made the chloride first.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    const acids = view.atoms('reactants', SULFONIC_ACID);
    return heteroatomBonds(view).flatMap(({ nucleophile, electrophile, kind }): readonly Finding[] => {
      if (kind !== 'acyl' || !acids.has(electrophile) || reactants.atomicNumber[nucleophile] !== ELEMENT.nitrogen) return [];
      const text = 'The sulfonic acid and the amine give a salt: make the sulfonyl chloride first.';
      return [{ verdict: 'never', chip: 'Gives a salt', text, wanted: [electrophile], rivals: [] }];
    });
  },
};
