import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { NameReactionId } from '../../name-reactions/table.ts';
import { unlikeBystanders } from '../bystanders.ts';
import type { MechanismRule, MechanismTable, Verdict } from '../mechanism-rule.ts';
import { richerAlkeneFirst } from './richer-alkene.ts';

/** Groups that stand by while others are reduced, oxidised, hydrolysed or taken off. All atoms written belong to the group. */
const GROUPS = {
  aldehyde: { name: 'aldehyde', pattern: '[CX3;H1;$(C[#6])]=[OX1]' },
  // Not a vinylogous amide, ester or quinone; not flanked by what makes it an acid derivative.
  ketone: {
    name: 'ketone',
    pattern: '[CX3;$(C([#6;!$(C=C[N,O,S])])[#6;!$(C=C[N,O,S])]);!$(C(=O)C=CC=O);!$(C(c[n,o,s])c);!$(C(c)c)]=[OX1]',
  },
  acidHalide: { name: 'acid halide', pattern: '[CX3;$(C[#6])](=[OX1])[Cl,Br]' },
  anhydride: { name: 'anhydride', pattern: '[CX3;$(C[#6])](=[OX1])[OX2][CX3;$(C[#6])]=[OX1]' },
  ester: { name: 'ester', pattern: '[CX3;$(C[#6])](=[OX1])[OX2;D2;$(O[CX4;!$(C(C)(C)C)])]' },
  arylEster: { name: 'ester of a phenol', pattern: '[CX3;$(C[CX4,c])](=[OX1])[OX2;D2;$(Oc)]' },
  openArylEster: {
    name: 'ester of a phenol',
    pattern: '[CX3;$(C[CX4;H1,H2,H3]),$(C[c;$(c([cH])[cH])])](=[OX1])[OX2;D2;$(O[c;!$(c(:c[CX4;H0]):c[CX4;H0])])]',
  },
  acetate: { name: 'acetate', pattern: '[CX3;$(C[CH3])](=[OX1])[OX2;D2;$(O[CX4,c])]' },
  acetanilide: { name: 'acetanilide', pattern: '[CH3][CX3](=[OX1])[NX3;$(Nc)]' },
  formate: { name: 'formate', pattern: '[CX3;H1](=[OX1])[OX2;D2]' },
  alkyne: { name: 'alkyne', pattern: '[CX2;$(C[#6,#1]),H1]#[CX2]' },
  terminalAlkene: { name: 'less substituted alkene', pattern: '[CX3;H2]=[CX3;H1;$(C[CX4])]' },
  azide: { name: 'azide', pattern: '[NX2]=[NX2+]=[NX1-]' },
  nitro: { name: 'nitro group', pattern: '[NX3+;$(N[#6])](=[OX1])[OX1-]' },
  arylNitro: { name: 'nitro group', pattern: '[NX3+;$(Nc)](=[OX1])[OX1-]' },
  /** Nothing beside it that a hydride or a metal hydride adds to. */
  plainAlkene: { name: 'alkene', pattern: '[CX3;!$(C[#6,N+,S]=,#[O,N])]=[CX3;!$(C[#6,N+,S]=,#[O,N])]' },
  arylIodide: { name: 'aryl iodide', pattern: 'cI' },
  arylBromide: { name: 'aryl bromide', pattern: 'cBr' },
  benzylEther: { name: 'benzyl ether', pattern: '[OX2;D2;$(O[#6;!$(C=O)])][CX4;H2;$(Cc1[cH][cH][cH][cH][cH]1)]' },
  alkylBenzylEther: { name: 'benzyl ether', pattern: '[OX2;D2;$(O[CX4][#6])][CX4;H2;$(Cc1[cH][cH][cH][cH][cH]1)]' },
  /** Not one that acid or an oxidant takes off, as that of 4-methoxybenzyl. */
  benzylamine: { name: 'benzylamine', pattern: '[NX3;!$(N[#6,S]=[O,S])][CX4;H1,H2;$(C(c1[cH]c[c;!$(c[OX2])]c[cH]1))]' },
  benzylEster: { name: 'benzyl ester', pattern: '[CX3;$(C[#6])](=[OX1])[OX2][CX4;H2;$(Cc1[cH][cH][cH][cH][cH]1)]' },
  cbz: { name: 'Cbz group', pattern: '[NX3][CX3](=[OX1])[OX2][CX4;H2;$(Cc1[cH][cH][cH][cH][cH]1)]' },
  thiol: { name: 'thiol', pattern: '[SX2H;$(S[#6;!$(C=[N,O,S])])]' },
  sulfide: { name: 'sulfide', pattern: '[SX2;$(S([CX4;!$(C([S,O])[S,O]);!$(C[F])])[CX4,c;!$(C([S,O])[S,O]);!$(C[F]);!$(c:[n,o,s])])]' },
  /** On a heteroarene too, whose own nitrogen takes oxygen later still. */
  anySulfide: { name: 'sulfide', pattern: '[SX2;$(S([CX4;!$(C([S,O])[S,O]);!$(CF)])[CX4,c;!$(C([S,O])[S,O]);!$(CF)])]' },
  tertiaryAmine: { name: 'tertiary amine', pattern: '[NX3;H0;+0;$(N([CX4])([CX4])[CX4]);!$(NC[F,O,N,S,P])]' },
  primaryAlcohol: { name: 'primary alcohol', pattern: '[CX4;H2;$(C[#6])][OX2H]' },
  secondaryAlcohol: { name: 'secondary alcohol', pattern: '[CX4;H1;$(C([#6])[#6])][OX2H]' },
  electronRichAlkene: { name: 'more substituted alkene', pattern: '[CX3;H0;$(C([CX4])[CX4])]=[CX3;$(C[CX4]);!$(CC=[O,N]);!$(CC#N)]' },
  guidedMethoxy: { name: 'methoxy group beside a carbonyl group', pattern: '[CH3][OX2;$(Oc:c[CX3]=[OX1])]' },
  boc: { name: 'Boc group', pattern: '[NX3;!$(N(C=O)C=O)][CX3](=[OX1])[OX2][CX4]([CH3])([CH3])[CH3]' },
  tertButylEster: { name: 'tert-butyl ester', pattern: '[CX3;$(C[#6])](=[OX1])[OX2][CX4]([CH3])([CH3])[CH3]' },
  fmoc: { name: 'Fmoc group', pattern: '[NX3][CX3](=[OX1])[OX2][CX4;H2][CX4;H1;r5;$(C(c)c)]' },
  trityl: { name: 'trityl group', pattern: '[CX4;$(C(c1ccccc1)(c1ccccc1)c1ccccc1)][N,n,O]' },
  thp: { name: 'THP ether', pattern: '[OX2;D2;$(O[#6]);!$(O1CCCCC1)][CX4;H1;$(C1CCCCO1)]' },
  labileSilyl: {
    name: 'trimethylsilyl or triethylsilyl ether',
    pattern: '[OX2;$(O[#6])][Si;$([Si]([CH3])([CH3])[CH3]),$([Si]([CH2][CH3])([CH2][CH3])[CH2][CH3])]',
  },
  trimethylsilyl: { name: 'trimethylsilyl ether', pattern: '[OX2;$(O[#6])][Si;$([Si]([CH3])([CH3])[CH3])]' },
  tbs: { name: 'TBS ether', pattern: '[OX2;$(O[CX4])][Si;$([Si]([CH3])([CH3])C([CH3])([CH3])[CH3])]' },
  phenolicTbs: { name: 'TBS ether of the phenol', pattern: '[OX2;$(Oc)][Si;$([Si]([CH3])([CH3])C([CH3])([CH3])[CH3])]' },
  primaryTbs: { name: 'TBS ether of the primary alcohol', pattern: '[OX2;$(O[CX4;H2,H3])][Si;$([Si]([CH3])([CH3])C([CH3])([CH3])[CH3])]' },
  freeAmine: { name: 'free amine', pattern: '[NX3;H1,H2;+0;$(N[CX4]);!$(N~[#6,S,P]=,#[O,S,N]);!$(Nc);!$(N[!#6])]' },
  activatedAlcohol: { name: 'benzylic or allylic alcohol', pattern: '[CX4;!H0;$(C[#6]=,:[#6])][OX2H]' },
  acetal: { name: 'acetal', pattern: '[CX4;H1,H0;$(C[#6])]([OX2;$(O[CX4])])[OX2;$(O[CX4])]' },
  trifluoroacetamide: { name: 'trifluoroacetamide', pattern: '[NX3][CX3](=[OX1])[CX4](F)(F)F' },
} as const;
type GroupId = keyof typeof GROUPS;

