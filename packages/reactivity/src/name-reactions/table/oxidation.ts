import type { NameReactionTable } from '../name-reaction.ts';

/** Class 8. Textbook: Kürti, Czakó, Strategic Applications of Named Reactions; Smith, March's Advanced Organic Chemistry, chapter 19. */
export const OXIDATION: NameReactionTable = {
  reactionClass: 'oxidation',
  reactions: [
    {
      name: 'Alcohol to aldehyde oxidation',
      group: 'alcohol oxidation',
      pattern: '[CX4;H2:1]([OX2H:2])[#6:3]>>[CX3;H1:1](=[OX1:2])[#6:3]',
    },
    {
      name: 'Alcohol to ketone oxidation',
      group: 'alcohol oxidation',
      pattern: '[CX4;H1:1]([OX2H:2])([#6:3])[#6:4]>>[CX3:1](=[OX1:2])([#6:3])[#6:4]',
    },
    {
      name: 'Alcohol to carboxylic acid oxidation',
      group: 'alcohol oxidation',
      pattern: '[CX4;H2:1]([OX2H:2])[#6:3]>>[CX3:1]([#6:3])(=[O])~[O]',
    },
    { name: 'Pinnick oxidation (aldehyde to carboxylic acid)', pattern: '[CX3;H1:1](=[OX1:2])[#6:3]>>[CX3:1](=[OX1:2])([OX2H])[#6:3]' },
    {
      name: 'Oxidative esterification of an aldehyde',
      pattern: '[CX3;H1:1](=[OX1:2])[#6:3].[OX2H:4][#6:5]>>[CX3:1](=[OX1:2])([OX2:4][#6:5])[#6:3]',
    },
    { name: 'Sulfanyl to sulfonyl', group: 'sulfur oxidation', pattern: '[#6:1][SX2:2][#6:3]>>[#6:1][SX4:2](=[OX1])(=[OX1])[#6:3]' },
    { name: 'Sulfanyl to sulfinyl', group: 'sulfur oxidation', pattern: '[#6:1][SX2:2][#6:3]>>[#6:1][SX3:2](=[OX1])[#6:3]' },
    {
      name: 'Sulfinyl to sulfonyl',
      group: 'sulfur oxidation',
      pattern: '[#6:1][SX3:2](=[OX1:4])[#6:3]>>[#6:1][SX4:2](=[OX1:4])(=[OX1])[#6:3]',
    },
    {
      name: 'Thiol oxidation to disulfide',
      group: 'sulfur oxidation',
      pattern: '[#6:1][SX2H:2].[#6:3][SX2H:4]>>[#6:1][SX2:2][SX2:4][#6:3]',
    },
    { name: 'Oxidative chlorination to sulfonyl chloride', group: 'sulfur oxidation', pattern: '[#6:1][SX2:2]>>[#6:1][SX4:2](=O)(=O)[Cl]' },
    { name: 'Prilezhaev epoxidation', group: 'alkene oxidation', pattern: '[CX3:1]=[CX3:2]>>[CX4:1]1[CX4:2][O]1' },
    { name: 'Upjohn dihydroxylation', group: 'alkene oxidation', pattern: '[CX3:1]=[CX3:2]>>[CX4:1]([OX2H])[CX4:2][OX2H]' },
    { name: 'Ozonolysis or Lemieux-Johnson oxidation', group: 'alkene oxidation', pattern: '[CX3:1]=[CX3]>>[CX3:1]=[OX1]' },
    { name: 'Brown hydroboration-oxidation', group: 'alkene oxidation', pattern: '[CX3:1]=[CX3:2]>>[CX4;!H0:1][CX4:2][OX2H]' },
    { name: 'Wacker-Tsuji oxidation', group: 'alkene oxidation', pattern: '[CX3;H2:1]=[CX3:2]>>[CH3:1][CX3:2]=[OX1]' },
    { name: 'Baeyer-Villiger oxidation', pattern: '[#6:1][CX3:2](=[OX1:3])[#6:4]>>[#6:1][OX2][CX3:2](=[OX1:3])[#6:4]' },
    { name: 'N-Oxide formation', pattern: '[n;+0:1]>>[n+:1][O-]' },
    { name: 'Tertiary amine N-oxide formation', pattern: '[NX3;H0;+0:1]>>[NX4;+:1][O-]' },
    { name: 'Rubottom oxidation', pattern: '[CX4;!H0:1][CX3:2]=[O:3]>>[CX4:1]([OX2H])[CX3:2]=[O:3]' },
    { name: 'Benzylic oxidation', pattern: '[CX4;H2:1]([c:2])[#6:3]>>[CX3:1](=[OX1])([c:2])[#6:3]' },
    { name: 'Aryl methyl oxidation to carboxylic acid', pattern: '[CH3:1][c:2]>>[CX3:1](=[OX1])([OX2H])[c:2]' },
    { name: 'Aryl methyl oxidation to aldehyde', pattern: '[CH3:1][c:2]>>[CX3;H1:1](=[OX1])[c:2]' },
    { name: 'Amine to nitro oxidation', pattern: '[#6:1][NX3;H2:2]>>[#6:1][N+:2](=O)[O-]' },
    { name: 'Aromatisation', pattern: '[CX4:1][CX4:2]>>[c:1]:[c:2]' },
    { name: 'Saegusa-Ito dehydrogenation', pattern: '[CX4;!H0:1][CX4;!H0:2][CX3:3]=[O:4]>>[CX3:1]=[CX3:2][CX3:3]=[O:4]' },
    { name: 'Amine to carbonyl oxidation', pattern: '[CX4;!H0:1][NX3]>>[CX3:1]=[OX1]' },
    { name: 'Hofmann rearrangement', pattern: '[#6:1][CX3](=O)[NX3;H2:2]>>[#6:1][NX3:2]' },
    { name: 'Curtius rearrangement', pattern: '[#6:1][CX3:2](=[O:3])[OX2H,$(N=[N+]=[N-])]>>[#6:1][NX3][CX3:2]=[O:3]' },
  ],
};
