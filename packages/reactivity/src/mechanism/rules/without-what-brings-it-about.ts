import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { BORON_ARYLATIONS, CARBON_COUPLINGS, HALIDE_EXCHANGES } from '../../name-reactions/couplings.ts';
import type { NameReactionId } from '../../name-reactions/table.ts';
import { isHalogen } from '../atoms.ts';
import { activation } from '../nucleophilic-activation.ts';
import type { ReactionView } from '../reaction-view.ts';
import { replacements } from '../replacement.ts';
import { ofNames } from './of-names.ts';
import type { ReagentRule } from './reagent-sides.ts';

/** Kinds beside which a metal would have been written: bases, acids that are no Lewis acids, salts, solvents that are reagents as well, boron. */
const NO_METAL: readonly string[] = [
  ...['carbonate-or-amine-base', 'hydroxide', 'secondary-amine', 'ammonia', 'fluoride', 'azide', 'cyanide', 'halide-salt', 'diboron'],
  ...[
    'strong-base',
    'strong-acid',
    'acid-without-water',
    'carboxylic-acid',
    'alcohol',
    'water',
    'cold',
    'formamide',
    'acetone-source',
    'haloform',
  ],
];
/** Couplings that no ring takes on without a metal, however well it is activated. */
const NEED_METAL: readonly NameReactionId[] = [
  ...CARBON_COUPLINGS,
  ...HALIDE_EXCHANGES.filter((name) => name !== 'cyanation-of-an-aryl-halide'),
  ...BORON_ARYLATIONS,
];

const halidesCoupleByMetals: ReagentRule = {
  id: 'Y70',
  statement: 'An aryl halide that nothing activates takes no nucleophile and couples with no boronic acid where no metal is there.',
  source: TEXTBOOKS.couplings,
  holdsUnder: (kinds) => kinds.size > 0 && [...kinds].every((kind) => NO_METAL.includes(kind)),
  judge: (view) => {
    const text =
      'Nothing takes up the charge of a nucleophile that adds to this ring, and no metal is there that goes between carbon and halogen: palladium, nickel or copper would have to be written.';
    const finding = { verdict: 'never', chip: 'No metal', text } as const;
    if (view.names.some((name) => NEED_METAL.includes(name))) return [{ ...finding, wanted: [...view.changed].slice(0, 1), rivals: [] }];
    const { reactants } = view.mapped;
    return replacements(view)
      .filter(({ carbon, leaving }) => reactants.isAromatic[carbon] === 1 && isHalogen(reactants, leaving))
      .filter(({ leaving }) => reactants.atomicNumber[leaving] !== ELEMENT.fluorine)
      .filter(({ carbon }) => activation(reactants, carbon) === 'none')
      .map(({ carbon }) => ({ ...finding, wanted: [carbon], rivals: [] }));
  },
};

/** Kinds that only make a salt of an acid and an amine, or dissolve it. */
const ONLY_SALTS: readonly string[] = [
  ...['carbonate-or-amine-base', 'hydroxide', 'resolving-agent', 'cold'],
  ...['alcohol', 'water', 'formamide', 'acetone-source', 'haloform'],
];

const saltsAreNoAmides: ReagentRule = {
  id: 'Y71',
  statement: 'A carboxylic acid and an amine make a salt, and no amide, where nothing activates the acid.',
  source: TEXTBOOKS.carbonylSubstitution,
  holdsUnder: (kinds) => kinds.size > 0 && [...kinds].every((kind) => ONLY_SALTS.includes(kind)),
  judge: (view) => {
    const { moleculeOf } = view.mapped;
    const acid = view.places('reactants', '[CX3;$(C(=[OX1])[#6])][OX2H]').find(([carbon]) => view.leavingFrom(carbon).length > 0);
    const amine = view.places('reactants', '[NX3;!H0;!$(N-C=[O,S,N]);!$(N-S=O)]').find(([nitrogen]) => view.changed.has(nitrogen));
    if (acid === undefined || amine === undefined || moleculeOf[acid[0]] === moleculeOf[amine[0]]) return [];
    const text = 'The acid gives its proton to the amine, and neither of the ions reacts with the other: a coupling reagent is missing.';
    return [{ verdict: 'never', chip: 'Salt', text, wanted: [acid[0]], rivals: [amine[0]] }];
  },
};

/** Kinds that take a tert-butyl cation or carbamate off: acids, what makes acid, silyl halides and triflates, strong nucleophiles. */
const TAKES_BOC: readonly string[] = [
  ...['strong-acid', 'aqueous-acid', 'dehydrating-acid', 'hydrogen-bromide-or-iodide', 'carboxylic-acid', 'formic-acid', 'lewis-acid'],
  ...['boron-trihalide', 'silylating-agent', 'acid-chlorinating-agent', 'acylating-agent', 'cerium-oxidant', 'lithium-fluoroborate'],
  ...['strong-hydride', 'organometallic', 'organolithium-base', 'strong-base', 'bulky-alkoxide', 'halide-salt', 'iodine-source', 'zinc'],
];
/** Kinds beside which an acid would have been written: each is there for another group. */
const LEAVES_BOC: readonly string[] = [
  ...['fluoride', 'hydrogen', 'palladium', 'palladium-complex', 'borohydride', 'mild-borohydride', 'lithium-borohydride', 'azide'],
  ...['carbonate-or-amine-base', 'hydroxide', 'secondary-amine', 'ammonia', 'hydrazine', 'alcohol-oxidant', 'nitroxyl', 'periodate'],
];
/** Nitrogen of an alkylamine with a Boc group: amides, azoles and arylamines lose it more easily. */
const BOC_OF_ALKYLAMINE =
  '[NX3;$(N([CX4])([CX4])C(=O)OC([CH3])([CH3])[CH3]),$([NH](C(=O)OC([CH3])([CH3])[CH3])[CX4])][CX3;$(C(=O)OC([CH3])([CH3])[CH3])]';