/** Reactions by their own names, and what reacts before or beside the group that is meant. */
interface Entry {
  readonly steps: readonly NameReactionId[];
  readonly never?: readonly GroupId[];
  readonly risk?: readonly GroupId[];
  /** What reacts first unless the group that is meant is of this kind itself. */
  readonly first?: readonly GroupId[];
  /** The entry holds only where the group that is meant is of this kind. */
  readonly ofKind?: GroupId;
}

interface OrderRule extends Pick<MechanismRule, 'id' | 'statement' | 'source'> {
  readonly chip: string;
  /** Completes `The aldehyde ...`. */
  readonly never: string;
  /** The same of a risk. */
  readonly risk: string;
  readonly entries: readonly Entry[];
}

const ESTER_REDUCTIONS = ['ester-to-alcohol-reduction', 'ester-to-aldehyde-reduction', 'weinreb-amide-to-aldehyde-reduction'] as const;
const AMIDE_REDUCTIONS = ['amide-to-amine-reduction', 'lactam-or-imide-reduction'] as const;
const HYDROGENOLYSES = ['n-cbz-deprotection', 'n-bn-deprotection', 'o-bn-deprotection', 'co2h-bn-deprotection'] as const;
const ESTER_HYDROLYSES = ['co2h-me-deprotection', 'co2h-et-deprotection', 'ester-hydrolysis'] as const;

