import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { innerCondensations } from '../inner-condensations.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Largest ring that such a condensation closes readily. */
const LARGEST = 7;

/** A carbon with hydrogen beside one carbonyl group, and the other carbonyl group at the end of a ring of five or six. */
const OF_FIVE_OR_SIX = ['', '[#6]'].map(
  (chain) => `[CX4;H1,H2,H3][CX3;$(C[#6]);!$(C[N,O])](=[OX1])[#6]${chain}[#6][CX3;$(C([#6])[#6]),$([CX3;H1])]=[OX1]`,
);

/** A carbon beside an ester that nothing else acidifies: less acidic than one beside a ketone. */
const BESIDE_ESTER = '[CX4;!H0;$(C[CX3](=[OX1])[OX2]);!$(C(C=O)C=O);!$(CC#N)]';

export const condensationsCloseFiveOrSix: MechanismRule = {
  id: 'F290',
  statement:
    'Where a condensation of two aldehydes or ketones of one molecule can close a ring of five or six, none of eight or more results, nor does an ester give the enolate.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    const closures = innerCondensations(view);
    if (closures.length === 0) return [];
    const ofEsters = view.atoms('reactants', BESIDE_ESTER);
    const slower = closures.filter(({ bond: [a, b], enol }) => ringPath(view.mapped.product, a, b, LARGEST) === null || ofEsters.has(enol));
    if (slower.length === 0) return [];
    const nearer = OF_FIVE_OR_SIX.flatMap((pattern) => view.places('reactants', pattern));
    return slower.flatMap(({ enol, met }): readonly Finding[] => {
      const rivals = nearer.filter(([other]) => other !== enol && view.mapped.moleculeOf[other] === view.mapped.moleculeOf[enol]);
      if (rivals.length === 0) return [];
      const text = 'The ketones or aldehydes that close a ring of five or six meet first.';
      return [{ verdict: 'never', chip: 'Smaller ring first', text, wanted: [enol, met], rivals: rivals[0].slice(0, 1) }];
    });
  },
};
