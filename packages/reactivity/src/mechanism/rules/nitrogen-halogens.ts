import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, substituentOf } from '../aromatic-ring.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substituentKind } from '../substituent.ts';
import { aromaticSubstitutions } from './aromatic-substitutions.ts';
import { GROUPS } from './bystander-groups.ts';
import type { Finding } from './nucleophiles.ts';

/** Substituents that make a benzene ring as quick as an amine, or that are not known. */
const HELPERS: ReadonlySet<string> = new Set(['alkoxy', 'amino', 'hydroxy', 'acylamino', 'sulfanyl', 'other']);

export const aminesTakeHalogenFromNitrogen: MechanismRule = {
  id: 'C29',
  statement: 'An N-halosuccinimide or its like gives its halogen to a free alkylamine before a benzene ring without a donor.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { reactants } = view.mapped;
    return aromaticSubstitutions(view).flatMap(({ carbon, incoming, electrophile }): readonly Finding[] => {
      const isFromNitrogen = neighboursOf(reactants, incoming).some((atom) => reactants.atomicNumber[atom] === ELEMENT.nitrogen);
      const ring = aromaticSystem(reactants, carbon);
      if (electrophile !== 'halogen' || !isFromNitrogen || ring.length !== 6) return [];
      const isPlain = ring.every((atom) => {
        const first = substituentOf(reactants, atom);
        const isHelped = first !== undefined && HELPERS.has(substituentKind(reactants, first, atom));
        return reactants.atomicNumber[atom] === ELEMENT.carbon && !isHelped;
      });
      const rivals = isPlain ? bystanders(view, GROUPS.freeAmine.pattern) : [];
      if (rivals.length === 0) return [];
      const text =
        'The free amine takes the halogen from nitrogen to nitrogen, and the haloamine falls apart: protect it, or bring the halogen with the ring.';
      return [{ verdict: 'never', chip: 'Amine takes halogen', text, wanted: [carbon], rivals }];
    });
  },
};
