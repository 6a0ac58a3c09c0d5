import { bondBetween } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { isFreedByAcid } from './freed-by-acid.ts';
import type { Finding } from './nucleophiles.ts';

/** Primary amine, first, that reaches a ketone of its open chain, whose carbon stands last but one, in a ring of five or six. */
const CHAINS = ['[CX4;!R]-!@[CX4;!R]-!@[CX4;!R]', '[CX4;!R]-!@[CX4;!R]-!@[CX4,OX2,SX2;!R]-!@[CX4;!R]'].map(
  (chain) => `[NX3;H2;+0]${chain}-!@[CX3;$(C([#6])[#6])]=[OX1]`,
);

function closing(view: ReactionView, side: 'reactants' | 'product') {
  return CHAINS.flatMap((pattern) => view.places(side, pattern)).map((place) => ({ amine: place[0], ketone: place[place.length - 2] }));
}

export const aminoKetonesClose: MechanismRule = {
  id: 'R41',
  statement: 'A primary amine three or four carbons from a ketone of its chain closes to the cyclic imine.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    const { becomes, sourceOf, product } = view.mapped;
    // Where the ring closes in the step itself the amine is meant to do so.
    const before = closing(view, 'reactants').filter(
      ({ amine, ketone }) => becomes[ketone] >= 0 && becomes[amine] >= 0 && bondBetween(product, becomes[ketone], becomes[amine]) < 0,
    );
    const after =
      isFreedByAcid(view) || before.length > 0 ? [] : closing(view, 'product').filter(({ amine }) => view.changed.has(sourceOf[amine]));
    const found = [...before, ...after.map(({ amine, ketone }) => ({ amine: sourceOf[amine], ketone: sourceOf[ketone] }))];
    if (found.length === 0) return [];
    const text = 'This amine closes on the ketone of its own chain to the cyclic imine: protect the amine, or make the ketone an acetal.';
    const finding: Finding = {
      verdict: 'never',
      chip: 'Closes to imine',
      text,
      wanted: [...new Set(found.map(({ amine }) => amine))].sort((a, b) => a - b),
      rivals: [...new Set(found.map(({ ketone }) => ketone))].sort((a, b) => a - b),
    };
    return [finding];
  },
};
