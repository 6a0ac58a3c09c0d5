import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { hasDoubleBondedOxygen } from '../atoms.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';
import { ENOLISABLE_ALDEHYDE, FREE_ALDEHYDE, PRIMARY_AMINE, SECONDARY_AMINE } from './self-reactive.ts';

/** Imines of primary amines, enamines of secondary ones. */
const CONDENSING = [
  [PRIMARY_AMINE, FREE_ALDEHYDE],
  [PRIMARY_AMINE, ENOLISABLE_ALDEHYDE],
  [SECONDARY_AMINE, ENOLISABLE_ALDEHYDE],
] as const;

/** What R5 says of both in one molecule. */
export const aminesMeetAldehydesFirst: MechanismRule = {
  id: 'C90',
  statement:
    'A primary alkylamine that is to be alkylated or arylated condenses with an aldehyde of its partner first, a secondary one with an aldehyde that enolises.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    const { reactants, product, sourceOf, moleculeOf } = view.mapped;
    return view.made.flatMap((bond): readonly Finding[] => {
      for (const [nitrogen, met] of [bond, [bond[1], bond[0]]].map((pair) => [sourceOf[pair[0]], sourceOf[pair[1]]] as const)) {
        // An amine that meets a carbonyl group is judged by the orders of carbonyl groups.
        if (hasDoubleBondedOxygen(reactants, met) && !hasDoubleBondedOxygen(product, view.mapped.becomes[met])) continue;
        const rivals = CONDENSING.flatMap(([amine, aldehyde]) =>
          view.atoms('reactants', amine).has(nitrogen)
            ? bystanders(view, aldehyde).filter((atom) => moleculeOf[atom] !== moleculeOf[nitrogen])
            : [],
        );
        if (rivals.length === 0) continue;
        // Acid chlorides are as fast; what is activated otherwise may be made first.
        const isAcylation = hasDoubleBondedOxygen(reactants, met);
        const text = 'The amine condenses with the aldehyde of its partner, to an imine or enamine: mask the aldehyde as an acetal.';
        return [
          {
            verdict: isAcylation ? 'risk' : 'never',
            chip: 'Aldehyde reacts first',
            text,
            wanted: [nitrogen],
            rivals: [...new Set(rivals)],
          },
        ];
      }
      return [];
    });
  },
};