const ORDERS: readonly OrderRule[] = [
  {
    id: 'O1',
    statement: 'Hydrides reduce acid halides and aldehydes first, then ketones, then esters, last amides and nitriles.',
    source: TEXTBOOKS.chemoselectivity,
    chip: 'Reduced first',
    never: 'is reduced first by every hydride that reduces the group meant',
    risk: 'is reduced as readily by most of the usual hydrides',
    entries: [
      { steps: ESTER_REDUCTIONS, never: ['aldehyde', 'ketone', 'acidHalide'] },
      { steps: AMIDE_REDUCTIONS, never: ['aldehyde', 'ketone', 'acidHalide'], risk: ['ester'] },
      { steps: ['nitrile-reduction-to-aldehyde'], never: ['aldehyde', 'acidHalide', 'ketone'], risk: ['ester'] },
      { steps: ['nitrile-reduction'], never: ['aldehyde', 'acidHalide', 'ketone', 'azide'] },
      // Borane takes an acid before a ketone.
      { steps: ['carboxylic-acid-to-alcohol-reduction'], never: ['acidHalide', 'aldehyde'] },
      { steps: ['ketone-to-alcohol-reduction', 'wolff-kishner-or-clemmensen-reduction'], never: ['aldehyde', 'acidHalide'] },
      { steps: ['aldehyde-to-alcohol-reduction'], never: ['acidHalide'] },
    ],
  },
  {
    id: 'O2',
    statement: 'Hydrogen over a catalyst takes alkynes, azides and nitro groups before alkenes, these before arenes.',
    source: TEXTBOOKS.redox,
    chip: 'Hydrogenated first',
    never: 'is hydrogenated before the group meant',
    risk: 'is hydrogenated or cleaved under the usual conditions',
    entries: [
      {
        steps: ['heteroarene-hydrogenation'],
        never: ['alkyne', 'terminalAlkene', 'azide', 'nitro', 'arylIodide'],
        risk: ['arylBromide', 'benzylEther', 'cbz', 'benzylEster'],
      },
      {
        steps: ['alkene-hydrogenation'],
        ofKind: 'plainAlkene',
        never: ['alkyne', 'azide', 'arylNitro'],
        risk: ['nitro', 'arylIodide', 'arylBromide', 'cbz', 'benzylEster', 'benzylEther', 'terminalAlkene'],
      },
      // Hydrides reduce a conjugated alkene without a catalyst.
      {
        steps: ['alkene-hydrogenation'],
        never: ['alkyne'],
        risk: ['azide', 'nitro', 'arylIodide', 'arylBromide', 'cbz', 'benzylEster', 'benzylEther', 'terminalAlkene'],
      },
      { steps: ['alkyne-hydrogenation'], never: ['azide'], risk: ['nitro', 'arylIodide', 'terminalAlkene'] },
      {
        steps: ['o-bn-deprotection'],
        ofKind: 'alkylBenzylEther',
        never: ['azide', 'alkyne', 'terminalAlkene', 'nitro'],
        risk: ['cbz', 'benzylEster', 'arylIodide'],
      },
      // Acid takes the benzyl group of a phenol off.
      {
        steps: ['o-bn-deprotection'],
        ofKind: 'benzylEther',
        never: ['azide'],
        risk: ['alkyne', 'nitro', 'terminalAlkene', 'cbz', 'benzylEster', 'arylIodide'],
      },
      { steps: ['o-bn-deprotection'], risk: ['alkyne', 'azide', 'nitro', 'terminalAlkene', 'cbz', 'benzylEster', 'arylIodide'] },
      {
        steps: ['n-bn-deprotection'],
        ofKind: 'benzylamine',
        never: ['azide', 'nitro', 'alkyne', 'terminalAlkene'],
        risk: ['cbz', 'benzylEster', 'benzylEther', 'arylIodide'],
      },
      {
        steps: ['n-bn-deprotection'],
        risk: ['alkyne', 'azide', 'nitro', 'terminalAlkene', 'cbz', 'benzylEster', 'benzylEther', 'arylIodide'],
      },
      {
        steps: ['aryl-dehalogenation'],
        never: ['azide', 'nitro', 'alkyne', 'terminalAlkene'],
        risk: ['cbz', 'benzylEster', 'benzylEther'],
      },
      { steps: HYDROGENOLYSES, never: ['azide', 'alkyne'], risk: ['nitro', 'terminalAlkene', 'arylIodide'] },
      { steps: ['nitro-to-amino'], never: ['azide'] },
    ],
  },
  {
    id: 'O3',
    statement: 'Oxidants take thiols and sulfides before alcohols and alkenes, an aldehyde before the alcohol it comes from.',
    source: TEXTBOOKS.redox,
    chip: 'Oxidised first',
    never: 'is oxidised before the group meant',
    risk: 'is oxidised as well by most of the usual oxidants',
    entries: [
      { steps: ['alcohol-to-carboxylic-acid-oxidation'], never: ['thiol', 'aldehyde'], risk: ['primaryAlcohol', 'secondaryAlcohol'] },
      // The aldehyde takes up a free amine at once.
      {
        steps: ['alcohol-to-aldehyde-oxidation'],
        first: ['activatedAlcohol'],
        never: ['thiol', 'freeAmine'],
        risk: ['primaryAlcohol', 'secondaryAlcohol'],
      },
      // Manganese dioxide leaves alcohols alone that are neither benzylic nor allylic.
      {
        steps: ['alcohol-to-ketone-oxidation'],
        ofKind: 'activatedAlcohol',
        never: ['thiol'],
        risk: ['primaryAlcohol', 'secondaryAlcohol'],
      },
      {
        steps: ['alcohol-to-ketone-oxidation'],
        first: ['activatedAlcohol'],
        never: ['thiol', 'primaryAlcohol'],
        risk: ['secondaryAlcohol'],
      },
      { steps: ['sulfinyl-to-sulfonyl'], never: ['thiol', 'sulfide'] },
      { steps: ['sulfanyl-to-sulfonyl', 'sulfanyl-to-sulfinyl'], never: ['thiol'], risk: ['sulfide'] },
      { steps: ['n-oxide-formation'], never: ['thiol', 'anySulfide', 'tertiaryAmine'] },
      { steps: ['baeyer-villiger-oxidation'], never: ['thiol', 'sulfide'], risk: ['aldehyde', 'electronRichAlkene', 'tertiaryAmine'] },
    ],
  },
  {
    id: 'O4',
    statement: 'A peracid takes a thiol, a sulfide or a tertiary amine before any alkene.',
    source: TEXTBOOKS.alkenes,
    chip: 'Oxidised first',
    never: 'is richer in electrons and takes the oxygen first',
    risk: 'takes up oxygen as well',
    entries: [{ steps: ['prilezhaev-epoxidation'], never: ['thiol', 'sulfide', 'tertiaryAmine'] }],
  },
  {
    id: 'O5',
    statement:
      'Acid halides and anhydrides are hydrolysed before esters, esters of phenols before those of alcohols, esters before amides and nitriles.',
    source: TEXTBOOKS.carbonylSubstitution,
    chip: 'Hydrolysed first',
    never: 'is hydrolysed before the group meant',
    risk: 'is hydrolysed as readily',
    entries: [
      {
        steps: ESTER_HYDROLYSES,
        never: ['acidHalide', 'anhydride', 'formate', 'openArylEster', 'trimethylsilyl', 'fmoc'],
        risk: ['arylEster', 'trifluoroacetamide', 'ester'],
      },
      { steps: ['nitrile-hydrolysis-to-carboxylic-acid'], never: ['acidHalide', 'anhydride', 'formate', 'arylEster', 'ester'] },
      { steps: ['nitrile-hydration-to-amide'], never: ['acidHalide', 'anhydride'] },
      { steps: ['amide-hydrolysis-to-amine'], never: ['acidHalide', 'anhydride', 'formate', 'arylEster', 'ester'] },
      // Acid and an alcohol take the acetyl group off an aniline and leave the ester of that alcohol.
      {
        steps: ['n-acetyl-deprotection'],
        ofKind: 'acetanilide',
        never: ['acidHalide', 'anhydride', 'formate', 'acetate'],
        risk: ['arylEster', 'ester'],
      },
      { steps: ['n-acetyl-deprotection'], never: ['acidHalide', 'anhydride', 'formate', 'arylEster', 'ester'] },
      {
        steps: ['o-acetyl-deprotection', 'o-acyl-deprotection'],
        never: ['acidHalide', 'anhydride', 'trimethylsilyl'],
        risk: ['fmoc', 'trifluoroacetamide'],
      },
    ],
  },
  {
    id: 'O6',
    statement: 'Of protecting groups the one that is most labile under the conditions comes off first.',
    source: TEXTBOOKS.reactivityCharts,
    chip: 'Comes off first',
    never: 'is more labile under the same conditions and comes off first',
    risk: 'comes off under the usual conditions as well',
    entries: [
      { steps: ['n-boc-deprotection'], never: ['trityl', 'thp', 'labileSilyl'], risk: ['tertButylEster', 'tbs', 'acetal', 'boc'] },
      { steps: ['co2h-tbu-deprotection'], never: ['trityl', 'thp', 'labileSilyl', 'boc'], risk: ['tbs', 'acetal', 'tertButylEster'] },
      { steps: ['n-tbu-deprotection'], never: ['trityl', 'thp', 'labileSilyl', 'boc', 'tertButylEster'], risk: ['tbs', 'acetal'] },
      { steps: ['o-tbdps-deprotection'], never: ['labileSilyl', 'primaryTbs'], risk: ['tbs'] },
      // Acid takes the silyl ether of a primary alcohol first, fluoride and base that of a phenol.
      { steps: ['o-tbdms-deprotection'], first: ['primaryTbs'], never: ['labileSilyl'], risk: ['phenolicTbs'] },
      { steps: ['o-thp-deprotection'], never: ['labileSilyl', 'trityl'], risk: ['primaryTbs', 'acetal'] },
      { steps: ['o-mom-deprotection'], never: ['labileSilyl', 'trityl', 'thp'], risk: ['boc', 'tertButylEster', 'tbs', 'acetal'] },
      { steps: ['acetonide-deprotection'], never: ['labileSilyl', 'trityl'], risk: ['thp', 'primaryTbs', 'boc'] },
      { steps: ['o-trityl-deprotection'], never: ['labileSilyl'], risk: ['thp', 'tbs'] },
      // A carbonyl group beside it holds the Lewis acid at the methoxy group.
      {
        steps: ['methoxy-to-hydroxy'],
        ofKind: 'guidedMethoxy',
        risk: ['boc', 'tertButylEster', 'benzylEther', 'thp', 'trityl', 'labileSilyl'],
      },
      { steps: ['methoxy-to-hydroxy'], never: ['benzylEther'], risk: ['boc', 'tertButylEster', 'thp', 'trityl', 'labileSilyl'] },
      { steps: ['n-sulfonyl-deprotection'], risk: ['boc', 'benzylEther'] },
    ],
  },
];

