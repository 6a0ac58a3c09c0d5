import { clayden, joule, kurti, li, march, vardanyan } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { AMINE, MACROCYCLIC } from './fragments.ts';

/** Ring closures 2, or 3 where a molecule has these already. */
const trityl = (closure: 2 | 3) => `C(c${closure}ccccc${closure})(c${closure}ccccc${closure})c${closure}ccccc${closure}`;

/** A trityl group that acid takes off an azole: the hydrogen may be drawn at another nitrogen atom than the group was at. */
function tritylAzole(free: string, held: string, example: string): TextbookTransform {
  return { name: 'N-Trityl deprotection', source: clayden(23), likelihood: 'characteristic', transform: `${free}>>${held}`, example };
}

/** What syntheses of known compounds end with, and patents of single compounds seldom show. */
export const STEPS_TO_KNOWN_TARGETS: readonly TextbookTransform[] = [
  tritylAzole(
    '[nX3;H1:1]1:[n:2]:[n:3]:[n:4]:[c:5]:1',
    `[nX3:1]1(${trityl(2)}):[n:2]:[n:3]:[n:4]:[c:5]:1`,
    `c1ccc(-c2nnnn2${trityl(3)})cc1>>c1ccc(-c2nnn[nH]2)cc1`,
  ),
  tritylAzole(
    '[nX2;H0:1]1:[nX3;H1:2]:[n:3]:[n:4]:[c:5]:1',
    `[nX2;H0:1]1:[nX3:2](${trityl(2)}):[n:3]:[n:4]:[c:5]:1`,
    `c1ccc(-c2nnn(${trityl(3)})n2)cc1>>c1ccc(-c2nn[nH]n2)cc1`,
  ),
  tritylAzole(
    '[nX2;H0:1]1:[nX3;H1:2]:[n:3]:[n:4]:[c:5]:1',
    `[nX3:1]1(${trityl(2)}):[nX2;H0:2]:[n:3]:[n:4]:[c:5]:1`,
    `c1ccc(-c2nnnn2${trityl(3)})cc1>>c1ccc(-c2nn[nH]n2)cc1`,
  ),
  tritylAzole(
    '[nX3;H1:1]1:[c:2]:[nX2;H0:3]:[c:4]:[c:5]:1',
    `[nX3:1]1(${trityl(2)}):[c:2]:[n:3]:[c:4]:[c:5]:1`,
    `Ic1cn(${trityl(3)})cn1>>Ic1c[nH]cn1`,
  ),
  tritylAzole(
    '[nX3;H1:1]1:[c:2]:[nX2;H0:3]:[c:4]:[c:5]:1',
    `[nX2;H0:1]1:[c:2]:[nX3:3](${trityl(2)}):[c:4]:[c:5]:1`,
    `CCc1cn(${trityl(3)})cn1>>CCc1cnc[nH]1`,
  ),
  tritylAzole(
    '[nX3;H1:1]1:[nX2;H0:2]:[c:3]:[c:4]:[c:5]:1',
    `[nX3:1]1(${trityl(2)}):[n:2]:[c:3]:[c:4]:[c:5]:1`,
    `COC(=O)c1cnn(${trityl(3)})c1>>COC(=O)c1cn[nH]c1`,
  ),
  tritylAzole(
    '[nX3;H1:1]1:[nX2;H0:2]:[c:3]:[c:4]:[c:5]:1',
    `[nX2;H0:1]1:[nX3:2](${trityl(2)}):[c:3]:[c:4]:[c:5]:1`,
    `Cc1ccn(${trityl(3)})n1>>Cc1ccn[nH]1`,
  ),
  {
    name: 'S-Trityl deprotection',
    source: clayden(23),
    likelihood: 'usual',
    transform: `[CX4;H1,H2:1][SX2H:2]>>[C:1][S:2]${trityl(2)}`,
    example: `COC(=O)CS${trityl(3)}>>COC(=O)CS`,
  },
  {
    name: 'Epoxide opening by an amine',
    source: clayden(15),
    likelihood: 'usual',
    transform: `[CX4;H1:2]([#6:5])([CX4;H0:3][OX2H:4])-!@[NX3;${AMINE}:1]>>[C:2]1([#6:5])[C:3][O:4]1.[N;!H0:1]`,
    example: 'CC1OC1(C)c1ccccc1.C1CCNCC1>>CC(N1CCCCC1)C(C)(O)c1ccccc1',
  },
  {
    name: 'Epoxide opening by an amine',
    source: clayden(15),
    likelihood: 'usual',
    transform: `[CX4;H1;@:2]([#6:5])([CX4;H0:3][OX2H:4])-!@[NX3;${AMINE}:1]>>[CX4;H1;@@:2]1([#6:5])[C:3][O:4]1.[N;!H0:1]`,
    example: 'C[C@@H]1O[C@@]1(C)c1ccccc1.C1CCNCC1>>C[C@@H](N1CCCCC1)[C@](O)(C)c1ccccc1',
  },
  {
    name: 'Cyclodehydration of a ketone with an arene',
    source: vardanyan('chapter 16, antihistamine drugs: loratadine'),
    likelihood: 'characteristic',
    transform: '[C;r7:1](=[C;!$(C-[O,N,S]):2]([CX4:7])[CX4:8])(-@[c:3])-@[c:5]>>[C:1](=O)([CH:2]([C:7])[C:8])[c:3].[cH:5]',
    reagent: 'triflic acid',
    example: 'CN1CCC(C(=O)c2ncccc2CCc2ccccc2)CC1>>CN1CCC(=C2c3ccccc3CCc3cccnc32)CC1',
  },
  ...(['[OH]', 'O[CH3]', 'O[CH2][CH3]'] as const).flatMap((leaving): readonly TextbookTransform[] => [
    {
      name: 'Aminolysis of an enol ether',
      source: clayden(22),
      likelihood: leaving === '[OH]' ? 'possible' : 'usual',
      transform: `[CX3;$(C(=C)C=[O,N]),$(C(=C)C#N):1]=[CX3:2]-!@[NX3;$(N([#6])C=C);!$(N(C=C)C=[O,N]):3]>>[C:1]=[C:2]${leaving}.[N;!H0:3]`,
      example:
        leaving === '[OH]'
          ? 'OC=C1C(=O)Nc2ccccc21.Nc1ccccc1>>O=C1Nc2ccccc2C1=CNc1ccccc1'
          : leaving === 'O[CH3]'
            ? 'COC(c1ccccc1)=C1C(=O)Nc2ccccc21.Nc1ccccc1>>O=C1Nc2ccccc2C1=C(Nc1ccccc1)c1ccccc1'
            : 'CCOC=C(C#N)C#N.Nc1ccccc1>>N#CC(C#N)=CNc1ccccc1',
    },
  ]),
  {
    name: 'Alkylation of a thioacid',
    source: clayden(15),
    likelihood: 'usual',
    transform: '[SX2:1](-!@[CX4;H2,H3:2])-!@[CX3:3](=[O:4])[#6:5]>>[SH:1][C:3](=[O:4])[#6:5].[C:2]Br',
    example: 'CC(C)(C)C(=O)S.BrCc1ccccc1>>CC(C)(C)C(=O)SCc1ccccc1',
  },
  ...(
    [
      ['[S:1][N:2]=[C:3]=[O:4]', 'Cc1ccc(S(=O)(=O)N=C=O)cc1'],
      ['[S:1][NH:2][C:3](=[O:4])O[CH2][CH3]', 'CCOC(=O)NS(=O)(=O)c1ccc(C)cc1'],
      ['[S:1][NH:2][C:3](=[O:4])[NH2]', 'Cc1ccc(S(=O)(=O)NC(N)=O)cc1'],
    ] as const
  ).map(
    ([before, example]): TextbookTransform => ({
      name: 'Sulfonylurea synthesis',
      source: vardanyan('chapter 26, hypoglycemic drugs: sulfonylureas'),
      likelihood: 'usual',
      transform: `[SX4;$(S(=O)(=O)[#6]):1][NX3;H1:2]-!@[C:3](=[O:4])-!@[NX3;!$(N(C=O)C=O):5]>>${before}.[N;!H0:5]`,
      example: `${example}.NN1CC2CCCC2C1>>Cc1ccc(S(=O)(=O)NC(=O)NN2CC3CCCC3C2)cc1`,
    }),
  ),
  {
    name: 'Mitsunobu esterification',
    source: kurti('Mitsunobu Reaction'),
    likelihood: 'possible',
    transform: '[CX4;H1;@:1]([#6:2])([#6:3])-!@[OX2;$(OC(=O)[#6]):4]>>[CX4;H1;@@:1]([#6:2])([#6:3])[OH].[OH:4]',
    reagent: 'DEAD',
    example: 'CCCC[C@H](C)O.OC(=O)c1ccccc1>>CCCC[C@@H](C)OC(=O)c1ccccc1',
  },
  {
    name: 'Dihydroquinazolinone synthesis',
    source: joule('quinazolines'),
    likelihood: 'characteristic',
    transform: '[NX3;H1:1]1[CX4;H1:2]([#6:9])[NX3:3][C:4](=[O:5])[c:6]:[c:7]1>>[NH2:1][c:7]:[c:6][C:4](=[O:5])[NH:3].[CH:2](=O)[#6:9]',
    example: 'Nc1ccccc1C(=O)Nc1ccccc1.CC=O>>CC1Nc2ccccc2C(=O)N1c1ccccc1',
  },
  {
    name: 'Reduction of a quinazolinone',
    source: vardanyan('chapter 21, diuretics: metolazone'),
    likelihood: 'usual',
    transform: '[NX3;H1:1]1[CX4;H1:2][NX3:3]-[C:4](=[O:5])-[c:6]:[c:7]1>>[nX2:1]1:[c:2]:[n:3]:[c:4](=[O:5]):[c:6]:[c:7]:1',
    reagent: 'sodium borohydride',
    example: 'Cc1nc2ccccc2c(=O)n1-c1ccccc1>>CC1Nc2ccccc2C(=O)N1c1ccccc1',
  },
  {
    name: 'Timmis pteridine synthesis',
    source: joule('pteridines'),
    likelihood: 'characteristic',
    transform: '[nX2:1]1:[c:2](-[NH2:10]):[c:3](-!@[c:11]):[nX2:4]:[c:5]:[c:6]:1>>[N:4](=O)-[c:5]:[c:6]-[NH2:1].[N:10]#[C:2][CH2:3][c:11]',
    example: 'Nc1nc(N)c(N=O)c(N)n1.N#CCc1ccccc1>>Nc1nc(N)c2nc(-c3ccccc3)c(N)nc2n1',
  },
  ...(
    [
      ['[OH]', 'O'],
      ['O[CH2][CH3]', 'CCO'],
      ['N([CH3])[CH3]', 'CN(C)'],
    ] as const
  ).flatMap(([leaving, written]): readonly TextbookTransform[] => [
    {
      name: 'Claisen isoxazole synthesis',
      source: joule('isoxazoles'),
      likelihood: 'usual',
      transform: `[c:1]1(-[#6:10]):[o:2]:[nX2:3]:[cH:4]:[c:5](-[#6:11]):1>>[C:1](=O)([#6:10])[C:5]([#6:11])=[CH:4]${leaving}.[OH:2][NH2:3]`,
      example: `${written}C=C(C(C)=O)C(=O)c1ccccc1.NO>>Cc1oncc1C(=O)c1ccccc1`,
    },
  ]),
  {
    name: 'Intramolecular aldol condensation',
    source: clayden(26),
    likelihood: 'characteristic',
    transform: '[C;r5:1]1([#6:9])=[C:2]([#6:10])[C:3](=[O:4])[O:5][CX4;H2:6]1>>[C:1](=O)([#6:9])[C:6][O:5][C:3](=[O:4])[CH2:2][#6:10]',
    example: 'O=C(Cc1ccccc1)OCC(=O)c1ccccc1>>O=C1OCC(c2ccccc2)=C1c1ccccc1',
  },
  {
    name: 'Butenolide synthesis from a bromoketone',
    source: clayden(26),
    likelihood: 'usual',
    transform: '[C;r5:1]1([c:9])=[C:2]([c:10])[C:3](=[O:4])[O:5][CX4;H2:6]1>>[C:1](=O)([c:9])[C:6]Br.[OH:5][C:3](=[O:4])[CH2:2][c:10]',
    example: 'O=C(O)Cc1ccccc1.O=C(CBr)c1ccccc1>>O=C1OCC(c2ccccc2)=C1c1ccccc1',
  },
  {
    name: 'Decarboxylation of an indolecarboxylic acid',
    source: joule('indoles: the Fischer synthesis and loss of the ester'),
    likelihood: 'possible',
    transform: '[cH;$(c1[nX3]c2ccccc2c1[#6]):1]>>[c:1]C(=O)[OH]',
    example: 'Cc1c(C(=O)O)[nH]c2ccccc12>>Cc1c[nH]c2ccccc12',
  },
  {
    name: 'Dehydration of an alcohol',
    source: clayden(19),
    likelihood: 'characteristic',
    transform: '[CX3;$(C(c)(c)=C):1]=[CX3;H1:2]-!@[CX4:5]>>[C:1]([OH])[CH2:2][C:5]',
    reagent: 'hydrogen chloride',
    example: 'CN(C)CCCC1(O)c2ccccc2CCc2ccccc21>>CN(C)CCC=C1c2ccccc2CCc2ccccc21',
  },
  {
    name: 'Macrolactamisation',
    source: march('chapter 16, acylation of amines by carboxylic acids'),
    likelihood: 'characteristic',
    transform: `[NX3;${MACROCYCLIC}:1]-@[CX3;${MACROCYCLIC}:2]=[O:3]>>[N;!H0:1].[C:2](=[O:3])[OH]`,
    reagent: 'HATU',
    example: 'NCCCCCCCCCCC(=O)O>>O=C1CCCCCCCCCCN1',
  },
  ...(['O[CH3]', '[OH]'] as const).map(
    (leaving): TextbookTransform => ({
      name: 'Quinazolinone synthesis from an anthranilate and a lactam',
      source: joule('quinazolines'),
      likelihood: 'characteristic',
      transform: `[O:1]=[c:2]1:[c:3]:[c:4]:[nX2:5]:[c:6](-@[#6:8]):[n:7](-@[#6:9]):1>>[O:1]=[C:2](${leaving})-[c:3]:[c:4]-[NH2:5].O=[C:6](-@[#6:8])-@[NH:7]-@[#6:9]`,
      reagent: 'phosphorus oxychloride',
      example: `${leaving === '[OH]' ? 'O' : 'CO'}C(=O)c1ccccc1N.O=C1CCCN1>>O=c1c2ccccc2nc2n1CCC2`,
    }),
  ),
  {
    name: 'Quinazolinone synthesis from isatoic anhydride and a lactam',
    source: joule('quinazolines'),
    likelihood: 'characteristic',
    transform:
      '[O:1]=[c:2]1:[c:3]:[c:4]:[nH0:5]:[c:6](-@[#6:8]):[n:7](-@[#6:9]):1>>[O:1]=[c:2]1:[c:3]:[c:4]:[nH:5]:c(=O):o:1.O=[C:6](-@[#6:8])-@[NH:7]-@[#6:9]',
    example: 'O=C1Nc2ccccc2C(=O)O1.O=C1CCCN1>>O=c1c2ccccc2nc2n1CCC2',
  },
  {
    name: 'Allylic oxidation to an enone',
    source: march('chapter 19, oxidation of CH2 groups'),
    likelihood: 'usual',
    // Not the CH2 of one ring before that of the next, unless an oxygen holds the radical back there.
    transform:
      '[O:1]=[CX3;R:2](-@[CX4:5])-@[CX3:3]=[CX3;$(C(=C)([#6])[#6]);!$(C(=@C)(@[#6])@[CX4;!H0;!$(C[CX4][O,N])]):4]>>[CH2:2]([C:5])[C:3]=[C;!$(C(=@C)(@[#6])@[CX4;!H0;!$(C[CX4][O,N])]):4].[OH:1]OC([CH3])([CH3])[CH3]',
    example: 'CC1=CCCCC1.CC(C)(C)OO>>CC1=CC(=O)CCC1',
  },
  ...(['Cl', 'n1ccnc1'] as const).flatMap((leaving) =>
    [
      { nitrogen: '[n:4](-[#6:9])', hydrazide: '[NH:4][#6:9]', given: 'CC(=O)NNc1ccccc1', made: 'Cc1nn(-c2ccccc2)c(=O)o1' },
      { nitrogen: '[nH:4]', hydrazide: '[NH2:4]', given: 'CC(=O)NN', made: 'Cc1n[nH]c(=O)o1' },
    ].map(
      ({ nitrogen, hydrazide, given, made }): TextbookTransform => ({
        name: 'Oxadiazolone synthesis from a hydrazide',
        source: joule('oxadiazoles'),
        likelihood: 'characteristic',
        transform: `[#6:10]-[c:6]1:[nX2:5]:${nitrogen}:[c:2](=[O:3]):[o:1]:1>>[#6:10][C:6](=[O:1])[NH:5]${hydrazide}.[C:2](${leaving})(${leaving.replace(/1/g, '2')})=[O:3]`,
        example: `${given}.${leaving === 'Cl' ? 'O=C(Cl)Cl' : 'O=C(n1ccnc1)n1ccnc1'}>>${made}`,
      }),
    ),
  ),
  {
    name: 'Leimgruber-Batcho indole synthesis',
    source: li('Batcho–Leimgruber indole synthesis'),
    likelihood: 'usual',
    transform: '[nH+0:1]1:[cH:2]:[cH:3]:[c:4]:[c:5]:1>>[NH0+:1](=O)([O-])-[c:5]:[c:4]-[CH:3]=[CH:2]N1CCCC1',
    reagent: 'hydrogen',
    example: 'O=[N+]([O-])c1ccccc1C=CN1CCCC1>>c1ccc2[nH]ccc2c1',
  },
  {
    name: 'Aminotriazole synthesis from an aminoguanidine',
    source: joule('1,2,4-triazoles'),
    likelihood: 'characteristic',
    transform: '[NH2:1]-[c:2]1:[nX2:3]:[c:4]:[nH:5]:[nX2:6]:1>>[NH2:1][C:2](=[NH:3])[NH:6][NH2:5].O=[C:4][OH]',
    example: 'N=C(N)NN.O=CO>>Nc1nc[nH]n1',
  },
  {
    name: 'Diazotisation of an aminoester',
    source: march('chapter 12, aliphatic diazo compounds from amines'),
    likelihood: 'characteristic',
    transform: '[N-:1]=[N+:2]=[CH:3][C:4](=[O:5])[O:6]>>[N+0:1](=O)[OH].[NH2;+0:2][CH2:3][C:4](=[O:5])[O:6]',
    example: 'CCOC(=O)CN.O=NO>>CCOC(=O)C=[N+]=[N-]',
  },
  {
    name: 'Pictet-Spengler reaction',
    source: kurti('Pictet-Spengler Tetrahydroisoquinoline Synthesis'),
    likelihood: 'usual',
    transform: '[NX3;H0:1]1[CX4;H2:2][c;$(c:c:c:c[OX2]):3]:[c:4][CX4:5][CX4:6]1>>[NH:1][C:6][C:5][c:4]:[cH:3].[CH2:2]=O',
    example: 'C=O.COc1ccc(CCNC)cc1OC>>COc1cc2c(cc1OC)CN(C)CC2',
  },
  {
    name: 'Mannich reaction of a phenol',
    source: kurti('Mannich Reaction'),
    likelihood: 'usual',
    transform: `[OX2H:1][c:2]:[c:3]-!@[CX4;H2:4]-!@[NX3;H0;${AMINE}:5]>>[OH:1][c:2]:[cH:3].[CH2:4]=O.[NH;${AMINE}:5]`,
    example: 'C=O.C1CCNC1.Oc1ccc(Cl)cc1>>Oc1ccc(Cl)cc1CN1CCCC1',
  },
  {
    name: 'Arndt-Eistert homologation',
    source: kurti('Arndt-Eistert Homologation'),
    likelihood: 'characteristic',
    transform: '[CX4;$(C[NX3]):1][CH2:2][C:3](=[O:4])[OX2:5][CX4;H2,H3:6]>>[C:1][C:3](=[O:4])[CH:2]=[N+]=[N-].[OH:5][C:6]',
    reagent: 'silver benzoate',
    example: 'CO.CC(NC(=O)OC(C)(C)C)C(=O)C=[N+]=[N-]>>COC(=O)CC(C)NC(=O)OC(C)(C)C',
  },
  ...(['[CX4;H2:12]', '[CX4;H2:12][CX4;H2:13]'] as const).map(
    (bridge): TextbookTransform => ({
      name: 'Diels-Alder reaction',
      source: clayden(34),
      likelihood: 'characteristic',
      transform: `[C;r5:2]1(=[O:1])[C@@H:3]2[C@H:4]([C;r5:5](=[O:6])[*:7]1)[C@@H:8]1[C:9]=[C:10][C@H:11]2${bridge}1>>[C:2]1(=[O:1])[C:3]=[C:4][C:5](=[O:6])[*:7]1.[C:8]1=[C:9][C:10]=[C:11]${bridge.replace(/CX4;H2/g, 'C')}1`,
      example:
        bridge === '[CX4;H2:12]'
          ? 'C1=CCC=C1.O=C1C=CC(=O)N1c1ccccc1>>O=C1[C@@H]2[C@H](C(=O)N1c1ccccc1)[C@@H]1C=C[C@H]2C1'
          : 'C1=CCCC=C1.O=C1C=CC(=O)O1>>O=C1[C@@H]2[C@H](C(=O)O1)[C@@H]1C=C[C@H]2CC1',
    }),
  ),
  {
    name: 'Diels-Alder reaction of an aminodiene',
    source: clayden(34),
    likelihood: 'characteristic',
    transform:
      '[CX4;H1:1]1([NX3;$(N[CX3]=[OX1]):7])[C:2]=[C:3][CX4:4][CX4;H2:5][CX4;H1;$(C[CX3]=[OX1]),$(CC#N):6]1>>[C:1]([N:7])=[C:2][C:3]=[C:4].[C:5]=[C:6]',
    example: 'C=CC=CNC(=O)OCc1ccccc1.C=CC(=O)OCC>>CCOC(=O)C1CCC=CC1NC(=O)OCc1ccccc1',
  },
  {
    name: 'Radical cyclisation',
    source: clayden(37),
    likelihood: 'usual',
    transform: '[CH3:1]-!@[CX4;H1;r5:2]1-;@[CX4;H2:3]-;@[NX3,OX2:4]-;@[CX4:5]-;@[CX4;H2:6]1>>[CH2:1]=[CH:2][C:3][*:4][C:5][C:6]Br',
    reagent: 'tributyltin hydride',
    example: 'C=CCN(CCBr)S(C)(=O)=O>>CC1CCN(S(C)(=O)=O)C1',
  },
  ...(['Br', 'I'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Formylation of an aryllithium with DMF',
      source: clayden(9),
      likelihood: 'usual',
      transform: `[c:1]-!@[CH:2]=[O:3]>>[c:1]${halogen}.[CH:2](=[O:3])N([CH3])[CH3]`,
      reagent: 'n-butyllithium',
      example: `COc1cccc(${halogen})n1.CN(C)C=O>>COc1cccc(C=O)n1`,
    }),
  ),
  ...(['[CX3;H1,H2:3]', '[c:3]'] as const).map(
    (group): TextbookTransform => ({
      name: 'Stille reaction',
      source: kurti('Stille Cross-Coupling'),
      likelihood: 'usual',
      transform: `[CX3;R:1](=[C;R:2])-!@${group}>>[C:1](=[C:2])OS(=O)(=O)C(F)(F)F.${group.replace(/CX3;H1,H2/, 'C')}[Sn]([CH2][CH2][CH2][CH3])([CH2][CH2][CH2][CH3])[CH2][CH2][CH2][CH3]`,
      reagent: 'Pd(PPh3)4',
      example: `O=S(=O)(OC1=CCCCC1)C(F)(F)F.CCCC[Sn](CCCC)(CCCC)${group === '[c:3]' ? 'c1ccccc1>>C1=C(c2ccccc2)CCCC1' : 'C=C>>C=CC1=CCCCC1'}`,
    }),
  ),
  {
    name: 'Anionic oxy-Cope rearrangement',
    source: kurti('Cope Rearrangement, Oxy-Cope and Anionic Oxy-Cope Rearrangement'),
    likelihood: 'characteristic',
    transform: `[O:1]=[CX3;${MACROCYCLIC}:2][CX4:3][CX4;${MACROCYCLIC}:4]-@[CX4:5][C:6]=[C:7]>>[OH:1][C:2]([C:3]=[C:4])[C:7][C:6]=[C:5]`,
    example: 'C=CC1(O)CCCCC1C=C>>O=C1CCCC=CCCCC1',
  },
  {
    name: 'Strecker synthesis',
    source: clayden(11),
    likelihood: 'usual',
    transform: `[CX4;H1:1]([NX3;${AMINE}:2])[C+0:3]#[N:4]>>O=[C:1].[N;!H0:2].[C-:3]#[N:4]`,
    example: 'O=Cc1ccccc1.N.[C-]#N>>N#CC(N)c1ccccc1',
  },
  {
    name: 'Carbamate from a cyclic carbonate',
    source: march('chapter 16, aminolysis of carbonates'),
    likelihood: 'usual',
    transform: '[OX2H:1][CX4:2][CX4:3][OX2:4][C:5](=[O:6])-!@[NX3;H2,H1:7]>>[O:1]1[C:2][C:3][O:4][C:5]1=[O:6].[N;!H0:7]',
    example: 'O=C1OCC(COc2ccccc2)O1.N>>NC(=O)OCC(O)COc1ccccc1',
  },
  {
    name: 'Cyclisation of a diamine with cyanogen bromide',
    source: march('chapter 16, addition of amines to nitriles'),
    likelihood: 'characteristic',
    transform: '[NX3;H2:1]-[C:2]1=[NX2:3][CX4:4][CX4:5][NX3:6]1>>[NH2:3][C:4][C:5][NH:6].[N:1]#[C:2]Br',
    example: 'NCC1Nc2ccccc2Cc2ccccc12.N#CBr>>NC1=NCC2N1c1ccccc1Cc1ccccc12',
  },
  {
    name: 'Chromone synthesis from a hydroxyketone and an amide acetal',
    source: joule('chromones'),
    likelihood: 'characteristic',
    transform:
      '[o:1]1:[cH:2]:[c:3]:[c:4](=[O:5]):[c:6]:[c:7]:1>>[OH:1]-[c:7]:[c:6]-[C:4](=[O:5])[CH2:3].[CH:2](O[CH3])(O[CH3])N([CH3])[CH3]',
    example: 'O=C(CNC=O)c1ccccc1O.COC(OC)N(C)C>>O=CNc1coc2ccccc2c1=O',
  },
  {
    name: 'Alkylation of an enol',
    source: clayden(25),
    likelihood: 'possible',
    transform: '[CX3;R:1]([c:9])(-!@[OX2:2][CX4;H2:3])=[CH:4]-[c:5]>>[C:1]([c:9])(=[O:2])[CH2:4][c:5].[C:3]Cl',
    example: 'O=C1Cc2ccccc2Sc2ccccc12.CN(C)CCCl>>CN(C)CCOC1=Cc2ccccc2Sc2ccccc21',
  },
  {
    name: 'Coupling of a diazonium ion with a carbon acid',
    source: clayden(26),
    likelihood: 'characteristic',
    transform: '[NX3;H1:3]([c:4])-[N:2]=[CX3;$(C(=N)(C=O)[C,c]=[N,O]):1]>>[NH2:3][c:4].[N:2](=O)[OH].[CH2:1]',
    example: 'Nc1ccccc1.O=NO.CC1=NN(c2ccccc2)C(=O)C1>>CC1=NN(c2ccccc2)C(=O)C1=NNc1ccccc1',
  },
];
