import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { heteroatomBonds } from '../heteroatom-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

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
