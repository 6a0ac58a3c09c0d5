import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { NameReactionId } from '../../name-reactions/table.ts';
import { ofNames } from './of-names.ts';
import { BASES, COUPLING_METALS, type ReagentRule } from './reagent-sides.ts';

/** What mineral acid takes off where it is left to, and does not at a work-up. */
const BY_ACID: readonly NameReactionId[] = [
  'n-boc-deprotection',
  'co2h-tbu-deprotection',
  'n-trityl-deprotection',
  'o-mom-deprotection',
  'ester-hydrolysis',
  'amide-hydrolysis-to-amine',
];

const acidAfterLithiumIsWorkUp: ReagentRule = {
  id: 'Y24',
  statement: 'Acid written behind a lithium base is the work-up: it takes up the base, and protecting groups, esters and amides stay.',
  source: TEXTBOOKS.organometallics,
  holdsUnder: (kinds) =>
    (kinds.has('organolithium-base') || kinds.has('amide-base')) && (kinds.has('strong-acid') || kinds.has('aqueous-acid')),
  judge: ofNames(BY_ACID, {
    chip: 'Work-up',
    text: 'The acid takes up what is left of the lithium base: it is there too briefly to take this group off.',
  }),
};

/** The sulfide of a thioglycolate with an aldehyde beside it on the arene: the carbon between sulfur and carbonyl group first, the aldehyde's last. */
const CLOSING_SULFIDE = '[CX4;H2;$(C[CX3](=[OX1])[#6,#7,#8])][SX2]c:c[CX3;H1]=[OX1]';

const thioglycolatesClose: ReagentRule = {
  id: 'Y25',
  statement: 'Under a base the sulfide of a thioglycolate closes onto an aldehyde beside it: the benzothiophene is what is left.',
  source: TEXTBOOKS.heterocycleSynthesis,
  holdsUnder: (kinds) => BASES.some((kind) => kinds.has(kind)),
  judge: (view) => {
    const sources = view.mapped.sourceOf;
    const [place] = view.places('product', CLOSING_SULFIDE);
    if (place === undefined) return [];
    const text = 'The base takes a hydrogen between sulfur and the carbonyl group: the carbanion adds to the aldehyde, and water is lost.';
    return [{ verdict: 'never', chip: 'Closes to ring', text, wanted: [sources[place[0]]], rivals: [sources[place[4]]] }];
  },
};

const iridiumLeavesHalogens: ReagentRule = {
  id: 'Y26',
  statement: 'An iridium(I) complex and a diboron borylate a C-H of an arene: halogens stay.',
  source: TEXTBOOKS.couplings,
  holdsUnder: (kinds) => kinds.has('iridium-complex') && !COUPLING_METALS.some((kind) => kinds.has(kind)),
  judge: ofNames(['miyaura-borylation'], {
    chip: 'Halogen stays',
    text: 'Iridium goes into the C-H bond of the arene that is least crowded, and into no halide.',
  }),
};

const aminesAreAcylatedAsTheyForm: ReagentRule = {
  id: 'Y27',
  statement: 'An alkylamine that forms beside an acyl chloride or an anhydride is acylated by it.',
  source: TEXTBOOKS.aminoProtection,
  holdsUnder: (kinds) => kinds.has('acylating-agent'),
  judge: (view) => {
    const sources = view.mapped.sourceOf;
    const formed = [...view.atoms('product', '[NX3;H1,H2;+0;$(N[CX4]);!$(N[#6X3,#7,#16,#15])]')]
      .map((atom) => sources[atom])
      .filter((atom) => view.changed.has(atom));
    if (formed.length === 0) return [];
    const text = 'What acylates is there as the amine forms, and takes it: the amide or carbamate is what is left.';
    return [{ verdict: 'never', chip: 'Acylated as it forms', text, wanted: formed.slice(0, 1), rivals: [] }];
  },
};

const peroxideHydratesInBase: ReagentRule = {
  id: 'Y28',
  statement: 'Hydrogen peroxide hydrates a nitrile in base, by its anion: in acid it oxidises sulfur and nitrogen.',
  source: TEXTBOOKS.redox,
  holdsUnder: (kinds) => kinds.has('peroxide') && kinds.has('strong-acid') && ![...BASES, 'ammonia'].some((kind) => kinds.has(kind)),
  judge: ofNames(['nitrile-hydration-to-amide'], {
    chip: 'Needs base',
    text: 'The anion of the peroxide adds to nitriles, and in acid there is none: what it oxidises reacts instead.',
  }),
};

const estersAreEnolates: ReagentRule = {
  id: 'Y29',
  statement: 'Under a hindered lithium amide an ester is its enolate, which acylates no alkoxide: it adds to a carbonyl group.',
  source: TEXTBOOKS.enols,
  holdsUnder: (kinds) => kinds.has('amide-base'),
  judge: ofNames(['transesterification', 'o-acetylation'], {
    chip: 'Enolate',
    text: 'The base makes the enolate of this ester, which is a nucleophile and takes no alkoxide up.',
  }),
};

/** A ketone beside an arene. */
const ARYL_KETONE = '[CX3;$(C(=[OX1])([#6])c)]=[OX1]';

const silanesGoToTheMethylene: ReagentRule = {
  id: 'Y30',
  statement: 'A silane in a strong acid takes a ketone beside an arene to the methylene group: the benzylic alcohol is an ion there.',
  source: TEXTBOOKS.redox,
  holdsUnder: (kinds) => kinds.has('silane') && (kinds.has('strong-acid') || kinds.has('lewis-acid')),
  judge: (view) => {
    if (!view.names.includes('ketone-to-alcohol-reduction')) return [];
    const [ketone] = view.places('reactants', ARYL_KETONE).filter(([carbon]) => view.changed.has(carbon));
    if (ketone === undefined) return [];
    const text = 'The acid takes the hydroxyl group of the benzylic alcohol off, and the silane gives the cation a second hydride.';
    return [{ verdict: 'never', chip: 'Goes on', text, wanted: [ketone[0]], rivals: [] }];
  },
};

/** What does not happen, or does not stop there, because of what else stands above the arrow; asked forward only, as those of `reagent-sides.ts`. */
export const WHAT_ELSE_IS_THERE: readonly ReagentRule[] = [
  acidAfterLithiumIsWorkUp,
  thioglycolatesClose,
  iridiumLeavesHalogens,
  aminesAreAcylatedAsTheyForm,
  peroxideHydratesInBase,
  estersAreEnolates,
  silanesGoToTheMethylene,
];
