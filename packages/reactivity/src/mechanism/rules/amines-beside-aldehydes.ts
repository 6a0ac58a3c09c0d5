import { ELEMENT } from '@retron/molecule';
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

/** A ketone that nothing shields, holds as an enol or draws into a conjugated system. */
const OPEN_KETONE = '[CX3;$(C([CX4;!H0])[CX4;!H0]);!$(C(=O)[CX4][CX3]=[OX1])]=[OX1]';
/** The oxygen that a plain alkyl ester lets go. */
const ALKOXIDE = '[OX2;$(O([CX3]=[OX1])[CX4])]';

/** What R5 says of both in one molecule. */
export const aminesMeetAldehydesFirst: MechanismRule = {
  id: 'C90',
  statement:
    'A primary alkylamine that is to be alkylated, arylated or acylated by an ester condenses with an aldehyde of its partner first, a secondary one with an aldehyde that enolises; so does, before it opens an ester, a primary one with a ketone.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    const { reactants, product, sourceOf, moleculeOf } = view.mapped;
    const alkoxides = view.atoms('reactants', ALKOXIDE);
    return view.made.flatMap((bond): readonly Finding[] => {
      for (const [nitrogen, met] of [bond, [bond[1], bond[0]]].map((pair) => [sourceOf[pair[0]], sourceOf[pair[1]]] as const)) {
        if (reactants.atomicNumber[nitrogen] !== ELEMENT.nitrogen) continue;
        // An amine that meets a carbonyl group is judged by the orders of carbonyl groups.
        if (hasDoubleBondedOxygen(reactants, met) && !hasDoubleBondedOxygen(product, view.mapped.becomes[met])) continue;
        const isByEster = view.leavingFrom(met).some((atom) => alkoxides.has(atom));
        const condensing = isByEster ? [...CONDENSING, [PRIMARY_AMINE, OPEN_KETONE] as const] : CONDENSING;
        const rivals = condensing.flatMap(([amine, aldehyde]) =>
          view.atoms('reactants', amine).has(nitrogen)
            ? bystanders(view, aldehyde).filter((atom) => moleculeOf[atom] !== moleculeOf[nitrogen])
            : [],
        );
        if (rivals.length === 0) continue;
        // Acid chlorides are as fast; what is activated otherwise may be made first.
        const isSwift = hasDoubleBondedOxygen(reactants, met) && !isByEster;
        const text = 'The amine condenses with the aldehyde or ketone of its partner, to an imine or enamine: mask that as an acetal.';
        return [
          {
            verdict: isSwift ? 'risk' : 'never',
            chip: 'Carbonyl reacts first',
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
