import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { NameReactionId } from '../../name-reactions/table.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hasAny } from './has-any.ts';
import { ofNames } from './of-names.ts';
import type { ReagentRule } from './reagent-sides.ts';

type Kinds = ReadonlySet<string>;

const BOROHYDRIDES = ['borohydride', 'mild-borohydride', 'bulky-borohydride'];
/** What makes more of a borohydride than a borohydride: borane, a metal boride, an acyloxyborohydride; or reduces by itself. */
const STRENGTHENED_BY = [
  ...['strong-acid', 'carboxylic-acid', 'lewis-acid', 'boron-trihalide', 'iodine-source', 'borane', 'strong-hydride'],
  ...['nickel-or-cobalt-salt', 'hydrogen', 'palladium', 'palladium-complex', 'copper', 'metal-reductant', 'zinc', 'silane'],
];

const borohydrideStopsAtCarbonyls: ReagentRule = {
  id: 'Y31',
  statement: 'A borohydride by itself reduces aldehydes, ketones and imines: nitriles, amides and nitro groups stay.',
  source: TEXTBOOKS.chemoselectivity,
  // The acetic acid of a reductive amination makes nothing stronger of the mild ones.
  holdsUnder: (kinds) => hasAny(kinds, BOROHYDRIDES) && !STRENGTHENED_BY.some((kind) => kinds.has(kind) && !isBufferOfMild(kind, kinds)),
  judge: ofNames(['nitrile-reduction', 'amide-to-amine-reduction', 'lactam-or-imide-reduction', 'nitro-to-amino'], {
    chip: 'Borohydride is too mild',
    text: 'A borohydride alone does not reduce nitriles, amides or nitro groups: that takes a stronger hydride, borane, hydrogen or a metal salt beside it.',
  }),
};

function isBufferOfMild(kind: string, kinds: Kinds): boolean {
  return kind === 'carboxylic-acid' && kinds.has('mild-borohydride');
}

/** An ester that hydroxide opens at room temperature: of a primary or secondary alcohol or a phenol, its carbonyl carbon first. */
const OPEN_ESTER = '[CX3;$(C(=[OX1])([#6])[OX2][CX4;H2,H3]),$(C(=[OX1])([#6])[OX2]c)]=[OX1]';

const hydroxideTakesEsters: ReagentRule = {
  id: 'Y32',
  statement: 'Hydroxide opens a plain ester long before it adds to a nitrile or an amide.',
  source: TEXTBOOKS.carbonylSubstitution,
  holdsUnder: (kinds) => kinds.has('hydroxide') && !kinds.has('peroxide'),
  judge: (view) => {
    if (!view.names.some((name) => SLOWER_THAN_ESTERS.includes(name))) return [];
    const [ester] = view.places('reactants', OPEN_ESTER);
    if (ester === undefined || view.changed.has(ester[0])) return [];
    const text = 'An ester is hydrolysed at room temperature, a nitrile or an amide only hot: the acid is what forms first.';
    return [{ verdict: 'never', chip: 'Ester first', text, wanted: [...view.changed].slice(0, 1), rivals: [ester[0]] }];
  },
};
const SLOWER_THAN_ESTERS: readonly NameReactionId[] = [
  'nitrile-hydration-to-amide',
  'nitrile-hydrolysis-to-carboxylic-acid',
  'amide-hydrolysis-to-amine',
];

/** A benzyl group on the nitrogen of an amine or on oxygen, which hydrogen on palladium takes off. */
const BENZYL = '[CX4;H2;$([CH2]c1ccccc1);$([CH2][NX3;!$(N[#6X3])]),$([CH2][OX2])]';
/** A ketone with nothing beside it that makes it easier to hydrogenate. */
const DIALKYL_KETONE = '[CX3;$(C([CX4])[CX4])]=[OX1]';

const palladiumLeavesKetones: ReagentRule = {
  id: 'Y33',
  statement: 'Hydrogen on palladium takes benzyl groups off and leaves a dialkyl ketone.',
  source: TEXTBOOKS.chemoselectivity,
  holdsUnder: (kinds) => kinds.has('palladium') && !hasAny(kinds, ['borohydride', 'strong-hydride', 'silane']),
  judge: (view) => {
    if (!view.names.some((name) => name === 'ketone-to-alcohol-reduction' || name === 'wolff-kishner-or-clemmensen-reduction')) return [];
    const [ketone] = view.places('reactants', DIALKYL_KETONE).filter(([carbon]) => view.changed.has(carbon));
    const [benzyl] = view.places('reactants', BENZYL);
    if (ketone === undefined || benzyl === undefined || view.changed.has(benzyl[0])) return [];
    const text =
      'Palladium breaks the bond between benzyl and nitrogen or oxygen; a dialkyl ketone takes up hydrogen on platinum or nickel.';
    return [{ verdict: 'never', chip: 'Benzyl first', text, wanted: [ketone[0]], rivals: [benzyl[0]] }];
  },
};

