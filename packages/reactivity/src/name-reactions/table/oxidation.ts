import type { NameReactionTable } from '../name-reaction.ts';

/** Class 8. Textbook: Kürti, Czakó, Strategic Applications of Named Reactions; Smith, March's Advanced Organic Chemistry, chapter 19. */
export const OXIDATION = {
  reactionClass: 'oxidation',
  reactions: [
    {
      id: 'alcohol-to-aldehyde-oxidation',
      name: 'Alcohol to aldehyde oxidation',
      group: 'alcohol oxidation',
      pattern: '[CX4;H2:1]([OX2H:2])[#6:3]>>[CX3;H1:1](=[OX1:2])[#6:3]',
    },
    {
      id: 'alcohol-to-ketone-oxidation',
      name: 'Alcohol to ketone oxidation',
      group: 'alcohol oxidation',
      pattern: '[CX4;H1:1]([OX2H:2])([#6:3])[#6:4]>>[CX3:1](=[OX1:2])([#6:3])[#6:4]',
    },
    {
      id: 'alcohol-to-carboxylic-acid-oxidation',
      name: 'Alcohol to carboxylic acid oxidation',
      group: 'alcohol oxidation',
      pattern: [
        '[CX4;H2:1]([OX2H:2])[#6:3]>>[CX3:1]([#6:3])(=[O])~[O]',
        '[CX4;H2:1]([OX2H:2])[#6:3].[OX2;H2:4]>>[CX3:1]([#6:3])(=[O:2])[OX2H:4]',
        '[CX4;H2:1]([OX2H:2])[#6:3].[OX2;H2:4]>>[CX3:1]([#6:3])(=[O:4])[OX2H:2]',
      ],
    },
    {
      id: 'pinnick-oxidation-aldehyde-to-carboxylic-acid',
      name: 'Aldehyde to carboxylic acid oxidation (Pinnick and others)',
      formerNames: ['Pinnick oxidation (aldehyde to carboxylic acid)'],
      pattern: '[CX3;H1:1](=[OX1:2])[#6:3]>>[CX3:1](=[OX1:2])([OX2H])[#6:3]',
    },
    {
      id: 'oxidative-esterification-of-an-aldehyde',
      name: 'Oxidative esterification of an aldehyde',
      pattern: '[CX3;H1:1](=[OX1:2])[#6:3].[OX2H:4][#6:5]>>[CX3:1](=[OX1:2])([OX2:4][#6:5])[#6:3]',
    },
    {
      id: 'sulfanyl-to-sulfonyl',
      name: 'Sulfanyl to sulfonyl',
      group: 'sulfur oxidation',
      pattern: '[#6:1][SX2:2][#6:3]>>[#6:1][SX4:2](=[OX1])(=[OX1])[#6:3]',
    },
    {
      id: 'sulfanyl-to-sulfinyl',
      name: 'Sulfanyl to sulfinyl',
      group: 'sulfur oxidation',
      pattern: '[#6:1][SX2:2][#6:3]>>[#6:1][SX3:2](=[OX1])[#6:3]',
    },
    {
      id: 'sulfinyl-to-sulfonyl',
      name: 'Sulfinyl to sulfonyl',
      group: 'sulfur oxidation',
      pattern: '[#6:1][SX3:2](=[OX1:4])[#6:3]>>[#6:1][SX4:2](=[OX1:4])(=[OX1])[#6:3]',
    },
    {
      id: 'thiol-oxidation-to-disulfide',
      name: 'Thiol oxidation to disulfide',
      group: 'sulfur oxidation',
      pattern: '[#6:1][SX2H:2].[#6:3][SX2H:4]>>[#6:1][SX2:2][SX2:4][#6:3]',
    },
    {
      id: 'oxidative-chlorination-to-sulfonyl-chloride',
      name: 'Oxidative chlorination to sulfonyl chloride',
      group: 'sulfur oxidation',
      pattern: '[#6:1][SX2:2]>>[#6:1][SX4:2](=O)(=O)[Cl]',
    },
    {
      id: 'prilezhaev-epoxidation',
      name: 'Prilezhaev epoxidation',
      group: 'alkene oxidation',
      pattern: '[CX3:1]=[CX3:2]>>[CX4:1]1[CX4:2][O]1',
    },
    {
      id: 'upjohn-dihydroxylation',
      name: 'Dihydroxylation (Upjohn, Sharpless)',
      formerNames: ['Upjohn dihydroxylation'],
      group: 'alkene oxidation',
      pattern: '[CX3:1]=[CX3:2]>>[CX4:1]([OX2H])[CX4:2][OX2H]',
    },
    {
      id: 'ozonolysis-or-lemieux-johnson-oxidation',
      name: 'Ozonolysis or Lemieux-Johnson oxidation',
      group: 'alkene oxidation',
      pattern: '[CX3:1]=[CX3]>>[CX3:1]=[OX1]',
    },
    {
      id: 'brown-hydroboration-oxidation',
      name: 'Brown hydroboration-oxidation',
      group: 'alkene oxidation',
      pattern: '[CX3:1]=[CX3:2]>>[CX4;!H0:1][CX4:2][OX2H]',
    },
    {
      id: 'wacker-tsuji-oxidation',
      name: 'Wacker-Tsuji oxidation',
      group: 'alkene oxidation',
      pattern: '[CX3;H2:1]=[CX3:2]>>[CH3:1][CX3:2]=[OX1]',
    },
    {
      id: 'baeyer-villiger-oxidation',
      name: 'Baeyer-Villiger oxidation',
      pattern: '[#6:1][CX3:2](=[OX1:3])[#6:4]>>[#6:1][OX2][CX3:2](=[OX1:3])[#6:4]',
    },
    { id: 'n-oxide-formation', name: 'N-Oxide formation', pattern: '[n;+0:1]>>[n+:1][O-]' },
    { id: 'tertiary-amine-n-oxide-formation', name: 'Tertiary amine N-oxide formation', pattern: '[NX3;H0;+0:1]>>[NX4;+:1][O-]' },
    {
      id: 'rubottom-oxidation',
      name: 'Rubottom oxidation',
      pattern: ['[CX4;!H0:1][CX3:2]=[O:3]>>[CX4:1]([OX2H])[CX3:2]=[O:3]', '[CX3:1]=[CX3:2][OX2:3][Si]>>[CX4:1]([OX2H])[CX3:2]=[OX1:3]'],
    },
    { id: 'benzylic-oxidation', name: 'Benzylic oxidation', pattern: '[CX4;H2:1]([c:2])[#6:3]>>[CX3:1](=[OX1])([c:2])[#6:3]' },
    {
      id: 'aryl-methyl-oxidation-to-carboxylic-acid',
      name: 'Aryl methyl oxidation to carboxylic acid',
      pattern: '[CH3:1][c:2]>>[CX3:1](=[OX1])([OX2H])[c:2]',
    },
    {
      id: 'aryl-methyl-oxidation-to-aldehyde',
      name: 'Aryl methyl oxidation to aldehyde',
      pattern: '[CH3:1][c:2]>>[CX3;H1:1](=[OX1])[c:2]',
    },
    { id: 'amine-to-nitro-oxidation', name: 'Amine to nitro oxidation', pattern: '[#6:1][NX3;H2:2]>>[#6:1][N+:2](=O)[O-]' },
    { id: 'aromatisation', name: 'Aromatisation', pattern: '[CX4:1][CX4:2]>>[c:1]:[c:2]' },
    {
      id: 'saegusa-ito-dehydrogenation',
      name: 'Saegusa-Ito dehydrogenation',
      pattern: '[CX4;!H0:1][CX4;!H0:2][CX3:3]=[O:4]>>[CX3:1]=[CX3:2][CX3:3]=[O:4]',
    },
    { id: 'amine-to-carbonyl-oxidation', name: 'Amine to carbonyl oxidation', pattern: '[CX4;!H0:1][NX3]>>[CX3:1]=[OX1]' },
    { id: 'hofmann-rearrangement', name: 'Hofmann rearrangement', pattern: '[#6:1][CX3](=O)[NX3;H2:2]>>[#6:1][NX3:2]' },
    {
      id: 'curtius-rearrangement',
      name: 'Curtius rearrangement',
      pattern: '[#6:1][CX3:2](=[O:3])[OX2H,$(N=[N+]=[N-])]>>[#6:1][NX3][CX3:2]=[O:3]',
    },
  ],
} as const satisfies NameReactionTable;