const bocNeedsAcid: ReagentRule = {
  id: 'Y72',
  statement: 'The Boc group of an alkylamine stays under fluoride, hydrogen, hydrides, bases and oxidants: acid takes it.',
  source: TEXTBOOKS.aminoProtection,
  holdsUnder: (kinds) => LEAVES_BOC.some((kind) => kinds.has(kind)) && !TAKES_BOC.some((kind) => kinds.has(kind)),
  judge: (view) =>
    view
      .places('reactants', BOC_OF_ALKYLAMINE)
      .filter(([nitrogen, carbon]) => view.leavingFrom(nitrogen).includes(carbon))
      .map(([nitrogen]) => {
        const text = 'The Boc group leaves as a cation and carbon dioxide, which takes an acid, and none is there.';
        return { verdict: 'never', chip: 'Needs acid', text, wanted: [nitrogen], rivals: [] };
      }),
};

const estersNeedWater: ReagentRule = {
  id: 'Y73',
  statement: 'Trifluoroacetic acid leaves esters of methanol and ethanol, amides and nitriles where no water is there.',
  source: TEXTBOOKS.carbonylSubstitution,
  holdsUnder: (kinds) => kinds.has('acid-without-water') && !['water', 'aqueous-acid', 'hydroxide'].some((kind) => kinds.has(kind)),
  judge: ofNames(
    [
      ...(['co2h-me-deprotection', 'co2h-et-deprotection', 'ester-hydrolysis'] as const),
      ...(['amide-hydrolysis-to-amine', 'nitrile-hydrolysis-to-carboxylic-acid', 'n-acetyl-deprotection'] as const),
    ],
    {
      chip: 'Needs water',
      text: 'The acid takes off what leaves as a stable cation (tert-butyl, trityl): hydrolysis would need water and heat.',
    },
  ),
};

const acidLeavesArylMethylEthers: ReagentRule = {
  id: 'Y74',
  statement: 'Trifluoroacetic acid leaves aryl methyl ethers, whose methyl group is no cation that lasts.',
  source: TEXTBOOKS.hydroxylProtection,
  holdsUnder: (kinds) =>
    kinds.has('acid-without-water') && !['lewis-acid', 'boron-trihalide', 'hydrogen-bromide-or-iodide'].some((kind) => kinds.has(kind)),
  judge: ofNames(['methoxy-to-hydroxy'], {
    chip: 'Needs nucleophile',
    text: 'An acid alone does not take the methyl group: a halide or a thiolate has to come to it (boron tribromide, hydrogen bromide).',
  }),
};

/** A silyl chloride with a tert-butyl group or three isopropyl groups. */
const BULKY_SILYL_CHLORIDE = '[Si;$([Si]C([CH3])([CH3])[CH3]),$([Si]([CH]([CH3])[CH3])([CH]([CH3])[CH3])[CH]([CH3])[CH3])][Cl]';

const tertiaryAlcoholsMeetNoBulkySilicon: ReagentRule = {
  id: 'Y75',
  statement: 'A bulky silyl chloride leaves a tertiary alcohol: only the triflate reaches it.',
  source: TEXTBOOKS.hydroxylProtection,
  holdsUnder: (kinds) => kinds.has('silylating-agent') || kinds.has('carbonate-or-amine-base'),
  judge: (view) => {
    const silicon = view.places('reactants', BULKY_SILYL_CHLORIDE).find(([atom]) => view.changed.has(atom));
    const alcohol = view.places('reactants', '[OX2H][CX4;$(C([#6])([#6])[#6])]').find(([oxygen]) => view.changed.has(oxygen));
    if (silicon === undefined || alcohol === undefined) return [];
    const text = 'Chloride is displaced at a crowded silicon by primary and secondary alcohols: a tertiary one needs the triflate.';
    return [{ verdict: 'never', chip: 'Too crowded', text, wanted: [alcohol[0]], rivals: [] }];
  },
};

const ketiminesStayInBase: ReagentRule = {
  id: 'Y76',
  statement: 'What benzophenone imine makes of an aryl halide stays the imine until acid, hydroxylamine or hydrogen takes it apart.',
  source: TEXTBOOKS.couplings,
  holdsUnder: (kinds) =>
    (kinds.has('palladium-complex') || kinds.has('copper')) &&
    !['strong-acid', 'aqueous-acid', 'carboxylic-acid', 'carbonyl-partner', 'hydrogen', 'water'].some((kind) => kinds.has(kind)),
  judge: (view) => ketimineNitrogensSetFree(view),
};

function ketimineNitrogensSetFree(view: ReactionView): ReturnType<ReagentRule['judge']> {
  return view
    .places('reactants', '[NX2H]=[CX3;$(C(c)c)]')
    .filter(([nitrogen, carbon]) => view.leavingFrom(nitrogen).includes(carbon))
    .map(([nitrogen]) => {
      const text = 'The base of the coupling leaves the imine: the amine is set free in a step of its own.';
      return { verdict: 'never', chip: 'Imine stays', text, wanted: [nitrogen], rivals: [] };
    });
}

/** What does not happen as what would bring it about is not written; asked forward only, as those of `reagent-sides.ts`. */
export const WITHOUT_WHAT_BRINGS_IT_ABOUT: readonly ReagentRule[] = [
  halidesCoupleByMetals,
  saltsAreNoAmides,
  bocNeedsAcid,
  estersNeedWater,
  acidLeavesArylMethylEthers,
  tertiaryAlcoholsMeetNoBulkySilicon,
  ketiminesStayInBase,
];
