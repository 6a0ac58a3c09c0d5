import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, substituentOf } from '../aromatic-ring.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements } from '../replacement.ts';
import { isFreeAmine } from './aromatic-substitutions.ts';
import type { Finding } from './nucleophiles.ts';

const NITROSO = '[NX2;$(N=[OX1]);$(Nc)]';

/** Ring carbons that take a nitroso group for a hydrogen. */
export function nitrosatedCarbons(view: ReactionView): readonly AtomIndex[] {
  const { reactants, becomes } = view.mapped;
  const nitroso = view.atoms('product', NITROSO);
  if (nitroso.size === 0) return [];
  return hydrogenReplacements(view).flatMap(({ carbon, incoming }) =>
    reactants.atomicNumber[incoming] === ELEMENT.nitrogen && nitroso.has(becomes[incoming]) ? [carbon] : [],
  );
}

export const anilinesAtNitrogen: MechanismRule = {
  id: 'A12',
  statement: 'Nitrous acid takes the nitrogen of an aniline that has a hydrogen: a nitrosamine or a diazonium salt, no nitroso arene.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) => {
    const { reactants } = view.mapped;
    return nitrosatedCarbons(view).flatMap((carbon): readonly Finding[] => {
      const rivals = aromaticSystem(reactants, carbon).flatMap((atom) => {
        const first = isFreeAmine(reactants, atom) ? substituentOf(reactants, atom) : undefined;
        return first !== undefined && reactants.hydrogenCount[first] > 0 ? [first] : [];
      });
      if (rivals.length === 0) return [];
      const text = 'The nitrogen of this amine takes up the nitroso group; only a tertiary aniline and a phenol take it at the ring.';
      return [{ verdict: 'never', chip: 'Nitrogen first', text, wanted: [carbon], rivals }];
    });
  },
};
