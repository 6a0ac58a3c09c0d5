import { type AtomIndex, ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule, MechanismTable } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { hydrogenReplacements, replacements } from '../replacement.ts';
import { openNitrogenArylated } from './arylated-azoles.ts';
import { LARGE } from './azole-crowding.ts';
import { pyridazinonesAtNitrogen } from './pyridazinone-alkylations.ts';
import { quinolonesAtNitrogen } from './quinolone-alkylations.ts';
import { tetrazolesAwayFromCarbon } from './tetrazole-nitrogens.ts';
import { triazolesAtAllNitrogens, triazolesBetweenGroupsAtTwo } from './triazole-nitrogens.ts';
import { uracilsAtOne } from './uracil-nitrogens.ts';

/** In the product: the nitrogen that took up the group, where the other nitrogen of its anion stands open. */
const SHIELDED_NITROGEN = [
  // pyrazole: 5 instead of 3
  `[n;$(n([#6;!c])n[cH]);$(n1[c;!$(c(:a)(:a):a)]([${LARGE}])[c;!$(c(:a)(:a):a)][c;!$(c(:a)(:a):a)]n1)]`,
  // imidazole: 5 instead of 4
  `[n;$(n([#6;!c])c[n;X2]);$(n1[c;!$(c(:a)(:a):a)]([${LARGE},CX4])[cH]nc1)]`,
];

/** 1,2,4-Triazole and its ones are alkylated at 1 or 2, not at 4; purines at 9, not at 7, where the group at 6 stands in the way, xanthines at 7. */
const WRONG_NITROGEN = [
  '[n;$(n([#6;!c])1[cH]nn[cH]1)]',
  '[n;$(n([#6;!c])1cnc2nc[n,c]c([Cl,Br,I,N,O,S])c12)]',
  // 4 of a 1,2,4-triazol-3-one whose two others bear hydrogen or stand open.
  '[n;$(n([CX4])1[c]n[nX3;H1]c1=[OX1,SX1])]',
  // 9 of a xanthine with a group at 3, which stands in the way: theophylline gives caffeine.
  '[n;$(n([#6;!c])1[cH]nc2c(=[OX1])nc(=[OX1])[nX3]([#6])c12)]',
  // The amino group of a purine that still has its own hydrogen.
  '[NX3;H1;$(N(c1ncnc2[nH]cnc12)[CX4])]',
];

/** Nitrogens that displace a group from a carbon that is none of an arene, nor becomes one as the azole closes: product atoms. */
function alkylatedNitrogens(view: ReactionView): readonly AtomIndex[] {
  const { reactants, product, becomes } = view.mapped;
  const saturated = replacements(view).filter(
    ({ carbon }) => reactants.isAromatic[carbon] === 0 && (becomes[carbon] < 0 || product.isAromatic[becomes[carbon]] === 0),
  );
  const nitrogens = saturated.flatMap(({ incoming }) =>
    reactants.atomicNumber[incoming] === ELEMENT.nitrogen && becomes[incoming] >= 0 ? [becomes[incoming]] : [],
  );
  return [...new Set(nitrogens)].sort((a, b) => a - b);
}

const openNitrogenFirst: MechanismRule = {
  id: 'I1',
  statement:
    'Of the nitrogens of an azole the one is alkylated that stands open: 1 of 3-substituted pyrazoles and 4-substituted imidazoles, 1 of 1,2,4-triazole, 9 of purines.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const alkylated = alkylatedNitrogens(view);
    if (alkylated.length === 0) return [];
    const wrong = [...SHIELDED_NITROGEN, ...WRONG_NITROGEN].map((pattern) => view.atoms('product', pattern));
    const found = alkylated.filter((atom) => wrong.some((atoms) => atoms.has(atom))).map((atom) => view.mapped.sourceOf[atom]);
    if (found.length === 0) return [];
    return [
      {
        verdict: 'never',
        chip: 'Other nitrogen',
        text: 'The anion of this azole takes the alkyl group at its other nitrogen, which stands open: this isomer is a by-product at most.',
        wanted: found,
        rivals: [],
      },
    ];
  },
};

/** The N-H of an indole, a pyrrole or an azole with more nitrogen, and the other atoms of its ring. */
const AZOLE = '[nX3;H1]1[c,n][c,n][c,n][c,n]1';

/** Halides that no metal, acid or neighbouring group makes into a cation. */
const PLAIN_HALIDE = '[CX4;H2,H3;$(C[Cl,Br,I]),$(COS(=O)(=O)[#6])]';

/** The same, secondary ones besides. */
const ANY_PLAIN_HALIDE = '[CX4;H1,H2,H3;$(C[Cl,Br,I]),$(COS(=O)(=O)[#6])]';

const nitrogenBeforeCarbon: MechanismRule = {
  id: 'I2',
  statement:
    'An alkyl halide takes an indole, a pyrrole or another azole with a free N-H at nitrogen, not at carbon: base makes the anion.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    const met = hydrogenReplacements(view).filter(
      ({ carbon, incoming }) =>
        reactants.isAromatic[carbon] === 1 &&
        reactants.atomicNumber[incoming] === ELEMENT.carbon &&
        moleculeOf[carbon] !== moleculeOf[incoming] &&
        view.atoms('reactants', PLAIN_HALIDE).has(incoming),
    );
    return met.flatMap(({ carbon }) => {
      const [ring] = view.places('reactants', AZOLE).filter((place) => place.includes(carbon));
      if (ring === undefined) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Nitrogen first',
          text: 'Base makes the anion of this azole, and the halide takes it at nitrogen: for the carbon take an aldehyde, an acceptor or an aminal.',
          wanted: [carbon],
          rivals: [ring[0]],
        },
      ];
    });
  },
};

