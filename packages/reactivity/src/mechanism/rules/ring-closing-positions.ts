import { type AtomIndex, BOND, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, substituentOf } from '../aromatic-ring.ts';
import { hasDoubleBondedOxygen, neighboursAcross } from '../atoms.ts';
import { benzeneRate, electrophilicRate } from '../electrophilic-sites.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements } from '../replacement.ts';

/** An aromatic carbon on which a ring closes, and the other one that the same chain reaches. Reactant atoms. */
interface Closure {
  readonly carbon: AtomIndex;
  readonly other: AtomIndex;
}

/** Acyl groups, carbonyl compounds, imines and nitriles, which close rings as electrophiles; metals and radicals choose otherwise. */
export function wasElectrophile({ mapped: { reactants } }: ReactionView, atom: AtomIndex): boolean {
  if (reactants.atomicNumber[atom] !== ELEMENT.carbon || reactants.isAromatic[atom] === 1) return false;
  const multiple = [...neighboursAcross(reactants, atom, BOND.double), ...neighboursAcross(reactants, atom, BOND.triple)];
  return hasDoubleBondedOxygen(reactants, atom) || multiple.some((each) => reactants.atomicNumber[each] === ELEMENT.nitrogen);
}

function closures(view: ReactionView): readonly Closure[] {
  const { reactants, becomes } = view.mapped;
  return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Closure[] => {
    if (reactants.isAromatic[carbon] === 0 || !wasElectrophile(view, incoming)) return [];
    const system = aromaticSystem(reactants, carbon);
    const chain = chainOf(view, becomes[incoming], new Set(system.map((atom) => becomes[atom])));
    return neighboursAcross(reactants, carbon, BOND.aromatic).flatMap((foot) => {
      const first = substituentOf(reactants, foot);
      if (first === undefined || !chain.has(becomes[first])) return [];
      return neighboursAcross(reactants, foot, BOND.aromatic)
        .filter((other) => other !== carbon && reactants.hydrogenCount[other] === 1)
        .map((other) => ({ carbon, other }));
    });
  });
}

/** Product atoms that a walk from the new bond reaches without the arene. */
function chainOf({ mapped: { product } }: ReactionView, start: AtomIndex, arene: ReadonlySet<AtomIndex>): ReadonlySet<AtomIndex> {
  const reached = new Set([start]);
  for (const atom of reached) for (const next of neighboursOf(product, atom)) if (!arene.has(next)) reached.add(next);
  return reached;
}

/** Difference of logarithms from which a ring closes on the other side only, and from which on both: of benzene rings, and of others. */
const OTHER_SIDE = 1;
const OTHER_SIDE_OF_OTHERS = 2;
const BOTH_SIDES = 0.7;

export const closesOnBetterSide: MechanismRule = {
  id: 'A10',
  statement: 'Of the two positions that a chain on an arene reaches, the ring closes on the richer and less crowded one.',
  source: TEXTBOOKS.heterocycleSynthesis,
  judge: (view) =>
    closures(view).flatMap(({ carbon, other }) => {
      const { reactants } = view.mapped;
      if (view.reactants.symmetryClass[carbon] === view.reactants.symmetryClass[other]) return [];
      const [here, there] = [carbon, other].map((atom) => electrophilicRate(view, atom));
      if (here === null || there === null || there - here < BOTH_SIDES) return [];
      const isClear = there - here >= (benzeneRate(reactants, carbon) === null ? OTHER_SIDE_OF_OTHERS : OTHER_SIDE);
      return [
        {
          verdict: isClear ? ('never' as const) : ('risk' as const),
          chip: 'Closes elsewhere',
          text: 'The ring closes on the other side of the chain, where the arene is richer and less crowded.',
          wanted: [carbon],
          rivals: [other],
        },
      ];
    }),
};
