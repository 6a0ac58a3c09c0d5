import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';
import { bondsOf } from './nucleophiles.ts';

/** Tetronic acid and its like, as ketone and as enol: the carbon of the ester first, that of the ketone or enol fourth. */
const KETO_LACTONE = ['[C;r5](=[OX1])([O;r5])[CX4;r5;!H0][C;r5](=[OX1])', '[C;r5](=[OX1])([O;r5])[CX3;r5]=[C;r5][OX2H]'] as const;

export const ketoLactonesGiveEnaminones: MechanismRule = {
  id: 'C191',
  statement: 'An amine meets the ketone of a tetronic acid, which is a vinylogous acid, to the enaminone: the lactone stays.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const bonds = bondsOf(view, 'acyl').filter(({ nucleophile }) => view.mapped.reactants.atomicNumber[nucleophile] === ELEMENT.nitrogen);
    if (bonds.length === 0) return [];
    const places = KETO_LACTONE.flatMap((pattern) => view.places('reactants', pattern));
    return bonds.flatMap(({ electrophile }): readonly Finding[] => {
      const place = places.find(([ester]) => ester === electrophile);
      if (place === undefined) return [];
      const text = 'The amine takes the place of the hydroxyl group of the enol, to the enaminone, and the lactone stays as it is.';
      return [{ verdict: 'never', chip: 'Enaminone forms', text, wanted: [electrophile], rivals: [place[4]] }];
    });
  },
};
