import { type AtomIndex, BOND, bondBetween, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { liesCis } from '../double-bond-geometry.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';

/** Largest ring in which only a cis double bond is at home. */
const LARGEST = 7;

export const transAlkenesSpanNoRing: MechanismRule = {
  id: 'F291',
  statement: 'The ends of an open chain across a trans double bond do not meet: it closes to no ring of seven or fewer.',
  source: TEXTBOOKS.strain,
  judge: (view) => {
    const { product, reactants, sourceOf, moleculeOf } = view.mapped;
    return view.made
      .flatMap(([a, b]): readonly Finding[] => {
        const areCarbons = product.atomicNumber[a] === ELEMENT.carbon && product.atomicNumber[b] === ELEMENT.carbon;
        if (!areCarbons || moleculeOf[sourceOf[a]] !== moleculeOf[sourceOf[b]]) return [];
        const ring = ringPath(product, a, b, LARGEST)?.map((atom) => sourceOf[atom]);
        if (ring === undefined) return [];
        return ring.flatMap((near, place): readonly Finding[] => {
          // The ends of the ring are joined by the step itself.
          const [before, far, after] = [ring[place - 1], ring[place + 1], ring[place + 2]];
          if (before === undefined || after === undefined) return [];
          const isCis = liesAcross(view, [before, near, far, after]);
          if (isCis !== false && isCis !== 'not drawn') return [];
          if (ringPath(reactants, near, far, LARGEST) !== null) return [];
          const text = 'A double bond of the chain has to be cis for its ends to meet, and a chain like this has it trans.';
          return [{ verdict: isCis === false ? 'never' : 'risk', chip: 'Trans alkene', text, wanted: [near, far], rivals: [] }];
        });
      })
      .slice(0, 1);
  },
};

/** How the ends of a chain of four lie across the double bond that stays in its middle; `null` where there is none. */
function liesAcross({ mapped: { reactants, product, becomes } }: ReactionView, chain: readonly AtomIndex[]): boolean | 'not drawn' | null {
  const [before, near, far, after] = chain;
  const bond = bondBetween(reactants, near, far);
  if (bond < 0 || reactants.bondOrder[bond] !== BOND.double) return null;
  const stays = bondBetween(product, becomes[near], becomes[far]);
  if (stays < 0 || product.bondOrder[stays] !== BOND.double) return null;
  const isChain = bondBetween(reactants, before, near) >= 0 && bondBetween(reactants, far, after) >= 0;
  if (!isChain || [near, far].some((atom) => reactants.hydrogenCount[atom] !== 1)) return null;
  return liesCis(reactants, bond, near, before, after) ?? 'not drawn';
}
