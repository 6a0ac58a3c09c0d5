import type { NameReactionTable } from '../name-reaction.ts';
import { NH } from './fragments.ts';

/** Class 9. Textbook: Larock, Comprehensive Organic Transformations. */
export const INTERCONVERSION = {
  reactionClass: 'functional group interconversion',
  reactions: [
    {
      id: 'carboxylic-acid-to-acid-chloride',
      name: 'Carboxylic acid to acid chloride',
      pattern: '[CX3:1](=[O:2])[OX2H]>>[CX3:1](=[O:2])Cl',
    },
    {
      id: 'hydroxy-to-chloro',
      name: 'Hydroxy to chloro',
      group: 'alcohol to halide',
      pattern: ['[CX4:1][OX2H]>>[CX4:1]Cl', '[c:1][OX2H]>>[c:1]Cl'],
    },
    {
      id: 'lactam-to-heteroaryl-chloride',
      name: 'Lactam to heteroaryl chloride',
      group: 'alcohol to halide',
      pattern: '[#6:1]=[OX1]>>[c:1]Cl',
    },
    {
      id: 'appel-reaction-hydroxy-to-bromo',
      name: 'Appel reaction (hydroxy to bromo)',
      group: 'alcohol to halide',
      pattern: '[CX4:1][OX2H]>>[CX4:1]Br',
    },
    { id: 'hydroxy-to-bromo', name: 'Hydroxy to bromo', group: 'alcohol to halide', pattern: '[c:1][OX2H]>>[c:1]Br' },
    { id: 'hydroxy-to-iodo', name: 'Hydroxy to iodo', group: 'alcohol to halide', pattern: '[CX4:1][OX2H]>>[CX4:1]I' },
    {
      id: 'deoxyfluorination-of-an-alcohol',
      name: 'Deoxyfluorination of an alcohol',
      group: 'alcohol to halide',
      pattern: '[CX4:1][OX2H]>>[CX4:1]F',
    },
    { id: 'deoxyfluorination-of-a-carbonyl', name: 'Deoxyfluorination of a carbonyl', pattern: '[CX3:1]=[OX1]>>[CX4:1](F)F' },
    { id: 'finkelstein-reaction', name: 'Finkelstein reaction', pattern: '[CX4:1][Cl,Br,$(OS(=O)=O)]>>[CX4:1]I' },
    { id: 'sulfonate-to-halide', name: 'Sulfonate to halide', pattern: '[CX4:1]OS(=O)(=O)>>[CX4:1][Cl,Br,F]' },
    { id: 'halex-reaction', name: 'Halex reaction', pattern: '[c:1][Cl,Br,N+]>>[c:1]F' },
    { id: 'aromatic-finkelstein-reaction', name: 'Aromatic Finkelstein reaction', pattern: '[c:1][Cl,Br]>>[c:1]I' },
    {
      id: 'azide-formation-from-a-halide',
      name: 'Azide formation from a halide',
      pattern: [
        '[CX4:1][Cl,Br,I,$(OS(=O)=O)]>>[CX4:1]N=[N+]=[N-]',
        '[CX4:1][Cl,Br,I,$(OS(=O)=O)].[N-:2]=[N+:3]=[N-:4]>>[CX4:1][N:2]=[N+:3]=[N-:4]',
      ],
    },
    {
      id: 'aryl-azide-formation',
      name: 'Aryl azide formation',
      pattern: [
        '[c:1][F,Cl,Br,I].[N:2]=[N+:3]=[N-:4]>>[c:1][N:2]=[N+:3]=[N-:4]',
        '[c:1][F,Cl,Br,I].[N-:2]=[N+:3]=[N-:4]>>[c:1][N:2]=[N+:3]=[N-:4]',
      ],
    },
    { id: 'azide-formation-from-an-alcohol', name: 'Azide formation from an alcohol', pattern: '[CX4:1][OX2H]>>[CX4:1]N=[N+]=[N-]' },
    { id: 'sandmeyer-reaction', name: 'Sandmeyer reaction', pattern: '[c:1][NX3;H2]>>[c:1][Cl,Br,I,$(C#N)]' },
    { id: 'balz-schiemann-reaction', name: 'Balz-Schiemann reaction', pattern: '[c:1][NX3;H2]>>[c:1]F' },
    { id: 'diazotisation-and-hydrolysis', name: 'Diazotisation and hydrolysis', pattern: '[c:1][NX3;H2]>>[c:1][OX2H]' },
    {
      id: 'hydrazine-formation-from-a-diazonium-salt',
      name: 'Hydrazine formation from a diazonium salt',
      pattern: '[c:1][NX3;H2:2]>>[c:1][NX3:2][NX3;H2]',
    },
    {
      id: 'nitrile-hydrolysis-to-carboxylic-acid',
      name: 'Nitrile hydrolysis to carboxylic acid',
      group: 'nitrile',
      pattern: '[CX2:1]#[N]>>[CX3:1](=[OX1])[OX2H]',
    },
    {
      id: 'aldehyde-with-hydroxylamine-to-nitrile',
      name: 'Aldehyde with hydroxylamine to nitrile',
      pattern: '[CX3;H1:1]=O.[NX3;H2:2][OX2H]>>[CX2:1]#[NX1:2]',
    },
    {
      id: 'nitrile-hydration-to-amide',
      name: 'Nitrile hydration to amide',
      group: 'nitrile',
      pattern: '[CX2:1]#[N:2]>>[CX3:1](=[OX1])[NX3;H2:2]',
    },
    {
      id: 'pinner-reaction',
      name: 'Pinner reaction',
      group: 'nitrile',
      pattern: '[CX2:1]#[N:2].[OX2H:3][#6:4]>>[CX3:1](=[N:2])[OX2:3][#6:4]',
    },
    {
      id: 'amidine-formation-from-nitrile',
      name: 'Amidine formation from nitrile',
      group: 'nitrile',
      pattern: '[CX2:1]#[N:2]>>[CX3:1](~[N:2])~[N]',
    },
    {
      id: 'amidoxime-formation-from-nitrile',
      name: 'Amidoxime formation from nitrile',
      group: 'nitrile',
      pattern: '[CX2:1]#[N:2]>>[CX3:1](~[N;!$(NO):2])~[N;$(NO)]',
    },
    {
      id: 'thioamide-formation-from-nitrile',
      name: 'Thioamide formation from nitrile',
      group: 'nitrile',
      pattern: '[CX2:1]#[N:2]>>[CX3:1](=[SX1])[NX3:2]',
    },
    { id: 'amide-dehydration-to-nitrile', name: 'Amide dehydration to nitrile', pattern: '[CX3:1](=[OX1])[NX3;H2:2]>>[CX2:1]#[N:2]' },
    { id: 'aldoxime-dehydration-to-nitrile', name: 'Aldoxime dehydration to nitrile', pattern: '[CX3;H1:1]=[N:2][OX2]>>[CX2:1]#[N:2]' },
    { id: 'lawesson-thionation', name: 'Lawesson thionation', pattern: '[#6:1]=[OX1]>>[#6:1]=[SX1]' },
    { id: 'oxime-formation', name: 'Oxime formation', group: 'imine', pattern: '[CX3:1]=[OX1].[NX3;H2:2][OX2:3]>>[CX3:1]=[NX2:2][OX2:3]' },
    {
      id: 'hydrazone-formation',
      name: 'Hydrazone formation',
      group: 'imine',
      pattern: '[CX3;!$(C[#7,#8,#16]):1]=[OX1].[NX3;H2:2][NX3:3]>>[CX3:1]=[NX2:2][NX3:3]',
    },
    {
      id: 'schiff-base-formation',
      name: 'Schiff base formation',
      group: 'imine',
      pattern: '[CX3;!$(C(=O)[O,N,S]):1]=[OX1].[NX3;H2:2][#6:3]>>[CX3:1]=[NX2:2][#6:3]',
    },
    {
      id: 'enamine-formation',
      name: 'Enamine formation',
      group: 'imine',
      pattern: '[CX4:1][CX3:2]=[OX1].[NX3;H1:3]>>[CX3:1]=[CX3:2][NX3:3]',
    },
    {
      id: 'beckmann-rearrangement',
      name: 'Beckmann rearrangement',
      pattern: '[#6:1][CX3:2](=[N:3][OX2])[#6:4]>>[#6:1][CX3:2](=[OX1])[N:3][#6:4]',
    },
    { id: 'dehydration-of-an-alcohol', name: 'Dehydration of an alcohol', pattern: '[CX4;!H0:1][CX4:2][OX2H]>>[CX3:1]=[CX3:2]' },
    { id: 'dehydrohalogenation', name: 'Dehydrohalogenation', pattern: '[CX4;!H0:1][CX4:2][Cl,Br,I,$(OS(=O)=O)]>>[CX3:1]=[CX3:2]' },
    { id: 'alkyne-hydration', name: 'Alkyne hydration', pattern: '[CX2:1]#[CX2:2]>>[CX4:1][CX3:2]=[OX1]' },
    {
      id: 'carbodiimide-or-cyanamide-hydration',
      name: 'Carbodiimide or cyanamide hydration',
      pattern: '[N:1][CX2:2]#[N:3]>>[N:1][CX3:2](~[O,N,S])~[N:3]',
    },
    { id: 'isocyanate-formation', name: 'Isocyanate formation', pattern: '[#6:1][NX3;H2:2]>>[#6:1][NX2:2]=[C]=[OX1]' },
    { id: 'isothiocyanate-formation', name: 'Isothiocyanate formation', pattern: '[#6:1][NX3;H2:2]>>[#6:1][NX2:2]=[C]=[SX1]' },
    { id: 'isocyanide-formation', name: 'Isocyanide formation', pattern: '[NX3;H1:1][CX3;H1:2]=[OX1]>>[N+:1]#[C-:2]' },
    { id: 'decarboxylation', name: 'Decarboxylation', pattern: '[#6:1][CX3](=O)[OX2H]>>[#6;!H0:1]' },
    { id: 'krapcho-decarboxylation', name: 'Krapcho decarboxylation', pattern: '[CX4:1][CX3](=O)O[#6]>>[CX4;!H0:1]' },
    { id: 'aryl-halide-to-phenol', name: 'Aryl halide to phenol', pattern: '[c:1][F,Cl,Br,I]>>[c:1][OX2H]' },
    { id: 'aryl-halide-to-aniline', name: 'Aryl halide to aniline', pattern: '[c:1][F,Cl,Br,I]>>[c:1][NX3;H2]' },
    { id: 'boronate-to-phenol-oxidation', name: 'Boronate to phenol oxidation', pattern: '[c:1][#5]>>[c:1][OX2H]' },
    {
      id: 'guanidine-formation-from-isothiourea',
      name: 'Guanidine formation from isothiourea',
      pattern: `[CX3:1](=[N:2])([N:3])[SX2].[${NH}:4]>>[CX3:1](~[N:2])(~[N:3])~[N:4]`,
    },
    { id: 'alkyl-halide-hydrolysis', name: 'Alkyl halide hydrolysis', pattern: '[CX4:1][Cl,Br,I]>>[CX4:1][OX2H]' },
    {
      id: 'acid-anhydride-hydrolysis',
      name: 'Acid anhydride hydrolysis',
      // In a ring both halves stay: where an amine, an alcohol or an arene takes the other, that is what happened.
      pattern: [
        '[CX3:1](=[O:2])[OX2;!R:3][CX3]=O>>[CX3:1](=[O:2])[OX2H:3]',
        '[CX3:1](=[O:2])[OX2;R:3][CX3:4]=[O:5]>>[CX3:1](=[O:2])[OX2H:3].[CX3:4](=[O:5])[OX2H]',
      ],
    },
    {
      id: 'sulfonyl-chloride-to-sulfonamide',
      name: 'Sulfonyl chloride to sulfonamide',
      pattern: '[SX4:1](=[O:2])(=[O:3])Cl>>[SX4:1](=[O:2])(=[O:3])[NX3;H2]',
    },
    {
      id: 'sulfonic-acid-to-sulfonyl-chloride',
      name: 'Sulfonic acid to sulfonyl chloride',
      pattern: '[SX4:1](=[O:2])(=[O:3])[OX2H,OX1-]>>[SX4:1](=[O:2])(=[O:3])Cl',
    },
    { id: 'smiles-rearrangement', name: 'Smiles rearrangement', pattern: '[c:1][O:2][C:3][C:4][N;!H0:5]>>[c:1][N:5][C:4][C:3][OH:2]' },
    {
      id: 'newman-kwart-rearrangement',
      name: 'Newman-Kwart rearrangement',
      pattern: '[c:1][O:2][C:3](=[S:4])[N:5]>>[c:1][S:4][C:3](=[O:2])[N:5]',
    },
    { id: 'corey-fuchs-reaction', name: 'Corey-Fuchs reaction', pattern: '[CX3;H1:1]=[OX1]>>[CX2:1]#[CX2]' },
    // No bond changes, so no pattern tells it: `isResolution` does.
    { id: 'resolution', name: 'Resolution', pattern: [] },
  ],
} as const satisfies NameReactionTable;
