import type { NameReactionTable } from '../name-reaction.ts';
import { ACTIVATED, ALCOHOL_O, AMINE, NH, PHENOL_O, SULFONATE_O } from './fragments.ts';

/** Class 1. Textbook: Clayden, Greeves, Warren, Organic Chemistry, chapters 15, 17, 22, 24, 43. */
export const ALKYLATION_ARYLATION = {
  reactionClass: 'heteroatom alkylation and arylation',
  reactions: [
    {
      id: 'eschweiler-clarke-methylation',
      name: 'Eschweiler-Clarke methylation',
      group: 'N-alkyl',
      pattern: '[CH2:1]=[OX1].[NX3;!H0;+0:2]>>[CH3:1][NX3:2]',
    },
    {
      id: 'aldehyde-reductive-amination',
      name: 'Aldehyde reductive amination',
      group: 'N-alkyl',
      pattern: `[CX3;H1:1](=[OX1])[#6:3].[${AMINE}:2]>>[CX4;H2:1]([#6:3])[N:2]`,
    },
    {
      id: 'leuckart-type-reductive-amination-with-ammonia',
      name: 'Leuckart-type reductive amination with ammonia',
      group: 'N-alkyl',
      pattern: '[CX3:1](=[OX1])([#6:3])[#6:4].[N;H3,H4:2]>>[CX4;H1:1]([#6:3])([#6:4])[NX3;H2:2]',
    },
    {
      id: 'ketone-reductive-amination',
      name: 'Ketone reductive amination',
      group: 'N-alkyl',
      pattern: `[CX3:1](=[OX1])([#6:3])[#6:4].[${AMINE}:2]>>[CX4;H1:1]([#6:3])([#6:4])[N:2]`,
    },
    {
      id: 'cyclopropylation-of-an-amine',
      name: 'Cyclopropylation of an amine',
      pattern: `[CX4;r3:1]([OX2])[OX2].[${AMINE}:2]>>[CX4;H1;r3:1][N:2]`,
    },
    {
      id: 'gabriel-alkylation',
      name: 'Gabriel alkylation',
      group: 'N-alkyl',
      pattern: `[CX4:1][Cl,Br,I,${SULFONATE_O}].[NX3:2]1([C:3](=[O:5])[c:7][c:8][C:4]1=[O:6])>>[CX4:1][NX3:2]1[C:3](=[O:5])[c:7][c:8][C:4]1=[O:6]`,
    },
    { id: 'bromo-n-alkylation', name: 'Bromo N-alkylation', group: 'N-alkyl', pattern: `[CX4:1]Br.[${NH}:2]>>[CX4:1][N,n:2]` },
    { id: 'chloro-n-alkylation', name: 'Chloro N-alkylation', group: 'N-alkyl', pattern: `[CX4:1]Cl.[${NH}:2]>>[CX4:1][N,n:2]` },
    { id: 'iodo-n-alkylation', name: 'Iodo N-alkylation', group: 'N-alkyl', pattern: `[CX4:1]I.[${NH}:2]>>[CX4:1][N,n:2]` },
    {
      id: 'sulfonate-n-alkylation',
      name: 'Sulfonate N-alkylation',
      group: 'N-alkyl',
      pattern: `[CX4:1]OS(=O)(=O).[${NH}:2]>>[CX4:1][N,n:2]`,
    },
    {
      id: 'epoxide-ring-opening-by-amine',
      name: 'Epoxide ring opening by amine',
      group: 'N-alkyl',
      pattern: '[CX4:1]1[CX4:2][O:3]1.[N,n;!H0;+0:4]>>[N,n:4][CX4:1][CX4:2][OH:3]',
    },
    {
      id: 'aza-michael-addition',
      name: 'Aza-Michael addition',
      group: 'N-alkyl',
      pattern: '[C:1]=[C:2][C,S,N+:3]=,#[O,N:4].[N,n;!H0;+0:5]>>[N,n:5][CX4:1][CX4:2][C,S,N+:3]=,#[O,N:4]',
    },
    {
      id: 'mitsunobu-n-alkylation',
      name: 'Mitsunobu N-alkylation',
      group: 'N-alkyl',
      pattern: '[CX4:1][OX2H].[$([NX3;!H0;$(N[#6,S]=O)]),$([nH]):2]>>[CX4:1][N,n:2]',
    },
    { id: 'alcohol-n-alkylation', name: 'Alcohol N-alkylation', group: 'N-alkyl', pattern: `[CX4:1][OX2H].[${NH}:2]>>[CX4:1][N,n:2]` },
    {
      id: 'menshutkin-reaction',
      name: 'Menshutkin reaction',
      pattern: '[CX4:1][Cl,Br,I].[$([NX3;H0;+0]),$([nX2;+0]):2]>>[CX4:1][N,n;+1:2]',
    },

    { id: 'chan-lam-coupling', name: 'Chan-Lam coupling', group: 'N-aryl', pattern: `[c:1][#5].[${NH}:2]>>[c:1][N,n:2]` },
    {
      id: 'snar-amination-fluoride',
      name: 'SNAr amination (fluoride)',
      group: 'N-aryl',
      pattern: `[c;${ACTIVATED}:1]F.[${NH}:2]>>[c:1][N,n:2]`,
    },
    {
      id: 'snar-amination-chloride',
      name: 'SNAr amination (chloride)',
      group: 'N-aryl',
      pattern: `[c;${ACTIVATED}:1]Cl.[${NH}:2]>>[c:1][N,n:2]`,
    },
    {
      id: 'buchwald-hartwig-amination',
      name: 'Buchwald-Hartwig amination',
      group: 'N-aryl',
      pattern: `[c:1][Cl,Br,I,${SULFONATE_O}].[NX3;!H0;+0:2]>>[c:1][NX3:2]`,
    },
    {
      id: 'goldberg-ullmann-n-arylation',
      name: 'Goldberg-Ullmann N-arylation',
      group: 'N-aryl',
      pattern: '[c:1][Cl,Br,I].[nH:2]>>[c:1][n:2]',
    },
    { id: 'fluoro-n-arylation', name: 'Fluoro N-arylation', group: 'N-aryl', pattern: `[c:1]F.[${NH}:2]>>[c:1][N,n:2]` },
    {
      id: 'snar-amination-sulfur-leaving-group',
      name: 'SNAr amination (sulfur leaving group)',
      group: 'N-aryl',
      pattern: `[c:1][SX2,SX3,SX4].[${NH}:2]>>[c:1][N,n:2]`,
    },

    {
      id: 'methoxylation-of-an-aryl-halide',
      name: 'Methoxylation of an aryl halide',
      group: 'O-aryl',
      pattern: '[c:1][F,Cl,Br,I].[OX2H,OX1-:2][CH3:3]>>[c:1][O:2][CH3:3]',
    },
    {
      id: 'snar-ether-synthesis',
      name: 'SNAr ether synthesis',
      group: 'O-aryl',
      pattern: [
        `[c;${ACTIVATED}:1][F,Cl].[OX2H,OX1-:2][#6:3]>>[c:1][OX2:2][#6:3]`,
        '[c:1][SX3,SX4].[OX2H,OX1-:2][#6:3]>>[c:1][OX2:2][#6:3]',
        // No metal enters the bond to fluorine: what replaces it adds to the ring, where anything does.
        '[c:1]F.[OX2H,OX1-:2][#6:3]>>[c:1][OX2:2][#6:3]',
      ],
    },
    {
      id: 'ullmann-ether-synthesis',
      name: 'Ullmann ether synthesis',
      group: 'O-aryl',
      pattern: '[c:1][Cl,Br,I].[OX2H,OX1-:2][#6:3]>>[c:1][OX2:2][#6:3]',
    },
    {
      id: 'chan-evans-lam-etherification',
      name: 'Chan-Evans-Lam etherification',
      group: 'O-aryl',
      pattern: '[c:1][#5].[OX2H:2][#6:3]>>[c:1][OX2:2][#6:3]',
    },
    {
      id: 'mitsunobu-aryl-ether-synthesis',
      name: 'Mitsunobu aryl ether synthesis',
      group: 'O-alkyl',
      pattern: [`[CX4:1][OX2H].[${PHENOL_O}:2]>>[CX4:1][OX2:2]`, '[CX4:1][OX2H:2].[c:3][OX2H]>>[CX4:1][OX2:2][c:3]'],
    },
    {
      id: 'methyl-esterification',
      name: 'Methyl esterification',
      group: 'O-alkyl',
      pattern: [
        '[CX3:1](=[O:2])[OX2H:3].[#6;H3:4]>>[CX3:1](=[O:2])[OX2:3][CH3:4]',
        '[CX3:1](=[O:2])[OX2H:3].[CH2:4]=[N+]=[N-]>>[CX3:1](=[O:2])[OX2:3][CH3:4]',
      ],
    },
    { id: 'hydroxy-to-methoxy', name: 'Hydroxy to methoxy', group: 'O-alkyl', pattern: '[#6:1][OX2H:2].[#6;H3:3]>>[#6:1][OX2:2][CH3:3]' },
    {
      id: 'ester-alkylation',
      name: 'Ester alkylation',
      group: 'O-alkyl',
      pattern: `[CX3:1](=[O:2])[OX2H,OX1-:3].[CX4:4][Cl,Br,I,${SULFONATE_O}]>>[CX3:1](=[O:2])[OX2:3][CX4:4]`,
    },
    {
      id: 'williamson-ether-synthesis',
      name: 'Williamson ether synthesis',
      group: 'O-alkyl',
      pattern: `[CX4:1][Cl,Br,I,${SULFONATE_O}].[OX2H,OX1-:2][#6:3]>>[CX4:1][OX2:2][#6:3]`,
    },
    {
      id: 'epoxide-ring-opening-by-alcohol',
      name: 'Epoxide ring opening by alcohol',
      group: 'O-alkyl',
      pattern: '[CX4:1]1[CX4:2][O:3]1.[OX2H:4][#6:5]>>[#6:5][O:4][CX4:1][CX4:2][OH:3]',
    },
    {
      id: 'oxa-michael-addition',
      name: 'Oxa-Michael addition',
      group: 'O-alkyl',
      pattern: '[C:1]=[C:2][C,S:3]=,#[O,N:4].[OX2H:5][#6:6]>>[#6:6][O:5][CX4:1][CX4:2][C,S:3]=,#[O,N:4]',
    },
    {
      id: 'alcohol-condensation-to-ether',
      name: 'Alcohol condensation to ether',
      group: 'O-alkyl',
      pattern: `[CX4:1][OX2H].[${ALCOHOL_O}:2]>>[CX4:1][OX2:2]`,
    },
    {
      id: 'koenigs-knorr-glycosidation',
      name: 'Koenigs-Knorr glycosidation',
      pattern: '[CX4;R:1]([OX2;R:2][#6:3])[Cl,Br].[OX2H:4][#6:5]>>[CX4;R:1]([OX2;R:2][#6:3])[OX2:4][#6:5]',
    },

    {
      id: 'thia-michael-addition',
      name: 'Thia-Michael addition',
      group: 'S-alkyl',
      pattern: '[C:1]=[C:2][C,S,N+:3]=,#[O,N:4].[SX2H:5][#6:6]>>[#6:6][S:5][CX4:1][CX4:2][C,S,N+:3]=,#[O,N:4]',
    },
    {
      id: 'sulfone-synthesis-from-a-sulfinate',
      name: 'Sulfone synthesis from a sulfinate',
      pattern: `[#6:1][SX3:2](=[OX1:4])[OX2H,OX1-:5].[CX4,c:3][F,Cl,Br,I,${SULFONATE_O}]>>[#6:1][SX4:2](=[OX1:4])(=[OX1:5])[CX4,c:3]`,
    },
    {
      id: 'thioether-synthesis',
      name: 'Thioether synthesis',
      group: 'S-alkyl',
      pattern: `[CX4:1][Cl,Br,I,${SULFONATE_O}].[$([SX2H]),$([SX1]=[#6]),$([SX1-]):2]>>[CX4:1][SX2:2]`,
    },
    { id: 'thiol-arylation', name: 'Thiol arylation', group: 'S-alkyl', pattern: '[c:1][F,Cl,Br,I].[$([SX2H]),$([SX1-]):2]>>[c:1][SX2:2]' },
    {
      id: 'mitsunobu-thioether-synthesis',
      name: 'Mitsunobu thioether synthesis',
      group: 'S-alkyl',
      pattern: '[CX4:1][OX2H].[SX2H:2]>>[CX4:1][SX2:2]',
    },
    {
      id: 'michaelis-arbuzov-reaction',
      name: 'Michaelis-Arbuzov reaction',
      pattern: '[CX4:1][Cl,Br,I].[PX3:2][O:3]>>[CX4:1][PX4:2]=[O:3]',
    },
    { id: 'phosphonium-salt-formation', name: 'Phosphonium salt formation', pattern: '[CX4:1][Cl,Br,I].[PX3;+0:2]>>[CX4:1][P+:2]' },
    { id: 'silyl-ether-formation', name: 'Silyl ether formation', pattern: '[Si:1][Cl,Br,I,$([O]S(=O)=O)].[OX2H:2]>>[Si:1][OX2:2]' },
  ],
} as const satisfies NameReactionTable;
