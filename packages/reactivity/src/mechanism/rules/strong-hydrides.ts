import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ofNames } from './of-names.ts';
import type { ReagentRule } from './reagent-sides.ts';

/** What is there besides, whose own reduction may be meant. */
const OTHER_REDUCERS = ['aluminium-hydride-for-aldehydes', 'hydrogen', 'borane', 'borohydride'];

const underStrongHydride: ReagentRule['holdsUnder'] = (kinds) =>
  kinds.has('strong-hydride') && !OTHER_REDUCERS.some((kind) => kinds.has(kind));

const strongHydridesGoOn: ReagentRule = {
  id: 'Y40',
  statement: 'Lithium aluminium hydride takes an ester or an acid to the alcohol: the aldehyde on the way is reduced faster.',
  source: TEXTBOOKS.chemoselectivity,
  holdsUnder: underStrongHydride,
  judge: ofNames(['ester-to-aldehyde-reduction'], {
    chip: 'Goes on to the alcohol',
    text: 'The aldehyde is reduced faster than the ester that it comes from: diisobutylaluminium hydride in the cold stops there, or a Weinreb amide.',
  }),
};

const noWaterBesideHydrides: ReagentRule = {
  id: 'Y41',
  statement: 'Nothing is hydrolysed by lithium aluminium hydride: an ester is reduced, not opened to its acid.',
  source: TEXTBOOKS.chemoselectivity,
  holdsUnder: underStrongHydride,
  judge: ofNames(
    [
      'ester-hydrolysis',
      'co2h-me-deprotection',
      'co2h-et-deprotection',
      'amide-hydrolysis-to-amine',
      'nitrile-hydrolysis-to-carboxylic-acid',
    ],
    { chip: 'No water there', text: 'The hydride takes all water and reduces the ester: the acid does not form.' },
  ),
};

/** The carbonyl carbon of an ester. */
const ESTER = '[CX3;$(C[#6])](=[OX1])[OX2][#6]';

const estersBeforeNitriles: ReagentRule = {
  id: 'Y42',
  statement: 'Lithium aluminium hydride takes an ester before a nitrile.',
  source: TEXTBOOKS.chemoselectivity,
  holdsUnder: underStrongHydride,
  judge: (view) => {
    if (!view.names.includes('nitrile-reduction')) return [];
    const standing = view.places('reactants', ESTER).filter(([carbon]) => view.mapped.becomes[carbon] >= 0 && !view.changed.has(carbon));
    if (standing.length === 0) return [];
    const text = 'The ester is reduced before the nitrile: hydrogen on a metal, or borane, leaves it.';
    return [{ verdict: 'never', chip: 'Ester first', text, wanted: [...view.changed].slice(0, 1), rivals: [standing[0][0]] }];
  },
};

const estersBesideKetones: ReagentRule = {
  id: 'Y52',
  statement: 'Lithium aluminium hydride that reduces a ketone or an aldehyde takes an ester of the same molecule, too.',
  source: TEXTBOOKS.chemoselectivity,
  holdsUnder: underStrongHydride,
  judge: (view) => {
    if (!view.names.some((name) => name === 'ketone-to-alcohol-reduction' || name === 'aldehyde-to-alcohol-reduction')) return [];
    const standing = view.places('reactants', ESTER).filter(([carbon]) => view.mapped.becomes[carbon] >= 0 && !view.changed.has(carbon));
    if (standing.length === 0) return [];
    const text = 'The hydride does not stop at the ketone: the ester becomes an alcohol as well. Sodium borohydride leaves it.';
    return [{ verdict: 'never', chip: 'Ester too', text, wanted: [...view.changed].slice(0, 1), rivals: [standing[0][0]] }];
  },
};

/** An ester that no double bond is conjugated to. */
const SATURATED_ESTER = '[CX3;$(C(=[OX1])[OX2][#6]);!$(C[CX3]=C)]=[OX1]';

const coldHoldsTheMetal: ReagentRule = {
  id: 'Y54',
  statement: 'In deep cold a bulky aluminium hydride takes an ester to the aldehyde: what holds the aluminium falls apart at the work-up.',
  source: TEXTBOOKS.chemoselectivity,
  holdsUnder: (kinds) => kinds.has('aluminium-hydride-for-aldehydes') && kinds.has('cold') && !kinds.has('strong-hydride'),
  judge: (view) => {
    if (!view.names.includes('ester-to-alcohol-reduction')) return [];
    const [ester] = view.places('reactants', SATURATED_ESTER).filter(([carbon]) => view.changed.has(carbon));
    if (ester === undefined) return [];
    const text = 'The tetrahedral intermediate lasts in the cold, and gives the aldehyde when the hydride is gone.';
    return [{ verdict: 'never', chip: 'Stops at aldehyde', text, wanted: [ester[0]], rivals: [] }];
  },
};

/** What lithium aluminium hydride and DIBAL make of a group, and of which first. */
export const STRONG_HYDRIDES: readonly ReagentRule[] = [
  coldHoldsTheMetal,
  strongHydridesGoOn,
  noWaterBesideHydrides,
  estersBeforeNitriles,
  estersBesideKetones,
];
