import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { ReagentKind } from '../reagent.ts';

/** Dry ice and acetone: aluminium hydrides stop there at what holds the metal. */
export const COLD_KIND: ReagentKind = {
  id: 'cold',
  name: 'deep cold',
  say: 'supporting',
  makes: ['ester-to-aldehyde-reduction', 'nitrile-reduction-to-aldehyde', 'weinreb-amide-to-aldehyde-reduction'],
  reagents: [],
  source: TEXTBOOKS.chemoselectivity,
};

/** Lipases and esterases by themselves. */
export const HYDROLASE_KIND: ReagentKind = {
  id: 'hydrolase',
  name: 'a lipase or esterase',
  say: 'decisive',
  makes: ['ester-hydrolysis', 'transesterification', 'o-acetylation', 'o-acetyl-deprotection'],
  reagents: [],
  source: TEXTBOOKS.asymmetricSynthesis,
};

/** Dehydrogenases of alcohols, run backwards by their cofactor. */
export const KETOREDUCTASE_KIND: ReagentKind = {
  id: 'ketoreductase',
  name: 'a ketoreductase',
  say: 'decisive',
  makes: ['ketone-to-alcohol-reduction', 'aldehyde-to-alcohol-reduction'],
  reagents: [],
  source: TEXTBOOKS.asymmetricSynthesis,
};

/** Trifluoroacetic acid, which stands among the strong acids, as it is used: in dichloromethane or by itself, where nothing is hydrolysed. */
export const ACID_WITHOUT_WATER_KIND: ReagentKind = {
  id: 'acid-without-water',
  name: 'an acid without water',
  say: 'supporting',
  makes: [],
  reagents: [],
  source: TEXTBOOKS.aminoProtection,
};

/** Sodium amide and its like, which stand among the strong bases: they make arynes of aryl halides. */
export const ALKALI_AMIDE_KIND: ReagentKind = {
  id: 'alkali-amide',
  name: 'an alkali amide',
  say: 'supporting',
  makes: ['aryl-halide-to-aniline'],
  reagents: [],
  source: TEXTBOOKS.conjugateAddition,
};

/** What is written and not known: it brings about nothing that is known here, and nothing can be said to be missing beside it. */
export const NOT_KNOWN_KIND: ReagentKind = {
  id: 'not-known',
  name: 'a reagent that is not known',
  say: 'supporting',
  makes: [],
  reagents: [],
  source: TEXTBOOKS.chemoselectivity,
};