const nitratingAcidLeavesAcyls: ReagentRule = {
  id: 'Y34',
  statement: 'Cold nitrating acid puts its nitro group on the ring: acyl groups, esters and nitriles stay.',
  source: TEXTBOOKS.aromaticSubstitution,
  holdsUnder: (kinds) => kinds.has('nitrating-agent'),
  judge: ofNames(
    [
      ...(['n-acetyl-deprotection', 'amide-hydrolysis-to-amine', 'n-formyl-deprotection', 'ester-hydrolysis'] as const),
      ...(['co2h-me-deprotection', 'co2h-et-deprotection', 'nitrile-hydration-to-amide', 'nitrile-hydrolysis-to-carboxylic-acid'] as const),
    ],
    {
      chip: 'Nitrates first',
      text: 'In the cold mixture of acids there is no water to speak of: the ring is nitrated, and the acyl group stays.',
    },
  ),
};

/** Kinds that are there for an electrophile, electrons or hydrogen, and take no alkyl group off an aryl ether. */
const LEAVES_ETHERS = [
  ...[
    'bromine-source',
    'chlorine-source',
    'iodine-source',
    'fluorine-source',
    'nitrating-agent',
    'quinone',
    'alcohol-oxidant',
    'nitroxyl',
    'peroxide',
  ],
  ...['borohydride', 'mild-borohydride', 'hydrogen', 'palladium', 'palladium-complex'],
];
/** What does take it off. */
const TAKES_METHYL = ['hydrogen-bromide-or-iodide', 'boron-trihalide', 'lewis-acid', 'strong-hydride', 'halide-salt'];

const methylEthersStay: ReagentRule = {
  id: 'Y35',
  statement: 'An aryl methyl ether keeps its methyl group under halogens, nitric acid, quinones, peracids, borohydrides and hydrogen.',
  source: TEXTBOOKS.phenolProtection,
  holdsUnder: (kinds) => hasAny(kinds, LEAVES_ETHERS) && !hasAny(kinds, TAKES_METHYL),
  judge: ofNames(['methoxy-to-hydroxy'], {
    chip: 'Ether stays',
    text: 'The methyl group of an aryl ether is taken by a strong Lewis acid, by hydrogen bromide or iodide, or by a thiolate, and none of them is there.',
  }),
};

/** Every kind that gives electrons, hydride or hydrogen, also as a ligand or as the alkoxide that palladium takes a hydride from. */
const REDUCES = [
  ...['hydrogen', ...BOROHYDRIDES, 'strong-hydride', 'aluminium-hydride-for-aldehydes', 'borane', 'metal-reductant', 'alkali-metal'],
  ...['zinc', 'magnesium', 'indium', 'silane', 'tin-hydride', 'poisoned-palladium', 'formic-acid', 'palladium', 'hydrazine', 'phosphine'],
  ...['phosphite', 'sulfur', 'organometallic', 'organolithium-base', 'aluminium-alkoxide', 'radical-initiator', 'thionating-agent'],
];

const NOTHING_REDUCES = { chip: 'Nothing reduces', text: 'None of the reagents gives the electrons or the hydrogen that this takes.' };
const byName = ofNames(['nitro-to-amino', 'aryl-dehalogenation', 'nitrile-reduction'], NOTHING_REDUCES);

/** Whether a nitro group becomes an amide at one stroke, as records have it of zinc in acetic anhydride. */
function isNitroAcylated(view: ReactionView): boolean {
  const { sourceOf } = view.mapped;
  const nitro = view.atoms('reactants', '[NX3+;$(N(=O)[O-])]');
  return [...view.atoms('product', '[NX3;H1;$(N[CX3]=[OX1])]')].some((atom) => nitro.has(sourceOf[atom]));
}

const nothingReduces: ReagentRule = {
  id: 'Y36',
  statement:
    'Where none of the reagents gives electrons or hydrogen, a nitro group stays, and an aryl halide does not lose its halogen for hydrogen.',
  source: TEXTBOOKS.redox,
  // What goes with a cyanation reduces nothing: palladium, its phosphine, zinc.
  holdsUnder: (kinds) =>
    hasAny(kinds, WRITTEN_WHOLE) && !REDUCES.some((kind) => kinds.has(kind) && !(kinds.has('cyanide') && OF_CYANATIONS.includes(kind))),
  judge: (view) =>
    isNitroAcylated(view) ? [{ ...NOTHING_REDUCES, verdict: 'never', wanted: [...view.changed].slice(0, 1), rivals: [] }] : byName(view),
};
/** Kinds beside which a reductant would have been written: each is there for another reaction of the same groups. */
const WRITTEN_WHOLE = [
  'ammonia',
  'hydroxide',
  'cyanide',
  'azide',
  'fluoride',
  'alcohol-oxidant',
  'nitroxyl',
  'nitrating-agent',
  'acylating-agent',
  'quinone',
];

const OF_CYANATIONS = ['palladium', 'phosphine', 'zinc'];