/** A primary amino group at 2 or 4 of a pyridine that bears nothing else but alkyl groups, or at 2 of a thiazole or oxazole. */
const PLAIN = '[c;$([cH]),$(c[CX4;!$(CF)])]';
const AMINOQUINOLINE = `$(Nc1${PLAIN}[cH][nX2]c2ccccc12),$(Nc1${PLAIN.repeat(2)}c2ccccc2[nX2]1)`;
/** At 3 of a pyridazine: the nitrogen beside takes the group (gabazine). */
const AMINOPYRIDAZINE = `$(Nc1[nX2][nX2][c;$([cH]),$(c[CX4;!$(CF)]),$(c-c)]${PLAIN.repeat(2)}1)`;
const AMINOPYRIDINE = `[NX3;H2;${AMINOQUINOLINE},$(Nc1[nX2][cH]${PLAIN.repeat(3)}1),$(Nc1[nX2]${PLAIN.repeat(2)}[cH]${PLAIN}1),$(Nc1${PLAIN}[cH][nX2][cH]${PLAIN}1),$(Nc1[nX2]cc[s,o]1),${AMINOPYRIDAZINE}]`;

const ringNitrogenFirst: MechanismRule = {
  id: 'I3',
  statement:
    'An alkyl halide takes 2- and 4-aminopyridines, such quinolines, 3-aminopyridazines and 2-aminothiazoles at the ring nitrogen, whose charge the amino group shares.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants } = view.mapped;
    const amines = view.atoms('reactants', AMINOPYRIDINE);
    return replacements(view).flatMap(({ carbon, incoming }) => {
      if (!amines.has(incoming) || reactants.isAromatic[carbon] === 1 || !view.atoms('reactants', ANY_PLAIN_HALIDE).has(carbon)) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Ring nitrogen first',
          text: 'The ring nitrogen takes the alkyl group, as the amino group feeds it: acylate the amino group first, or aminate the halide of the ring.',
          wanted: [incoming],
          rivals: [],
        },
      ];
    });
  },
};

/**
 * In the product: nitrogen with a group on it, beside the thiocarbonyl group that it shares its lone pair with. In rings of six a plain group
 * alone: sugars come to thiouracils by way of their silyl ethers.
 */
const NITROGEN_OF_THIONE =
  '[$([NX3;$(N[CX4]);$(N[CX3]=[SX1])]),$([nX3;r5;$(n[CX4]);$(nc=[SX1])]),$([nX3;r6;$(n[CX4;!$(C[O,S,N]);!$(C(n)n)]);$(nc=[SX1])])]';

const sulfurBeforeNitrogen: MechanismRule = {
  id: 'I4',
  statement: 'An alkyl halide takes a thioamide, a thiourea or the thione of a heteroarene at sulfur, not at nitrogen.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, sourceOf, becomes } = view.mapped;
    const nitrogens = view.atoms('product', NITROGEN_OF_THIONE);
    if (nitrogens.size === 0) return [];
    return replacements(view).flatMap(({ carbon, incoming, leaving }) => {
      const isDisplaced = view.atoms('reactants', LEAVES).has(leaving) && reactants.isAromatic[carbon] === 0;
      if (!isDisplaced || becomes[incoming] < 0 || !nitrogens.has(becomes[incoming])) return [];
      // The thiocarbonyl group is there before: else it comes with the same step, from an isothiocyanate.
      const had = view.atoms('reactants', SHARES_WITH_SULFUR).has(sourceOf[becomes[incoming]]);
      if (!had) return [];
      return [
        {
          verdict: 'never' as const,
          chip: 'Sulfur first',
          text: 'Sulfur is the far better nucleophile and takes the group: build the ring from an amine that bears it.',
          wanted: [incoming],
          rivals: [],
        },
      ];
    });
  },
};

/** What a nucleophile displaces from saturated carbon. */
const LEAVES = '[$([Cl,Br,I]),$([OX2]S(=O)(=O)[#6,O])]';
const SHARES_WITH_SULFUR = '[$([NX3;!H0;$(N[CX3]=[SX1])]),$([nX3;H1;$(nc=[SX1])]),$([nX2;$(nc[SX2H])]),$([NX2]=[CX3][SX2H])]';

/** Which atom of an azole or azine takes up an alkyl group. */
export const AZOLE_NITROGENS: MechanismTable = {
  title: 'Alkylation of azoles and aminopyridines',
  rules: [
    openNitrogenFirst,
    nitrogenBeforeCarbon,
    ringNitrogenFirst,
    sulfurBeforeNitrogen,
    openNitrogenArylated,
    uracilsAtOne,
    quinolonesAtNitrogen,
    tetrazolesAwayFromCarbon,
    triazolesAtAllNitrogens,
    pyridazinonesAtNitrogen,
    triazolesBetweenGroupsAtTwo,
  ],
};
