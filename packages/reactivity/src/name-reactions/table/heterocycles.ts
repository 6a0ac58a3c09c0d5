import type { NameReactionTable } from '../name-reaction.ts';

/** Class 4. Textbook: Joule, Mills, Heterocyclic Chemistry; Li, Name Reactions in Heterocyclic Chemistry. */
export const HETEROCYCLES: NameReactionTable = {
  reactionClass: 'heterocycle formation',
  reactions: [
    {
      name: 'Paal-Knorr pyrrole synthesis',
      group: 'ring',
      pattern: '[CX3:1](=[OX1])[#6:2][#6:3][CX3:4]=[OX1].[NX3;!H0:5]>>[c:1]1[c:2][c:3][c:4][n:5]1',
    },
    {
      name: 'Knorr pyrazole synthesis',
      group: 'ring',
      pattern: '[#6:1](=[OX1])[#6:2][#6:3]=[OX1].[NX3;!H0:4][NX3;!H0:5]>>[c:1]1[c:2][c:3][n:5][n:4]1',
    },
    {
      name: 'Enaminone pyrazole synthesis',
      group: 'ring',
      pattern: '[CX3:1](=[OX1])[C:2]=[C:3][N,O].[NX3;!H0:4][NX3;!H0:5]>>[c:1]1[c:2][c:3][n:5][n:4]1',
    },
    {
      name: 'Aminopyrazole synthesis',
      group: 'ring',
      pattern: '[CX3:1](=[OX1])[#6:2][C:3]#[N:6].[NX3;!H0:4][NX3;!H0:5]>>[c:1]1[c:2][c:3]([NX3:6])[n:5][n:4]1',
    },
    {
      name: 'Fischer indole synthesis',
      group: 'ring',
      pattern: '[cH:1][c:2][NX3:3][N].[CX4,CX3:4][CX3:5]=[OX1]>>[c:1]1[c:2][n:3][c:5][c:4]1',
    },
    { name: 'Larock indole synthesis', group: 'ring', pattern: '[c:1]([Br,I])[c:2][NX3:3].[CX2:4]#[CX2:5]>>[c:1]1[c:2][n:3][c:5][c:4]1' },
    { name: 'Madelung indole synthesis', group: 'ring', pattern: '[c:1]([CX4:2])[c:3][NX3:4][CX3:5]=[OX1]>>[c:1]1[c:3][n:4][c:5][c:2]1' },
    {
      name: 'Reissert indole synthesis',
      group: 'ring',
      pattern: '[c:1]([C:2][C:3]=[OX1])[c:4][N:5](~[O])~[O]>>[c:1]1[c:4][n:5][c:3][c:2]1',
    },
    {
      name: 'Hantzsch thiazole synthesis',
      group: 'ring',
      pattern: '[CX3:1](=[OX1])[CX4:2][Cl,Br,I].[#6:3](=[SX1:4])[N:5]>>[c:1]1[c:2][s:4][c:3][n:5]1',
    },
    {
      name: 'Imidazole synthesis from amidine and haloketone',
      group: 'ring',
      pattern: '[CX3:1](=[OX1])[CX4:2][Cl,Br,I].[#6:3](=[N:4])[N:5]>>[c:1]1[c:2][n:4][c:3][n:5]1',
    },
    {
      name: 'Fused imidazole synthesis from aminoazine',
      group: 'ring',
      pattern: '[CX3:1](=[OX1])[CX4:2][Cl,Br,I].[c:3]([NX3:4])[n:5]>>[c:1]1[c:2][n:5][c:3][n:4]1',
    },
    {
      name: 'Debus-Radziszewski imidazole synthesis',
      group: 'ring',
      pattern: '[CX3:1](=[OX1])[CX3:2]=[OX1].[CX3:3]=[OX1]>>[c:1]1[c:2][n][c:3][n]1',
    },
    {
      name: 'Benzimidazole synthesis',
      group: 'ring',
      pattern: '[NX3;!H0:1][c:2][c:3][NX3;!H0:4].[#6:5]=,#[O,N]>>[n:1]1[c:2][c:3][n:4][c:5]1',
    },
    { name: 'Benzimidazole cyclisation', group: 'ring', pattern: '[NX3:1][c:2][c:3][NX3:4][CX3:5]=[OX1]>>[n:1]1[c:2][c:3][n:4][c:5]1' },
    { name: 'Benzoxazole synthesis', group: 'ring', pattern: '[OX2H:1][c:2][c:3][NX3;!H0:4].[#6:5]=,#[O,N]>>[o:1]1[c:2][c:3][n:4][c:5]1' },
    { name: 'Benzoxazole cyclisation', group: 'ring', pattern: '[OX2H:1][c:2][c:3][NX3:4][CX3:5]=[OX1]>>[o:1]1[c:2][c:3][n:4][c:5]1' },
    { name: 'Benzothiazole synthesis', group: 'ring', pattern: '[S:1][c:2][c:3][NX3;!H0:4].[#6:5]=,#[O,N]>>[s:1]1[c:2][c:3][n:4][c:5]1' },
    {
      name: 'Robinson-Gabriel oxazole synthesis',
      group: 'ring',
      pattern: '[CX3:1](=[O:2])[NX3:3][CX4:4][CX3:5]=[OX1]>>[c:1]1[o:2][c:5][c:4][n:3]1',
    },
    {
      name: 'van Leusen oxazole synthesis',
      group: 'ring',
      pattern: '[CX3:1]=[O:2].[C:3](S(=O)=O)[N+:4]#[C-:5]>>[c:1]1[o:2][c:5][n;+0:4][c:3]1',
    },
    {
      name: '1,2,4-Oxadiazole synthesis',
      group: 'ring',
      pattern: '[#6:1]([NX3])=[N:2][OX2H:3].[CX3:4](=[OX1])>>[c:1]1[n:2][o:3][c:4][n]1',
    },
    {
      name: '1,2,4-Oxadiazole synthesis',
      group: 'ring',
      pattern: '[#6:1](~[N:5])~[N:2][OX2:3].[CX3:4](=[OX1])>>[c:1]1[n:2][o:3][c:4][n:5]1',
    },
    { name: '1,3,4-Oxadiazole synthesis', group: 'ring', pattern: '[CX3:1](=[O:2])[NX3:3][NX3:4].[CX3:5]>>[c:1]1[o:2][c:5][n:4][n:3]1' },
    {
      name: '1,3,4-Oxadiazole cyclisation',
      group: 'ring',
      pattern: '[CX3:1](=[O:2])[NX3:3][NX3:4][CX3:5]=[OX1]>>[c:1]1[o:2][c:5][n:4][n:3]1',
    },
    { name: '1,3,4-Thiadiazole synthesis', group: 'ring', pattern: '[CX3:1](=[S:2])[N:3][N:4].[CX3:5]>>[c:1]1[s:2][c:5][n:4][n:3]1' },
    { name: '1,2,4-Triazole synthesis', group: 'ring', pattern: '[#6:1]~[N:2][N:3].[#6:4]~[N:5]>>[c:1]1[n:2][n:3][c:4][n:5]1' },
    {
      name: 'Huisgen azide-alkyne cycloaddition',
      group: 'ring',
      pattern: '[NX2:1]=[N+:2]=[N-:3].[CX2:4]#[CX2:5]>>[n:1]1[n;+0:2][n;+0:3][c:4][c:5]1',
    },
    { name: 'Tetrazole synthesis from nitrile', group: 'ring', pattern: '[C:1]#[N:2].[N-:3]=[N+:4]=[N-:5]>>[c:1]1[n:2][n:5][n:4][n:3]1' },
    { name: 'Tetrazole synthesis from nitrile', group: 'ring', pattern: '[C:1]#[N:2].[N:3]~[N:4]~[N:5]>>[c:1]1[n:2][n:5][n:4][n:3]1' },
    { name: 'Isoxazole cycloaddition', group: 'ring', pattern: '[#6:1]=[N:2][OX2H:3].[CX2:4]#[CX2:5]>>[c:1]1[n:2][o:3][c:5][c:4]1' },
    {
      name: 'Claisen isoxazole synthesis',
      group: 'ring',
      pattern: '[#6:1](=[OX1])[#6:2][#6:3]=[OX1].[NX3;!H0:4][OX2H:5]>>[c:1]1[c:2][c:3][n:4][o:5]1',
    },
    {
      name: 'Nitrile oxide cycloaddition',
      group: 'ring',
      pattern: '[#6:1]=[N:2][OX2H:3].[CX3:4]=[CX3:5]>>[C:1]1=[N:2][O:3][CX4:5][CX4:4]1',
    },
    {
      name: 'Pinner pyrimidine synthesis',
      group: 'ring',
      pattern: '[#6:1](=[OX1])[#6:2][#6:3]=[OX1].[#6:4](~[N:5])~[N:6]>>[c:1]1[c:2][c:3][n:5][c:4][n:6]1',
    },
    {
      name: 'Pyrimidine synthesis from enaminone',
      group: 'ring',
      pattern: '[CX3:1](=[OX1])[C:2]=[C:3][N,O].[#6:4](~[N:5])~[N:6]>>[c:1]1[c:2][c:3][n:5][c:4][n:6]1',
    },
    {
      name: 'Niementowski quinazoline synthesis',
      group: 'ring',
      pattern: '[NX3:1][c:2][c:3][CX3:4](=[O:5])[O,N].[#6:6]>>[#6:6]1~[#7:1]~[c:2]~[c:3]~[#6:4](~[O:5])~[#7]1',
    },
    {
      name: 'Friedländer quinoline synthesis',
      group: 'ring',
      pattern: '[NX3:1][c:2][c:3][CX3:4]=[OX1].[CX3:5](=[OX1])[CX4:6]>>[n:1]1[c:2][c:3][c:4][c:6][c:5]1',
    },
    {
      name: 'Conrad-Limpach quinoline synthesis',
      group: 'ring',
      pattern: '[cH:1][c:2][NX3:3].[#6:4](=[OX1])[#6:5][CX3:6](=[O:7])[OX2]>>[c:1]1[c:2][n:3][c:4][c:5][c:6]1~[O:7]',
    },
    {
      name: 'Gould-Jacobs quinoline cyclisation',
      group: 'ring',
      pattern: '[cH:1][c:2][N:3][C:4]=[C:5][CX3:6](=[O:7])[OX2]>>[c:1]1[c:2][n:3][c:4][c:5][c:6]1~[O:7]',
    },
    {
      name: 'Skraup-Doebner-Miller quinoline synthesis',
      group: 'ring',
      pattern: '[cH:1][c:2][NX3:3].[#6:4]~[#6:5]~[#6:6]=[OX1]>>[c:1]1[c:2][n:3][c:4][c:5][c:6]1',
    },
    {
      name: 'Hantzsch dihydropyridine synthesis',
      group: 'ring',
      pattern: '[CX3;H1:1]=[OX1].[CX4:2][CX3:3]=[OX1].[CX4:4][CX3:5]=[OX1]>>[CX4:1]1[C:2]=[C:3][N][C:5]=[C:4]1',
    },
    {
      name: 'Biginelli reaction',
      group: 'ring',
      pattern: '[CX3;H1:1]=[OX1].[CX4:2][CX3:3]=[OX1].[N:4][C:5](=[O,S:6])[N:7]>>[CX4:1]1[C:2]=[C:3][N:4][C:5](=[O,S:6])[N:7]1',
    },
    {
      name: 'Quinoxaline synthesis',
      group: 'ring',
      pattern: '[NX3:1][c:2][c:3][NX3:4].[#6:5](=[OX1])[#6:6]=[OX1]>>[n:1]1[c:2][c:3][n:4][c:5][c:6]1',
    },
    {
      name: 'Pictet-Spengler reaction',
      group: 'ring',
      pattern: '[c:1]~[*:2]~[*:3]~[*:4][NX3;!H0:5].[CX3:6]=[OX1]>>[c:1]1~[*:2]~[*:3]~[*:4][NX3:5][CX4:6]1',
    },
    {
      name: 'Pictet-Spengler reaction',
      group: 'ring',
      pattern: '[cH:1]:[c:2][CX4:3][CX4:4][NX3;!H0:5].[CX3:6]=[OX1]>>[c:1]1:[c:2][CX4:3][CX4:4][NX3:5][CX4:6]1',
    },
    {
      name: 'Bischler-Napieralski reaction',
      group: 'ring',
      pattern: '[cH:1]:[c:2][CX4:3][CX4:4][NX3:5][CX3:6]=[OX1]>>[c:1]1:[c:2][#6:3][#6:4][#7:5]~[#6:6]1',
    },
    { name: 'Paternò lactone formation', group: 'ring', pattern: '[CX3:1]1(=[O:2])[OX2:3][CX4:4]1>>[CX3:1](=[O:2])[OX2:3][CX4:4]' },
    { name: 'Lactamisation', group: 'ring', pattern: '([CX3:1](=[O:2])[OX2].[NX3;!H0:3])>>[C;R:1](=[O:2])[N;R:3]' },
    { name: 'Lactonisation', group: 'ring', pattern: '([CX3:1](=[O:2])[OX2H].[OX2H:3][#6:4])>>[C;R:1](=[O:2])[O;R:3][#6:4]' },
    {
      name: 'Hydantoin synthesis',
      group: 'ring',
      pattern: '[N:1][C:2][CX3:3](=[O:4])[OX2].[C:5](=[O:6])=[N:7]>>[N:1]1[C:2][C:3](=[O:4])[N:7][C:5]1=[O:6]',
    },
    {
      name: 'Bucherer-Bergs reaction',
      group: 'ring',
      pattern: '[CX3:1](=[OX1])([#6:2])[#6:3].[C:4]#[N:5]>>[CX4:1]1([#6:2])([#6:3])[C:4](=O)[N][C](=O)[N]1',
    },
    {
      name: 'Phthalimide formation',
      group: 'ring',
      pattern: '[CX3:1](=[O:2])[OX2][CX3:3](=[O:4]).[NX3;!H0:5]>>[CX3:1](=[O:2])[NX3:5][CX3:3](=[O:4])',
    },
    { name: 'Johnson-Corey-Chaykovsky epoxidation', group: 'ring', pattern: '[CX3:1]=[O:2].[C:3][S+]>>[CX4:1]1[O:2][CX4:3]1' },
    { name: 'Darzens reaction', group: 'ring', pattern: '[CX3:1]=[O:2].[CX4:3]([Cl,Br])[C:4]=[O:5]>>[CX4:1]1[O:2][CX4:3]1[C:4]=[O:5]' },
    { name: 'Epoxide closure of a halohydrin', group: 'ring', pattern: '[OX2H:1][CX4:2][CX4:3][Cl,Br,I]>>[OX2:1]1[CX4:2][CX4:3]1' },
    { name: 'Cyclodehydration to furan', group: 'ring', pattern: '[CX3:1](=[O:2])[#6:3][#6:4][CX3:5]=[OX1]>>[c:1]1[o:2][c:5][c:4][c:3]1' },
  ],
};