/** A hydrogen beside a nitrogen of an arylhydrazine without a nitro group: the nitrogen that condenses first. */
const ARYLHYDRAZINE = '[NX3;H2;$(N[NX3;!$(N[CX3]=O)]c(:[cH]));!$(NNc1c([N+]=O)cccc1);!$(NNc1ccc([N+]=O)cc1)]';
/** A ketone with a hydrogen beside it on one side at least. */
const ENOLISABLE_KETONE = '[CX3;$(C([#6])[CX4;H2,H3]);!$(C[#7,#8,#16]);!$(C[CX4]C=O)]=[OX1]';

const hydrazonesGoOn: ReagentRule = {
  id: 'Y37',
  statement: 'In strong acid, or with zinc chloride, the arylhydrazone of a ketone that can enolise goes on to the indole.',
  source: TEXTBOOKS.heterocycleSynthesis,
  holdsUnder: (kinds) => hasAny(kinds, ['strong-acid', 'lewis-acid', 'dehydrating-acid', 'boron-trihalide']),
  judge: (view) => {
    if (!view.names.includes('hydrazone-formation')) return [];
    const nitrogens = view.atoms('reactants', ARYLHYDRAZINE);
    const [ketone] = view.places('reactants', ENOLISABLE_KETONE).filter(([carbon]) => view.changed.has(carbon));
    if (ketone === undefined || ![...nitrogens].some((atom) => view.changed.has(atom))) return [];
    const text = 'The acid makes the ene-hydrazine of it, which rearranges and closes: ammonia is lost, and the indole is what is left.';
    return [{ verdict: 'never', chip: 'Goes on to the indole', text, wanted: [ketone[0]], rivals: [] }];
  },
};

/** An arene carbon meta to an ether oxygen or a nitrogen that gives its pair, whose ring has no other group: the carbon first. */
const META_TO_DONOR = '[cH]1[cH][cH][cH]c(-[$([OX2][CX4]),$([OX2H]),$([NX3;!$(N~[N,O,S])])])[cH]1';

const donorsSendHalogensBeside: ReagentRule = {
  id: 'Y38',
  statement: 'A halogen comes ortho or para to an oxygen or nitrogen that is alone on a benzene ring, and not meta.',
  source: TEXTBOOKS.aromaticSubstitution,
  holdsUnder: (kinds) =>
    // Nitrating acid makes an ammonium ion of an amine, and a lithium base has its own place.
    hasAny(kinds, ['bromine-source', 'chlorine-source', 'iodine-source']) && !hasAny(kinds, ['amide-base', 'organolithium-base']),
  judge: (view) => {
    if (!view.names.some((name) => HALOGENATIONS.includes(name))) return [];
    const { reactants } = view.mapped;
    const [place] = view.places('reactants', META_TO_DONOR).filter(([carbon]) => view.changed.has(carbon));
    if (place === undefined) return [];
    const donor = neighboursOf(reactants, place[4]).filter((atom) => reactants.atomicNumber[atom] !== ELEMENT.carbon);
    const text = 'The pair of the hetero atom holds the charge of the cation only where the electrophile comes ortho or para to it.';
    return [{ verdict: 'never', chip: 'Not meta', text, wanted: [place[0]], rivals: donor.slice(0, 1) }];
  },
};
const HALOGENATIONS: readonly NameReactionId[] = ['bromination', 'chlorination', 'iodination'];

const diazoniumNeedsNitrite: ReagentRule = {
  id: 'Y39',
  statement: 'An aniline does not change its amino group for a halogen where no nitrite makes the diazonium ion.',
  source: TEXTBOOKS.aromaticSubstitution,
  holdsUnder: (kinds) => hasAny(kinds, ['strong-acid', 'hydrogen-bromide-or-iodide', 'copper']) && !kinds.has('nitrosating-agent'),
  judge: (view) => {
    if (!view.names.includes('sandmeyer-reaction')) return [];
    const { becomes } = view.mapped;
    const [place] = view.places('reactants', 'c[NX3;H2]').filter(([carbon, nitrogen]) => becomes[carbon] >= 0 && becomes[nitrogen] < 0);
    if (place === undefined) return [];
    const text = 'Without nitrite the acid makes the salt of the amine: nothing is lost, and no halide comes in.';
    return [{ verdict: 'never', chip: 'Needs nitrite', text, wanted: [place[0]], rivals: [] }];
  },
};

/** What the reagents above the arrow leave as it is, and what they do not leave where it is; asked forward only, as those of `reagent-sides.ts`. */
export const WHAT_STAYS: readonly ReagentRule[] = [
  borohydrideStopsAtCarbonyls,
  hydroxideTakesEsters,
  palladiumLeavesKetones,
  nitratingAcidLeavesAcyls,
  methylEthersStay,
  nothingReduces,
  hydrazonesGoOn,
  donorsSendHalogensBeside,
  diazoniumNeedsNitrite,
];
