import { describe, expect, it } from 'vitest';
import { verdictsOn } from '../mechanism.test-support.ts';
import { ADDITIONS } from './additions.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { CONFIGURATION } from './configuration.ts';
import { COUPLINGS } from './couplings.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { ENOLATES } from './enolates.ts';
import { EPOXIDES } from './epoxides.ts';
import { LASTING } from './lasting.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';
import { SUBSTITUTION } from './substitution.ts';
import { UNACTIVATED_CARBON } from './unactivated-carbon.ts';

const TABLES = {
  A: ELECTROPHILIC_AROMATIC,
  C: CHEMOSELECTIVITY,
  D: ADDITIONS,
  E: EPOXIDES,
  F: RING_SYNTHESES,
  H: UNACTIVATED_CARBON,
  I: AZOLE_NITROGENS,
  K: COUPLINGS,
  N: NUCLEOPHILIC_AROMATIC,
  O: ORDER_OF_GROUPS,
  Q: CONFIGURATION,
  R: LASTING,
  S: SUBSTITUTION,
  T: ENOLATES,
} as const;

/** What the table of a rule says of a mapped reaction. */
const saidBy = (rule: string, reaction: string) => verdictsOn(TABLES[rule[0] as keyof typeof TABLES], reaction);

// Pairs that chemists wrote who had read neither rules nor tables, as the planner maps them: a wrong step each, and the right one beside it.
describe('rules read on pairs', () => {
  it.each([
    [
      'R45',
      'a silyloxy epoxide',
      '[CH3:1][C:2](=[CH2:3])[O:4][Si:6]([CH3:7])([CH3:8])[CH3:9].[OH:5][OH:10]>>[CH3:1][C:2]1([O:4][Si:6]([CH3:7])([CH3:8])[CH3:9])[CH2:3][O:5]1',
    ],
    [
      'R45',
      'the sulfonylhydrazone of an epoxyketone',
      'O=[C:1]([CH3:2])[CH:3]1[CH2:4][O:5]1.[NH2:6][NH:7][S:8](=[O:9])(=[O:10])[CH3:11]>>[C:1]([CH3:2])([CH:3]1[CH2:4][O:5]1)=[N:6][NH:7][S:8](=[O:9])(=[O:10])[CH3:11]',
    ],
    ['R45', 'a carbamic acid', '[CH3:1][NH:2][C:3](=[O:4])[O:5]C(C)(C)C>>[CH3:1][NH:2][C:3](=[O:4])[OH:5]'],
    [
      'R45',
      'a free beta-enamino acid',
      'CC[O:1][C:2](=[O:3])[CH:4]=[C:5]([CH3:6])[NH2:7]>>[OH:1][C:2](=[O:3])[CH:4]=[C:5]([CH3:6])[NH2:7]',
    ],
    [
      'O6',
      'a PMB group taken off a lactam beside a PMB ether',
      'COc1ccc(C[N:1]2[CH2:2][CH2:3][CH:4]([CH2:5][O:6][CH2:7][c:8]3[cH:9][cH:10][c:11]([O:12][CH3:13])[cH:14][cH:15]3)[C:16]2=[O:17])cc1>>[NH:1]1[CH2:2][CH2:3][CH:4]([CH2:5][O:6][CH2:7][c:8]2[cH:9][cH:10][c:11]([O:12][CH3:13])[cH:14][cH:15]2)[C:16]1=[O:17]',
    ],
    [
      'O5',
      'a methyl ester hydrolysed beside a succinimidyl ester',
      'C[O:1][C:2](=[O:3])[CH2:4][CH2:5][C:6](=[O:7])[O:8][N:9]1[C:10](=[O:11])[CH2:12][CH2:13][C:14]1=[O:15]>>[OH:1][C:2](=[O:3])[CH2:4][CH2:5][C:6](=[O:7])[O:8][N:9]1[C:10](=[O:11])[CH2:12][CH2:13][C:14]1=[O:15]',
    ],
    [
      'C5',
      'an ethyl ester aminolysed beside a nitrophenyl carbamate',
      'CCO[C:1](=[O:2])[c:3]1[cH:4][cH:5][cH:6][c:7]([NH:8][C:9](=[O:10])[O:11][c:12]2[cH:13][cH:14][c:15]([N+:16](=[O:17])[O-:18])[cH:19][cH:20]2)[cH:21]1.[NH2:22][CH2:23][CH3:24]>>[C:1](=[O:2])([c:3]1[cH:4][cH:5][cH:6][c:7]([NH:8][C:9](=[O:10])[O:11][c:12]2[cH:13][cH:14][c:15]([N+:16](=[O:17])[O-:18])[cH:19][cH:20]2)[cH:21]1)[NH:22][CH2:23][CH3:24]',
    ],
    [
      'K1',
      'an amine at a chlorobenzene beside a chloronicotinamide',
      'Cl[c:1]1[cH:2][cH:3][c:4]([CH2:5][NH:6][C:7](=[O:8])[c:9]2[cH:10][cH:11][c:12]([Cl:13])[n:14][cH:15]2)[cH:16][cH:17]1.[NH:18]1[CH2:19][CH2:20][O:21][CH2:22][CH2:23]1>>[c:1]1([N:18]3[CH2:19][CH2:20][O:21][CH2:22][CH2:23]3)[cH:2][cH:3][c:4]([CH2:5][NH:6][C:7](=[O:8])[c:9]2[cH:10][cH:11][c:12]([Cl:13])[n:14][cH:15]2)[cH:16][cH:17]1',
    ],
    [
      'R45',
      'a chloride of a Boc-amino acid',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH:9]([CH2:10][c:11]1[cH:12][cH:13][cH:14][cH:15][cH:16]1)[C:17](=[O:18])O.O=S([Cl:19])Cl>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH:9]([CH2:10][c:11]1[cH:12][cH:13][cH:14][cH:15][cH:16]1)[C:17](=[O:18])[Cl:19]',
    ],
    [
      'R45',
      'a Grignard reagent with its own aniline',
      '[CH3:1][c:2]1[cH:3][c:4]([NH2:5])[cH:6][c:7]([Br:9])[cH:10]1.[Mg:8]>>[CH3:1][c:2]1[cH:3][c:4]([NH2:5])[cH:6][c:7]([Mg:8][Br:9])[cH:10]1',
    ],
    [
      'R45',
      'an isocyanate beside a tertiary alcohol in reach',
      '[NH2:3][c:4]1[cH:5][cH:6][c:7]([Cl:8])[cH:9][c:10]1[C@@:11]([OH:12])([C:13]#[C:14][CH:15]1[CH2:16][CH2:17]1)[C:18]([F:19])([F:20])[F:21].[O:1]=[C:2](Cl)Cl>>[O:1]=[C:2]=[N:3][c:4]1[cH:5][cH:6][c:7]([Cl:8])[cH:9][c:10]1[C@@:11]([OH:12])([C:13]#[C:14][CH:15]1[CH2:16][CH2:17]1)[C:18]([F:19])([F:20])[F:21]',
    ],
    [
      'K1',
      'a Barbier reaction of the bromide beside an iodide',
      'Br[c:9]1[cH:10][cH:11][c:12]([I:13])[cH:14][n:15]1.[O:1]=[CH:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1>>[OH:1][CH:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[c:9]1[cH:10][cH:11][c:12]([I:13])[cH:14][n:15]1',
    ],
    [
      'O2',
      'a pyridine hydrogenated beside an alkene',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[N:8]1[CH2:9][CH:10]=[C:11]([c:12]2[cH:13][cH:14][n:15][cH:16][cH:17]2)[CH2:18][CH2:19]1>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[N:8]1[CH2:9][CH:10]=[C:11]([CH:12]2[CH2:13][CH2:14][NH:15][CH2:16][CH2:17]2)[CH2:18][CH2:19]1',
    ],
    [
      'N2',
      'a bromide before a sulfone on an activated carbon',
      '[CH3:1][N:2]1[CH2:3][CH2:4][CH:5]([NH2:6])[CH2:17][CH2:18]1.[CH3:12][S:11](=[O:13])(=[O:14])[c:10]1[n:9][cH:8][c:7](Br)[cH:16][n:15]1>>[CH3:1][N:2]1[CH2:3][CH2:4][CH:5]([NH:6][c:7]2[cH:8][n:9][c:10]([S:11]([CH3:12])(=[O:13])=[O:14])[n:15][cH:16]2)[CH2:17][CH2:18]1',
    ],
    [
      'S17',
      'a Ritter reaction of 1-norbornanol',
      '[CH3:1][C:2]#[N:4].[OH:3][C:5]12[CH2:6][CH2:7][CH:8]([CH2:9][CH2:10]1)[CH2:11]2>>[CH3:1][C:2](=[O:3])[NH:4][C:5]12[CH2:6][CH2:7][CH:8]([CH2:9][CH2:10]1)[CH2:11]2',
    ],
    [
      'D16',
      'an iodolactone fused trans',
      '[I:9]I.[O:1]=[C:2]([OH:11])[CH2:3][C@H:4]1[CH:10]=[CH:8][CH2:7][CH2:6][CH2:5]1>>[O:1]=[C:2]1[CH2:3][C@@H:4]2[CH2:5][CH2:6][CH2:7][C@H:8]([I:9])[C@H:10]2[O:11]1',
    ],
    [
      'D16',
      'iodine and oxygen on one side',
      '[I:8]I.[O:1]=[C:2]([OH:10])[CH2:3][C@@H:4]1[CH:9]=[CH:7][CH2:6][CH2:5]1>>[O:1]=[C:2]1[CH2:3][C@H:4]2[CH2:5][CH2:6][C@@H:7]([I:8])[C@H:9]2[O:10]1',
    ],
    [
      'C2',
      'a diarylamine methylated beside a sulfonamide',
      '[CH3:13]I.[CH3:1][c:2]1[cH:3][cH:4][c:5]([NH:6][c:7]2[n:8][cH:9][cH:10][c:11]([NH:12][c:14]3[cH:15][cH:16][c:17]4[c:18]([CH3:19])[n:20]([CH3:21])[n:22][c:23]4[cH:24]3)[n:25]2)[cH:26][c:27]1[S:28]([NH2:29])(=[O:30])=[O:31]>>[CH3:1][c:2]1[cH:3][cH:4][c:5]([NH:6][c:7]2[n:8][cH:9][cH:10][c:11]([N:12]([CH3:13])[c:14]3[cH:15][cH:16][c:17]4[c:18]([CH3:19])[n:20]([CH3:21])[n:22][c:23]4[cH:24]3)[n:25]2)[cH:26][c:27]1[S:28]([NH2:29])(=[O:30])=[O:31]',
    ],
    [
      'C8',
      'a carbamate arylated beside a piperidine',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH:19]1[CH2:20][CH2:21][NH:22][CH2:23][CH2:24]1.[F:14][C:13]([F:15])([F:16])[c:12]1[cH:11][cH:10][c:9](Br)[cH:18][n:17]1>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[N:8]([c:9]1[cH:10][cH:11][c:12]([C:13]([F:14])([F:15])[F:16])[n:17][cH:18]1)[CH:19]1[CH2:20][CH2:21][NH:22][CH2:23][CH2:24]1',
    ],
    [
      'C2',
      'a tertiary alcohol alkylated beside an amine as crowded',
      '[N:1]#[C:2][C@@H:3]1[CH2:4][CH2:5][CH2:6][N:7]1[C:8](=[O:9])[CH2:10]Cl.[NH2:19][C:18]12[CH2:20][CH:14]3[CH2:15][CH:16]([CH2:17]1)[CH2:22][C:12]([OH:11])([CH2:13]3)[CH2:21]2>>[N:1]#[C:2][C@@H:3]1[CH2:4][CH2:5][CH2:6][N:7]1[C:8](=[O:9])[CH2:10][O:11][C:12]12[CH2:13][CH:14]3[CH2:15][CH:16]([CH2:17][C:18]([NH2:19])([CH2:20]3)[CH2:21]1)[CH2:22]2',
    ],
    [
      'F46',
      'a lactone of six where one of five closes',
      '[O:1]=[C:2](O)[CH2:3][CH2:4][C@H:5]([OH:6])[CH2:7][OH:8]>>[O:1]=[C:2]1[CH2:3][CH2:4][C@H:5]([OH:6])[CH2:7][O:8]1',
    ],
    [
      'C36',
      'the acetal of a 17-ketone beside a 3-ketone',
      '[CH3:1][C@:2]12[CH2:3][CH2:4][C:5](=[O:6])[CH2:7][C@@H:8]1[CH2:9][CH2:10][C@@H:11]1[C@@H:12]2[CH2:13][CH2:14][C@:15]2([CH3:16])[C:20](=[O:21])[CH2:19][CH2:18][C@@H:17]12.[OH:24][CH2:23][CH2:22]O>>[CH3:1][C@:2]12[CH2:3][CH2:4][C:5](=[O:6])[CH2:7][C@@H:8]1[CH2:9][CH2:10][C@@H:11]1[C@@H:12]2[CH2:13][CH2:14][C@@:15]2([CH3:16])[C@H:17]1[CH2:18][CH2:19][C:20]21[O:21][CH2:22][CH2:23][O:24]1',
    ],
    [
      'F45',
      'a cyclic tripeptide',
      'CO[C:4](=[O:5])[CH2:6][NH:7][C:8](=[O:9])[C@H:10]([CH2:11][c:12]1[cH:13][cH:14][cH:15][cH:16][cH:17]1)[NH:18][C:19](=[O:20])[C@H:2]([CH3:1])[NH2:3]>>[CH3:1][C@@H:2]1[NH:3][C:4](=[O:5])[CH2:6][NH:7][C:8](=[O:9])[C@H:10]([CH2:11][c:12]2[cH:13][cH:14][cH:15][cH:16][cH:17]2)[NH:18][C:19]1=[O:20]',
    ],
    [
      'Q48',
      'osmium tetroxide on the side of an acetonide',
      '[CH3:1][C:2]1([CH3:3])[O:4][C@H:5]2[CH:6]=[CH:8][CH:10]=[C:11]([Br:12])[C@H:13]2[O:14]1.[O:9]=[Os](=[O:7])(=O)=O>>[CH3:1][C:2]1([CH3:3])[O:4][C@H:5]2[C@@H:6]([OH:7])[C@@H:8]([OH:9])[CH:10]=[C:11]([Br:12])[C@H:13]2[O:14]1',
    ],
    [
      'Q48',
      'hydrogen on the shielded side of pinene',
      '[CH3:1][C:2]1=[CH:3][CH2:4][C@H:5]2[CH2:6][C@@H:7]1[C:8]2([CH3:9])[CH3:10]>>[CH3:1][C@H:2]1[CH2:3][CH2:4][C@H:5]2[CH2:6][C@@H:7]1[C:8]2([CH3:9])[CH3:10]',
    ],
    [
      'F48',
      'the less substituted enone of a Nazarov cyclisation',
      '[CH2:4]=[CH:3][C:2](=[O:1])[C:10]1=[CH:5][CH2:6][CH2:7][CH2:8][CH2:9]1>>[O:1]=[C:2]1[CH:3]=[CH:4][CH:5]2[CH2:6][CH2:7][CH2:8][CH2:9][CH:10]12',
    ],
    [
      'O20',
      'the open ester of malate reduced',
      'C[O:9][C:8](=O)[CH2:7][C@H:5]([OH:6])[C:3](=[O:4])[O:2][CH3:1]>>[CH3:1][O:2][C:3](=[O:4])[C@@H:5]([OH:6])[CH2:7][CH2:8][OH:9]',
    ],
    [
      'E5',
      'a glycidic ester opened beside the ester',
      '[CH3:7][OH:6].[CH3:1][O:2][C:3](=[O:4])[CH:5]1[O:9][C:8]1([c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1)[c:16]1[cH:17][cH:18][cH:19][cH:20][cH:21]1>>[CH3:1][O:2][C:3](=[O:4])[CH:5]([O:6][CH3:7])[C:8]([OH:9])([c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1)[c:16]1[cH:17][cH:18][cH:19][cH:20][cH:21]1',
    ],
    [
      'A2',
      'bromine meta to the amino group of a pyridine',
      '[CH3:1][CH:2]([O:3][c:4]1[cH:5][cH:7][cH:8][n:9][c:10]1[NH2:11])[c:12]1[c:13]([Cl:14])[cH:15][cH:16][c:17]([F:18])[c:19]1[Cl:20].O=C1CCC(=O)N1[Br:6]>>[CH3:1][CH:2]([O:3][c:4]1[c:5]([Br:6])[cH:7][cH:8][n:9][c:10]1[NH2:11])[c:12]1[c:13]([Cl:14])[cH:15][cH:16][c:17]([F:18])[c:19]1[Cl:20]',
    ],
    [
      'A2',
      'bromine at 4 of 3-methoxythiophene',
      '[CH3:1][O:2][c:3]1[cH:7][cH:6][s:5][cH:4]1.O=C1CCC(=O)N1[Br:8]>>[CH3:1][O:2][c:3]1[cH:4][s:5][cH:6][c:7]1[Br:8]',
    ],
    [
      'Q6',
      'one enantiomer of the alkylation of an enolate',
      '[CH3:10]I.[CH3:1][O:2][c:3]1[cH:4][cH:5][c:6]2[cH:7][c:8]([CH2:9][C:11](=[O:12])[OH:13])[cH:14][cH:15][c:16]2[cH:17]1>>[CH3:1][O:2][c:3]1[cH:4][cH:5][c:6]2[cH:7][c:8]([C@H:9]([CH3:10])[C:11](=[O:12])[OH:13])[cH:14][cH:15][c:16]2[cH:17]1',
    ],
    [
      'H12',
      'the epoxide of an enone and a sulfoxonium ylide',
      '[CH3:15][S+](C)(C)=O.[O:16]=[C:6](/[CH:7]=[CH:8]/[c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1)[c:5]1[cH:4][cH:3][c:2]([Cl:1])[cH:18][cH:17]1>>[Cl:1][c:2]1[cH:3][cH:4][c:5]([C:6]2(/[CH:7]=[CH:8]/[c:9]3[cH:10][cH:11][cH:12][cH:13][cH:14]3)[CH2:15][O:16]2)[cH:17][cH:18]1',
    ],
    [
      'F47',
      'a Biginelli product with the methyl group at N-3',
      '[CH3:1][CH2:2][O:3][C:4](=[O:5])[CH2:6][C:7]([CH3:8])=O.[CH3:13][NH:12][C:10]([NH2:9])=[O:11].O=[CH:14][c:15]1[cH:16][cH:17][cH:18][cH:19][cH:20]1>>[CH3:1][CH2:2][O:3][C:4](=[O:5])[C:6]1=[C:7]([CH3:8])[NH:9][C:10](=[O:11])[N:12]([CH3:13])[CH:14]1[c:15]1[cH:16][cH:17][cH:18][cH:19][cH:20]1',
    ],
    [
      'D11',
      'butadiene at the methoxy end of a quinone',
      '[CH2:4]=[CH:5][CH:6]=[CH2:7].[CH3:1][O:2][C:3]1=[CH:8][C:9](=[O:10])[C:11]([CH3:12])=[CH:13][C:14]1=[O:15]>>[CH3:1][O:2][C:3]12[CH2:4][CH:5]=[CH:6][CH2:7][CH:8]1[C:9](=[O:10])[C:11]([CH3:12])=[CH:13][C:14]2=[O:15]',
    ],
    [
      'T20',
      'an annulation at the open side of 2-methylcyclohexanone',
      '[CH2:7]=[CH:8][C:9]([CH3:11])=[O:10].[CH3:1][CH:2]1[CH2:3][CH2:4][CH2:5][CH2:6][C:12]1=O>>[CH3:1][CH:2]1[CH2:3][CH2:4][CH2:5][CH:6]2[CH2:7][CH2:8][C:9](=[O:10])[CH:11]=[C:12]12',
    ],
    [
      'C38',
      'the oxygen of 2,6-di-tert-butylphenol and an acrylate',
      '[CH2:6]=[CH:5][C:3](=[O:4])[O:2][CH3:1].[CH3:11][C:10]([CH3:12])([CH3:13])[c:9]1[cH:14][cH:15][cH:16][c:17]([C:18]([CH3:19])([CH3:20])[CH3:21])[c:8]1[OH:7]>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][O:7][c:8]1[c:9]([C:10]([CH3:11])([CH3:12])[CH3:13])[cH:14][cH:15][cH:16][c:17]1[C:18]([CH3:19])([CH3:20])[CH3:21]',
    ],
    [
      'C37',
      'a phenol that a ketone holds, methylated',
      '[CH3:1]OS(=O)(=O)OC.[O:11]=[C:10]([c:12]1[cH:13][cH:14][cH:15][cH:16][cH:17]1)[c:9]1[cH:8][cH:7][c:5]([OH:6])[cH:4][c:3]1[OH:2]>>[CH3:1][O:2][c:3]1[cH:4][c:5]([OH:6])[cH:7][cH:8][c:9]1[C:10](=[O:11])[c:12]1[cH:13][cH:14][cH:15][cH:16][cH:17]1',
    ],
    [
      'N60',
      'an amine at 5 of a deazapurine',
      '[CH3:1][NH:2][CH:12]1[CH2:13][CH2:14][CH2:15][CH2:16][CH2:17]1.Cl[c:3]1[cH:4][nH:5][c:6]2[n:7][cH:8][n:9][cH:10][c:11]12>>[CH3:1][N:2]([c:3]1[cH:4][nH:5][c:6]2[n:7][cH:8][n:9][cH:10][c:11]12)[CH:12]1[CH2:13][CH2:14][CH2:15][CH2:16][CH2:17]1',
    ],
    [
      'C1',
      'the amide of glibenclamide and an isocyanate',
      '[CH3:1][O:2][c:3]1[cH:4][cH:5][c:6]([Cl:7])[cH:8][c:9]1[C:10](=[O:11])[NH:12][CH2:13][CH2:14][c:15]1[cH:16][cH:17][c:18]([S:19]([NH2:20])(=[O:21])=[O:22])[cH:23][cH:24]1.[O:26]=[C:25]=[N:27][CH:28]1[CH2:29][CH2:30][CH2:31][CH2:32][CH2:33]1>>[CH3:1][O:2][c:3]1[cH:4][cH:5][c:6]([Cl:7])[cH:8][c:9]1[C:10](=[O:11])[N:12]([CH2:13][CH2:14][c:15]1[cH:16][cH:17][c:18]([S:19]([NH2:20])(=[O:21])=[O:22])[cH:23][cH:24]1)[C:25](=[O:26])[NH:27][CH:28]1[CH2:29][CH2:30][CH2:31][CH2:32][CH2:33]1',
    ],
    [
      'I1',
      'theophylline methylated at 9',
      '[CH3:9]I.[CH3:1][n:2]1[c:3](=[O:4])[c:5]2[nH:6][cH:7][n:8][c:10]2[n:11]([CH3:12])[c:13]1=[O:14]>>[CH3:1][n:2]1[c:3](=[O:4])[c:5]2[n:6][cH:7][n:8]([CH3:9])[c:10]2[n:11]([CH3:12])[c:13]1=[O:14]',
    ],
    [
      'D17',
      'dichloroketene and styrene, ends exchanged',
      '[CH2:10]=[CH:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1.[O:1]=[C:2]=[C:11]([Cl:12])[Cl:13]>>[O:1]=[C:2]1[CH:3]([c:4]2[cH:5][cH:6][cH:7][cH:8][cH:9]2)[CH2:10][C:11]1([Cl:12])[Cl:13]',
    ],
    [
      'D18',
      'across its ring',
      '[OH:3][C:1](=[O:2])[C@@H:4]1[CH2:5][CH:6]=[CH:7][CH2:8][CH2:9]1.[I:11][I:10]>>[O:2]=[C:1]1[O:3][C@H:6]2[CH2:5][C@@H:4]1[CH2:9][CH2:8][C@H:7]2[I:10]',
    ],
    [
      'D19',
      'from the bridge',
      '[O:11][O:12].[O:1]=[C:2]1[C@@H:3]2[C@H:4]([C:5](=[O:6])[NH:7]1)[C@@H:8]1[CH:9]=[CH:10][C@H:13]2[CH2:14]1>>[O:1]=[C:2]1[C@@H:3]2[C@H:13]3[CH2:14][C@H:8]([C@H:9]4[O:11][C@@H:10]34)[C@@H:4]2[C:5](=[O:6])[NH:7]1',
    ],
    [
      'D20',
      'trans',
      '[CH3:1][C:2]1=[CH:3][CH2:4][C@H:5]([CH2:6][C:7]1=[O:8])[C:9]([CH3:10])=[CH2:11].[CH3:12][Mg+]>>[CH2:11]=[C:9]([CH3:10])[C@H:5]1[CH2:6][C:7](=[O:8])[CH:2]([CH3:1])[C@@H:3]([CH3:12])[CH2:4]1',
    ],
  ])('%s speaks against %s', (rule, _, reaction) => {
    expect(saidBy(rule, reaction)).toContain(`${rule} never`);
  });

  it.each([
    [
      'R45',
      'of a Cbz-amino acid',
      '[O:1]=[C:2]([NH:3][CH:4]([CH2:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1)[C:12](=[O:13])O)[O:15][CH2:16][c:17]1[cH:18][cH:19][cH:20][cH:21][cH:22]1.O=S([Cl:14])Cl>>[O:1]=[C:2]([NH:3][CH:4]([CH2:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1)[C:12](=[O:13])[Cl:14])[O:15][CH2:16][c:17]1[cH:18][cH:19][cH:20][cH:21][cH:22]1',
    ],
    [
      'R45',
      'with a methoxy group',
      '[CH3:1][O:2][c:3]1[cH:4][c:5]([CH3:6])[cH:7][c:8]([Br:10])[cH:11]1.[Mg:9]>>[CH3:1][O:2][c:3]1[cH:4][c:5]([CH3:6])[cH:7][c:8]([Mg:9][Br:10])[cH:11]1',
    ],
    [
      'R45',
      'alone',
      '[NH2:3][c:4]1[cH:5][cH:6][c:7]([Cl:8])[cH:9][cH:10]1.[O:1]=[C:2](Cl)Cl>>[O:1]=[C:2]=[N:3][c:4]1[cH:5][cH:6][c:7]([Cl:8])[cH:9][cH:10]1',
    ],
    [
      'K1',
      'of the iodide',
      '[Br:13][c:12]1[cH:11][cH:10][c:9](I)[cH:15][n:14]1.[O:1]=[CH:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1>>[OH:1][CH:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[c:9]1[cH:10][cH:11][c:12]([Br:13])[n:14][cH:15]1',
    ],
    [
      'O2',
      'without the alkene',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[N:8]1[CH2:9][CH2:10][CH:11]([c:12]2[cH:13][cH:14][n:15][cH:16][cH:17]2)[CH2:18][CH2:19]1>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[N:8]1[CH2:9][CH2:10][CH:11]([CH:12]2[CH2:13][CH2:14][NH:15][CH2:16][CH2:17]2)[CH2:18][CH2:19]1',
    ],
    [
      'N2',
      'the sulfone',
      '[CH3:1][N:2]1[CH2:3][CH2:4][CH:5]([NH2:6])[CH2:14][CH2:15]1.CS(=O)(=O)[c:7]1[n:8][cH:9][c:10]([Br:11])[cH:12][n:13]1>>[CH3:1][N:2]1[CH2:3][CH2:4][CH:5]([NH:6][c:7]2[n:8][cH:9][c:10]([Br:11])[cH:12][n:13]2)[CH2:14][CH2:15]1',
    ],
    [
      'S17',
      'of 1-adamantanol',
      '[CH3:1][C:2]#[N:4].[OH:3][C:5]12[CH2:6][CH:7]3[CH2:12][CH:11]([CH2:10][CH:9]([CH2:8]3)[CH2:14]1)[CH2:13]2>>[CH3:1][C:2](=[O:3])[NH:4][C:5]12[CH2:6][CH:7]3[CH2:8][CH:9]([CH2:10][CH:11]([CH2:12]3)[CH2:13]1)[CH2:14]2',
    ],
    [
      'D16',
      'fused cis',
      '[I:9]I.[O:1]=[C:2]([OH:11])[CH2:3][C@H:4]1[CH:10]=[CH:8][CH2:7][CH2:6][CH2:5]1>>[O:1]=[C:2]1[CH2:3][C@@H:4]2[CH2:5][CH2:6][CH2:7][C@@H:8]([I:9])[C@@H:10]2[O:11]1',
    ],
    [
      'D16',
      'on opposite sides',
      '[I:8]I.[O:1]=[C:2]([OH:10])[CH2:3][C@@H:4]1[CH:9]=[CH:7][CH2:6][CH2:5]1>>[O:1]=[C:2]1[CH2:3][C@H:4]2[CH2:5][CH2:6][C@H:7]([I:8])[C@H:9]2[O:10]1',
    ],
    [
      'C8',
      'the piperidine',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH:9]1[CH2:10][CH2:11][NH:12][CH2:23][CH2:24]1.[F:18][C:17]([F:19])([F:20])[c:16]1[cH:15][cH:14][c:13](Br)[cH:22][n:21]1>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH:9]1[CH2:10][CH2:11][N:12]([c:13]2[cH:14][cH:15][c:16]([C:17]([F:18])([F:19])[F:20])[n:21][cH:22]2)[CH2:23][CH2:24]1',
    ],
    [
      'C2',
      'the amine',
      '[N:1]#[C:2][C@@H:3]1[CH2:4][CH2:5][CH2:6][N:7]1[C:8](=[O:9])[CH2:10]Cl.[NH2:11][C:12]12[CH2:13][CH:14]3[CH2:15][CH:16]([CH2:22]1)[CH2:17][C:18]([OH:19])([CH2:20]3)[CH2:21]2>>[N:1]#[C:2][C@@H:3]1[CH2:4][CH2:5][CH2:6][N:7]1[C:8](=[O:9])[CH2:10][NH:11][C:12]12[CH2:13][CH:14]3[CH2:15][CH:16]([CH2:17][C:18]([OH:19])([CH2:20]3)[CH2:21]1)[CH2:22]2',
    ],
    [
      'F46',
      'that of five',
      '[O:1]=[C:2](O)[CH2:3][CH2:4][C@H:5]([OH:8])[CH2:6][OH:7]>>[O:1]=[C:2]1[CH2:3][CH2:4][C@@H:5]([CH2:6][OH:7])[O:8]1',
    ],
    [
      'C36',
      'that of the 3-ketone',
      '[CH3:1][C@:2]12[CH2:3][CH2:4][C:5](=[O:21])[CH2:6][C@@H:7]1[CH2:8][CH2:9][C@@H:10]1[C@@H:11]2[CH2:12][CH2:13][C@:14]2([CH3:15])[C:16](=[O:17])[CH2:18][CH2:19][C@@H:20]12.[OH:24][CH2:23][CH2:22]O>>[CH3:1][C@:2]12[CH2:3][CH2:4][C:5]3([CH2:6][C@@H:7]1[CH2:8][CH2:9][C@@H:10]1[C@@H:11]2[CH2:12][CH2:13][C@:14]2([CH3:15])[C:16](=[O:17])[CH2:18][CH2:19][C@@H:20]12)[O:21][CH2:22][CH2:23][O:24]3',
    ],
    [
      'F45',
      'a cyclic dipeptide',
      'CO[C:4](=[O:5])[CH2:6][NH:7][C:8](=[O:9])[C@H:2]([CH3:1])[NH2:3]>>[CH3:1][C@@H:2]1[NH:3][C:4](=[O:5])[CH2:6][NH:7][C:8]1=[O:9]',
    ],
    [
      'Q48',
      'on the other side',
      '[CH3:1][C:2]1([CH3:3])[O:4][C@H:5]2[CH:6]=[CH:8][CH:10]=[C:11]([Br:12])[C@H:13]2[O:14]1.[O:9]=[Os](=[O:7])(=O)=O>>[CH3:1][C:2]1([CH3:3])[O:4][C@H:5]2[C@H:6]([OH:7])[C@H:8]([OH:9])[CH:10]=[C:11]([Br:12])[C@H:13]2[O:14]1',
    ],
    [
      'Q48',
      'on the other side of it',
      '[CH3:1][C:2]1=[CH:3][CH2:4][C@H:5]2[CH2:6][C@@H:7]1[C:8]2([CH3:9])[CH3:10]>>[CH3:1][C@@H:2]1[CH2:3][CH2:4][C@H:5]2[CH2:6][C@@H:7]1[C:8]2([CH3:9])[CH3:10]',
    ],
    [
      'F48',
      'the more substituted one',
      '[CH2:4]=[CH:3][C:2](=[O:1])[C:6]1=[CH:5][CH2:10][CH2:9][CH2:8][CH2:7]1>>[O:1]=[C:2]1[CH2:3][CH2:4][C:5]2=[C:6]1[CH2:7][CH2:8][CH2:9][CH2:10]2',
    ],
    [
      'O20',
      'that beside its hydroxyl group',
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][C@H:6]([OH:7])[C:8](=O)[O:9]C>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][C@H:6]([OH:7])[CH2:8][OH:9]',
    ],
    [
      'E5',
      'beside the arenes',
      '[CH3:9][OH:8].[CH3:1][O:2][C:3](=[O:4])[CH:5]1[O:6][C:7]1([c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1)[c:16]1[cH:17][cH:18][cH:19][cH:20][cH:21]1>>[CH3:1][O:2][C:3](=[O:4])[CH:5]([OH:6])[C:7]([O:8][CH3:9])([c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1)[c:16]1[cH:17][cH:18][cH:19][cH:20][cH:21]1',
    ],
    [
      'A2',
      'para to it',
      '[CH3:1][CH:2]([O:3][c:4]1[cH:5][cH:6][cH:8][n:9][c:10]1[NH2:11])[c:12]1[c:13]([Cl:14])[cH:15][cH:16][c:17]([F:18])[c:19]1[Cl:20].O=C1CCC(=O)N1[Br:7]>>[CH3:1][CH:2]([O:3][c:4]1[cH:5][c:6]([Br:7])[cH:8][n:9][c:10]1[NH2:11])[c:12]1[c:13]([Cl:14])[cH:15][cH:16][c:17]([F:18])[c:19]1[Cl:20]',
    ],
    ['A2', 'at 2 of it', '[CH3:1][O:2][c:3]1[cH:4][cH:5][s:6][cH:7]1.O=C1CCC(=O)N1[Br:8]>>[CH3:1][O:2][c:3]1[cH:4][cH:5][s:6][c:7]1[Br:8]'],
    [
      'F47',
      'with it at N-1',
      '[CH3:1][CH2:2][O:3][C:4](=[O:5])[CH2:6][C:7]([CH3:8])=O.[CH3:10][NH:9][C:11]([NH2:13])=[O:12].O=[CH:14][c:15]1[cH:16][cH:17][cH:18][cH:19][cH:20]1>>[CH3:1][CH2:2][O:3][C:4](=[O:5])[C:6]1=[C:7]([CH3:8])[N:9]([CH3:10])[C:11](=[O:12])[NH:13][CH:14]1[c:15]1[cH:16][cH:17][cH:18][cH:19][cH:20]1',
    ],
    [
      'D11',
      'at its methyl end',
      '[CH2:9]=[CH:10][CH:11]=[CH2:12].[CH3:1][O:2][C:3]1=[CH:4][C:5](=[O:6])[C:7]([CH3:8])=[CH:13][C:14]1=[O:15]>>[CH3:1][O:2][C:3]1=[CH:4][C:5](=[O:6])[C:7]2([CH3:8])[CH2:9][CH:10]=[CH:11][CH2:12][CH:13]2[C:14]1=[O:15]',
    ],
    [
      'T20',
      'at its branched side',
      '[CH2:12]=[CH:11][C:9]([CH3:8])=[O:10].[CH3:1][CH:2]1[CH2:3][CH2:4][CH2:5][CH2:6][C:7]1=O>>[CH3:1][C:2]12[CH2:3][CH2:4][CH2:5][CH2:6][C:7]1=[CH:8][C:9](=[O:10])[CH2:11][CH2:12]2',
    ],
    [
      'C38',
      'that of cresol',
      '[CH2:6]=[CH:5][C:3](=[O:4])[O:2][CH3:1].[CH3:14][c:13]1[cH:12][cH:11][cH:10][cH:9][c:8]1[OH:7]>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][O:7][c:8]1[cH:9][cH:10][cH:11][cH:12][c:13]1[CH3:14]',
    ],
    [
      'C37',
      'the open one',
      '[CH3:1]OS(=O)(=O)OC.[O:8]=[C:7]([c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1)[c:6]1[cH:5][cH:4][c:3]([OH:2])[cH:17][c:15]1[OH:16]>>[CH3:1][O:2][c:3]1[cH:4][cH:5][c:6]([C:7](=[O:8])[c:9]2[cH:10][cH:11][cH:12][cH:13][cH:14]2)[c:15]([OH:16])[cH:17]1',
    ],
    [
      'N60',
      'at 4 of it',
      '[CH3:1][NH:2][CH:12]1[CH2:13][CH2:14][CH2:15][CH2:16][CH2:17]1.Cl[c:3]1[n:4][cH:5][n:6][c:7]2[nH:8][cH:9][cH:10][c:11]12>>[CH3:1][N:2]([c:3]1[n:4][cH:5][n:6][c:7]2[nH:8][cH:9][cH:10][c:11]12)[CH:12]1[CH2:13][CH2:14][CH2:15][CH2:16][CH2:17]1',
    ],
    [
      'C1',
      'its sulfonamide',
      '[CH3:1][O:2][c:3]1[cH:4][cH:5][c:6]([Cl:7])[cH:8][c:9]1[C:10](=[O:11])[NH:12][CH2:13][CH2:14][c:15]1[cH:16][cH:17][c:18]([S:19]([NH2:22])(=[O:20])=[O:21])[cH:32][cH:33]1.[O:24]=[C:23]=[N:25][CH:26]1[CH2:27][CH2:28][CH2:29][CH2:30][CH2:31]1>>[CH3:1][O:2][c:3]1[cH:4][cH:5][c:6]([Cl:7])[cH:8][c:9]1[C:10](=[O:11])[NH:12][CH2:13][CH2:14][c:15]1[cH:16][cH:17][c:18]([S:19](=[O:20])(=[O:21])[NH:22][C:23](=[O:24])[NH:25][CH:26]2[CH2:27][CH2:28][CH2:29][CH2:30][CH2:31]2)[cH:32][cH:33]1',
    ],
    [
      'I1',
      'at 7',
      '[CH3:10]I.[CH3:1][n:2]1[c:3](=[O:4])[c:5]2[nH:9][cH:8][n:7][c:6]2[n:11]([CH3:12])[c:13]1=[O:14]>>[CH3:1][n:2]1[c:3](=[O:4])[c:5]2[c:6]([n:7][cH:8][n:9]2[CH3:10])[n:11]([CH3:12])[c:13]1=[O:14]',
    ],
    [
      'D17',
      'as they meet',
      '[CH2:3]=[CH:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1.[O:1]=[C:2]=[C:11]([Cl:12])[Cl:13]>>[O:1]=[C:2]1[CH2:3][CH:4]([c:5]2[cH:6][cH:7][cH:8][cH:9][cH:10]2)[C:11]1([Cl:12])[Cl:13]',
    ],
    [
      'D18',
      'across its ring',
      '[OH:3][C:1](=[O:2])[C@@H:4]1[CH2:5][CH:6]=[CH:7][CH2:8][CH2:9]1.[I:11][I:10]>>[O:2]=[C:1]1[O:3][C@H:6]2[CH2:5][C@@H:4]1[CH2:9][CH2:8][C@@H:7]2[I:10]',
    ],
    [
      'D19',
      'from the bridge',
      '[O:11][O:12].[O:1]=[C:2]1[C@@H:3]2[C@H:4]([C:5](=[O:6])[NH:7]1)[C@@H:8]1[CH:9]=[CH:10][C@H:13]2[CH2:14]1>>[O:1]=[C:2]1[C@@H:3]2[C@H:13]3[CH2:14][C@H:8]([C@@H:9]4[O:11][C@H:10]34)[C@@H:4]2[C:5](=[O:6])[NH:7]1',
    ],
    [
      'D20',
      'trans',
      '[CH3:1][C:2]1=[CH:3][CH2:4][C@H:5]([CH2:6][C:7]1=[O:8])[C:9]([CH3:10])=[CH2:11].[CH3:12][Mg+]>>[CH2:11]=[C:9]([CH3:10])[C@H:5]1[CH2:6][C:7](=[O:8])[CH:2]([CH3:1])[C@H:3]([CH3:12])[CH2:4]1',
    ],
    [
      'H1',
      'the chain of a haloamine',
      'Cl[N:1]([CH2:6][CH3:7])[CH2:2][CH2:3][CH2:4][CH2:5][CH3:8]>>[N:1]1([CH2:6][CH3:7])[CH2:2][CH2:3][CH2:4][CH:5]1[CH3:8]',
    ],
    ['R45', 'the amine itself', '[CH3:1][NH:2]C(=O)OC(C)(C)C>>[CH3:1][NH2:2]'],
    [
      'R45',
      'the amide of an enamino ester',
      'CCO[C:2](=[O:3])[CH:4]=[C:5]([CH3:6])[NH2:7].[NH3:1]>>[NH2:1][C:2](=[O:3])[CH:4]=[C:5]([CH3:6])[NH2:7]',
    ],
    [
      'O6',
      'a PMB ether beside it',
      'COc1ccc(C[O:6][CH2:5][CH:4]2[CH2:3][CH2:2][N:1]([CH2:7][c:8]3[cH:9][cH:10][c:11]([O:12][CH3:13])[cH:14][cH:15]3)[C:16]2=[O:17])cc1>>[OH:6][CH2:5][CH:4]1[CH2:3][CH2:2][N:1]([CH2:7][c:8]2[cH:9][cH:10][c:11]([O:12][CH3:13])[cH:14][cH:15]2)[C:16]1=[O:17]',
    ],
    [
      'C5',
      'the carbamate itself',
      '[CH3:30][CH2:31][O:32][C:1](=[O:2])[c:3]1[cH:4][cH:5][cH:6][c:7]([NH:8][C:9](=[O:10])Oc2ccc([N+](=O)[O-])cc2)[cH:21]1.[NH2:22][CH2:23][CH3:24]>>[CH3:30][CH2:31][O:32][C:1](=[O:2])[c:3]1[cH:4][cH:5][cH:6][c:7]([NH:8][C:9](=[O:10])[NH:22][CH2:23][CH3:24])[cH:21]1',
    ],
    [
      'K1',
      'an amine at the chloronicotinamide',
      '[Cl:13][c:1]1[cH:2][cH:3][c:4]([CH2:5][NH:6][C:7](=[O:8])[c:9]2[cH:10][cH:11][c:12](Cl)[n:14][cH:15]2)[cH:16][cH:17]1.[NH:18]1[CH2:19][CH2:20][O:21][CH2:22][CH2:23]1>>[Cl:13][c:1]1[cH:2][cH:3][c:4]([CH2:5][NH:6][C:7](=[O:8])[c:9]2[cH:10][cH:11][c:12]([N:18]3[CH2:19][CH2:20][O:21][CH2:22][CH2:23]3)[n:14][cH:15]2)[cH:16][cH:17]1',
    ],
    [
      'C5',
      'an ethyl ester beside the phenyl carbamate of a secondary amine',
      'CCO[C:1](=[O:2])[CH2:3][CH2:4][N:5]([CH3:6])[C:7](=[O:8])[O:9][c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1.[NH2:16][CH2:17][CH3:18]>>[C:1](=[O:2])([CH2:3][CH2:4][N:5]([CH3:6])[C:7](=[O:8])[O:9][c:10]1[cH:11][cH:12][cH:13][cH:14][cH:15]1)[NH:16][CH2:17][CH3:18]',
    ],
  ])('%s says nothing against %s', (rule, _, reaction) => {
    expect(saidBy(rule, reaction).filter((said) => said.startsWith(`${rule} `))).toEqual([]);
  });
});