function orderRule({ entries, chip, never, risk, ...rule }: OrderRule): MechanismRule {
  const told = { never, risk } satisfies Record<Verdict, string>;
  return {
    ...rule,
    judge: (view) => {
      const isMeant = (group: GroupId) =>
        view.places('reactants', GROUPS[group].pattern).some((place) => place.some((atom) => view.changed.has(atom)));
      const entry = entries.find(
        ({ steps, ofKind }) => steps.some((step) => view.names.includes(step)) && (ofKind === undefined || isMeant(ofKind)),
      );
      if (entry === undefined) return [];
      const wanted = [...view.changed].sort((a, b) => a - b);
      for (const group of entry.first ?? []) {
        const { name, pattern } = GROUPS[group];
        const rivals = isMeant(group) ? [] : unlikeBystanders(view, pattern, wanted);
        if (rivals.length > 0) return [{ verdict: 'never', chip, text: `The ${name} ${told.never}.`, wanted, rivals }];
      }
      for (const verdict of ['never', 'risk'] as const) {
        for (const group of entry[verdict] ?? []) {
          const rivals = unlikeBystanders(view, GROUPS[group].pattern, wanted);
          if (rivals.length > 0) return [{ verdict, chip, text: `The ${GROUPS[group].name} ${told[verdict]}.`, wanted, rivals }];
        }
      }
      return [];
    },
  };
}

const ACID = '[CX3;$(C[#6])](=[OX1])[OX2H,OX1-]';
const ALDEHYDE = '[CX3;H1;$(C[#6])]=[OX1]';

const acidToAldehyde: MechanismRule = {
  id: 'O8',
  statement: 'The reduction of a carboxylic acid does not stop at the aldehyde.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    const acids = [...view.atoms('reactants', ACID)];
    const aldehydes = acids.length === 0 ? null : view.atoms('product', ALDEHYDE);
    const wanted = acids.filter((atom) => aldehydes?.has(view.mapped.becomes[atom]) ?? false);
    if (wanted.length === 0) return [];
    const text =
      'An aldehyde is reduced faster than the acid: reduce to the alcohol and oxidise it, or go by the Weinreb amide or the ester.';
    return [{ verdict: 'never', chip: 'Acid to aldehyde', text, wanted, rivals: [] }];
  },
};

/** In which order groups are reduced, oxidised, hydrolysed and taken off. */
export const ORDER_OF_GROUPS: MechanismTable = {
  title: 'Order in which groups are reduced, oxidised, hydrolysed and taken off',
  rules: [...ORDERS.map(orderRule), richerAlkeneFirst, acidToAldehyde],
};
