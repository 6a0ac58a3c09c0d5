import type { NameReactionTable } from '../name-reaction.ts';
import { NOT_ALCOHOL } from './fragments.ts';

/** Class 10. Textbook: Clayden, Greeves, Warren, Organic Chemistry, chapters 19, 21, 24. */
export const ADDITION = {
  reactionClass: 'functional group addition',
  reactions: [
    {
      id: 'wohl-ziegler-bromination',
      name: 'Wohl-Ziegler bromination',
      group: 'bromination',
      pattern: `[CX4;!H0;$([CX4][c,C;!$([CX4])]);${NOT_ALCOHOL}:1]>>[CX4:1]Br`,
    },
    {
      id: 'alpha-bromination-of-a-carbonyl-hell-volhard-zelinsky',
      name: 'Alpha-bromination of a carbonyl (Hell-Volhard-Zelinsky)',
      group: 'alpha-halogenation',
      pattern: `[CX4;!H0;${NOT_ALCOHOL}:1][CX3:2]=[O:3]>>[CX4:1](Br)[CX3:2]=[O:3]`,
    },
    {
      id: 'alpha-chlorination-of-a-carbonyl',
      name: 'Alpha-chlorination of a carbonyl',
      group: 'alpha-halogenation',
      pattern: `[CX4;!H0;${NOT_ALCOHOL}:1][CX3:2]=[O:3]>>[CX4:1](Cl)[CX3:2]=[O:3]`,
    },
    { id: 'bromination', name: 'Bromination', pattern: '[cH:1]>>[c:1]Br' },
    { id: 'chlorination', name: 'Chlorination', pattern: '[cH:1]>>[c:1]Cl' },
    { id: 'iodination', name: 'Iodination', pattern: '[cH:1]>>[c:1]I' },
    { id: 'fluorination', name: 'Fluorination', pattern: `[#6;!H0;${NOT_ALCOHOL}:1]>>[#6:1]F` },
    { id: 'benzylic-chlorination', name: 'Benzylic chlorination', pattern: `[CX4;!H0;$([CX4]c);${NOT_ALCOHOL}:1]>>[CX4:1]Cl` },
    { id: 'nitration', name: 'Nitration', pattern: '[cH:1]>>[c:1][N+](=O)[O-]' },
    { id: 'chlorosulfonation', name: 'Chlorosulfonation', group: 'sulfonation', pattern: '[cH:1]>>[c:1][SX4](=O)(=O)Cl' },
    { id: 'sulfonation', name: 'Sulfonation', group: 'sulfonation', pattern: '[cH:1]>>[c:1][SX4](=O)(=O)[OX2H,OX1-]' },
    { id: 'nitrosation', name: 'Nitrosation', pattern: '[#6,#7;!H0:1]>>[#6,#7:1][NX2]=[OX1]' },
    {
      id: 'japp-klingemann-reaction',
      name: 'Japp-Klingemann reaction',
      pattern: '[CX4:1][CX3:2]=[O:3].[c:4][N+:5]#[N:6]>>[CX3:1]([CX3:2]=[O:3])=[N:6][N:5][c:4]',
    },
    { id: 'azo-coupling', name: 'Azo coupling', pattern: '[cH:1].[c:2][N+:3]#[N:4]>>[c:1][N:4]=[N:3][c:2]' },
    { id: 'alkene-dihalogenation', name: 'Alkene dihalogenation', pattern: '[CX3:1]=[CX3:2]>>[CX4:1]([Cl,Br,I])[CX4:2][Cl,Br,I]' },
    { id: 'hydrohalogenation', name: 'Hydrohalogenation', pattern: '[CX3:1]=[CX3:2]>>[CX4;!H0:1][CX4:2][Cl,Br,I]' },
    {
      id: 'alkene-hydroalkoxylation',
      name: 'Alkene hydroalkoxylation',
      pattern: '[CX3;!$(C=CC=[O,N]);!$(C=CC#N):1]=[CX3:2].[OX2H:3][#6;!$(C=O):4]>>[CX4;!H0:1][CX4:2][OX2:3][#6:4]',
    },
    {
      id: 'hydrosilylation',
      name: 'Hydrosilylation',
      pattern: ['[CX3:1]=[CX3:2].[Si;!H0:3]>>[CX4;!H0:1][CX4:2][Si:3]', '[CX2:1]#[CX2:2].[Si;!H0:3]>>[CX3;!H0:1]=[CX3:2][Si:3]'],
    },
    { id: 'halohydrin-formation', name: 'Halohydrin formation', pattern: '[CX3:1]=[CX3:2]>>[CX4:1]([OX2H])[CX4:2][Cl,Br,I]' },
    {
      id: 'epoxide-opening-by-halide',
      name: 'Epoxide opening by halide',
      pattern: '[CX4:1]1[CX4:2][O:3]1>>[CX4:1]([Cl,Br,I])[CX4:2][OH:3]',
    },
    { id: 'epoxide-hydrolysis', name: 'Epoxide hydrolysis', pattern: '[CX4:1]1[CX4:2][O:3]1>>[CX4:1]([OX2H])[CX4:2][OH:3]' },
    {
      id: 'epoxide-opening-by-azide',
      name: 'Epoxide opening by azide',
      pattern: '[CX4:1]1[CX4:2][O:3]1>>[CX4:1](N=[N+]=[N-])[CX4:2][OH:3]',
    },
    {
      id: 'directed-ortho-metalation-and-borylation',
      name: 'Directed ortho-metalation and borylation',
      group: 'borylation',
      pattern: '[cH:1]>>[c:1][#5]',
    },
    {
      id: 'borylation-by-halogen-metal-exchange',
      name: 'Borylation by halogen-metal exchange',
      group: 'borylation',
      pattern: '[c:1][Br,I]>>[c:1][#5]',
    },
    { id: 'stannylation', name: 'Stannylation', pattern: '[c:1][Br,I,H]>>[c:1][Sn]' },
    { id: 'thiocyanation', name: 'Thiocyanation', pattern: '[cH:1]>>[c:1]SC#N' },
    {
      id: 'reimer-tiemann-or-duff-formylation',
      name: 'Reimer-Tiemann or Duff formylation',
      pattern: '[cH:1][c:2][OX2H:3]>>[c:1]([CX3;H1]=[OX1])[c:2][OX2H:3]',
    },
    { id: 'blanc-chloromethylation', name: 'Blanc chloromethylation', pattern: '[cH:1]>>[c:1][CH2]Cl' },
    { id: 'bouveault-aldehyde-synthesis', name: 'Bouveault aldehyde synthesis', pattern: '[c:1][Br,I,Cl]>>[c:1][CX3;H1]=[OX1]' },
    { id: 'methylation', name: 'Methylation', pattern: '[O,S,c,n;!H0:1].[CH3:2][I,Br,Cl,$([OX2H0])]>>[O,S,c,n:1][CH3:2]' },
  ],
} as const satisfies NameReactionTable;
