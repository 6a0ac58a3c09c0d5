import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticRings, substituentOf } from '../aromatic-ring.ts';
import { benzeneRate } from '../electrophilic-sites.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substituentKind } from '../substituent.ts';
import { aromaticSubstitutions } from './aromatic-substitutions.ts';
import type { Finding } from './nucleophiles.ts';

/** A position that is slower by more than this is none that matters. */
const AS_FAST = 0.45;

export const biarylsAcrossFromTheOtherRing: MechanismRule = {
  id: 'A161',
  statement: 'Mixed acid nitrates a biaryl across from the other ring more than beside it, and both isomers result.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return aromaticSubstitutions(view).flatMap(({ carbon, electrophile }): readonly Finding[] => {
      const wanted = electrophile === 'nitro' ? benzeneRate(reactants, carbon) : null;
      if (wanted === null) return [];
      const [ring] = aromaticRings(reactants, carbon, 6);
      return [1, 5].flatMap((place): readonly Finding[] => {
        const first = substituentOf(reactants, ring[place]);
        const across = ring[(place + 3) % 6];
        if (first === undefined || substituentKind(reactants, first, ring[place]) !== 'aryl') return [];
        const rate = reactants.hydrogenCount[across] === 1 ? benzeneRate(reactants, across) : null;
        if (rate === null || Math.abs(rate - wanted) > AS_FAST) return [];
        const text =
          'Across from the other ring the nitro group comes as readily, and mostly so with mixed acid: a mixture of isomers results.';
        return [{ verdict: 'risk', chip: 'Isomers', text, wanted: [carbon], rivals: [across] }];
      });
    });
  },
};
