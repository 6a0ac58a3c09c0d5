import { march } from '../sources.ts';
import type { TextbookTransform } from '../textbook-transform.ts';

const ORGANOMETALS = march('chapter 12, aliphatic electrophilic substitution');
const ESTERS_OF_PHOSPHORUS = march('chapter 10, esters of inorganic acids');
const SULFILIMINES = march('chapter 19, oxidation of sulfides to sulfoxides and sulfilimines');

/** Phosphorus of an acid chloride's esters and amides without a free hydroxyl group, which it would not keep. */
const ACYLATED_PHOSPHORUS = '[PX4;!$(P[OX2H]);!$(P[OX1-])';

/** Carbon of a phenyl group without others. */
const PHENYL = '$(c1[cH][cH][cH][cH][cH]1)';

/** Two phosphino groups across the bond of a biaryl. */
const OF_BIARYL = '[PX3:1]([c:2])([c:3])-!@[c:4]:[c:5]-!@[c:6]:[c:7]-!@[PX3:8]([c:9])[c:10]';

/** Silicon, phosphorus and sulfur: their bonds to carbon, oxygen, sulfur and nitrogen as laboratories and plants make them. */
export const SILICON_PHOSPHORUS_SULFUR: readonly TextbookTransform[] = [
  ...(
    [
      ['[c:5]-[Mg]Br', 'Fc1ccc([Mg]Br)cc1', undefined],
      ['[c:5]Br', 'Fc1ccc(Br)cc1', 'n-butyllithium'],
    ] as const
  ).map(
    ([metal, given, reagent]): TextbookTransform => ({
      name: 'Silane formation from a chlorosilane',
      source: ORGANOMETALS,
      likelihood: 'characteristic',
      transform: `[SiX4:1]([#6:2])([#6:3])([#6:4])-!@[c:5]>>[Si:1]([#6:2])([#6:3])([#6:4])Cl.${metal}`,
      ...(reagent === undefined ? {} : { reagent }),
      example: `C[Si](C)(Cl)c1ccccc1.${given}>>C[Si](C)(c1ccccc1)c1ccc(F)cc1`,
    }),
  ),
  ...(['Cl', 'I'] as const).map(
    (halogen): TextbookTransform => ({
      name: 'Alkylation with a halomethylsilane',
      source: march('chapter 10, alkylation of amines'),
      likelihood: halogen === 'Cl' ? 'characteristic' : 'usual',
      transform: `[nX3:1]-!@[CH2:2]-[SiX4:3]([#6:4])([#6:5])[#6:6]>>[nH:1].[C:2](${halogen})[Si:3]([#6:4])([#6:5])[#6:6]`,
      reagent: 'potassium carbonate',
      example: `C[Si](C)(C)C${halogen}.c1nc[nH]n1>>C[Si](C)(C)Cn1cncn1`,
    }),
  ),
  {
    name: 'Phosphorylation of a thiol',
    source: ESTERS_OF_PHOSPHORUS,
    likelihood: 'characteristic',
    transform: `${ACYLATED_PHOSPHORUS};$(P=[O,S]):1]-!@[SX2:2][#6;!$(C=[O,N,S]):3]>>[P:1]Cl.[SH:2][#6:3]`,
    reagent: 'triethylamine',
    example: 'CCOP(=O)(Cl)Sc1ccccc1.Sc1ccccc1>>CCOP(=O)(Sc1ccccc1)Sc1ccccc1',
  },
  {
    name: 'Phosphorylation of an alcohol',
    source: ESTERS_OF_PHOSPHORUS,
    likelihood: 'usual',
    transform: `${ACYLATED_PHOSPHORUS};$(P=[O,S]);$(P[S,#6]):1]-!@[OX2:2][#6;!$(C=[O,N,S]):3]>>[P:1]Cl.[OH:2][#6:3]`,
    reagent: 'triethylamine',
    example: 'CCO.O=P(Cl)(Sc1ccccc1)Sc1ccccc1>>CCOP(=O)(Sc1ccccc1)Sc1ccccc1',
  },
  ...(
    [
      [`[c;${PHENYL}:7]`, `[c;${PHENYL}:8]`, 'Sc1ccccc1', 'CCOP(=O)(Sc1ccccc1)Sc1ccccc1'],
      ['[CH2:7][CH3:5]', '[CH2:8][CH3:6]', 'CCS', 'CCOP(=O)(SCC)SCC'],
      ['[CH2:7][CH2:5][CH3:9]', '[CH2:8][CH2:6][CH3:10]', 'CCCS', 'CCOP(=O)(SCCC)SCCC'],
    ] as const
  ).map(
    ([one, other, thiol, product]): TextbookTransform => ({
      name: 'Phosphorylation of a thiol',
      source: ESTERS_OF_PHOSPHORUS,
      likelihood: 'characteristic',
      transform: `[PX4:1](=[O,S:2])(-!@[SX2:3]${one})(-!@[SX2:4]${other})[OX2;H0:11]>>[P:1](=[*:2])(Cl)(Cl)[O:11].[SH:3]${one}.[SH:4]${other}`,
      reagent: 'triethylamine',
      example: `CCOP(=O)(Cl)Cl.${thiol}.${thiol}>>${product}`,
    }),
  ),
  {
    name: 'Sulfilimine synthesis from a sulfide and cyanamide',
    source: SULFILIMINES,
    likelihood: 'characteristic',
    transform: '[SX3:1]([#6:2])([#6:3])=[NX2:4][C:5]#[N:6]>>[SX2:1]([#6:2])[#6:3].[NH2:4][C:5]#[N:6]',
    reagent: '(diacetoxyiodo)benzene',
    example: 'CSCc1ccccc1.NC#N>>CS(Cc1ccccc1)=NC#N',
  },
  {
    name: 'Sulfilimine to sulfoximine oxidation',
    source: SULFILIMINES,
    likelihood: 'characteristic',
    transform:
      '[SX4:1](=[O:2])(=[NX2;$(NC#N),$(NS(=O)=O),$(NC=O):3])([#6:4])[#6:5]>>[SX3:1](=[N:3])([#6:4])[#6:5].[OH:2]OC(=O)c1cccc(Cl)c1',
    example: 'CS(Cc1ccccc1)=NC#N.O=C(OO)c1cccc(Cl)c1>>CS(=O)(Cc1ccccc1)=NC#N',
  },
  {
    name: 'Cyanation of a sulfoximine',
    source: SULFILIMINES,
    likelihood: 'usual',
    transform: '[SX4:1](=[O:2])(=[NX2:3]-!@[C:4]#[N:5])([#6:6])[#6:7]>>[S:1](=[O:2])(=[NH:3])([#6:6])[#6:7].[C:4](Br)#[N:5]',
    example: 'CS(=N)(=O)Cc1ccccc1.N#CBr>>CS(=O)(Cc1ccccc1)=NC#N',
  },
  {
    name: 'Coupling of a sulfinate with an aryl bromide',
    source: march('chapter 13, nucleophilic aromatic substitution by sulfur nucleophiles'),
    likelihood: 'possible',
    transform: '[c:1]-!@[SX4:2](=[O:3])(=[O+0:4])-!@[CH3,c:5]>>[c:1]Br.[S:2](=[O:3])([O-:4])[#6:5]',
    reagent: 'copper(I) iodide',
    example: 'Brc1ccccc1.CS(=O)[O-]>>CS(=O)(=O)c1ccccc1',
  },
  ...(
    [
      ['[C+0:4](=[O+0:5])[NH2:6]', '[N:6]#[C:4][O-:5]', 'N#C[O-]', 'N'],
      ['[C+0:4](=[O+0:5])[NH2:6]', 'C[Si](C)(C)[N:6]=[C:4]=[O:5]', 'C[Si](C)(C)N=C=O', 'N'],
      ['[C:4](=[O:5])[NX3;H1:6]-!@[#6;!$(C=[O,N,S]):7]', '[#6:7][N:6]=[C:4]=[O:5]', 'CN=C=O', 'NC'],
    ] as const
  ).map(
    ([urea, cyanate, given, amide]): TextbookTransform => ({
      name: 'N-Hydroxyurea synthesis',
      source: march('chapter 16, addition of amines to isocyanates'),
      likelihood: 'characteristic',
      transform: `[OX2H:1][NX3:2]([#6;!$(C=[O,N,S]):3])-!@${urea}>>[OH:1][NH:2][#6:3].${cyanate}`,
      example: `CC(NO)c1ccccc1.${given}>>CC(N(O)C(=O)${amide})c1ccccc1`,
    }),
  ),
  {
    name: 'Alkene hydrogenation',
    source: march('chapter 15, hydrogenation of double bonds'),
    likelihood: 'possible',
    transform: '[CX4;H2,H3:1]-!@[CX4;H2:2][SX4;$(S(=O)=O):3][#6:4]>>[C:1]=[C:2][S:3][#6:4]',
    reagent: 'hydrogen',
    example: 'C=CS(=O)(=O)c1ccccc1>>CCS(=O)(=O)c1ccccc1',
  },
  {
    name: 'Coupling of a phosphine and an aryl triflate',
    source: 'Cai et al., J. Org. Chem. 1994, 59, 7180',
    likelihood: 'possible',
    transform: '[PX3;H0:1]([c:2])([c:3])-!@[c:4]>>[PH:1]([c:2])[c:3].[c:4]OS(=O)(=O)C(F)(F)F',
    reagent: 'nickel(II) chloride',
    example: 'c1ccc(Pc2ccccc2)cc1.O=S(=O)(Oc1cccc2ccccc12)C(F)(F)F>>c1ccc(P(c2ccccc2)c2cccc3ccccc23)cc1',
  },
  {
    name: 'Coupling of a phosphine and an aryl triflate',
    source: 'Cai et al., J. Org. Chem. 1994, 59, 7180',
    likelihood: 'characteristic',
    transform: `${OF_BIARYL}>>[PH:1]([c:2])[c:3].[c:4](OS(=O)(=O)C(F)(F)F):[c:5]-[c:6]:[c:7]OS(=O)(=O)C(F)(F)F.[PH:8]([c:9])[c:10]`,
    reagent: 'nickel(II) chloride',
    example:
      'c1ccc(Pc2ccccc2)cc1.c1ccc(Pc2ccccc2)cc1.O=S(=O)(Oc1ccccc1-c1ccccc1OS(=O)(=O)C(F)(F)F)C(F)(F)F>>c1ccc(P(c2ccccc2)c2ccccc2-c2ccccc2P(c2ccccc2)c2ccccc2)cc1',
  },
  {
    name: 'Phosphine formation from a chlorophosphine',
    source: 'Miyashita et al., J. Am. Chem. Soc. 1980, 102, 7932',
    likelihood: 'usual',
    transform: `${OF_BIARYL}>>[P:1]([c:2])([c:3])Cl.[c:4](Br):[c:5]-[c:6]:[c:7]Br.[P:8]([c:9])([c:10])Cl`,
    reagent: 'n-butyllithium',
    example: 'ClP(c1ccccc1)c1ccccc1.ClP(c1ccccc1)c1ccccc1.Brc1ccccc1-c1ccccc1Br>>c1ccc(P(c2ccccc2)c2ccccc2-c2ccccc2P(c2ccccc2)c2ccccc2)cc1',
  },
  {
    name: 'Reduction of a phosphine oxide',
    source: 'Marsi, J. Org. Chem. 1974, 39, 265',
    likelihood: 'possible',
    transform: '[PX3;H0:1]([#6:2])([#6:3])[#6:4]>>[P:1](=O)([#6:2])([#6:3])[#6:4]',
    reagent: 'phenylsilane',
    example: 'CP(=O)(c1ccccc1)c1ccccc1>>CP(c1ccccc1)c1ccccc1',
  },
  {
    name: 'Reduction of a phosphine oxide',
    source: 'Takaya et al., Org. Synth. 1989, 67, 20',
    likelihood: 'usual',
    transform: `${OF_BIARYL}>>[P:1](=O)([c:2])([c:3])[c:4]:[c:5]-[c:6]:[c:7][P:8](=O)([c:9])[c:10]`,
    reagent: 'phenylsilane',
    example: 'O=P(c1ccccc1)(c1ccccc1)c1ccccc1-c1ccccc1P(=O)(c1ccccc1)c1ccccc1>>c1ccc(P(c2ccccc2)c2ccccc2-c2ccccc2P(c2ccccc2)c2ccccc2)cc1',
  },
];
