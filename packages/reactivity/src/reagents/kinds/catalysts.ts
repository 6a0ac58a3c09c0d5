import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { CARBON_COUPLINGS, HALIDE_EXCHANGES } from '../../name-reactions/couplings.ts';
import type { NameReactionId } from '../../name-reactions/table.ts';
import type { ReagentKind } from '../reagent.ts';
import { HYDROGENATIONS } from './reductants.ts';

const PALLADIUM_COUPLINGS: readonly NameReactionId[] = [
  ...CARBON_COUPLINGS,
  ...HALIDE_EXCHANGES,
  'direct-c-h-arylation',
  'buchwald-hartwig-amination',
  'larock-indole-synthesis',
  'stannylation',
  'thiol-arylation',
  'n-alloc-deprotection',
  'o-allyl-deprotection',
];

/** Metals and Lewis acids that make a reaction go. */
export const CATALYSTS: readonly ReagentKind[] = [
  {
    id: 'palladium-complex',
    name: 'a palladium complex',
    say: 'decisive',
    makes: [...PALLADIUM_COUPLINGS, 'wacker-tsuji-oxidation'],
    reagents: [
      {
        name: 'Pd(PPh3)4',
        aliases: ['tetrakis(triphenylphosphine)palladium(0)'],
        smiles:
          'c1ccc([P](c2ccccc2)(c2ccccc2)[Pd]([P](c2ccccc2)(c2ccccc2)c2ccccc2)([P](c2ccccc2)(c2ccccc2)c2ccccc2)[P](c2ccccc2)(c2ccccc2)c2ccccc2)cc1',
        inchiKey: 'NFHFRUOZVGFOOS-UHFFFAOYSA-N',
      },
      {
        name: 'Pd(PPh3)2Cl2',
        aliases: ['PdCl2(PPh3)2', 'bis(triphenylphosphine)palladium(II) chloride'],
        smiles: '[Cl][Pd]([Cl])([P](c1ccccc1)(c1ccccc1)c1ccccc1)[P](c1ccccc1)(c1ccccc1)c1ccccc1',
        inchiKey: 'YNHIGQDRGKUECZ-UHFFFAOYSA-L',
      },
      {
        name: 'palladium(II) acetate',
        aliases: ['Pd(OAc)2'],
        smiles: 'CC(=O)[O-].CC(=O)[O-].[Pd+2]',
        inchiKey: 'YJVFFLUZDVXJQI-UHFFFAOYSA-L',
        knownBy: '[Pd+2]',
      },
      {
        name: 'palladium(II) chloride',
        aliases: ['PdCl2'],
        smiles: '[Cl][Pd][Cl]',
        inchiKey: 'PIBWKRNGBLPSSY-UHFFFAOYSA-L',
        givesAs: ['O'],
      },
      {
        name: 'Pd(dppf)Cl2',
        aliases: ['PdCl2(dppf)'],
        smiles: '[Cl][Pd][Cl].[Fe+2].c1ccc(P(c2ccccc2)[c-]2cccc2)cc1.c1ccc(P(c2ccccc2)[c-]2cccc2)cc1',
        inchiKey: 'NXQGGXCHGDYOHB-UHFFFAOYSA-L',
        knownBy: 'c1ccc(P(c2ccccc2)[c-]2cccc2)cc1',
      },
      {
        name: 'Pd2(dba)3',
        aliases: ['tris(dibenzylideneacetone)dipalladium(0)'],
        smiles: 'O=C(/C=C/c1ccccc1)/C=C/c1ccccc1.[Pd]',
        inchiKey: 'WTAPZWXVSZMMDG-JZOPPWQGSA-N',
        knownBy: 'O=C(/C=C/c1ccccc1)/C=C/c1ccccc1',
      },
    ],
    source: TEXTBOOKS.couplings,
  },
  {
    id: 'palladium',
    name: 'palladium',
    say: 'decisive',
    makes: [...HYDROGENATIONS, ...PALLADIUM_COUPLINGS],
    reagents: [
      { name: 'palladium on carbon', aliases: ['Pd/C', 'palladium', 'Pd'], smiles: '[Pd]', inchiKey: 'KDLHZDBZIXYQEI-UHFFFAOYSA-N' },
    ],
    source: TEXTBOOKS.chemoselectivity,
  },
  {
    id: 'copper',
    name: 'a copper salt',
    say: 'decisive',
    makes: [
      'goldberg-ullmann-n-arylation',
      'ullmann-ether-synthesis',
      'ullmann-biaryl-coupling',
      'chan-lam-coupling',
      'chan-evans-lam-etherification',
      'huisgen-azide-alkyne-cycloaddition',
      'sonogashira-coupling',
      'sandmeyer-reaction',
      'stille-reaction',
      'aromatic-finkelstein-reaction',
      'thiol-arylation',
      'cyanation-of-an-aryl-halide',
      'buchwald-hartwig-amination',
      'fluoro-n-arylation',
    ],
    reagents: [
      { name: 'copper(I) iodide', aliases: ['CuI'], smiles: '[Cu][I]', inchiKey: 'LSXDOTMGLUJQCM-UHFFFAOYSA-M', givesAs: ['I', '[I-]'] },
      {
        name: 'copper(I) bromide',
        aliases: ['CuBr'],
        smiles: '[Cu][Br]',
        inchiKey: 'NKNDPYCGAZPOFS-UHFFFAOYSA-M',
        givesAs: ['Br', '[Br-]'],
      },
      {
        name: 'copper(I) chloride',
        aliases: ['CuCl'],
        smiles: '[Cl][Cu]',
        inchiKey: 'OXBLHERUFWYNTN-UHFFFAOYSA-M',
        givesAs: ['Cl', '[Cl-]'],
      },
      { name: 'copper', aliases: ['Cu'], smiles: '[Cu]', inchiKey: 'RYGMFSIKBFXOCR-UHFFFAOYSA-N' },
      {
        name: 'copper(II) acetate',
        aliases: ['Cu(OAc)2'],
        smiles: 'CC(=O)[O-].CC(=O)[O-].[Cu+2]',
        inchiKey: 'OPQARKPSCNTWTJ-UHFFFAOYSA-L',
        knownBy: '[Cu+2]',
      },
    ],
    source: TEXTBOOKS.couplings,
  },
  {
    id: 'metathesis-catalyst',
    name: 'a carbene complex of ruthenium',
    say: 'decisive',
    makes: ['olefin-metathesis'],
    reagents: [
      {
        name: 'Grubbs catalyst, second generation',
        aliases: ['Grubbs II', 'Grubbs'],
        smiles: 'Cc1cc(C)c(N2CCN(c3c(C)cc(C)cc3C)[C]2=[Ru]([Cl])([Cl])(=[CH]c2ccccc2)[P](C2CCCCC2)(C2CCCCC2)C2CCCCC2)c(C)c1',
        inchiKey: 'FCDPQMAOJARMTG-UHFFFAOYSA-L',
      },
    ],
    source: TEXTBOOKS.couplings,
  },
  {
    id: 'mercury-salt',
    name: 'a mercury(II) salt',
    say: 'decisive',
    makes: ['alkyne-hydration'],
    reagents: [
      {
        name: 'mercury(II) sulfate',
        aliases: ['HgSO4'],
        smiles: 'O=S(=O)([O-])[O-].[Hg+2]',
        inchiKey: 'DOBUSJIVSSJEDA-UHFFFAOYSA-L',
        knownBy: '[Hg+2]',
      },
    ],
    source: TEXTBOOKS.alkenes,
  },
  {
    // Oxymercuration, which no name reaction is called: it speaks against nothing.
    id: 'mercury-acetate',
    name: 'mercury(II) acetate',
    say: 'supporting',
    makes: ['alkyne-hydration', 'alkene-hydroalkoxylation'],
    reagents: [
      {
        name: 'mercury(II) acetate',
        aliases: ['Hg(OAc)2'],
        smiles: 'CC(=O)[O][Hg][O]C(C)=O',
        inchiKey: 'BRMYZIKAHFEUFJ-UHFFFAOYSA-L',
      },
    ],
    source: TEXTBOOKS.alkenes,
  },
  {
    id: 'silver-salt',
    name: 'a silver(I) salt',
    say: 'supporting',
    makes: ['koenigs-knorr-glycosidation', 'o-bn-protection', 'hydroxy-to-methoxy', 'alkyl-halide-hydrolysis'],
    reagents: [
      {
        name: 'silver carbonate',
        aliases: ['Ag2CO3'],
        smiles: 'O=C([O-])[O-].[Ag+].[Ag+]',
        inchiKey: 'KQTXIZHBFFWWFW-UHFFFAOYSA-L',
        knownBy: '[Ag+]',
      },
    ],
    source: TEXTBOOKS.hydroxylProtection,
  },
  {
    id: 'lewis-acid',
    name: 'a Lewis acid',
    say: 'decisive',
    makes: [
      'friedel-crafts-acylation',
      'friedel-crafts-alkylation',
      'fries-rearrangement',
      'bromination',
      'chlorination',
      'blanc-chloromethylation',
      'reimer-tiemann-or-duff-formylation',
      'koenigs-knorr-glycosidation',
      'methoxy-to-hydroxy',
      'ether-dealkylation',
      'o-bn-deprotection',
      'diels-alder-reaction',
      'aldol-addition',
      'claisen-rearrangement',
      'pictet-spengler-reaction',
      'acetal-protection-of-a-carbonyl',
      'alcohol-deoxygenation',
    ],
    reagents: [
      { name: 'aluminium chloride', aliases: ['AlCl3'], smiles: '[Cl][Al]([Cl])[Cl]', inchiKey: 'VSCWAEJMTAWNJL-UHFFFAOYSA-K' },
      { name: 'iron(III) chloride', aliases: ['FeCl3'], smiles: '[Cl][Fe]([Cl])[Cl]', inchiKey: 'RBTARNINKXHZNM-UHFFFAOYSA-K' },
      { name: 'zinc chloride', aliases: ['ZnCl2'], smiles: '[Cl][Zn][Cl]', inchiKey: 'JIAARYAFYJHUJI-UHFFFAOYSA-L' },
      { name: 'tin(IV) chloride', aliases: ['SnCl4'], smiles: '[Cl][Sn]([Cl])([Cl])[Cl]', inchiKey: 'HPGGPRDJHPYFRM-UHFFFAOYSA-J' },
      { name: 'titanium tetrachloride', aliases: ['TiCl4'], smiles: '[Cl][Ti]([Cl])([Cl])[Cl]', inchiKey: 'XJDNKRIXUMDJCW-UHFFFAOYSA-J' },
      {
        name: 'boron trifluoride',
        aliases: ['BF3', 'BF3·OEt2', 'BF3.OEt2', 'boron trifluoride etherate'],
        smiles: 'FB(F)F',
        inchiKey: 'WTEOIRVLGSZEPR-UHFFFAOYSA-N',
      },
    ],
    source: TEXTBOOKS.aromaticSubstitution,
  },
  {
    id: 'boron-trihalide',
    name: 'boron tribromide or trichloride',
    say: 'decisive',
    makes: ['methoxy-to-hydroxy', 'ether-dealkylation', 'o-bn-deprotection'],
    reagents: [
      { name: 'boron tribromide', aliases: ['BBr3'], smiles: 'BrB(Br)Br', inchiKey: 'ILAHWRKJUDSMFH-UHFFFAOYSA-N' },
      { name: 'boron trichloride', aliases: ['BCl3'], smiles: 'ClB(Cl)Cl', inchiKey: 'FAQYAMRNWDIXMY-UHFFFAOYSA-N' },
    ],
    source: TEXTBOOKS.hydroxylProtection,
  },
];
