import type { NameReactionTable } from '../name-reaction.ts';

/** Class 5. Textbook: Wuts, Greene's Protective Groups in Organic Synthesis. */
export const PROTECTION = {
  reactionClass: 'protection',
  reactions: [
    {
      id: 'n-boc-protection',
      name: 'N-Boc protection',
      group: 'N-acyl',
      pattern: '[N,n:1].[C:2](=[O:3])[O:4][C:5]([CH3:6])([CH3:7])[CH3:8]>>[N,n:1][C:2](=[O:3])[O:4][C:5]([CH3:6])([CH3:7])[CH3:8]',
    },
    {
      id: 'n-cbz-protection',
      name: 'N-Cbz protection',
      group: 'N-acyl',
      pattern: '[N,n;!H0:1].[C:2](=[O:3])[O:4][CH2:5][c:6]>>[N,n:1][C:2](=[O:3])[O:4][CH2:5][c:6]',
    },
    {
      id: 'n-fmoc-protection',
      name: 'N-Fmoc protection',
      group: 'N-acyl',
      pattern: '[N;!H0:1].[C:2](=[O:3])[O:4][CH2:5][CH:6]([c:7])[c:8]>>[N:1][C:2](=[O:3])[O:4][CH2:5][CH:6]([c:7])[c:8]',
    },
    {
      id: 'n-alloc-protection',
      name: 'N-Alloc protection',
      group: 'N-acyl',
      pattern: '[N;!H0:1].[C:2](=[O:3])[O:4][CH2:5][CH:6]=[CH2:7]>>[N:1][C:2](=[O:3])[O:4][CH2:5][CH:6]=[CH2:7]',
    },
    {
      id: 'n-trifluoroacetyl-protection',
      name: 'N-Trifluoroacetyl protection',
      group: 'N-acyl',
      pattern: '[N;!H0:1].[C:2](=[O:3])[C:4](F)(F)F>>[N:1][C:2](=[O:3])[C:4](F)(F)F',
    },
    {
      id: 'n-trityl-protection',
      name: 'N-Trityl protection',
      group: 'N-alkyl',
      pattern: '[N,n;!H0:1].[CX4:2]([c:3])([c:4])[c:5]>>[N,n:1][CX4:2]([c:3])([c:4])[c:5]',
    },
    {
      id: 'n-sem-protection',
      name: 'N-SEM protection',
      group: 'N-alkyl',
      pattern: '[N,n;!H0:1].[CH2:2][O:3][CH2:4][CH2:5][Si:6]>>[N,n:1][CH2:2][O:3][CH2:4][CH2:5][Si:6]',
    },
    {
      id: 'o-tbdms-protection',
      name: 'O-TBDMS protection',
      group: 'O-alkyl',
      pattern:
        '[OX2H:1].[Si:2]([CH3:3])([CH3:4])[C:5]([CH3:6])([CH3:7])[CH3:8]>>[OX2:1][Si:2]([CH3:3])([CH3:4])[C:5]([CH3:6])([CH3:7])[CH3:8]',
    },
    {
      id: 'o-tbdps-protection',
      name: 'O-TBDPS protection',
      group: 'O-alkyl',
      pattern: '[OX2H:1].[Si:2]([c:3])([c:4])[C:5]>>[OX2:1][Si:2]([c:3])([c:4])[C:5]',
    },
    {
      id: 'o-tms-protection',
      name: 'O-TMS protection',
      group: 'O-alkyl',
      pattern: '[OX2H:1].[Si:2]([CH3:3])([CH3:4])[CH3:5]>>[OX2:1][Si:2]([CH3:3])([CH3:4])[CH3:5]',
    },
    {
      id: 'o-tips-protection',
      name: 'O-TIPS protection',
      group: 'O-alkyl',
      pattern: '[OX2H:1].[Si:2]([CH:3])([CH:4])[CH:5]>>[OX2:1][Si:2]([CH:3])([CH:4])[CH:5]',
    },
    {
      id: 'o-thp-protection',
      name: 'O-THP protection',
      group: 'O-alkyl',
      pattern: '[OX2H:1].[C:2]1=[C:3][C:4][C:5][C:6][O:7]1>>[OX2:1][CX4:2]1[C:3][C:4][C:5][C:6][O:7]1',
    },
    {
      id: 'o-mom-protection',
      name: 'O-MOM protection',
      group: 'O-alkyl',
      pattern: '[OX2H:1].[CH2:2]([Cl,Br])[O:3][CH3:4]>>[OX2:1][CH2:2][O:3][CH3:4]',
    },
    {
      id: 'o-sem-protection',
      name: 'O-SEM protection',
      group: 'O-alkyl',
      pattern: '[OX2H:1].[CH2:2]([Cl])[O:3][CH2:4][CH2:5][Si:6]>>[OX2:1][CH2:2][O:3][CH2:4][CH2:5][Si:6]',
    },
    {
      id: 'o-bn-protection',
      name: 'O-Bn protection',
      pattern: '[OX2H:1].[CH2:2]([Cl,Br,I])[c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1>>[OX2:1][CH2:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1',
    },
    {
      id: 'o-trityl-protection',
      name: 'O-Trityl protection',
      group: 'O-alkyl',
      pattern: '[OX2H:1].[CX4:2]([c:3])([c:4])[c:5]>>[OX2:1][CX4:2]([c:3])([c:4])[c:5]',
    },
    {
      id: 'acetal-protection-of-a-carbonyl',
      name: 'Acetal protection of a carbonyl',
      pattern: [
        '[CX3:1]=[OX1].[OX2H:2][CX4:3][CX4:4][OX2H:5]>>[CX4:1]1[O:2][CX4:3][CX4:4][O:5]1',
        '[CX3:1]=[OX1:2].[OX2H][CX4:3][CX4:4][OX2H:5]>>[CX4:1]1[O:2][CX4:3][CX4:4][O:5]1',
      ],
    },
    {
      id: 'dialkyl-acetal-formation',
      name: 'Dialkyl acetal formation',
      pattern: '[CX3:1]=[OX1].[OX2:2][CX4:3].[OX2:4][CX4:5]>>[CX4:1]([O:2][CX4:3])[O:4][CX4:5]',
    },
    {
      id: 'acetonide-protection-of-a-diol',
      name: 'Acetonide protection of a diol',
      pattern: '[OX2H:1][#6:2]~[#6:3][OX2H:4].[#6:5]([CH3:6])[CH3:7]>>[OX2:1]1[#6:2]~[#6:3][OX2:4][CX4:5]1([CH3:6])[CH3:7]',
    },
    {
      id: 'boronic-ester-formation',
      name: 'Boronic ester formation',
      pattern: ['[BX3:1][OX2H].[OX2H:2][#6:3]>>[BX3:1][OX2:2][#6:3]', '[BX3:1][OX2H:2].[OX2H][CX4:3]>>[BX3:1][OX2:2][CX4:3]'],
    },
    {
      id: 'dithiane-protection-of-a-carbonyl',
      name: 'Dithiane protection of a carbonyl',
      pattern: '[CX3:1]=[OX1].[SX2H:2].[SX2H:3]>>[CX4:1]([S:2])[S:3]',
    },
    {
      id: 'co2h-tbu-protection',
      name: 'CO2H-tBu protection',
      pattern: '[C:1](=[O:2])[OX2H:3].[#6:4]([CH3:5])([CH3:6])~[CH3,CH2:7]>>[C:1](=[O:2])[OX2:3][CX4:4]([CH3:5])([CH3:6])[CH3:7]',
    },
  ],
} as const satisfies NameReactionTable;
