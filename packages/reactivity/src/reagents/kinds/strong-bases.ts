import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { NameReactionId } from '../../name-reactions/table.ts';
import type { ReagentKind } from '../reagent.ts';
import { ALKYLATIONS } from './bases.ts';

const CONDENSATIONS: readonly NameReactionId[] = ['aldol-condensation', 'claisen-schmidt-condensation', 'knoevenagel-condensation'];

const CARBANION_REACTIONS: readonly NameReactionId[] = [
  ...ALKYLATIONS,
  'enolate-alkylation',
  'malonic-ester-alkylation',
  'claisen-condensation',
  'claisen-type-c-acylation',
  'aldol-addition',
  'aldol-condensation',
  'wittig-olefination',
  'horner-wadsworth-emmons-olefination',
  'dehydrohalogenation',
  'michael-addition',
  'johnson-corey-chaykovsky-epoxidation',
  'claisen-schmidt-condensation',
  'knoevenagel-condensation',
  'transesterification',
  'organolithium-with-carbonyl-addition',
];

/** Bases that make carbanions. */
export const STRONG_BASES: readonly ReagentKind[] = [
  {
    id: 'strong-base',
    name: 'a strong base',
    say: 'supporting',
    family: 'strong bases',
    makes: [...CARBANION_REACTIONS, 'epoxide-ring-opening-by-alcohol'],
    reagents: [
      { name: 'sodium hydride', aliases: ['NaH'], smiles: '[H-].[Na+]', inchiKey: 'BZKBCQXYZZXSCO-UHFFFAOYSA-N' },
      {
        name: 'sodium amide',
        aliases: ['NaNH2', 'sodamide'],
        smiles: '[NH2-].[Na+]',
        inchiKey: 'ODZPKZBBUMBTMG-UHFFFAOYSA-N',
        givesAs: ['N'],
      },
      {
        name: 'sodium ethoxide',
        aliases: ['NaOEt', 'sodium ethylate'],
        smiles: 'CC[O-].[Na+]',
        inchiKey: 'QDRKDTQENPPHOJ-UHFFFAOYSA-N',
        knownBy: 'CC[O-]',
      },
      {
        name: 'sodium methoxide',
        aliases: ['NaOMe', 'sodium methylate'],
        smiles: 'C[O-].[Na+]',
        inchiKey: 'WQDUMFSSJAZKTM-UHFFFAOYSA-N',
        knownBy: 'C[O-]',
      },
      {
        name: 'P4-tBu',
        aliases: ['P4-t-Bu', 'phosphazene base P4-t-Bu', 'tBu-P4'],
        smiles: 'CN(C)P(=NP(=NC(C)(C)C)(N=P(N(C)C)(N(C)C)N(C)C)N=P(N(C)C)(N(C)C)N(C)C)(N(C)C)N(C)C',
        inchiKey: 'NSRBCQCXZAYQHF-UHFFFAOYSA-N',
      },
      { name: 'potassium hydride', aliases: ['KH'], smiles: '[H-].[K+]', inchiKey: 'OCFVSFVLVRNXFJ-UHFFFAOYSA-N' },
    ],
    source: TEXTBOOKS.enols,
  },
  {
    id: 'organolithium-base',
    name: 'an alkyllithium',
    say: 'supporting',
    family: 'strong bases',
    makes: CARBANION_REACTIONS,
    reagents: [
      {
        name: 'n-butyllithium',
        aliases: ['nBuLi', 'n-BuLi', 'BuLi', 'butyllithium'],
        smiles: '[Li][CH2]CCC',
        inchiKey: 'MZRVEZGGRBJDDB-UHFFFAOYSA-N',
        otherDrawings: [{ smiles: '[CH2-]CCC.[Li+]', inchiKey: 'DLEDOFVPSDKWEF-UHFFFAOYSA-N' }],
      },
      {
        name: 'sec-butyllithium',
        aliases: ['sBuLi', 'sec-BuLi', 's-BuLi'],
        smiles: '[Li][CH](C)CC',
        inchiKey: 'VATDYQWILMGLEW-UHFFFAOYSA-N',
      },
      { name: 'tert-butyllithium', aliases: ['tBuLi', 't-BuLi'], smiles: '[Li][C](C)(C)C', inchiKey: 'BKDLGMUIXWPYGD-UHFFFAOYSA-N' },
    ],
    source: TEXTBOOKS.enols,
  },
  {
    id: 'bulky-alkoxide',
    name: 'tert-butoxide',
    say: 'supporting',
    family: 'strong bases',
    makes: CARBANION_REACTIONS,
    reagents: [
      {
        name: 'potassium tert-butoxide',
        aliases: ['KOtBu', 'tBuOK', 'potassium tertiary butoxide'],
        smiles: 'CC(C)(C)[O-].[K+]',
        inchiKey: 'LPNYRYFBWFDTMA-UHFFFAOYSA-N',
        knownBy: 'CC(C)(C)[O-]',
      },
      {
        name: 'sodium tert-butoxide',
        aliases: ['NaOtBu', 'tBuONa'],
        smiles: 'CC(C)(C)[O-].[Na+]',
        inchiKey: 'MFRIHAYPQRLWNB-UHFFFAOYSA-N',
        knownBy: 'CC(C)(C)[O-]',
      },
    ],
    source: TEXTBOOKS.elimination,
  },
  {
    id: 'amide-base',
    name: 'a hindered amide base',
    say: 'supporting',
    family: 'strong bases',
    // At low temperature the aldol stays what it is: water is lost by the action of hydroxides and alkoxides.
    makes: CARBANION_REACTIONS.filter((name) => !CONDENSATIONS.includes(name)),
    reagents: [
      {
        name: 'LDA',
        aliases: ['lithium diisopropylamide'],
        smiles: 'CC(C)[N-]C(C)C.[Li+]',
        inchiKey: 'ZCSHNCUQKCANBX-UHFFFAOYSA-N',
        knownBy: 'CC(C)[N-]C(C)C',
      },
      {
        name: 'LiHMDS',
        aliases: ['LHMDS', 'lithium bis(trimethylsilyl)amide', 'LiN(SiMe3)2', 'LiN(TMS)2', 'lithium hexamethyldisilazide'],
        smiles: 'C[Si](C)(C)[N-][Si](C)(C)C.[Li+]',
        inchiKey: 'YNESATAKKCNGOF-UHFFFAOYSA-N',
        knownBy: 'C[Si](C)(C)[N-][Si](C)(C)C',
      },
      {
        name: 'NaHMDS',
        aliases: ['sodium bis(trimethylsilyl)amide', 'NaN(SiMe3)2', 'NaN(TMS)2', 'sodium hexamethyldisilazide'],
        smiles: 'C[Si](C)(C)[N-][Si](C)(C)C.[Na+]',
        inchiKey: 'WRIKHQLVHPKCJU-UHFFFAOYSA-N',
        knownBy: 'C[Si](C)(C)[N-][Si](C)(C)C',
      },
      {
        name: 'KHMDS',
        aliases: ['potassium bis(trimethylsilyl)amide', 'KN(SiMe3)2', 'KN(TMS)2', 'potassium hexamethyldisilazide'],
        smiles: 'C[Si](C)(C)[N-][Si](C)(C)C.[K+]',
        inchiKey: 'IUBQJLUDMLPAGT-UHFFFAOYSA-N',
        knownBy: 'C[Si](C)(C)[N-][Si](C)(C)C',
      },
      {
        name: 'LiTMP',
        aliases: ['lithium 2,2,6,6-tetramethylpiperidide'],
        smiles: 'CC1(C)CCCC(C)(C)[N-]1.[Li+]',
        inchiKey: 'ANYSGBYRTLOUPO-UHFFFAOYSA-N',
        knownBy: 'CC1(C)CCCC(C)(C)[N-]1',
      },
      {
        name: 'TMPMgCl',
        aliases: ['TMPMgCl·LiCl', 'TMPMgCl.LiCl', '2,2,6,6-tetramethylpiperidinylmagnesium chloride', 'Knochel-Hauser base'],
        smiles: 'CC1(C)CCCC(C)(C)[N]1[Mg][Cl]',
        inchiKey: 'ULKSWZAXQDJMJT-UHFFFAOYSA-M',
      },
    ],
    source: TEXTBOOKS.regioselectivity,
  },
];
