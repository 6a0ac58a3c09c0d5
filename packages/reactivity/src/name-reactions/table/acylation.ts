import type { NameReactionTable } from '../name-reaction.ts';
import { ALCOHOL_O, NH, PHENOL_O } from './fragments.ts';

/** What leaves phosgene, diphosgene, triphosgene and carbonyldiimidazole. */
const PHOSGENE = 'Cl,$([O]C(Cl)(Cl)Cl),n';

/** Class 2. Textbook: Clayden, Greeves, Warren, Organic Chemistry, chapter 10; Smith, March's Advanced Organic Chemistry, 16-61 to 16-85. */
export const ACYLATION = {
  reactionClass: 'acylation',
  reactions: [
    {
      id: 'n-acetylation',
      name: 'N-acetylation',
      group: 'N-acyl',
      pattern: `[CH3:1][CX3:2](=[O:3])[O,Cl,Br,n].[${NH}:4]>>[CH3:1][CX3:2](=[O:3])[N,n:4]`,
    },
    {
      id: 'amide-schotten-baumann',
      name: 'Amide Schotten-Baumann',
      group: 'N-acyl',
      pattern: `[#6:1][CX3:2](=[O:3])[Cl,Br,F].[${NH}:4]>>[#6:1][CX3:2](=[O:3])[N,n:4]`,
    },
    {
      id: 'carboxylic-acid-with-amine-reaction',
      name: 'Carboxylic acid + amine reaction',
      group: 'N-acyl',
      pattern: `[CX3:2](=[O:3])[OX2H,OX1-].[${NH}:4]>>[CX3:2](=[O:3])[N,n:4]`,
    },
    {
      id: 'anhydride-with-amine-reaction',
      name: 'Anhydride + amine reaction',
      group: 'N-acyl',
      pattern: `[#6:1][CX3:2](=[O:3])O[CX3]=O.[${NH}:4]>>[#6:1][CX3:2](=[O:3])[N,n:4]`,
    },
    {
      id: 'cyclic-anhydride-opening-by-amine',
      name: 'Cyclic anhydride opening by amine',
      group: 'N-acyl',
      pattern: '[CX3:1](=[O:2])[O:3][CX3:4]=[O:5].[N,n;!H0;+0:6]>>[CX3:1](=[O:2])[OH:3].[CX3:4](=[O:5])[N,n:6]',
    },
    {
      id: 'n-hydroxysuccinimide-ester-amidation',
      name: 'N-Hydroxysuccinimide ester amidation',
      group: 'N-acyl',
      pattern: `[#6:1][CX3:2](=[O:3])ON(C=O)C=O.[${NH}:4]>>[#6:1][CX3:2](=[O:3])[N,n:4]`,
    },
    {
      id: 'carbamate-formation-from-chloroformate',
      name: 'Carbamate formation from chloroformate',
      group: 'N-acyl',
      pattern: `[O:1][CX3:2](=[O:3])Cl.[${NH}:4]>>[O:1][CX3:2](=[O:3])[N,n:4]`,
    },
    {
      id: 'carbamate-with-amine-to-urea',
      name: 'Carbamate + amine to urea',
      group: 'N-acyl',
      pattern: `[N:1][CX3:2](=[O:3])O[#6].[${NH}:4]>>[N:1][CX3:2](=[O:3])[N,n:4]`,
    },
    {
      id: 'carbamoyl-chloride-with-amine-to-urea',
      name: 'Carbamoyl chloride + amine to urea',
      group: 'N-acyl',
      pattern: `[N:1][CX3:2](=[O:3])Cl.[${NH}:4]>>[N:1][CX3:2](=[O:3])[N,n:4]`,
    },
    {
      id: 'ester-aminolysis',
      name: 'Ester aminolysis',
      group: 'N-acyl',
      pattern: `[#6:1][CX3:2](=[O:3])[OX2][#6].[${NH}:4]>>[#6:1][CX3:2](=[O:3])[N,n:4]`,
    },
    {
      id: 'phosgenation-to-urea',
      name: 'Phosgenation to urea',
      group: 'N-acyl',
      pattern: `[${PHOSGENE}][CX3:1](=[O:2])[${PHOSGENE}].[N;!H0:3].[N;!H0:4]>>[N:3][CX3:1](=[O:2])[N:4]`,
    },
    {
      id: 'phosgenation-to-benzimidazolone',
      name: 'Phosgenation to a benzimidazolone',
      group: 'N-acyl',
      pattern: `[${PHOSGENE}][CX3:1](=[O:2])[${PHOSGENE}].[N;!H0:3][c:5][c:6][N;!H0:4]>>[n:3]1[c:5][c:6][n:4][c:1]1=[O:2]`,
    },
    {
      id: 'phosgenation-to-cyclic-carbamate',
      name: 'Phosgenation to a cyclic carbamate',
      group: 'N-acyl',
      pattern: [
        `[${PHOSGENE},$([OX2][#6])][CX3:1](=[O:2])[${PHOSGENE},$([OX2][#6])].[N;!H0:3][#6:5][#6:6][OX2H:4]>>[N:3]1[#6:5][#6:6][O:4][CX3:1]1=[O:2]`,
        `[${PHOSGENE},$([OX2][#6])][CX3:1](=[O:2])[${PHOSGENE},$([OX2][#6])].[N;!H0:3][c:5][c:6][OX2H:4]>>[n:3]1[c:5][c:6][o:4][c:1]1=[O:2]`,
      ],
    },
    {
      id: 'isocyanate-with-amine-reaction',
      name: 'Isocyanate + amine reaction',
      group: 'N-acyl',
      pattern: `[NX2:1]=[C:2]=[O:3].[${NH}:4]>>[NX3:1][CX3:2](=[O:3])[N,n:4]`,
    },
    {
      id: 'isothiocyanate-with-amine-reaction',
      name: 'Isothiocyanate + amine reaction',
      group: 'N-acyl',
      pattern: `[NX2:1]=[C:2]=[S:3].[${NH}:4]>>[NX3:1][CX3:2](=[S:3])[N,n:4]`,
    },
    {
      id: 'isocyanate-with-alcohol-reaction',
      name: 'Isocyanate + alcohol reaction',
      group: 'O-acyl',
      pattern: '[NX2:1]=[C:2]=[O:3].[OX2H:4]>>[NX3:1][CX3:2](=[O:3])[OX2:4]',
    },
    {
      id: 'formylation-of-an-amine',
      name: 'Formylation of an amine',
      group: 'N-formyl',
      pattern: `[CH1:1](=[O:2])[O,N,F].[${NH}:3]>>[CH1:1](=[O:2])[N,n:3]`,
    },
    {
      id: 'sulfonamide-schotten-baumann',
      name: 'Sulfonamide Schotten-Baumann',
      group: 'N-sulfonyl',
      pattern: `[SX4:1](=[O:2])(=[O:3])[Cl,F].[${NH}:4]>>[SX4:1](=[O:2])(=[O:3])[N,n:4]`,
    },
    {
      id: 'acyl-sulfonamide-formation',
      name: 'Acyl sulfonamide formation',
      pattern: '[CX3:1](=[O:2])[OX2H,Cl].[NX3;!H0:3][SX4:4](=[O:5])=[O:6]>>[CX3:1](=[O:2])[NX3:3][SX4:4](=[O:5])=[O:6]',
    },
    {
      id: 'sulfonic-ester-schotten-baumann',
      name: 'Sulfonic ester Schotten-Baumann',
      group: 'O-sulfonyl',
      pattern: '[SX4:1](=[O:2])(=[O:3])[Cl,F,$(OS(=O)=O)].[OX2H:4][#6:5]>>[SX4:1](=[O:2])(=[O:3])[OX2:4][#6:5]',
    },
    {
      id: 'ester-schotten-baumann',
      name: 'Ester Schotten-Baumann',
      group: 'O-acyl',
      pattern: '[CX3:1](=[O:2])[Cl,Br].[OX2H:3][#6:4]>>[CX3:1](=[O:2])[OX2:3][#6:4]',
    },
    {
      id: 'o-acetylation',
      name: 'O-acetylation',
      group: 'O-acyl',
      pattern: '[CH3:1][CX3:2](=[O:3])O[CX3]=O.[OX2H:4][#6:5]>>[CH3:1][CX3:2](=[O:3])[OX2:4][#6:5]',
    },
    {
      id: 'anhydride-with-alcohol-reaction',
      name: 'Anhydride + alcohol reaction',
      group: 'O-acyl',
      pattern: '[#6:1][CX3:2](=[O:3])O[CX3]=O.[OX2H:4][#6:5]>>[#6:1][CX3:2](=[O:3])[OX2:4][#6:5]',
    },
    {
      id: 'fischer-speier-esterification',
      name: 'Fischer-Speier esterification',
      group: 'O-acyl',
      pattern: [
        // Acid makes isobutene of tert-butanol: its esters are called protection.
        '[CX3:1](=[O:2])[OX2H:3].[CX4;!$(C([CH3])([CH3])[CH3]):4][OX2H]>>[CX3:1](=[O:2])[OX2:3][CX4:4]',
        `[CX3:1](=[O:2])[OX2H].[${ALCOHOL_O};!$(OC([CH3])([CH3])[CH3]):3]>>[CX3:1](=[O:2])[OX2:3]`,
      ],
    },
    {
      id: 'steglich-esterification',
      name: 'Steglich esterification',
      group: 'O-acyl',
      pattern: `[CX3:1](=[O:2])[OX2H].[${PHENOL_O}:3]>>[CX3:1](=[O:2])[OX2:3]`,
    },
    {
      id: 'transesterification',
      name: 'Transesterification',
      group: 'O-acyl',
      pattern: '[#6:1][CX3:2](=[O:3])[OX2][#6].[OX2H:4][#6:5]>>[#6:1][CX3:2](=[O:3])[OX2:4][#6:5]',
    },
    {
      id: 'thioester-formation',
      name: 'Thioester formation',
      pattern: '[CX3:1](=[O:2])[OX2H,Cl].[SX2H:3][#6:4]>>[CX3:1](=[O:2])[SX2:3][#6:4]',
    },
    {
      id: 'weinreb-amide-formation',
      name: 'Weinreb amide formation',
      pattern: '[CX3:1](=[O:2])[OX2H,Cl].[NH:3]([CH3:4])[O:5][CH3:6]>>[CX3:1](=[O:2])[N:3]([CH3:4])[O:5][CH3:6]',
    },
    {
      id: 'hydroxamic-acid-formation',
      name: 'Hydroxamic acid formation',
      pattern: '[CX3:1](=[O:2])[OX2,Cl].[NX3;!H0:3][OX2:4]>>[CX3:1](=[O:2])[NX3:3][OX2:4]',
    },
    {
      id: 'hydrazide-formation',
      name: 'Hydrazide formation',
      pattern: '[CX3:1](=[O:2])[OX2,Cl].[NX3;!H0:3][NX3:4]>>[CX3:1](=[O:2])[NX3:3][NX3:4]',
    },
    {
      id: 'friedel-crafts-acylation',
      name: 'Friedel-Crafts acylation',
      pattern: '[#6:1][CX3:2](=[O:3])[Cl,OX2].[cH:4]>>[#6:1][CX3:2](=[O:3])[c:4]',
    },
    {
      id: 'vilsmeier-haack-formylation',
      name: 'Vilsmeier-Haack formylation',
      pattern: '[CH1:1](=[O:2])[NX3].[cH:3]>>[CH1:1](=[O:2])[c:3]',
    },
  ],
} as const satisfies NameReactionTable;
