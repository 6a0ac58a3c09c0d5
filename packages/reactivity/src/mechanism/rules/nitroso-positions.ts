import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticRings, aromaticSystem, substituentOf } from '../aromatic-ring.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { type Substituent, substituentKind } from '../substituent.ts';
import { nitrosatedCarbons } from './nitroso-arenes.ts';
import type { Finding } from './nucleophiles.ts';

/** Groups that feed a ring enough for a nitrosonium ion. */
const FEEDS: ReadonlySet<Substituent> = new Set(['hydroxy', 'amino', 'alkoxy']);
/** Where what feeds a benzene ring reaches, counted from the position. */
const CONJUGATED = [1, 3, 5];

export const nitrosoNeedsDonorInReach: MechanismRule = {
  id: 'A160',
  statement: 'A nitrosonium ion takes a benzene ring only ortho or para to a hydroxyl or amino group, an ether at best.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return nitrosatedCarbons(view).flatMap((carbon): readonly Finding[] => {
      const [ring] = aromaticRings(reactants, carbon, 6);
      if (ring === undefined || aromaticSystem(reactants, carbon).length !== 6) return [];
      if (ring.some((atom) => reactants.atomicNumber[atom] !== ELEMENT.carbon)) return [];
      const isFed = CONJUGATED.some((place) => {
        const first = substituentOf(reactants, ring[place]);
        return first !== undefined && FEEDS.has(substituentKind(reactants, first, ring[place]));
      });
      if (isFed) return [];
      const text =
        'The nitrosonium ion is a weak electrophile: it comes only ortho or para to a hydroxyl or amino group, and nothing feeds this position.';
      return [{ verdict: 'never', chip: 'Wrong position', text, wanted: [carbon], rivals: [] }];
    });
  },
};
