import { type AtomIndex, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem } from '../aromatic-ring.ts';
import { electrophilicRate } from '../electrophilic-sites.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';
import { wasElectrophile } from './ring-closing-positions.ts';

/** Difference of logarithms from which the other arene closes the ring alone. */
const OTHER_ARENE = 2;

export const closesOnRicherArene: MechanismRule = {
  id: 'A130',
  statement: 'Of two arenes that a chain reaches for a ring of the same size it closes on the richer one.',
  source: TEXTBOOKS.aromaticSubstitution,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      const isClosure = reactants.isAromatic[carbon] === 1 && moleculeOf[carbon] === moleculeOf[incoming];
      const wanted = isClosure && wasElectrophile(view, incoming) ? electrophilicRate(view, carbon) : null;
      if (wanted === null) return [];
      const own = new Set(aromaticSystem(reactants, carbon));
      const distances = distancesFrom(view, incoming);
      const rivals = [...distances].flatMap(([atom, distance]) => {
        const isFree = reactants.isAromatic[atom] === 1 && reactants.hydrogenCount[atom] === 1 && !own.has(atom);
        const rate = isFree && distance === distances.get(carbon) ? electrophilicRate(view, atom) : null;
        return rate !== null && rate - wanted >= OTHER_ARENE ? [atom] : [];
      });
      if (rivals.length === 0) return [];
      const text = 'The chain reaches another, richer arene for a ring of the same size, and closes there.';
      return [{ verdict: 'never', chip: 'Other ring first', text, wanted: [carbon], rivals: rivals.sort((a, b) => a - b) }];
    });
  },
};

/** Bonds from an atom to every other of its molecule, by the shortest way. */
function distancesFrom({ mapped: { reactants } }: ReactionView, start: AtomIndex): ReadonlyMap<AtomIndex, number> {
  const distances = new Map([[start, 0]]);
  for (const [atom, distance] of distances) {
    for (const next of neighboursOf(reactants, atom)) if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return distances;
}
