import { clayden, joule, kurti, li, march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';
import { CARBINOL, METALLATED } from './fragments.ts';

/** Aromatic carbon with the least hindered hydrogen of its ring: between no substituents where both sides meta to it bear one, or beside the hetero atom of a ring of five. */
const OPEN_TO_IRIDIUM = '$(c1[cH]c([!#1;!$(c)])[cH]c([!#1;!$(c)])[cH]1),$(c1[nH,o,s]ccc1)';

/** Aromatic carbon beside a group that leads butyllithium there: a tertiary amide, a methoxymethyl ether, a carbamate of a phenol or aniline, a pivaloylamide; on pyridines 4 beside fluorine or chlorine at 3, and 3 beside one at 2 or 4. */
const BESIDE_DIRECTOR =
  '$(c:c[CX3](=[OX1])[NX3;H0]([CX4])[CX4]),$(c:c[OX2][CX4;H2][OX2]),$(c:c[OX2][CX3](=[OX1])[NX3;H0]),$(c:c[NX3;H1][CX3](=[OX1])[OX2]C(C)(C)C),$(c:c[NX3;H1][CX3](=[OX1])C(C)(C)C),$(c1c([F,Cl])cncc1),$(c1c([F,Cl])nccc1),$(c1c([F,Cl])ccnc1)';

/** What a lithiated arene takes up: the group it becomes, what brings it, example. */
const ELECTROPHILES = [
  ['[CH3:2]', '[CH3:2]I', 'CI', 'C'],
  ['[CX3;H1:2]=[O:3]', '[CH:2](=[O:3])N([CH3])[CH3]', 'CN(C)C=O', 'C=O'],
  ['[BX3:2]([OX2H:3])[OX2H:4]', '[B:2]([O:3][CH]([CH3])[CH3])([O:4][CH]([CH3])[CH3])O[CH]([CH3])[CH3]', 'CC(C)OB(OC(C)C)OC(C)C', 'B(O)O'],
  ['[I:2]', '[I:2]I', 'II', 'I'],
] as const;

/** Carbon-carbon and carbon-boron bonds by organometallic reagents, most by Grignard and lithium reagents, the magnesium as records write it: as a cation at its carbon. */
export const ORGANOMETALLICS: readonly TextbookTransform[] = [
  {
    // The anion of a pyridine's side chain, which a benzene ring at it holds as well.
    name: 'Alkylation of a picolyl anion',
    source: clayden(29),
    likelihood: 'usual',
    transform: '[CX4;H1;$(C(c1ncccc1)c),$(C(c1ccncc1)c):1]([c:2])([c:3])-!@[CX4;H2;$(C[CX4]):4]>>[CH2:1]([c:2])[c:3].[C:4]Cl',
    example: 'CN(C)CCCl.c1ccc(Cc2ccccn2)cc1>>CN(C)CCC(c1ccccc1)c1ccccn1',
  },
  {
    name: 'Grignard + aldehyde reaction',
    source: clayden(9),
    likelihood: 'possible',
    transform: `[CX4;H2:1]([OX2H:2])-!@[#6;${METALLATED}:3]>>[CH2:1]=[O:2].[#6:3]-[Mg+]`,
    example: 'C=O.[Mg+]C1CCCCC1>>OCC1CCCCC1',
  },
  {
    name: 'Grignard + ester reaction',
    source: clayden(10),
    likelihood: 'usual',
    transform: '[CX4:1]([OX2H:2])([CH3:3])([CH3:4])[#6:5]>>[C:1](=[O:2])(O[CH3])[#6:5].[CH3:3]-[Mg+].[CH3:4]-[Mg+]',
    example: 'COC(=O)c1ccccc1.[CH3][Mg+].[CH3][Mg+]>>CC(C)(O)c1ccccc1',
  },
  {
    name: 'Grignard + ester reaction',
    source: clayden(10),
    likelihood: 'usual',
    transform: '[CX4:1]([OX2H:2])([CH3:3])([CH3:4])[#6:5]>>[C:1](=[O:2])(O[CH2][CH3])[#6:5].[CH3:3]-[Mg+].[CH3:4]-[Mg+]',
    example: 'CCOC(=O)c1ccccc1.[CH3][Mg+].[CH3][Mg+]>>CC(C)(O)c1ccccc1',
  },
  {
    name: 'Grignard + nitrile ketone synthesis',
    source: clayden(10),
    likelihood: 'usual',
    transform: `[CX3:1](=[O:2])([#6:3])-!@[#6;${METALLATED}:4]>>[C:1](#N)[#6:3].[#6:4]-[Mg+].[OH2:2]`,
    example: 'N#Cc1ccccc1.C[CH2][Mg+].O>>CCC(=O)c1ccccc1',
  },
  {
    name: 'Epoxide opening by an organometallic reagent',
    source: clayden(15),
    likelihood: 'usual',
    transform: `[CX4;${CARBINOL}:1]([OX2H:2])[CX4;H2:3]-!@[#6;${METALLATED}:4]>>[C:1]1[O:2][CH2:3]1.[#6:4]-[Mg+]`,
    example: 'CC1CO1.[Mg+]c1ccccc1>>CC(O)Cc1ccccc1',
  },
  {
    name: 'Carboxylation of an organometal',
    source: clayden(9),
    likelihood: 'possible',
    // With a hetero atom one carbon farther the metal leaves and takes it along.
    transform: `[#6;${METALLATED};!$([CX4][CX4][#7,#8,#16,F,Cl,Br,I]):4]-!@[CX3:1](=[O:2])[OX2H:3]>>[O:2]=[C:1]=[O:3].[#6:4]-[Mg+]`,
    example: 'O=C=O.[Mg+]c1ccccc1>>O=C(O)c1ccccc1',
  },
  {
    name: 'Bouveault aldehyde synthesis',
    source: clayden(10),
    likelihood: 'possible',
    transform: `[CX3;H1:1](=[O:2])-!@[c:3]>>[CH:1](=[O:2])N([CH3])[CH3].[c:3][Li]`,
    example: 'CN(C)C=O.[Li]c1ccccc1>>O=Cc1ccccc1',
  },
  {
    name: 'Grignard + aldehyde reaction',
    source: clayden(9),
    likelihood: 'possible',
    transform: `[CX4;H1:1]([OX2H:2])([#6:4])-!@[#6;${METALLATED}:3]>>[CH1:1](=[O:2])[#6:4].[#6:3]-[Mg]Br`,
    example: 'CC=O.Br[Mg]c1ccccc1>>CC(O)c1ccccc1',
  },
  {
    name: 'Directed ortho metalation',
    source: clayden(24),
    likelihood: 'possible',
    transform: '[OX2H:3][C:1](=[O:2])-!@[c;$(c:c[OX2][CX4]),$(c:cC(=O)N(C)C),$(c:cF):4]>>[O:2]=[C:1]=[O:3].[cH:4]',
    reagent: 'n-butyllithium',
    example: 'COc1ccccc1.O=C=O>>COc1ccccc1C(=O)O',
  },
  {
    name: 'Barbier reaction',
    source: kurti('Barbier Coupling Reaction'),
    likelihood: 'usual',
    transform: `[CX4;${CARBINOL}:1]([OX2H:2])-!@[CX4;H2:3]-!@[C:4]=[CH2:5]>>[C:1]=[O:2].[CH2:3](Br)[C:4]=[CH2:5]`,
    reagent: 'zinc',
    example: 'O=Cc1ccccc1.C=CCBr>>C=CCC(O)c1ccccc1',
  },
  {
    name: 'Grignard + ketone reaction',
    source: clayden(9),
    likelihood: 'characteristic',
    transform: `[CX4;H0:1]([OX2H:2])([#6:4])([#6:5])-!@[#6;${METALLATED}:3]>>[C:1](=[O:2])([#6:4])[#6:5].[#6:3]-[Mg]Br`,
    example: 'CC(=O)c1ccccc1.Br[Mg]C1CCCCC1>>CC(O)(c1ccccc1)C1CCCCC1',
  },
  {
    name: 'Kulinkovich reaction',
    source: kurti('Kulinkovich Reaction'),
    likelihood: 'characteristic',
    transform: '[OX2H:1][C:2]1([#6:5])[CH2:3][CH2:4]1>>[O:1]=[C:2]([#6:5])O[CH3].[CH3:3][CH2:4]-[Mg]Br',
    reagent: 'titanium tetrachloride',
    example: 'CCCC(=O)OC.CC[Mg]Br>>CCCC1(O)CC1',
  },
  {
    name: 'Corey-Seebach reaction',
    source: li('Corey–Seebach dithiane reaction'),
    likelihood: 'usual',
    transform: '[S:1]1[CX4;H1:2](-!@[CX4;H2:3])[S:4][CX4:5][CX4:6][CX4:7]1>>[S:1]1[CH2:2][S:4][C:5][C:6][C:7]1.[C:3]Br',
    reagent: 'n-butyllithium',
    underReagent: 'characteristic',
    example: 'C1CSCSC1.CCCCBr>>CCCCC1SCCCS1',
  },
  {
    name: 'C-H borylation',
    source: march('chapter 12'),
    likelihood: 'usual',
    transform: `[c;${OPEN_TO_IRIDIUM}:1]-!@[BX3:2]1[O:3][C:4]([CH3:7])([CH3:8])[C:5]([CH3:9])([CH3:10])[O:6]1>>[cH:1].[B:2]1([O:3][C:4]([CH3:7])([CH3:8])[C:5]([CH3:9])([CH3:10])[O:6]1)B2OC([CH3])([CH3])C([CH3])([CH3])O2`,
    reagent: '[Ir(cod)(OMe)]2',
    example: 'Clc1cccc(Cl)c1.CC1(C)OB(B2OC(C)(C)C(C)(C)O2)OC1(C)C>>CC1(C)OB(c2cc(Cl)cc(Cl)c2)OC1(C)C',
  },
  ...ELECTROPHILES.map(
    ([group, reagent, from, to]): TextbookTransform => ({
      name: 'Directed ortho-lithiation',
      source: clayden(24),
      likelihood: 'possible',
      transform: `[c;${BESIDE_DIRECTOR}:1]-!@${group}>>[cH:1].${reagent}`,
      reagent: 'n-butyllithium',
      example: `CCN(CC)C(=O)c1ccccc1.${from}>>CCN(CC)C(=O)c1ccccc1${to}`,
    }),
  ),
  ...(
    [
      ['[c;r5;$(c1[nX3;H0]ccn1),$(c1[nX3;H0]c2ccccc2n1)]', 'Cn1ccnc1.O=Cc1ccccc1>>Cn1ccnc1C(O)c1ccccc1'],
      ['[c;r5;$(c1[s,o]ccn1),$(c1cnc([!#1])s1)]', 'Clc1nccs1.O=Cc1ccccc1>>OC(c1ccccc1)c1cnc(Cl)s1'],
    ] as const
  ).map(
    ([azole, example]): TextbookTransform => ({
      name: 'Lithiated azole and a carbonyl compound',
      source: joule('azoles: lithiation'),
      likelihood: 'usual',
      transform: `${azole.slice(0, -1)}:1]-!@[CX4;$(C[#6]):2][OX2H:3]>>[cH:1].[C:2]=[O:3]`,
      reagent: 'n-butyllithium',
      example,
    }),
  ),
  {
    name: 'Acylation of a picolyl anion',
    source: joule('pyridines: reactions of alkyl groups'),
    likelihood: 'usual',
    transform: '[CX4;H2;$(Cc:[nX2;r6]),$(Cc:c:c:[nX2;r6]):1]-!@[CX3:2](=[O:3])[#6:4]>>[CH3:1].[C:2](=[O:3])([#6:4])O[CH3]',
    reagent: 'LDA',
    example: 'Cc1ccncc1.COC(=O)c1ccc(F)cc1>>O=C(Cc1ccncc1)c1ccc(F)cc1',
  },
  {
    name: 'Conjugate addition of an amine to a vinylpyridine',
    source: joule('pyridines: reactions of alkenyl groups'),
    likelihood: 'characteristic',
    transform: '[NX3;$(N[CX4]);!$(N[#6,S]=[O,S,N]):1]-!@[CH2:2][CH2:3][c;$(c:[nX2;r6]),$(c:c:c:[nX2;r6]):4]>>[N;!H0:1].[CH2:2]=[CH:3][c:4]',
    reagent: 'acetic acid',
    example: 'C=Cc1ccccn1.CN>>CNCCc1ccccn1',
  },
  ...(['Br', 'Cl'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Homocoupling of a 2-halopyridine',
      source: 'Tiecco et al., Synthesis 1984, 736',
      likelihood: 'usual',
      transform: `[nX2;$(n1ccccc1):1]:[c:2]-!@[c:3]:[nX2;$(n1ccccc1):4]>>[n:1]:[c:2]${halogen}.[n:4]:[c:3]${halogen}`,
      reagent: 'nickel(II) chloride',
      beside: 'zinc',
      ofTwoAlike: true,
      example: `${halogen}c1cc(C)ccn1.${halogen}c1cc(C)ccn1>>Cc1ccnc(-c2cc(C)ccn2)c1`,
    }),
  ),
];
