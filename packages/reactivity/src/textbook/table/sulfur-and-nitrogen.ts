import { joule, kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { SIX_RING } from './fragments.ts';

/** Aromatic carbon beside the nitrogen of a six-membered azine. */
const ALPHA = `$(c:[nX2;r6]);${SIX_RING}`;
/** Not of a triazine, which no peracid oxidises. */
const OF_OXIDE = `${ALPHA};!$(c1ncncn1)`;

/** Thiols, sulfoximines, sulfonyl chlorides; amines, nitriles, ureas and guanidines; azines by way of their N-oxides. */
export const SULFUR_AND_NITROGEN: readonly TextbookTransform[] = [
  {
    name: 'Thiol synthesis with thiourea',
    source: march('chapter 10, attack by sulfur nucleophiles'),
    likelihood: 'usual',
    transform: '[SX2H:1][CX4;H2;!$(C[#6]=[O,N]):2]>>[S:1]=C([NH2])[NH2].[C:2]Br',
    reagent: 'sodium hydroxide',
    example: 'NC(N)=S.BrCCc1ccccc1>>SCCc1ccccc1',
  },
  {
    name: 'Reduction of a disulfide',
    source: march('chapter 19, reduction of disulfides'),
    likelihood: 'possible',
    transform: '[SX2H:1][CX4;H2:2]>>[S:1]([C:2])S[CH3]',
    reagent: 'tributylphosphine',
    example: 'CSSCCCS(C)=O>>CS(=O)CCCS',
  },
  {
    name: 'Sulfoximine synthesis from a sulfoxide',
    source: march('chapter 19, oxidations of sulfur compounds'),
    likelihood: 'characteristic',
    transform: '[SX4:1](=[O:2])(=[NX2;H1:3])([#6:4])[#6:5]>>[S:1](=[O:2])([#6:4])[#6:5].[NH3:3]',
    example: 'CS(=O)c1ccccc1.N>>CS(=N)(=O)c1ccccc1',
  },
  {
    name: 'Sulfonyl chloride synthesis from a diazonium ion',
    source: march('chapter 13, replacement of a diazonium group by sulfur'),
    likelihood: 'usual',
    transform: '[c:1][SX4:2](=[O:3])(=[O:4])[Cl:5]>>[c:1][NH2].[O:3]=[S:2]=[O:4].[ClH:5]',
    reagent: 'sodium nitrite',
    example: 'Nc1ccc(Br)cc1.O=S=O.Cl>>O=S(=O)(Cl)c1ccc(Br)cc1',
  },
  {
    name: 'Sulfinic acid from an aryl bromide',
    source: march('chapter 10, organometallic reagents and sulfur dioxide'),
    likelihood: 'usual',
    transform: '[c:1]-!@[SX3:2](=[O:3])[OX2H:4]>>[c:1]Br.[O:3]=[S:2]=[O:4]',
    reagent: 'n-butyllithium',
    example: 'Brc1ccc(OC)cc1.O=S=O>>COc1ccc(S(=O)O)cc1',
  },
  {
    name: 'Thioether from a lithiated arene and a disulfide',
    source: march('chapter 12, metals by sulfur'),
    likelihood: 'usual',
    transform: '[c:1]-!@[SX2:2][CH3:3]>>[c:1]Br.[S:2]([CH3:3])S[CH3]',
    reagent: 'n-butyllithium',
    example: 'Brc1ccc(OC)cc1.CSSC>>COc1ccc(SC)cc1',
  },
  {
    name: 'Dithioacetal of two thiols',
    source: march('chapter 16, addition of H2S or thiols to carbonyl compounds'),
    likelihood: 'characteristic',
    transform: '[CX4;!$(C[!#6;!S]);!$(C=*):1](-!@[SX2:2][c,CX4:3])-!@[SX2:4][c,CX4:5]>>[C:1]=O.[SH:2][#6:3].[SH:4][#6:5]',
    reagent: 'hydrogen chloride',
    example: 'CC(C)=O.Sc1ccccc1.Sc1ccccc1>>CC(C)(Sc1ccccc1)Sc1ccccc1',
  },
  {
    name: 'Reduction of an oxime',
    source: march('chapter 19, reduction of oximes'),
    likelihood: 'usual',
    transform: '[NH2:1][CX4;H1:2]([#6:3])[#6:4]>>[OH][N:1]=[C:2]([#6:3])[#6:4]',
    reagent: 'lithium aluminium hydride',
    example: 'ON=C1CCCCC1>>NC1CCCCC1',
  },
  {
    name: 'Reduction of a nitroalkene',
    source: march('chapter 19, reduction of nitro compounds'),
    likelihood: 'usual',
    transform: '[NH2+0:1][CX4;!H0;!$(C[#6]=O):2][CX4;H2:3][c:4]>>[O-][N+:1](=O)[C:2]=[CH:3][c:4]',
    reagent: 'lithium aluminium hydride',
    example: 'COc1ccc(C=C[N+](=O)[O-])cc1>>COc1ccc(CCN)cc1',
  },
  {
    name: 'Lossen rearrangement',
    source: kurti('Lossen Rearrangement'),
    likelihood: 'seldom',
    transform: '[NH2:1][c:2]>>[OH][NH:1]C(=O)[c:2]',
    example: 'O=C(NO)c1ccccc1>>Nc1ccccc1',
  },
  {
    name: 'Curtius rearrangement',
    source: kurti('Curtius Rearrangement'),
    likelihood: 'characteristic',
    transform: '[#6:1][N:2]=[C:3]=[O:4]>>[#6:1][C:3](=[O:4])[N:2]=[N+]=[N-]',
    example: 'O=C(N=[N+]=[N-])c1ccccc1>>O=C=Nc1ccccc1',
  },
  {
    name: 'Curtius rearrangement',
    source: kurti('Curtius Rearrangement'),
    likelihood: 'usual',
    transform:
      '[#6;!$(C=[O,S,N]):1][NX3;H1:2]-!@[CX3:3](=[O:4])[OX2:5][$(C([CH3])([CH3])[CH3]),$([CH2]c):6]>>[#6:1][C:3](=[O:4])[N:2]=[N+]=[N-].[OH:5][C:6]',
    example: 'O=C(N=[N+]=[N-])C1(c2ccccc2)CC1.CC(C)(C)O>>CC(C)(C)OC(=O)NC1(c2ccccc2)CC1',
  },
  {
    name: 'van Leusen nitrile synthesis',
    source: li('van Leusen reaction'),
    likelihood: 'usual',
    transform: '[CX4;H1:1]([#6:4])([#6:5])[C:2]#[N+0:3]>>O=[C:1]([#6:4])[#6:5].[CH2:2]([N+:3]#[C-])S(=O)(=O)c1ccc([CH3])cc1',
    reagent: 'potassium tert-butoxide',
    example: 'O=C1CCCCC1.Cc1ccc(S(=O)(=O)C[N+]#[C-])cc1>>N#CC1CCCCC1',
  },
  {
    name: 'Guanylation with pyrazole-1-carboxamidine',
    source: march('chapter 16, addition of amines to carbodiimides and cyanamides'),
    likelihood: 'characteristic',
    transform: '[NX3;$(N[CX4]);!$(N[N,O,S]):1]-!@[CX3:2](=[NX2;H1:3])[NH2:4]>>[N;!H0:1].[C:2](=[NH:3])([NH2:4])n1cccn1',
    example: 'NCc1ccccc1.N=C(N)n1cccn1>>N=C(N)NCc1ccccc1',
  },
  {
    name: 'Urea synthesis with carbonyldiimidazole',
    source: march('chapter 10, urea from phosgene equivalents'),
    likelihood: 'usual',
    transform:
      '[NX3;H1,H0;$(N[CX4]);!$(N[C;R]=[O,S]):1]-!@[CX3;!R:2](=[O:3])-!@[NX3;H1;!$(N([CX3]=O)[CX3]=O);!$(NS):4]>>[N;!H0:1].[NH2:4].[C:2](=[O:3])(n1ccnc1)n1ccnc1',
    example: 'NCc1ccccc1.Nc1ccccc1.O=C(n1ccnc1)n1ccnc1>>O=C(NCc1ccccc1)Nc1ccccc1',
  },
  {
    name: 'Chlorination of an N-oxide',
    source: joule('pyridines'),
    likelihood: 'usual',
    transform: `[c;${OF_OXIDE}:1](-[Cl:2]):[nX2+0;r6:3]>>[cH:1]:[n+:3][O-].[Cl:2]P(=O)(Cl)Cl`,
    example: 'Cc1ccc[n+]([O-])c1.O=P(Cl)(Cl)Cl>>Cc1ccc(Cl)nc1',
  },
  {
    name: 'Reissert-Henze reaction',
    source: joule('pyridines'),
    likelihood: 'usual',
    transform: `[c;${OF_OXIDE}:1](-[C:2]#[N:4]):[nX2+0;r6:3]>>[cH:1]:[n+:3][O-].[C:2](#[N:4])[Si]([CH3])([CH3])[CH3]`,
    example: 'Cc1cc[n+]([O-])cc1.C[Si](C)(C)C#N>>Cc1ccnc(C#N)c1',
  },
  {
    name: 'Hydrolysis of an acetamidomalonate',
    source: march('chapter 10, alkylation of active methylene compounds'),
    likelihood: 'usual',
    transform:
      '[NH2:1][CX4;H1:2]([CX4:3])[C:4](=[O:5])[OX2H:6]>>[CH3]C(=O)[NH:1][C:2]([C:3])(C(=O)O[CH2][CH3])[C:4](=[O:5])[O:6][CH2][CH3]',
    reagent: 'hydrogen chloride',
    example: 'CCOC(=O)C(Cc1ccccc1)(NC(C)=O)C(=O)OCC>>NC(Cc1ccccc1)C(=O)O',
  },
  {
    name: 'Aryl triflimide formation',
    source: 'Comins et al., Org. Synth. 1997, 74, 77',
    likelihood: 'characteristic',
    transform:
      '[c:1]-[NX3:2]([S:3](=[O:4])(=[O:5])[C:6]([F:7])([F:8])[F:9])[S:10](=[O:11])(=[O:12])[C:13]([F:14])([F:15])[F:16]>>' +
      '[c:1][NH2:2].[S:3](=[O:4])(=[O:5])([C:6]([F:7])([F:8])[F:9])OS(=O)(=O)C(F)(F)F.[S:10](=[O:11])(=[O:12])([C:13]([F:14])([F:15])[F:16])OS(=O)(=O)C(F)(F)F',
    reagent: 'pyridine',
    example:
      'Nc1ccc(Cl)cn1.O=S(=O)(OS(=O)(=O)C(F)(F)F)C(F)(F)F.O=S(=O)(OS(=O)(=O)C(F)(F)F)C(F)(F)F>>O=S(=O)(N(c1ccc(Cl)cn1)S(=O)(=O)C(F)(F)F)C(F)(F)F',
  },
];
