import { neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ACIDIC_CARBON } from '../acidic-carbon.ts';
import { madeAmongReactants } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A carboxylic acid: its carbon. */
const ACID = '[CX3;$(C(=[OX1])[OX2H])]';

/**
 * Between molecules the records leave out what activates the acid: an imidazolide, an anhydride. Within one a base takes the acid's hydrogen, and what
 * would activate it closes to an azlactone, an anhydride or a lactone first.
 */
export const acidsTakeNoEnolates: MechanismRule = {
  id: 'T180',
  statement:
    'A free carboxylic acid does not take up the enolate of its own molecule: the base makes it a carboxylate. Its ester closes (Claisen, Dieckmann, Lacey).',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    const { moleculeOf, reactants, becomes } = view.mapped;
    const pairs = madeAmongReactants(view).flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
    if (pairs.length === 0) return [];
    const acids = view.atoms('reactants', ACID);
    return pairs.flatMap(([acid, carbon]): readonly Finding[] => {
      if (!acids.has(acid) || becomes[acid] < 0 || moleculeOf[acid] !== moleculeOf[carbon]) return [];
      if (reactants.isAromatic[carbon] === 1 || !view.atoms('reactants', ACIDIC_CARBON).has(carbon)) return [];
      // A diacid over barium oxide loses its other carboxyl group to the ketone.
      if (neighboursOf(reactants, carbon).some((each) => becomes[each] < 0)) return [];
      const text = 'The base makes a carboxylate of this acid, which takes up no enolate: take its methyl or ethyl ester.';
      return [{ verdict: 'never', chip: 'Acid is no acceptor', text, wanted: [acid], rivals: [] }];
    });
  },
};
