import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ofNames } from './of-names.ts';
import type { ReagentRule } from './reagent-sides.ts';

/** Kinds that take the hydrogen of the fluorenyl group, or open its carbamate. */
const TAKES_FMOC = [
  ...['carbonate-or-amine-base', 'hydroxide', 'strong-base', 'bulky-alkoxide', 'amide-base', 'organolithium-base', 'organometallic'],
  ...['secondary-amine', 'ammonia', 'ammonia-equivalent', 'hydrazine', 'fluoride', 'hydrogen', 'palladium'],
  ...['borohydride', 'lithium-borohydride', 'strong-hydride', 'alkali-metal', 'azide', 'cyanide'],
];
/** Kinds beside which a base would have been written: each is there for another group. */
const LEAVES_FMOC = [
  ...['strong-acid', 'carboxylic-acid', 'formic-acid', 'lewis-acid', 'palladium-complex', 'silane', 'hydrogen-bromide-or-iodide'],
  ...['alcohol-oxidant', 'quinone', 'peroxide', 'coupling-reagent', 'acid-chlorinating-agent', 'iodine-source', 'silver-salt'],
];

const fmocNeedsBase: ReagentRule = {
  id: 'Y60',
  statement: 'The Fmoc group stays in acid, under palladium(0) complexes, silanes and oxidants: a base takes it off.',
  source: TEXTBOOKS.aminoProtection,
  holdsUnder: (kinds) => LEAVES_FMOC.some((kind) => kinds.has(kind)) && !TAKES_FMOC.some((kind) => kinds.has(kind)),
  judge: ofNames(['n-fmoc-deprotection'], {
    chip: 'Needs base',
    text: 'The Fmoc group leaves when a base takes the hydrogen of its fluorenyl ring, and none is there: acid leaves it.',
  }),
};

/** Kinds that take the proton of a carboxylic acid and do nothing else to it. */
const ONLY_BASES: readonly string[] = ['carbonate-or-amine-base', 'hydroxide', 'alcohol', 'water', 'cold'];

const carboxylatesTakeNoAlcohol: ReagentRule = {
  id: 'Y61',
  statement:
    'A carboxylic acid and an alcohol make no ester where a base is all that is there, or an alkali metal: the acid is its carboxylate.',
  source: TEXTBOOKS.carbonylSubstitution,
  holdsUnder: (kinds) =>
    kinds.has('alkali-metal') ||
    ((kinds.has('carbonate-or-amine-base') || kinds.has('hydroxide')) && [...kinds].every((kind) => ONLY_BASES.includes(kind))),
  judge: (view) => {
    if (!view.names.some((name) => name === 'fischer-speier-esterification' || name === 'methyl-esterification')) return [];
    // Whichever of the two oxygens leaves in the records; a halide instead of the alcohol would take the carboxylate up.
    const isChanged = (place: readonly number[]) => place.some((atom) => view.changed.has(atom));
    const [acid] = view.places('reactants', '[CX3;$(C(=[OX1])[#6,#1])][OX2H]').filter(isChanged);
    const [alcohol] = view.places('reactants', '[CX4][OX2H]').filter(isChanged);
    if (acid === undefined || alcohol === undefined) return [];
    const text =
      'The base makes the carboxylate, which no alcohol adds to: an acid, a coupling reagent or the acyl chloride would make the ester.';
    return [{ verdict: 'never', chip: 'Carboxylate', text, wanted: [acid[0]], rivals: [] }];
  },
};

const acidsBrominateByTheirBromides: ReagentRule = {
  id: 'Y62',
  statement: 'Beside mercury oxide or a silver salt bromine takes the carboxyl group of an acid, and no hydrogen beside it.',
  source: TEXTBOOKS.radicals,
  holdsUnder: (kinds) => (kinds.has('mercury-oxide') || kinds.has('silver-salt')) && kinds.has('bromine-source'),
  judge: ofNames(['alpha-bromination-of-a-carbonyl-hell-volhard-zelinsky'], {
    chip: 'No enol',
    text: 'The salt of the acid gives its acyl hypobromite, which loses carbon dioxide: only the acyl bromide, which phosphorus makes, has the enol that takes bromine.',
  }),
};

const silanesLeaveBenzeneRings: ReagentRule = {
  id: 'Y63',
  statement: 'A silane in acid gives hydride to cations and to indoles, and leaves benzene rings.',
  source: TEXTBOOKS.redox,
  holdsUnder: (kinds) => kinds.has('silane') && !['hydrogen', 'palladium', 'alkali-metal'].some((kind) => kinds.has(kind)),
  judge: (view) => {
    if (!view.names.includes('heteroarene-hydrogenation')) return [];
    const [ring] = view.places('reactants', 'c1ccccc1').filter((place) => place.filter((atom) => view.changed.has(atom)).length > 2);
    if (ring === undefined) return [];
    const text =
      'The acid of the reaction does not make a cation of a benzene ring, so that the silane has nothing to give its hydride to.';
    return [{ verdict: 'never', chip: 'Ring stays', text, wanted: [ring[0]], rivals: [] }];
  },
};

const sulfurTakesTheAlkylidene: ReagentRule = {
  id: 'Y64',
  statement: 'Beside sulfur and a base the alkylidene nitrile of a ketone goes on to the aminothiophene.',
  source: TEXTBOOKS.heterocycleSynthesis,
  holdsUnder: (kinds) => kinds.has('sulfur'),
  judge: (view) => {
    const sources = view.mapped.sourceOf;
    const formed = view
      .places('product', '[CX3;$(C([#6])[CX4;H1,H2,H3])]=[CX3;$(CC#N)]')
      .filter((place) => view.changed.has(sources[place[0]]));
    if (formed.length === 0) return [];
    const text = 'The base takes a hydrogen beside the new double bond, and sulfur comes to that carbon: the ring closes onto the nitrile.';
    return [{ verdict: 'never', chip: 'Sulfur comes in', text, wanted: [sources[formed[0][0]]], rivals: [] }];
  },
};

/** What does not happen as nothing that is there activates it, or does not stop there; asked forward only, as those of `reagent-sides.ts`. */
export const WHAT_IS_NOT_ACTIVATED: readonly ReagentRule[] = [
  fmocNeedsBase,
  carboxylatesTakeNoAlcohol,
  acidsBrominateByTheirBromides,
  silanesLeaveBenzeneRings,
  sulfurTakesTheAlkylidene,
];
