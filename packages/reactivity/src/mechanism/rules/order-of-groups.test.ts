import { describe, expect, it } from 'vitest';
import { verdicts, verdictsOn } from '../mechanism.test-support.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';

describe('rules of the order in which groups are reduced, oxidised, hydrolysed and taken off', () => {
  it.each([
    [
      'O3 risk',
      'a primary alcohol oxidised to the aldehyde beside a secondary one',
      '[CH3:1][CH:2]([OH:3])[CH2:4][CH2:5][CH2:6][OH:7]>>[CH3:1][CH:2]([OH:3])[CH2:4][CH2:5][CH:6]=[O:7]',
    ],
    [
      'O3 risk',
      'a benzylic alcohol oxidised to the ketone beside a primary benzylic one',
      '[CH3:1][CH:2]([OH:3])[c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[CH2:10][OH:12]>>[CH3:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[CH2:10][OH:12]',
    ],
    [
      'O3 never',
      'an aminoalcohol oxidised to the aminoaldehyde',
      '[NH2:1][CH2:2][CH2:3][CH2:4][CH2:5][OH:6]>>[NH2:1][CH2:2][CH2:3][CH2:4][CH:5]=[O:6]',
    ],
    [
      'O8 never',
      'benzoic acid reduced to benzaldehyde',
      '[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C:7](=[O:8])O>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[CH:7]=[O:8]',
    ],
    [
      'O1 never',
      'an aryl nitrile reduced to the amine beside a ketone',
      '[CH3:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[C:10]#[N:11]>>[CH3:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[CH2:10][NH2:11]',
    ],
    [
      'O1 never',
      'an acid reduced beside an aldehyde',
      '[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([cH:7][cH:8]1)[C:9](=O)[OH:10]>>[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([cH:7][cH:8]1)[CH2:9][OH:10]',
    ],
    [
      'O5 never',
      'a methyl ester hydrolysed beside an aryl benzoate',
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][c:7]1[cH:8][cH:9][c:10]([cH:11][cH:12]1)[O:13][C:14](=[O:15])[c:16]1[cH:17][cH:18][cH:19][cH:20][cH:21]1>>[OH:2][C:3](=[O:4])[CH2:5][CH2:6][c:7]1[cH:8][cH:9][c:10]([cH:11][cH:12]1)[O:13][C:14](=[O:15])[c:16]1[cH:17][cH:18][cH:19][cH:20][cH:21]1',
    ],
    [
      'O1 never',
      'an ester reduced beside a benzophenone',
      '[O:1]=[C:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[c:9]1[cH:10][cH:11][c:12]([C:13](=[O:14])OC)[cH:15][cH:16]1>>[O:1]=[C:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[c:9]1[cH:10][cH:11][c:12]([CH2:13][OH:14])[cH:15][cH:16]1',
    ],
    [
      'O2 never',
      'the ring alkene of limonene hydrogenated before the outer one',
      '[CH3:1][C:2]1=[CH:3][CH2:4][CH:5]([C:6]([CH3:7])=[CH2:8])[CH2:9][CH2:10]1>>[CH3:1][CH:2]1[CH2:3][CH2:4][CH:5]([C:6]([CH3:7])=[CH2:8])[CH2:9][CH2:10]1',
    ],
    [
      'O9 never',
      'an enone made an acetal before a ketone',
      '[O:1]=[C:2]([CH3:3])[CH2:4][CH2:5][CH2:6][C:7](=O)[CH:8]=[CH2:9].[OH:10][CH2:11][CH2:12][OH:13]>>[O:1]=[C:2]([CH3:3])[CH2:4][CH2:5][CH2:6][C:7]1([O:10][CH2:11][CH2:12][O:13]1)[CH:8]=[CH2:9]',
    ],
    [
      'O5 never',
      'an ester hydrolysed beside a silylated alkyne',
      '[CH3:1][Si:2]([CH3:3])([CH3:4])[C:5]#[C:6][CH2:7][C:8](=[O:9])[O:10]C>>[CH3:1][Si:2]([CH3:3])([CH3:4])[C:5]#[C:6][CH2:7][C:8](=[O:9])[OH:10]',
    ],
    [
      'O6 never',
      'a trifluoroacetyl group taken off beside Fmoc',
      'FC(F)(F)C(=O)[NH:1][CH2:2][CH2:3][NH:4][C:5](=[O:6])[O:7][CH2:8][CH:9]1[c:10]2[cH:11][cH:12][cH:13][cH:14][c:15]2-[c:16]2[cH:17][cH:18][cH:19][cH:20][c:21]12>>[NH2:1][CH2:2][CH2:3][NH:4][C:5](=[O:6])[O:7][CH2:8][CH:9]1[c:10]2[cH:11][cH:12][cH:13][cH:14][c:15]2-[c:16]2[cH:17][cH:18][cH:19][cH:20][c:21]12',
    ],
    [
      'O5 risk',
      'a methyl ester hydrolysed beside an aryl pivalate',
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][c:7]1[cH:8][cH:9][c:10]([cH:11][cH:12]1)[O:13][C:14](=[O:15])[C:16]([CH3:17])([CH3:18])[CH3:19]>>[OH:2][C:3](=[O:4])[CH2:5][CH2:6][c:7]1[cH:8][cH:9][c:10]([cH:11][cH:12]1)[O:13][C:14](=[O:15])[C:16]([CH3:17])([CH3:18])[CH3:19]',
    ],
    [
      'O6 never',
      'a methyl carbamate cleaved beside a Cbz group',
      'COC(=O)[NH:1][CH2:2][CH2:3][NH:4][C:5](=[O:6])[O:7][CH2:8][c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1>>[NH2:1][CH2:2][CH2:3][NH:4][C:5](=[O:6])[O:7][CH2:8][c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1',
    ],
    [
      'O6 never',
      'a tert-butyl ester cleaved beside a Boc group',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH2:9][CH2:10][C:11](=[O:12])[O:13]C(C)(C)C>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH2:9][CH2:10][C:11](=[O:12])[OH:13]',
    ],
    [
      'O6 never',
      'a TBDPS ether cleaved beside a primary TBS ether',
      '[CH3:1][Si:2]([CH3:3])([C:4]([CH3:5])([CH3:6])[CH3:7])[O:8][CH2:9][CH2:10][CH2:11][O:12][Si](c1ccccc1)(c1ccccc1)C(C)(C)C>>[CH3:1][Si:2]([CH3:3])([C:4]([CH3:5])([CH3:6])[CH3:7])[O:8][CH2:9][CH2:10][CH2:11][OH:12]',
    ],
    [
      'O6 never',
      'a THP ether cleaved beside a trimethylsilyl ether',
      '[CH3:1][Si:2]([CH3:3])([CH3:4])[O:8][CH2:9][CH2:10][CH2:11][O:12]C1CCCCO1>>[CH3:1][Si:2]([CH3:3])([CH3:4])[O:8][CH2:9][CH2:10][CH2:11][OH:12]',
    ],
    [
      'O6 risk',
      'a MOM ether cleaved beside a Boc group',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH2:9][CH2:10][O:13]COC>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH2:9][CH2:10][OH:13]',
    ],
    [
      'O7 never',
      'an allyl group cyclopropanated beside a trisubstituted alkene',
      '[CH3:1][C:2]([CH3:3])=[CH:4][CH2:5][CH2:6][CH:7]=[CH2:8].I[CH2:9]I>>[CH3:1][C:2]([CH3:3])=[CH:4][CH2:5][CH2:6][CH:7]1[CH2:8][CH2:9]1',
    ],
    [
      'O7 risk',
      'the vinyl group of two alkenes dihydroxylated',
      '[CH3:1][C:2]([CH3:3])=[CH:4][CH2:5][CH2:6][CH:7]=[CH2:8].[OH2:9].[OH2:10]>>[CH3:1][C:2]([CH3:3])=[CH:4][CH2:5][CH2:6][CH:7]([OH:9])[CH2:8][OH:10]',
    ],
    [
      'O1 never',
      'an ester reduced to the alcohol beside a ketone',
      '[CH3:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][C:7](=[O:8])OC>>[CH3:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][CH2:7][OH:8]',
    ],
    [
      'O1 never',
      'a ketone reduced beside an aldehyde',
      '[O:1]=[CH:2][CH2:3][CH2:4][CH2:5][C:6]([CH3:7])=[O:8]>>[O:1]=[CH:2][CH2:3][CH2:4][CH2:5][CH:6]([CH3:7])[OH:8]',
    ],
    [
      'O1 risk',
      'an amide with hydrogen reduced beside a methyl ester',
      '[CH3:1][O:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[C:11](=O)[NH:12][CH3:13]>>[CH3:1][O:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[CH2:11][NH:12][CH3:13]',
    ],
    [
      'O1 never',
      'a Weinreb amide reduced beside an aldehyde',
      '[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([cH:7][cH:8]1)[C:9](=[O:10])N(C)OC>>[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([cH:7][cH:8]1)[CH:9]=[O:10]',
    ],
    [
      'O2 never',
      'an alkene hydrogenated beside an alkyne',
      '[CH3:1][C:2]#[C:3][CH2:4][CH2:5][CH2:6][CH:7]=[CH:8][CH3:9]>>[CH3:1][C:2]#[C:3][CH2:4][CH2:5][CH2:6][CH2:7][CH2:8][CH3:9]',
    ],
    [
      'O2 risk',
      'a nitrostyrene reduced beside another nitro group',
      '[O:1]=[N+:2]([O-:3])[c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[CH:10]=[CH:11][N+:12](=[O:13])[O-:14]>>[O:1]=[N+:2]([O-:3])[c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[CH2:10][CH2:11][N+:12](=[O:13])[O-:14]',
    ],
    [
      'O5 never',
      'an acetamide hydrolysed beside an acetate',
      '[CH3:1][C:2](=[O:3])[O:4][CH2:5][CH2:6][NH:7]C(C)=O>>[CH3:1][C:2](=[O:3])[O:4][CH2:5][CH2:6][NH2:7]',
    ],
    [
      'O2 never',
      'an aryl chloride taken off beside a nitro group',
      '[O:1]=[N+:2]([O-:3])[c:4]1[cH:5][cH:6][c:7](Cl)[cH:8][cH:9]1>>[O:1]=[N+:2]([O-:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
    ],
    [
      'O3 never',
      'a pyridine oxidised beside a heteroaryl sulfide',
      '[n:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[CH2:7][S:8][c:9]1[n:10][cH:11][cH:12][s:13]1.[OH:14][OH]>>[n+:1]1([O-:14])[cH:2][cH:3][cH:4][cH:5][c:6]1[CH2:7][S:8][c:9]1[n:10][cH:11][cH:12][s:13]1',
    ],
    [
      'O2 never',
      'a benzyl ether cleaved beside an azide',
      '[N-:1]=[N+:2]=[N:3][CH2:4][CH2:5][c:6]1[cH:7][cH:8][c:9]([cH:10][cH:11]1)[O:12][CH2]c1ccccc1>>[N-:1]=[N+:2]=[N:3][CH2:4][CH2:5][c:6]1[cH:7][cH:8][c:9]([cH:10][cH:11]1)[OH:12]',
    ],
    [
      'O2 never',
      'a benzylamine cleaved beside a nitro group',
      '[O:1]=[N+:2]([O-:3])[c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[CH2:10][CH2:11][N:12]([CH3:13])[CH2]c1ccccc1>>[O:1]=[N+:2]([O-:3])[c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[CH2:10][CH2:11][NH:12][CH3:13]',
    ],
    [
      'O6 never',
      'a methyl ether cleaved before a benzyl ether',
      '[O:1]([CH3])[c:3]1[cH:4][cH:5][c:6]([O:7][CH2:8][c:9]2[cH:10][cH:11][cH:12][cH:13][cH:14]2)[cH:15][cH:16]1>>[OH:1][c:3]1[cH:4][cH:5][c:6]([O:7][CH2:8][c:9]2[cH:10][cH:11][cH:12][cH:13][cH:14]2)[cH:15][cH:16]1',
    ],
    [
      'O5 never',
      'a methyl ester hydrolysed beside a trimethylsilyl ether',
      '[CH3][O:11][C:1](=[O:2])[CH2:3][CH2:4][CH2:5][O:6][Si:7]([CH3:8])([CH3:9])[CH3:10]>>[OH:11][C:1](=[O:2])[CH2:3][CH2:4][CH2:5][O:6][Si:7]([CH3:8])([CH3:9])[CH3:10]',
    ],
    [
      'O2 never',
      'an alkene hydrogenated beside an aromatic nitro group',
      '[O:1]=[N+:2]([O-:3])[c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[CH2:10][CH:11]=[CH2:12]>>[O:1]=[N+:2]([O-:3])[c:4]1[cH:5][cH:6][c:7]([cH:8][cH:9]1)[CH2:10][CH2:11][CH3:12]',
    ],
    [
      'O2 never',
      'a benzyl ether cleaved beside a Cbz group',
      '[O:1](Cc1ccccc1)[CH2:2][CH2:3][NH:4][C:5](=[O:6])[O:7][CH2:8][c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1>>[OH:1][CH2:2][CH2:3][NH:4][C:5](=[O:6])[O:7][CH2:8][c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1',
    ],
    [
      'O3 never',
      'an alcohol oxidised to the acid beside an aldehyde',
      '[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([cH:7][cH:8]1)[CH2:9][CH2:10]O.[OH2:11].[OH2:12]>>[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([cH:7][cH:8]1)[CH2:9][C:10]([OH:11])=[O:12]',
    ],
    [
      'O3 never',
      'a pyridine oxidised beside a sulfide',
      '[CH3:1][S:2][CH2:3][c:4]1[cH:5][cH:6][n:7][cH:9][cH:10]1.[OH:8]OC(=O)c1cccc(Cl)c1>>[CH3:1][S:2][CH2:3][c:4]1[cH:5][cH:6][n+:7]([O-:8])[cH:9][cH:10]1',
    ],
    [
      'O3 never',
      'a secondary alcohol oxidised beside a primary one',
      '[OH:1][CH2:2][CH2:3][CH2:4][CH:5]([CH3:6])[OH:7]>>[OH:1][CH2:2][CH2:3][CH2:4][C:5]([CH3:6])=[O:7]',
    ],
    [
      'O7 never',
      'the vinyl group of citronellene epoxidised beside the trisubstituted alkene',
      '[CH3:1][C:2]([CH3:3])=[CH:4][CH2:5][CH2:6][CH:7]([CH3:8])[CH:9]=[CH2:10].[OH:11]OC(=O)c1cccc(Cl)c1>>[CH3:1][C:2]([CH3:3])=[CH:4][CH2:5][CH2:6][CH:7]([CH3:8])[CH:9]1[CH2:10][O:11]1',
    ],
    [
      'O4 never',
      'an alkene epoxidised beside a sulfide',
      '[CH3:1][S:2][CH2:3][CH2:4][CH2:5][CH:6]=[CH2:7].[OH:8]OC(=O)c1cccc(Cl)c1>>[CH3:1][S:2][CH2:3][CH2:4][CH2:5][CH:6]1[CH2:7][O:8]1',
    ],
    [
      'O7 never',
      'a vinyl group of limonene type epoxidised in the side chain',
      '[CH3:1][C:2]1=[CH:3][CH2:4][CH:5]([CH2:6][CH2:7]1)[CH2:8][CH:9]=[CH2:10].[OH:11]OC(=O)c1cccc(Cl)c1>>[CH3:1][C:2]1=[CH:3][CH2:4][CH:5]([CH2:6][CH2:7]1)[CH2:8][CH:9]1[CH2:10][O:11]1',
    ],
    [
      'O5 never',
      'a nitrile hydrolysed to the acid beside an ester',
      '[CH3:1][O:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[CH2:11][C:12]#N.[OH2:13].[OH2:14]>>[CH3:1][O:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[CH2:11][C:12](=[O:13])[OH:14]',
    ],
    [
      'O5 never',
      'a methyl ester hydrolysed beside a formate',
      '[O:1]=[CH:2][O:3][CH2:4][CH2:5][CH2:6][C:7](=[O:8])OC.[OH2:9]>>[O:1]=[CH:2][O:3][CH2:4][CH2:5][CH2:6][C:7](=[O:8])[OH:9]',
    ],
    [
      'O5 risk',
      'one of two unlike methyl esters hydrolysed',
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][c:7]1[cH:8][cH:9][c:10]([cH:11][cH:12]1)[C:13](=[O:14])OC.[OH2:15]>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][c:7]1[cH:8][cH:9][c:10]([cH:11][cH:12]1)[C:13](=[O:14])[OH:15]',
    ],
    [
      'O6 never',
      'Boc taken off beside a trityl amine',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[C:7]([c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1)([c:14]1[cH:15][cH:16][cH:17][cH:18][cH:19]1)[NH:20][CH2:21][CH2:22][NH:23]C(=O)OC(C)(C)C>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C:7]([c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1)([c:14]1[cH:15][cH:16][cH:17][cH:18][cH:19]1)[NH:20][CH2:21][CH2:22][NH2:23]',
    ],
    [
      'O6 never',
      'Boc taken off beside a THP ether',
      '[CH2:1]1[CH2:2][CH2:3][CH2:4][O:5][CH:6]1[O:7][CH2:8][CH2:9][NH:10]C(=O)OC(C)(C)C>>[CH2:1]1[CH2:2][CH2:3][CH2:4][O:5][CH:6]1[O:7][CH2:8][CH2:9][NH2:10]',
    ],
    [
      'O6 risk',
      'Boc taken off beside a tert-butyl ester',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[CH2:8][CH2:9][NH:10]C(=O)OC(C)(C)C>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[CH2:8][CH2:9][NH2:10]',
    ],
    [
      'O6 never',
      'TBDPS taken off beside a triethylsilyl ether',
      '[CH3:1][CH2:2][Si:3]([CH2:4][CH3:5])([CH2:6][CH3:7])[O:8][CH2:9][CH2:10][CH2:11][O:12][Si](c1ccccc1)(c1ccccc1)C(C)(C)C>>[CH3:1][CH2:2][Si:3]([CH2:4][CH3:5])([CH2:6][CH3:7])[O:8][CH2:9][CH2:10][CH2:11][OH:12]',
    ],
    [
      'O3 never',
      'an alkyl alcohol oxidised beside a benzylic one',
      '[OH:1][CH2:2][c:3]1[cH:4][cH:5][c:6]([cH:7][cH:8]1)[CH2:9][CH2:10][OH:11]>>[OH:1][CH2:2][c:3]1[cH:4][cH:5][c:6]([cH:7][cH:8]1)[CH2:9][CH:10]=[O:11]',
    ],
    [
      'O4 never',
      'an alkene epoxidised beside a tertiary amine',
      '[CH3:1][N:2]([CH3:3])[CH2:4][CH2:5][CH:6]=[CH2:7].[OH:8]OC(=O)c1cccc(Cl)c1>>[CH3:1][N:2]([CH3:3])[CH2:4][CH2:5][CH:6]1[CH2:7][O:8]1',
    ],
    [
      'O1 never',
      'a primary amide reduced beside a tertiary one',
      '[CH3:1][N:2]([CH3:3])[C:4](=[O:5])[CH2:6][CH2:7][C:8](=O)[NH2:9]>>[CH3:1][N:2]([CH3:3])[C:4](=[O:5])[CH2:6][CH2:7][CH2:8][NH2:9]',
    ],
    [
      'O3 never',
      'an alcohol oxidised beside a free hydroxylamine',
      '[OH:1][CH2:2][CH2:3][CH2:4][O:5][NH2:6].[OH2:7]>>[O:1]=[C:2]([OH:7])[CH2:3][CH2:4][O:5][NH2:6]',
    ],
    [
      'O5 never',
      'a benzamide cleaved beside a methyl ester',
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][NH:6]C(=O)c1ccccc1>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][NH2:6]',
    ],
    [
      'O5 never',
      'a methyl ester hydrolysed beside an aryl acetate',
      '[CH3:1][C:2](=[O:3])[O:4][c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[C:11](=[O:12])OC.[OH2:13]>>[CH3:1][C:2](=[O:3])[O:4][c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[C:11](=[O:12])[OH:13]',
    ],
    [
      'O6 never',
      'the TBS ether of a secondary alcohol cleaved beside a primary one',
      '[CH3:1][CH:2]([CH2:3][O:4][Si:5]([CH3:6])([CH3:7])[C:8]([CH3:9])([CH3:10])[CH3:11])[O:12][Si](C)(C)C(C)(C)C>>[CH3:1][CH:2]([CH2:3][O:4][Si:5]([CH3:6])([CH3:7])[C:8]([CH3:9])([CH3:10])[CH3:11])[OH:12]',
    ],
  ])('say %s of %s', (verdict, _, reaction) => {
    expect(verdictsOn(ORDER_OF_GROUPS, reaction)).toContain(verdict);
  });

  it.each([
    [
      'O8',
      'an acid reduced to the alcohol',
      '[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[C:7](=[O:8])O>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[CH2:7][OH:8]',
    ],
    [
      'O3',
      'a Boc-protected aminoalcohol oxidised',
      '[CH3:10][C:11]([CH3:12])([CH3:13])[O:14][C:15](=[O:16])[NH:1][CH2:2][CH2:3][CH2:4][CH2:5][OH:6]>>[CH3:10][C:11]([CH3:12])([CH3:13])[O:14][C:15](=[O:16])[NH:1][CH2:2][CH2:3][CH2:4][CH:5]=[O:6]',
    ],
    [
      'O7',
      'the trisubstituted alkene epoxidised beside a vinyl group',
      '[CH3:1][C:2]([CH3:3])=[CH:4][CH2:5][CH2:6][CH:7]=[CH2:8].[OH:9]OC(=O)c1cccc(Cl)c1>>[CH3:1][C:2]1([CH3:3])[CH:4]([O:9]1)[CH2:5][CH2:6][CH:7]=[CH2:8]',
    ],
    [
      'O7',
      'an allylic alcohol epoxidised beside a richer alkene',
      '[CH3:1][C:2]([CH3:3])=[CH:4][CH2:5][CH2:6][CH:7]=[CH:8][CH2:10][OH:11].[OH:9]OC(C)(C)C>>[CH3:1][C:2]([CH3:3])=[CH:4][CH2:5][CH2:6][CH:7]1[O:9][CH:8]1[CH2:10][OH:11]',
    ],
    [
      'O7',
      'an enone epoxidised beside a richer alkene',
      '[CH3:1][C:2]([CH3:3])=[CH:4][CH2:5][CH2:6][CH:7]=[CH:8][C:10]([CH3:12])=[O:11].[OH:9]O>>[CH3:1][C:2]([CH3:3])=[CH:4][CH2:5][CH2:6][CH:7]1[O:9][CH:8]1[C:10]([CH3:12])=[O:11]',
    ],
    [
      'O6',
      'a primary TBS ether cleaved beside a TBDPS ether',
      'C[Si](C)(C(C)(C)C)[O:8][CH2:9][CH2:10][CH2:11][O:12][Si:13]([c:14]1[cH:15][cH:16][cH:17][cH:18][cH:19]1)([c:20]1[cH:21][cH:22][cH:23][cH:24][cH:25]1)[C:26]([CH3:27])([CH3:28])[CH3:29]>>[OH:8][CH2:9][CH2:10][CH2:11][O:12][Si:13]([c:14]1[cH:15][cH:16][cH:17][cH:18][cH:19]1)([c:20]1[cH:21][cH:22][cH:23][cH:24][cH:25]1)[C:26]([CH3:27])([CH3:28])[CH3:29]',
    ],
    [
      'O5',
      'one of the two like esters of a malonate hydrolysed',
      '[CH3:1][CH:2]([C:3](=[O:4])[O:5]C)[C:6](=[O:7])[O:8][CH3:9]>>[CH3:1][CH:2]([C:3](=[O:4])[OH:5])[C:6](=[O:7])[O:8][CH3:9]',
    ],
    [
      'O5',
      'an aryl acetate hydrolysed beside a methyl ester',
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][c:7]1[cH:8][cH:9][c:10]([cH:11][cH:12]1)[O:13]C(C)=O>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][c:7]1[cH:8][cH:9][c:10]([cH:11][cH:12]1)[OH:13]',
    ],
    [
      'O1',
      'an aldehyde reduced beside a ketone',
      '[CH3:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][CH:7]=[O:8]>>[CH3:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][CH2:7][OH:8]',
    ],
    [
      'O1',
      'an ester reduced beside a tertiary amide',
      '[CH3:1][N:2]([CH3:3])[C:4](=[O:5])[c:6]1[cH:7][cH:8][c:9]([cH:10][cH:11]1)[C:12](=[O:13])OC>>[CH3:1][N:2]([CH3:3])[C:4](=[O:5])[c:6]1[cH:7][cH:8][c:9]([cH:10][cH:11]1)[CH2:12][OH:13]',
    ],
    [
      'O1',
      'an acid reduced by borane beside a ketone',
      '[CH3:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][C:7](=O)[OH:8]>>[CH3:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][CH2:7][OH:8]',
    ],
    [
      'O2',
      'an alkyne hydrogenated beside an arene',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[CH2:7][C:8]#[C:9][CH3:10]>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[CH2:7][CH2:8][CH2:9][CH3:10]',
    ],
    [
      'O2',
      'an alkene hydrogenated beside an ester',
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][CH2:7][CH:8]=[CH2:9]>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][CH2:7][CH2:8][CH3:9]',
    ],
    [
      'O2',
      'a Cbz group cleaved beside a methyl ether',
      '[CH3:1][O:2][CH2:3][CH2:4][NH:5]C(=O)OCc1ccccc1>>[CH3:1][O:2][CH2:3][CH2:4][NH2:5]',
    ],
    [
      'O3',
      'an alcohol oxidised beside a sulfide',
      '[CH3:1][S:2][CH2:3][CH2:4][CH2:5][CH2:6][OH:7]>>[CH3:1][S:2][CH2:3][CH2:4][CH2:5][CH:6]=[O:7]',
    ],
    [
      'O3',
      'a sulfide oxidised beside a pyridine',
      '[CH3:1][S:2][CH2:5][c:6]1[cH:7][cH:8][n:9][cH:10][cH:11]1.[OH:3]OC(=O)c1cccc(Cl)c1.[OH:4]OC(=O)c1cccc(Cl)c1>>[CH3:1][S:2](=[O:3])(=[O:4])[CH2:5][c:6]1[cH:7][cH:8][n:9][cH:10][cH:11]1',
    ],
    [
      'O3',
      'a secondary alcohol oxidised beside a tertiary one',
      '[CH3:1][C:2]([CH3:3])([OH:4])[CH2:5][CH2:6][CH:7]([CH3:8])[OH:9]>>[CH3:1][C:2]([CH3:3])([OH:4])[CH2:5][CH2:6][C:7]([CH3:8])=[O:9]',
    ],
    [
      'O4',
      'the trisubstituted alkene epoxidised beside a vinyl group',
      '[CH2:1]=[CH:2][CH:3]([CH3:4])[CH2:5][CH2:6][CH:7]=[C:8]([CH3:9])[CH3:10].[OH:11]OC(=O)c1cccc(Cl)c1>>[CH2:1]=[CH:2][CH:3]([CH3:4])[CH2:5][CH2:6][CH:7]1[C:8]([CH3:9])([CH3:10])[O:11]1',
    ],
    [
      'O4',
      'an alkene epoxidised beside a sulfone',
      '[CH3:1][S:2](=[O:3])(=[O:4])[CH2:5][CH2:6][CH2:7][CH:8]=[CH2:9].[OH:10]OC(=O)c1cccc(Cl)c1>>[CH3:1][S:2](=[O:3])(=[O:4])[CH2:5][CH2:6][CH2:7][CH:8]1[CH2:9][O:10]1',
    ],
    [
      'O4',
      'an alkene epoxidised beside an enoate',
      '[CH3:1][O:2][C:3](=[O:4])[C:5]([CH3:6])=[CH:7][CH2:8][CH2:9][CH:10]=[C:11]([CH3:12])[CH3:13].[OH:14]OC(=O)c1cccc(Cl)c1>>[CH3:1][O:2][C:3](=[O:4])[C:5]([CH3:6])=[CH:7][CH2:8][CH2:9][CH:10]1[C:11]([CH3:12])([CH3:13])[O:14]1',
    ],
    [
      'O5',
      'a methyl ester hydrolysed beside a tert-butyl ester',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[CH2:8][CH2:9][c:10]1[cH:11][cH:12][c:13]([cH:14][cH:15]1)[C:16](=[O:17])OC.[OH2:18]>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[CH2:8][CH2:9][c:10]1[cH:11][cH:12][c:13]([cH:14][cH:15]1)[C:16](=[O:17])[OH:18]',
    ],
    [
      'O5',
      'a methyl ester hydrolysed beside an amide',
      '[CH3:1][NH:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[C:11](=[O:12])OC.[OH2:13]>>[CH3:1][NH:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[C:11](=[O:12])[OH:13]',
    ],
    [
      'O5',
      'a nitrile hydrolysed beside an amide',
      '[CH3:1][NH:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[CH2:11][C:12]#N.[OH2:13].[OH2:14]>>[CH3:1][NH:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][c:8]([cH:9][cH:10]1)[CH2:11][C:12](=[O:13])[OH:14]',
    ],
    [
      'O6',
      'Boc taken off beside Cbz',
      '[O:1]=[C:2]([O:3][CH2:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1)[NH:11][CH2:12][CH2:13][NH:14]C(=O)OC(C)(C)C>>[O:1]=[C:2]([O:3][CH2:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1)[NH:11][CH2:12][CH2:13][NH2:14]',
    ],
    [
      'O6',
      'Boc taken off beside a methyl ester',
      '[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][NH:7]C(=O)OC(C)(C)C>>[CH3:1][O:2][C:3](=[O:4])[CH2:5][CH2:6][NH2:7]',
    ],
    [
      'O6',
      'triethylsilyl taken off beside TBDPS',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[Si:7]([c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1)([C:14]([CH3:15])([CH3:16])[CH3:17])[O:18][CH2:19][CH2:20][CH2:21][O:22][Si](CC)(CC)CC>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[Si:7]([c:8]1[cH:9][cH:10][cH:11][cH:12][cH:13]1)([C:14]([CH3:15])([CH3:16])[CH3:17])[O:18][CH2:19][CH2:20][CH2:21][OH:22]',
    ],
  ])('say nothing like %s against %s', (_, __, reaction) => {
    expect(verdictsOn(ORDER_OF_GROUPS, reaction)).toEqual([]);
  });

  it.each([
    ['O4 never', 'an alkene epoxidised beside a free amine', 'C=CCC1CCNCC1.O[O:1][C:1](=[O:1])[CH3:1]>>C%11C%12CC1CCNCC1.O%11%12'],
    ['O3 never', 'an aminoalcohol oxidised to the aminoketone', 'CC(O)CCN>>CC(=O)CCN'],
    ['O5 never', 'a methyl ester hydrolysed beside an acetate', '[CH3:1]OC(=O)CCCCOC(C)=O>>OC(=O)CCCCOC(C)=O'],
    ['O7 risk', 'an alkene ozonised beside one with more alkyl groups', '[CH2:1]=CCCC=C(C)C.O>>C%11CCC=C(C)C.O=%11'],
  ])('say %s of %s, with groups that the first tables lacked', (verdict, _, reaction) => {
    expect(verdicts(ORDER_OF_GROUPS, reaction)).toContain(verdict);
  });

  it.each([['an acetate hydrolysed beside a methyl ester', 'COC(=O)CCCCO[C:1]([CH3:1])=[O:1]>>COC(=O)CCCCO']])(
    'say nothing of %s, with groups that the first tables lacked',
    (_, reaction) => {
      expect(verdicts(ORDER_OF_GROUPS, reaction)).toEqual([]);
    },
  );

  it.each([
    ['O2 never', 'a Cbz group beside an alkene', '[O:9]=[C:9]([O:9][CH2:9][c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1)NCC1=CCCC1>>NCC1=CCCC1'],
    ['O2 never', 'a cinnamic ester beside a nitro group', 'COC(=O)C=Cc1ccc([N+](=O)[O-])cc1>>COC(=O)CCc1ccc([N+](=O)[O-])cc1'],
    ['O3 never', 'a sulfide oxidised beside a boronic acid', 'CSc1ccc(B(O)O)cc1.[OH:9]O>>CS%11c1ccc(B(O)O)cc1.O=%11'],
    ['O3 never', 'an N-oxide beside a boronic ester', 'n1ccccc1B1OC(C)(C)C(C)(C)O1.[OH:9]O>>[n+]%111ccccc1B1OC(C)(C)C(C)(C)O1.[O-]%11'],
  ])('say %s of %s', (verdict, _, reaction) => {
    expect(verdicts(ORDER_OF_GROUPS, reaction)).toContain(verdict);
  });
});
