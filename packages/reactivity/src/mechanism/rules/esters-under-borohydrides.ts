import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ofNames } from './of-names.ts';
import type { ReagentRule } from './reagent-sides.ts';

/** What makes borane, a borohydride of a smaller cation or a metal boride of it, or reduces by itself. */
const STRENGTHENED_BY = [
  ...['lithium-borohydride', 'strong-acid', 'carboxylic-acid', 'lewis-acid', 'boron-trihalide', 'iodine-source', 'borane'],
  ...['strong-hydride', 'aluminium-hydride-for-aldehydes', 'nickel-or-cobalt-salt', 'hydrogen', 'zinc', 'silane', 'coupling-reagent'],
  ...['acylating-agent', 'chloroformate'],
];

/** The carbonyl carbon of an ester that is no lactone. */
const ESTER = '[CX3;!R;$(C[#6])](=[OX1])[OX2;!R][#6]';
/**
 * The same with something that makes it a better electrophile: a phenol or another good leaving group, a hetero atom or carbonyl group beside it, a poor
 * ring; or a hydroxyl group within reach, which holds the boron.
 */
const QUICK_ESTER = `[CX3;!R;${[
  '$(C(=O)O[c,N,$([CX3]=[OX1]),$([CX4]C(F)(F)F)])',
  '$(C(=O)(O)[#6][!#6;!#1])',
  '$(C(=O)(O)[CX4][CX4][OX2H])',
  ...['$(C(=O)(O)c:[nX2])', '$(C(=O)(O)c:[c,n,o,s]:[nX2])', '$(C(=O)(O)c:[c,n]:[c,n]:[nX2])'],
  ...['$(C(=O)(O)c:c[N+](=O)[O-])', '$(C(=O)(O)c:c:c:c[N+](=O)[O-])'],
].join(',')}]`;

const sodiumBorohydrideLeavesEsters: ReagentRule = {
  id: 'Y50',
  statement: 'Sodium borohydride leaves a simple ester; that of lithium or calcium, or an aluminium hydride, takes it.',
  source: TEXTBOOKS.chemoselectivity,
  holdsUnder: (kinds) => (kinds.has('borohydride') || kinds.has('bulky-borohydride')) && !STRENGTHENED_BY.some((kind) => kinds.has(kind)),
  judge: (view) => {
    if (!view.names.some((name) => name === 'ester-to-alcohol-reduction' || name === 'ester-to-aldehyde-reduction')) return [];
    const quick = new Set(view.places('reactants', QUICK_ESTER).map(([carbon]) => carbon));
    const [slow] = view.places('reactants', ESTER).filter(([carbon]) => view.changed.has(carbon) && !quick.has(carbon));
    if (slow === undefined) return [];
    const text =
      'Sodium borohydride reduces aldehydes and ketones and leaves a simple ester: lithium or calcium chloride beside it, lithium borohydride or lithium aluminium hydride takes it.';
    return [{ verdict: 'never', chip: 'Ester stays', text, wanted: [slow[0]], rivals: [] }];
  },
};

const borohydrideOpensNoEsters: ReagentRule = {
  id: 'Y51',
  statement: 'A borohydride in an alcohol hydrolyses no ester of an alkanol, no amide and no nitrile: that takes hydroxide or acid.',
  source: TEXTBOOKS.carbonylSubstitution,
  holdsUnder: (kinds) =>
    ['borohydride', 'bulky-borohydride', 'mild-borohydride'].some((kind) => kinds.has(kind)) &&
    !['hydroxide', 'strong-acid', 'water'].some((kind) => kinds.has(kind)),
  judge: ofNames(['co2h-me-deprotection', 'co2h-et-deprotection', 'amide-hydrolysis-to-amine', 'nitrile-hydrolysis-to-carboxylic-acid'], {
    chip: 'No hydroxide there',
    text: 'A borohydride brings no water and no hydroxide: the ester is reduced or stays, and no acid forms.',
  }),
};

/** What a borohydride does to esters; asked forward only, as those of `reagent-sides.ts`. */
export const ESTERS_UNDER_BOROHYDRIDES: readonly ReagentRule[] = [sodiumBorohydrideLeavesEsters, borohydrideOpensNoEsters];
