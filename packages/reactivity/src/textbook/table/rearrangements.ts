import { clayden, kurti, li } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { SOLVENT } from './fragments.ts';

/** Aromatic carbon para to an ether's oxygen: it migrates before other groups. */
const PARA_OXYGEN = '$(c1ccc([OX2][#6])cc1)';
const PERACID = 'OC(=O)c1cccc(Cl)c1';
const CLAISEN = kurti('Claisen Rearrangement');

/** Not the carbon 3 of a naphthalen-2-ol whose carbon 1 is free: there the double bond is, and the other ring keeps its sextet. */
const OF_DOUBLE_BOND = '!$(c1c([OX2])[cH]c2ccccc2c1)';

/** The skeleton is changed, or an oxygen or nitrogen put into it. */
export const REARRANGEMENTS: readonly TextbookTransform[] = [
  {
    name: 'Claisen rearrangement',
    source: clayden(35),
    likelihood: 'characteristic',
    transform: `[OX2H:1][c:2]:[c;${OF_DOUBLE_BOND}:3]-!@[CX4:4][C:5]=[C:6]>>[cH;${OF_DOUBLE_BOND}:3]:[c:2][O:1][C:6][C:5]=[C:4]`,
    example: 'C=CCOc1ccccc1>>C=CCc1ccccc1O',
  },
  {
    name: 'Claisen rearrangement',
    source: CLAISEN,
    likelihood: 'possible',
    transform: '[O:1]=[CX3;H1,$(C([#6])[#6]):2][CX4:3]-!@[CX4:4]-!@[C:5]=[C:6]>>[C:3]=[C:2][O:1][C:6][C:5]=[C:4]',
    example: 'C=COCC=C>>C=CCCC=O',
  },
  {
    name: 'Johnson-Claisen rearrangement',
    source: CLAISEN,
    likelihood: 'possible',
    transform:
      '[CH3:9][CH2:8][O:7][C:1](=[O:2])[CH2:3]-!@[CX4:4]-!@[C:5]=[C:6]>>[CH3:9][CH2:8][O:7][C:1]([CH3:3])(O[CH2][CH3])O[CH2][CH3].[OH:2][C:6][C:5]=[C:4]',
    example: 'C=CC(O)c1ccccc1.CCOC(C)(OCC)OCC>>CCOC(=O)CCC=Cc1ccccc1',
  },
  {
    name: 'Nazarov cyclisation',
    source: kurti('Nazarov Cyclization'),
    likelihood: 'possible',
    transform: '[O:1]=[C:2]1[C:3]=[C:4][CX4:5][CX4:6]1>>[O:1]=[C:2]([C:3]=[C:4])[C:6]=[C:5]',
    example: 'O=C(C1=CCCCC1)C(C)=C>>CC1CC2=C(CCCC2)C1=O',
  },
  {
    name: 'Fries rearrangement',
    source: kurti('Fries-, Photo-Fries, and Anionic Ortho-Fries Rearrangement'),
    likelihood: 'possible',
    transform: '[OX2H:1][c:2]:[c:3]-!@[CX3:4](=[O:5])[#6:6]>>[cH:3]:[c:2][O:1][C:4](=[O:5])[#6:6]',
    example: 'CC(=O)Oc1ccccc1>>CC(=O)c1ccccc1O',
  },
  {
    name: 'Beckmann rearrangement',
    source: kurti('Beckmann Rearrangement'),
    likelihood: 'usual',
    // The arene of an aryl ketone moves, and beside a nitrogen or oxygen the oxime breaks to the nitrile.
    transform:
      '[C;r6,r7,r8;!$(C(=O)(N)c):1](=[O:2])-;@[NX3;H1:4]-;@[CX4;!$(C([#7])[#7,#8]):5]>>[C;!$(C(=N)c):1](=[N:4][OH:2])[C;!$(C[#7,#8]):5]',
    example: 'ON=C1CCCCC1>>O=C1CCCCCN1',
  },
  {
    name: 'Beckmann rearrangement',
    source: kurti('Beckmann Rearrangement'),
    likelihood: 'usual',
    transform: '[C;r6,r7,r8:1](=[O:2])(-;@[CX4:3])-;@[NX3;H1:4]-;@[c:5]>>[C:1](=[N:4][OH:2])([C:3])[c:5]',
    example: 'ON=C1CCCc2ccccc21>>O=C1CCCc2ccccc2N1',
  },
  {
    name: 'Beckmann rearrangement',
    source: kurti('Beckmann Rearrangement'),
    likelihood: 'possible',
    transform: '[CH3:3][C:1](=[O:2])-!@[NX3;H1:4][c:5]>>[CH3:3][C:1](=[N:4][OH:2])[c:5]',
    example: 'CC(=NO)c1ccccc1>>CC(=O)Nc1ccccc1',
  },
  {
    name: 'Curtius rearrangement',
    source: clayden(36),
    likelihood: 'possible',
    transform: '[CX4:1][O:2][CX3:3](=[O:4])[NX3;H1:5][#6:6]>>[C:1][OH:2].[#6:6][C:3](=[O:4])[OH].[N-]=[N+]=[N:5]P(=O)(Oc1ccccc1)Oc1ccccc1',
    example: 'CC(C)(C)O.O=C(O)c1ccccc1.[N-]=[N+]=NP(=O)(Oc1ccccc1)Oc1ccccc1>>CC(C)(C)OC(=O)Nc1ccccc1',
  },
  {
    name: 'Baeyer-Villiger oxidation',
    source: kurti('Baeyer-Villiger Oxidation/Rearrangement'),
    likelihood: 'usual',
    transform: '[C;r5,r6,r7:1](=[O:2])([#6:3])-;@[OX2:4]-;@[CX4:5]>>[C:1](=[O:2])([#6:3])[C:5].[OH:4]OC(=O)c1cccc(Cl)c1',
    example: 'O=C1CCCC1.O=C(OO)c1cccc(Cl)c1>>O=C1CCCCO1',
  },
  {
    name: 'Pinacol rearrangement',
    source: clayden(36),
    likelihood: 'possible',
    transform: '[CX3:1](=[O:2])([#6:3])[CX4;H0:4]([#6:5])([#6:6])-!@[#6:7]>>[C:1]([OH:2])([#6:3])([#6:7])[C:4]([OH])([#6:5])[#6:6]',
    example: 'CC(C)(O)C(C)(C)O>>CC(=O)C(C)(C)C',
  },
  {
    name: 'Benzilic acid rearrangement',
    source: kurti('Benzilic Acid Rearrangement'),
    likelihood: 'usual',
    transform: '[CX4:1]([OX2H:2])([c:3])([c:4])[C:5](=[O:6])[OX2H:7]>>[C:1](=[O:2])([c:3])[C:5](=[O:6])[c:4].[OH2:7]',
    example: 'O=C(C(=O)c1ccccc1)c1ccccc1.O>>O=C(O)C(O)(c1ccccc1)c1ccccc1',
  },
  {
    name: 'Favorskii rearrangement',
    source: kurti('Favorskii and Homo-Favorskii Rearrangement'),
    likelihood: 'possible',
    transform: `[CX4;${SOLVENT}:8][O:3][C:1](=[O:2])[CX4;H1:5]1[CX4:6][CX4:7][CX4:9][CX4:10]1>>[C;${SOLVENT}:8][OH:3].[C:1]1(=[O:2])[C:5](Cl)[C:6][C:7][C:9][C:10]1`,
    reagent: 'sodium methoxide',
    example: 'CO.O=C1CCCCC1Cl>>COC(=O)C1CCCC1',
  },
  {
    name: 'Claisen rearrangement',
    source: clayden(35),
    likelihood: 'characteristic',
    transform: `[OX2H:1][c:2]:[c;${OF_DOUBLE_BOND}:3]-!@[CX4;H1:4]([#6:7])[CH:5]=[CH2:6]>>[cH;${OF_DOUBLE_BOND}:3]:[c:2][O:1][CH2:6]/[CH:5]=[CH:4]/[#6:7]`,
    example: 'C/C=C/COc1ccccc1>>C=CC(C)c1ccccc1O',
  },
  {
    name: 'Claisen rearrangement',
    source: CLAISEN,
    likelihood: 'usual',
    transform: '[O:1]=[CX3;H1:2][CH2:3][CH2:4]/[CH:5]=[CH:6]/[#6:7]>>[CH2:3]=[CH:2][O:1][CH:6]([#6:7])[CH:5]=[CH2:4]',
    example: 'C=COC(C=C)CC>>CC/C=C/CCC=O',
  },
  {
    name: 'Johnson-Claisen rearrangement',
    source: CLAISEN,
    likelihood: 'usual',
    transform:
      '[CH3:9][CH2:8][O:7][C:1](=[O:2])[CH2:3][CH2:4]/[CH:5]=[CH:6]/[#6:10]>>[CH3:9][CH2:8][O:7][C:1]([CH3:3])(O[CH2][CH3])O[CH2][CH3].[OH:2][CH:6]([#6:10])[CH:5]=[CH2:4]',
    example: 'C=CC(O)CC.CCOC(C)(OCC)OCC>>CC/C=C/CCC(=O)OCC',
  },
  {
    name: 'Eschenmoser-Claisen rearrangement',
    source: kurti('Eschenmoser-Claisen Rearrangement'),
    likelihood: 'usual',
    transform:
      '[CH3:8][N:7]([CH3:9])[C:1](=[O:2])[CH2:3][CH2:4]/[CH:5]=[CH:6]/[#6:10]>>[CH3:8][N:7]([CH3:9])[C:1]([CH3:3])(O[CH3])O[CH3].[OH:2][CH:6]([#6:10])[CH:5]=[CH2:4]',
    example: 'C=CC(O)CC.COC(C)(OC)N(C)C>>CC/C=C/CCC(=O)N(C)C',
  },
  {
    name: 'Ireland-Claisen rearrangement',
    source: kurti('Claisen-Ireland Rearrangement'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    reagent: 'LDA',
    transform: '[OX2H:1][C:2](=[O:3])[CX4:4]-!@[CX4:5]-!@[C:6]=[CH2:7]>>[O:1]([CH2:7][C:6]=[C:5])[C:2](=[O:3])[C;!H0:4]',
    example: 'C=CCOC(=O)C(C)C>>C=CCC(C)(C)C(=O)O',
  },
  {
    name: 'Ireland-Claisen rearrangement',
    source: kurti('Claisen-Ireland Rearrangement'),
    likelihood: 'usual',
    underReagent: 'characteristic',
    reagent: 'LDA',
    transform: '[OX2H:1][C:2](=[O:3])[CX4:4]-[CH2:5]/[CH:6]=[CH:7]/[#6:8]>>[O:1]([CH:7]([#6:8])[CH:6]=[CH2:5])[C:2](=[O:3])[C;!H0:4]',
    example: 'C=CC(CC)OC(C)=O>>CC/C=C/CCC(=O)O',
  },
  {
    name: 'Overman rearrangement',
    source: kurti('Overman Rearrangement'),
    likelihood: 'characteristic',
    transform:
      '[NX3;H1:1]([C:2](=[O:3])[C:4]([Cl:8])([Cl:9])[Cl:10])[CX4;H1:5]([#6:11])[CH:6]=[CH2:7]>>[NH:1]=[C:2]([C:4]([Cl:8])([Cl:9])[Cl:10])[O:3][CH2:7]/[CH:6]=[CH:5]/[#6:11]',
    example: 'CCC/C=C/COC(=N)C(Cl)(Cl)Cl>>C=CC(CCC)NC(=O)C(Cl)(Cl)Cl',
  },
  {
    name: 'Anionic oxy-Cope rearrangement',
    source: kurti('Cope Rearrangement, Oxy-Cope and Anionic Oxy-Cope Rearrangement'),
    likelihood: 'usual',
    transform: '[O:1]=[CX3;H1,$(C([#6])[#6]):2][CX4:3][CX4:4]-!@[CX4:5][C:6]=[C:7]>>[OH:1][C:2]([C:3]=[C:4])[C:7][C:6]=[C:5]',
    example: 'C=CCC(O)C=C>>C=CCCCC=O',
  },
  {
    name: 'Newman-Kwart rearrangement',
    source: li('Newman–Kwart rearrangement'),
    likelihood: 'characteristic',
    transform: '[c:1][S:2][C:3](=[O:4])[N:5]([CH3:6])[CH3:7]>>[c:1][O:4][C:3](=[S:2])[N:5]([CH3:6])[CH3:7]',
    example: 'CN(C)C(=S)Oc1ccccc1>>CN(C)C(=O)Sc1ccccc1',
  },
  {
    name: 'Tiffeneau-Demjanov rearrangement',
    source: kurti('Tiffeneau-Demjanov Rearrangement'),
    likelihood: 'usual',
    transform: '[O:2]=[C;r7,r8:1]-;@[CH2:3]-;@[CX4:5]>>[OH:2][C:1]([CH2:3][NH2])[C:5]',
    reagent: 'sodium nitrite',
    example: 'NCC1(O)CCCCC1>>O=C1CCCCCC1',
  },
  {
    name: 'Pinacol rearrangement',
    source: clayden(36),
    likelihood: 'characteristic',
    transform:
      '[C;R:1](=[O:2])([#6:3])-;@[CX4;H0:4](-;@[#6:5])(-;@[#6:6])-;@[#6:7]>>[C:1]([OH:2])([#6:3])([#6:7])[C:4]([OH])([#6:5])[#6:6]',
    example: 'OC1(C2(O)CCCC2)CCCC1>>O=C1CCCCC12CCCC2',
  },
  {
    name: 'Hofmann rearrangement',
    source: kurti('Hofmann Rearrangement'),
    likelihood: 'usual',
    transform: '[NH2:1]-[CX4;r3,r4:2]>>[NH2:1]C(=O)[C:2]',
    reagent: 'PIFA',
    example: 'NC(=O)C1CCC1>>NC1CCC1',
  },
  {
    name: 'Hofmann rearrangement',
    source: kurti('Hofmann Rearrangement'),
    likelihood: 'usual',
    transform: '[NH2:1]-[CX4;H2:2][CX4:3][CX4;H2:4][C:5](=[O:6])[OX2H:7]>>[NH2:1]C(=O)[C:2][C:3][C:4][C:5](=[O:6])[OH:7]',
    reagent: 'bromine',
    example: 'NC(=O)CC(c1ccccc1)CC(=O)O>>NCC(CC(=O)O)c1ccccc1',
  },
  {
    name: 'Hofmann rearrangement',
    source: kurti('Hofmann Rearrangement'),
    likelihood: 'possible',
    transform: '[NH2:1]-[#6;!$(C=*);!$(C#*):2]>>[NH2:1]C(=O)[#6:2]',
    reagent: 'bromine',
    example: 'NC(=O)c1cccnc1>>Nc1cccnc1',
  },
  {
    name: 'Dakin oxidation',
    source: kurti('Dakin Oxidation'),
    likelihood: 'usual',
    transform: '[OX2H:1][c;$(c:c[OX2H]),$(c:c:c:c[OX2H]):2]>>O=[CH][c:2].[OH:1][OH]',
    example: 'O=Cc1ccccc1O.OO>>Oc1ccccc1O',
  },
  {
    name: 'Baeyer-Villiger oxidation',
    source: kurti('Baeyer-Villiger Oxidation/Rearrangement'),
    likelihood: 'usual',
    transform: `[C:1](=[O:2])([CH3:3])-!@[OX2:4]-!@[#6;$([CX4](C)(C)C),$([CX4;H1;R]),${PARA_OXYGEN}:5]>>[C:1](=[O:2])([CH3:3])[#6:5].[OH:4]${PERACID}`,
    example: 'CC(=O)C1CCCCC1.O=C(OO)c1cccc(Cl)c1>>CC(=O)OC1CCCCC1',
  },
  {
    name: 'Baeyer-Villiger oxidation',
    source: kurti('Baeyer-Villiger Oxidation/Rearrangement'),
    likelihood: 'usual',
    transform: `[C:1](=[O:2])([c;!${PARA_OXYGEN}:3])-!@[OX2:4]-!@[c;${PARA_OXYGEN}:5]>>[C:1](=[O:2])([c:3])[c:5].[OH:4]${PERACID}`,
    example: 'COc1ccc(C(=O)c2ccccc2)cc1.O=C(OO)c1cccc(Cl)c1>>COc1ccc(OC(=O)c2ccccc2)cc1',
  },
  {
    name: 'Arndt-Eistert homologation',
    source: kurti('Arndt-Eistert Homologation'),
    likelihood: 'characteristic',
    transform: '[CX4;$(C[NX3]):1][CH2:2][C:3](=[O:4])[OX2H:5]>>[C:1][C:3](=[O:4])[CH:2]=[N+]=[N-].[OH2:5]',
    example: 'CC(NC(=O)OC(C)(C)C)C(=O)C=[N+]=[N-].O>>CC(CC(=O)O)NC(=O)OC(C)(C)C',
  },
];
