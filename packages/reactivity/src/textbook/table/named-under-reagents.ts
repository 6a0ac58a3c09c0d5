import { clayden, joule, kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { ACCEPTOR } from './fragments.ts';

const WOLFF = kurti('Arndt-Eistert Homologation / Wolff Rearrangement');
const JOHNSON = kurti('Claisen Rearrangement (Johnson)');
const KRAPCHO = kurti('Krapcho Dealkoxycarbonylation');
const RILEY = kurti('Riley Selenium Dioxide Oxidation');
const HUNSDIECKER = kurti('Hunsdiecker Reaction');
const SULFOXIMINES = march('chapter 19, oxidations of sulfur compounds');
/** Carbon beside nitrogen that is acylated, or beside an ether's oxygen: its radical is nucleophilic. */
const ALPHA_HETERO = '$(C[NX3]C=O),$(C[OX2][CX4])';

/** The precursor of an alpha-diazo ketone's ketene, and what takes that up. */
function arndtEistert(product: string, partner: string, example: string): TextbookTransform {
  return {
    name: 'Arndt-Eistert homologation',
    source: WOLFF,
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: `[#6:1]-!@[CH2:2][CX3:3](=[O:4])${product}>>[#6:1][C:3](=[O:4])[CH:2]=[N+]=[N-].${partner}`,
    reagent: 'silver benzoate',
    example,
  };
}

/** A gamma,delta-unsaturated ester of an allylic alcohol and an orthoacetate, whose alkyl group the pieces of text write on both sides. */
function johnsonClaisen(ester: string, alkoxy: string, example: string): TextbookTransform {
  return {
    name: 'Johnson-Claisen rearrangement',
    source: JOHNSON,
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: `${ester}[O:7][C:1](=[O:2])[CH2:3]-!@[CX4:4]-!@[C:5]=[C:6]>>${ester}[O:7][C:1]([CH3:3])(${alkoxy})${alkoxy}.[OH:2][C:6][C:5]=[C:4]`,
    reagent: 'propionic acid',
    example,
  };
}

function krapcho(alkyl: string, salt: string, example: string): TextbookTransform {
  return {
    name: 'Krapcho dealkoxycarbonylation',
    source: KRAPCHO,
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: `[#6,OX2:1][CX3:2](=[O:3])[CX4;!H0;$(C[CX4;!$(C[!#6;!#1])]):4]>>[#6,OX2:1][C:2](=[O:3])[CX4:4]C(=O)O${alkyl}`,
    reagent: salt,
    example,
  };
}

/** Named reactions that stand in other tables for what they make, and here for the reagent above the arrow that decides for them. */
export const NAMED_UNDER_REAGENTS: readonly TextbookTransform[] = [
  arndtEistert('[OX2:5][CX4:6]', '[OH:5][C:6]', '[N-]=[N+]=CC(=O)c1ccccc1.CO>>COC(=O)Cc1ccccc1'),
  arndtEistert('[OX2H:5]', '[OH2:5]', '[N-]=[N+]=CC(=O)c1ccccc1.O>>O=C(O)Cc1ccccc1'),
  arndtEistert('[NX3;H1:5][#6:6]', '[NH2:5][#6:6]', '[N-]=[N+]=CC(=O)c1ccccc1.NCc1ccccc1>>O=C(Cc1ccccc1)NCc1ccccc1'),
  johnsonClaisen('[CH3:9][CH2:8]', 'O[CH2][CH3]', 'CC(C)=CCO.CCOC(C)(OCC)OCC>>CCOC(=O)CC(C)(C)C=C'),
  johnsonClaisen('[CH3:8]', 'O[CH3]', 'CC(C)=CCO.COC(C)(OC)OC>>COC(=O)CC(C)(C)C=C'),
  ...(['lithium chloride'] as const).flatMap((salt) => [
    krapcho('[CH2][CH3]', salt, 'CCOC(=O)C(Cc1ccccc1)C(=O)OCC>>CCOC(=O)CCc1ccccc1'),
    krapcho('[CH3]', salt, 'COC(=O)C(CCCC)C(=O)OC>>COC(=O)CCCCC'),
  ]),
  {
    name: 'Knorr pyrazolone synthesis',
    source: joule('pyrazoles'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[n:1]1:[nX2:2]:[c:3]([#6:7]):[c:4]:[c:5]([OX2H:6]):1>>[N;!H0:1][NH2:2].[C:3](=O)([#6:7])[C;!H0:4][C:5](=[O:6])O[CH2][CH3]',
    reagent: 'acetic acid',
    example: 'CNN.CCOC(=O)CC(=O)C(F)(F)F>>Cn1nc(C(F)(F)F)cc1O',
  },
  {
    // The nitrogen holds palladium beside the hydrogen that goes; the oxidant brings the acetate.
    name: 'Directed acetoxylation of an arene',
    source: clayden(40),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[CH3:1][CX3:2](=[O:3])[OX2:4]-!@[c:5]:[c:6]-!@[c:7]:[nX2:8]>>[CH3:1][C:2](=[O:3])[OH:4].[cH:5]:[c:6]-[c:7]:[n:8]',
    reagent: 'palladium(II) acetate',
    example: 'c1ccc(-c2ccccn2)cc1.CC(=O)O>>CC(=O)Oc1ccccc1-c1ccccn1',
  },
  {
    name: 'Decarboxylative Giese reaction',
    source: march('chapter 15, addition of radicals to activated alkenes'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: `[CX4;${ALPHA_HETERO}:1]-!@[CX4;H2:2][CX4;H1,H2;${ACCEPTOR}:3]>>[C:1]C(=O)[OH].[CH2:2]=[C;${ACCEPTOR}:3]`,
    reagent: 'Ir[dF(CF3)ppy]2(dtbbpy)PF6',
    example: 'O=C(O)C1CCCN1C(=O)OC(C)(C)C.C=CC(=O)OC>>COC(=O)CCC1CCCN1C(=O)OC(C)(C)C',
  },
  {
    name: 'Sulfoximine synthesis from a sulfide',
    source: SULFOXIMINES,
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[SX4:1](=[O:2])(=[NX2;H1:3])([#6:4])[#6:5]>>[SX2:1]([#6:4])[#6:5].[NH3:3].[OH2:2]',
    reagent: '(diacetoxyiodo)benzene',
    example: 'CSc1ccccc1.N.O>>CS(=N)(=O)c1ccccc1',
  },
  {
    name: 'Sulfoximine synthesis from a sulfoxide',
    source: SULFOXIMINES,
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[SX4:1](=[O:2])(=[NX2;H1:3])([#6:4])[#6:5]>>[S:1](=[O:2])([#6:4])[#6:5].[NH3:3]',
    reagent: '(diacetoxyiodo)benzene',
    example: 'CS(=O)c1ccccc1.N>>CS(=N)(=O)c1ccccc1',
  },
  {
    name: 'Ruthenium-catalysed azide-alkyne cycloaddition',
    source: joule('1,2,3-triazoles'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[#6:6]-!@[n+0:1]1:[n+0:2]:[n+0:3]:[cH:4]:[c:5]1-!@[#6:7]>>[#6:6][N+0:1]=[N+:2]=[N-:3].[CH:4]#[C:5][#6:7]',
    reagent: 'Cp*RuCl(PPh3)2',
    example: '[N-]=[N+]=NCc1ccccc1.C#Cc1ccccc1>>c1ccc(Cn2nncc2-c2ccccc2)cc1',
  },
  {
    // The six-membered acetal of an aldehyde takes the primary hydroxyl group: 4,6-O of a hexopyranoside.
    name: 'Benzylidene acetal of a 1,3-diol',
    source:
      'Wuts, Greene’s Protective Groups in Organic Synthesis, 5th ed., chapter 2, protection for 1,2- and 1,3-diols: benzylidene acetals',
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[CH;$(Cc1ccccc1):1]1[O:2][CH2:3][C:4][C:5][O:6]1>>[CH;$(Cc1ccccc1):1](O[CH3])O[CH3].[OH:2][CH2:3][C:4][C:5][OH:6]',
    reagent: 'camphorsulfonic acid',
    example: 'OCCCO.COC(OC)c1ccccc1>>C1COC(c2ccccc2)OC1',
  },
  {
    name: 'Pummerer rearrangement',
    source: kurti('Pummerer Rearrangement'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[CH3:3][C:1](=[O:2])[O:4]-!@[CX4:5]-[SX2:6][#6:7]>>[CH3:3][C:1](=[O:2])[O:4]C(=O)[CH3].[C;!H0:5][S:6](=O)[#6:7]',
    reagent: 'acetic anhydride',
    example: 'CC(=O)OC(C)=O.CS(=O)c1ccc(C)cc1>>CC(=O)OCSc1ccc(C)cc1',
  },
  {
    name: 'Meyer-Schuster rearrangement',
    source: kurti('Meyer-Schuster and Rupe Rearrangement'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[#6:7][CX3:1](=[O:3])[CH:2]=[CX3;H0:4]([#6:5])[#6:6]>>[#6:7][C:1]#[C:2][C:4]([OH:3])([#6:5])[#6:6]',
    reagent: 'VO(acac)2',
    example: 'CC(C)(O)C#Cc1ccccc1>>CC(C)=CC(=O)c1ccccc1',
  },
  {
    name: 'Benzilic acid rearrangement',
    source: kurti('Benzilic Acid Rearrangement'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[CX4:1]([OX2H:2])([c:3])([c:4])[C:5](=[O:6])[OX2H:7]>>[C:1](=[O:2])([c:3])[C:5](=[O:6])[c:4].[OH2:7]',
    reagent: 'potassium hydroxide',
    example: 'O=C(C(=O)c1ccccc1)c1ccccc1.O>>O=C(O)C(O)(c1ccccc1)c1ccccc1',
  },
  {
    name: 'Riley oxidation',
    source: RILEY,
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[O:1]=[CH:2]-!@[CX3:3](=[O:4])[c:5]>>[OH2:1].[CH3:2][C:3](=[O:4])[c:5]',
    reagent: 'selenium dioxide',
    example: 'CC(=O)c1ccccc1.O>>O=CC(=O)c1ccccc1',
  },
  {
    name: 'Riley oxidation',
    source: RILEY,
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[O:1]=[CX3:2]([#6:6])[CX3:3](=[O:4])[#6:5]>>[OH2:1].[CH2:2]([#6:6])[C:3](=[O:4])[#6:5]',
    reagent: 'selenium dioxide',
    example: 'CC1(C)C2CCC1(C)C(=O)C2.O>>CC1(C)C2CCC1(C)C(=O)C2=O',
  },
  {
    name: 'Ring expansion by a diazoalkane',
    source: kurti('Tiffeneau-Demjanov Rearrangement'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[O:2]=[C;r5,r6,r7,r8;$(C([#6])[#6]):1]-;@[CH2:3]-;@[CX4;!H0:5]>>[O:2]=[C:1]-[C:5].[CH3][Si]([CH3])([CH3])[CH:3]=[N+]=[N-]',
    reagent: 'boron trifluoride',
    example: 'CC(C)(C)OC(=O)N1CCC(=O)CC1.C[Si](C)(C)C=[N+]=[N-]>>CC(C)(C)OC(=O)N1CCCC(=O)CC1',
  },
  {
    // Cristol and Firth: the mercury salt forms in the flask.
    name: 'Hunsdiecker reaction',
    source: HUNSDIECKER,
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[Br:1]-[CX4;H1,H2;!$(C[!#6;!#1;!Br]):2]>>[C:2]C(=O)[OH].[Br:1]Br',
    reagent: 'mercury(II) oxide',
    example: 'O=C(O)C1CCCCC1.BrBr>>BrC1CCCCC1',
  },
  {
    name: 'Friedländer quinoline synthesis',
    source: li('Friedländer quinoline synthesis'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform:
      '[nX2:1]1:[c;H1,$(c-[#6]):2]:[c:3]:[c;H1,$(c-[#6]):4]:[c;$(c1ccccc1):5]:[c;$(c1ccccc1):6]:1>>[NH2:1]-[c;$(c1ccccc1):6]:[c;$(c1ccccc1):5]-[C:4]=O.O=[C:2]-[C;!H0:3]',
    reagent: 'potassium hydroxide',
    example: 'Nc1ccccc1C=O.CC(=O)c1ccccc1>>c1ccc(-c2ccc3ccccc3n2)cc1',
  },
  {
    name: 'Reimer-Tiemann or Duff formylation',
    source: kurti('Reimer-Tiemann Reaction'),
    likelihood: 'possible',
    underReagent: 'characteristic',
    transform: '[OX2H:1][c:2]:[c:3]-[CH:4]=[O:5]>>[OH:1][c:2]:[cH:3].[CH:4](Cl)(Cl)Cl.[OH2:5]',
    reagent: 'sodium hydroxide',
    example: 'Oc1ccccc1.ClC(Cl)Cl.O>>O=Cc1ccccc1O',
  },
  ...(
    [
      ['@@', '@@', 'CCC(=O)N1C(=O)OC[C@@H]1Cc1ccccc1.C=CCI>>C=CC[C@@H](C)C(=O)N1C(=O)OC[C@@H]1Cc1ccccc1'],
      ['@', '@', 'CCC(=O)N1C(=O)OC[C@H]1Cc1ccccc1.C=CCI>>C=CC[C@H](C)C(=O)N1C(=O)OC[C@H]1Cc1ccccc1'],
    ] as const
  ).map(
    // The electrophile comes to the chelated Z enolate from the side across from the benzyl group.
    ([made, there, example]): TextbookTransform => ({
      name: 'Evans alkylation',
      source: clayden(25),
      likelihood: 'usual',
      underReagent: 'characteristic',
      transform: `[CX4;H2,H3;$(C[CX3]=C),$(Cc),$([CH3]):8]-!@[C${made}H:2]([CX4:9])[C:3](=[O:4])[N:5]1[C:6](=[O:7])[O:10][CH2:11][C${there}H:12]1[CH2:13][c:14]>>[CH2:2]([CX4:9])[C:3](=[O:4])[N:5]1[C:6](=[O:7])[O:10][CH2:11][C${there}H:12]1[CH2:13][c:14].[C:8]I`,
      reagent: 'NaHMDS',
      example,
    }),
  ),
];
