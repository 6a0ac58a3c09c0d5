import { kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { ACCEPTOR, BETWEEN_ACCEPTORS } from './fragments.ts';

const GIESE = march('chapter 15, addition of radicals to activated alkenes');
/** Carbon whose radical is nucleophilic: secondary or tertiary, without aryl, acceptor or hetero atom. */
const ALKYL_RADICAL = '$(C([CX4])[CX4]);!$(C[!#6]);!$(C[CX3]=O)';

/** Radical additions and closures, deoxygenation, carbon monoxide, and fluorine and fluorinated carbon. */
export const RADICALS_AND_CARBONYLATIONS: readonly TextbookTransform[] = [
  {
    name: 'Giese reaction',
    source: GIESE,
    likelihood: 'possible',
    transform: `[CX4;H0,H1;${ALKYL_RADICAL}:1]-!@[CX4;H2:2][CX4;H1,H2;${ACCEPTOR}:3]>>[C:1]I.[CH2:2]=[C;${ACCEPTOR}:3]`,
    reagent: 'tributyltin hydride',
    example: 'IC1CCCCC1.C=CC(=O)OC>>COC(=O)CCC1CCCCC1',
  },
  {
    name: 'Decarboxylative Giese reaction',
    source: GIESE,
    likelihood: 'possible',
    transform: `[CX4;H0,H1;${ALKYL_RADICAL}:1]-!@[CX4;H2:2][CX4;H1,H2;${ACCEPTOR}:3]>>[C:1]C(=O)[OH].[CH2:2]=[C;${ACCEPTOR}:3]`,
    example: 'O=C(O)C1CCCCC1.C=CC(=O)OC>>COC(=O)CCC1CCCCC1',
  },
  ...(['Cl', 'Br'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Kharasch addition',
      source: march('chapter 15, free-radical addition of halides'),
      likelihood: 'characteristic',
      transform: `[${halogen}:1][CX4:2][CH2:3]-!@[C:4]([Cl:5])([Cl:6])[Cl:7]>>[C:2]=[CH2:3].[${halogen}:1][C:4]([Cl:5])([Cl:6])[Cl:7]`,
      reagent: 'benzoyl peroxide',
      example: `C=CCCCC.ClC(Cl)(Cl)${halogen}>>CCCCC(${halogen})CC(Cl)(Cl)Cl`,
    }),
  ),
  {
    name: 'Radical cyclisation',
    source: march('chapter 15, free-radical cyclisation'),
    likelihood: 'usual',
    transform: '[CX4;!R;!H0:1]-!@[CX4;r5:2]1-;@[c:3]:[c:4]-;@[O,N:5]-;@[CX4:6]1>>[C:1]=[C:2][C:6][*:5][c:4]:[c:3]Br',
    reagent: 'tributyltin hydride',
    example: 'Brc1ccccc1OCC=C>>CC1COc2ccccc12',
  },
  {
    name: 'Barton-McCombie deoxygenation',
    source: kurti('Barton-McCombie Radical Deoxygenation Reaction'),
    likelihood: 'usual',
    // Of a sugar or a polyol: nobody makes the xanthate of an oxane or oxetane for the hydrogen that its simpler alcohol never lost.
    transform: '[CX4;H2;R:1](-;@[CX4;!H2;$(C[OX2]):2])-;@[CX4;!H2;$(C[OX2]):3]>>[CH:1]([C:2])([C:3])OC(=S)S[CH3]',
    reagent: 'tributyltin hydride',
    example: 'COC1OC(CO)C(OC)C1OC(=S)SC>>COC1CC(OC)C(CO)O1',
  },
  ...(['CH3', 'CH2'] as const).map(
    (alkyl): TextbookTransform => ({
      name: 'Alkoxycarbonylation of an aryl bromide',
      source: march('chapter 13, carbonylation of aryl halides'),
      likelihood: 'usual',
      transform: `[c:1]-!@[CX3+0:2](=[O+0:3])[OX2:4]-!@[${alkyl}:5]>>[c:1]Br.[C-:2]#[O+:3].[OH:4][${alkyl}:5]`,
      reagent: 'Pd(dppf)Cl2',
      example: alkyl === 'CH3' ? 'Brc1ccc(C)nc1.[C-]#[O+].CO>>COC(=O)c1ccc(C)nc1' : 'Brc1ccc(C)nc1.[C-]#[O+].CCO>>CCOC(=O)c1ccc(C)nc1',
    }),
  ),
  ...(
    [
      ['NFSI', 'N(S(=O)(=O)c1ccccc1)S(=O)(=O)c1ccccc1', 'FN(S(=O)(=O)c1ccccc1)S(=O)(=O)c1ccccc1'],
      ['Selectfluor', '[N+]12CC[N+](CCl)(CC1)CC2', 'F[N+]12CC[N+](CCl)(CC1)CC2'],
    ] as const
  ).map(
    ([, carrier, fluorinating]): TextbookTransform => ({
      name: 'Electrophilic fluorination',
      source: march('chapter 12, halogenation of aldehydes and ketones'),
      likelihood: 'characteristic',
      transform: `[F:1][CX4;${BETWEEN_ACCEPTORS}:2]>>[C;!H0;${BETWEEN_ACCEPTORS}:2].[F:1]${carrier}`,
      example: `CCOC(=O)C(C)C(C)=O.${fluorinating}>>CCOC(=O)C(C)(F)C(C)=O`,
    }),
  ),
  {
    name: 'Trifluoromethylation of an aryl iodide',
    source: li('Ruppert–Prakash reagent'),
    likelihood: 'possible',
    transform: '[c:1]-!@[C:2]([F:3])([F:4])[F:5]>>[c:1]I.[C:2]([F:3])([F:4])([F:5])[Si]([CH3])([CH3])[CH3]',
    reagent: 'copper(I) iodide',
    example: 'Ic1ccc(OC)cc1.C[Si](C)(C)C(F)(F)F>>COc1ccc(C(F)(F)F)cc1',
  },
  {
    name: 'Coupling with ethyl bromodifluoroacetate',
    source: march('chapter 13, coupling of aryl halides with copper'),
    likelihood: 'characteristic',
    transform:
      '[c:1]-!@[C:2]([F:3])([F:4])[C:5](=[O:6])[O:7][CH2:8][CH3:9]>>[c:1]I.[C:2]([F:3])([F:4])(Br)[C:5](=[O:6])[O:7][CH2:8][CH3:9]',
    reagent: 'copper',
    example: 'Ic1ccccc1.CCOC(=O)C(F)(F)Br>>CCOC(=O)C(F)(F)c1ccccc1',
  },
  {
    name: 'Radical addition of an alcohol to an acrylate',
    source: 'Surburg, Panten, Common Fragrance and Flavor Materials, 6th ed., gamma-undecalactone',
    likelihood: 'usual',
    transform:
      '[OX2:1]1[CX4;H1;$(C-!@[CH3]),$(C-!@[CH2][CH2,CH3]):2][CH2:3][CH2:4][C:5]1=[O:6]>>[OH:1][CH2:2].[CH2:3]=[CH:4][C:5](=[O:6])O[CH3]',
    reagent: 'di-tert-butyl peroxide',
    example: 'CCCCCCO.C=CC(=O)OC>>CCCCCC1CCC(=O)O1',
  },
];
