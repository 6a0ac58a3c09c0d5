import { describe, expect, it } from 'vitest';
import { verdictsOn } from '../mechanism.test-support.ts';
import { CONFIGURATION } from './configuration.ts';

describe('rules of configurations that a step is not about', () => {
  it.each([
    [
      'Q1 risk',
      'a racemic amine to one enantiomer',
      '[CH3:1][CH:2]([NH2:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[CH3:1][C@H:2]([NH2:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
    ],
    [
      'Q1 risk',
      'a racemic acid to one enantiomer',
      '[CH3:1][CH:2]([C:3](=[O:4])[OH:5])[c:6]1[cH:7][cH:8][c:9]([CH2:10][CH:11]([CH3:12])[CH3:13])[cH:14][cH:15]1>>[CH3:1][C@H:2]([C:3](=[O:4])[OH:5])[c:6]1[cH:7][cH:8][c:9]([CH2:10][CH:11]([CH3:12])[CH3:13])[cH:14][cH:15]1',
    ],
    [
      'Q1 risk',
      'one diastereomer out of two',
      '[CH3:1][C@@H:2]([OH:3])[CH2:4][CH:5]([CH3:6])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[CH3:1][C@@H:2]([OH:3])[CH2:4][C@H:5]([CH3:6])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
    ],
    [
      'Q9 risk',
      'the prochiral triketone of Hajos and Parrish closed to one enantiomer',
      '[CH3:1][C:2](=[O:3])[CH2:4][CH2:5][C:6]1([CH3:7])[C:8](=O)[CH2:10][CH2:11][C:12]1=[O:13]>>[CH3:7][C@:6]12[CH2:5][CH2:4][C:2](=[O:3])[CH:1]=[C:8]1[CH2:10][CH2:11][C:12]2=[O:13]',
    ],
    [
      'Q9 risk',
      'one of two like hydroxyl groups acylated',
      '[CH2:1]([OH:2])[CH:3]([CH2:4][OH:5])[c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1.[CH3:12][C:13](=[O:14])Cl>>[CH2:1]([OH:2])[C@H:3]([CH2:4][O:5][C:13]([CH3:12])=[O:14])[c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1',
    ],
    [
      'Q5 never',
      'a racemic alcohol acylated at another place to one enantiomer',
      '[CH2:1]([CH3:2])[CH:3]([CH2:4][OH:5])[c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1.[CH3:12][C:13](=[O:14])Cl>>[CH2:1]([CH3:2])[C@H:3]([CH2:4][O:5][C:13]([CH3:12])=[O:14])[c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1',
    ],
    [
      'Q2 never',
      'one enantiomer to the other',
      '[CH3:1][C@H:2]([OH:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[CH3:1][C@@H:2]([OH:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
    ],
    [
      'Q2 never',
      'an amine acylated, and a centre far away turned over',
      '[CH3:1][C@H:2]([OH:3])[CH2:4][CH2:5][CH2:6][NH2:7].Cl[C:8]([CH3:9])=[O:10]>>[CH3:1][C@@H:2]([OH:3])[CH2:4][CH2:5][CH2:6][NH:7][C:8]([CH3:9])=[O:10]',
    ],
    [
      'Q2 risk',
      'a cis ketone to the trans ketone by base',
      '[CH3:1][CH:2]([CH3:3])[C@@H:4]1[CH2:5][CH2:6][C@@H:7]([CH3:8])[CH2:9][C:10]1=[O:11]>>[CH3:1][CH:2]([CH3:3])[C@H:4]1[CH2:5][CH2:6][C@@H:7]([CH3:8])[CH2:9][C:10]1=[O:11]',
    ],
    [
      'Q3 risk',
      'an acetylamino acid coupled with an amine',
      '[CH3:1][C:2](=[O:3])[NH:4][C@@H:5]([CH2:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1)[C:13](=[O:14])O.[NH2:15][CH3:16]>>[CH3:1][C:2](=[O:3])[NH:4][C@@H:5]([CH2:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1)[C:13](=[O:14])[NH:15][CH3:16]',
    ],
    [
      'Q3 never',
      'the chloride of an acetylamino acid with an amine',
      '[CH3:1][C:2](=[O:3])[NH:4][C@@H:5]([CH3:6])[C:7](=[O:8])Cl.[NH2:9][CH3:10]>>[CH3:1][C:2](=[O:3])[NH:4][C@@H:5]([CH3:6])[C:7](=[O:8])[NH:9][CH3:10]',
    ],
    [
      'Q3 risk',
      'a dipeptide acid coupled with an amino ester',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH2:9][C:10](=[O:11])[NH:12][C@@H:13]([CH3:14])[C:15](=[O:16])O.[NH2:17][CH2:18][C:19](=[O:20])[O:21][CH3:22]>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][CH2:9][C:10](=[O:11])[NH:12][C@@H:13]([CH3:14])[C:15](=[O:16])[NH:17][CH2:18][C:19](=[O:20])[O:21][CH3:22]',
    ],
    [
      'Q3 risk',
      "hippuric acid's homologue coupled with an aniline",
      '[O:1]=[C:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[NH:9][C@@H:10]([CH3:11])[C:12](=[O:13])O.[NH2:14][c:15]1[cH:16][cH:17][cH:18][cH:19][cH:20]1>>[O:1]=[C:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[NH:9][C@@H:10]([CH3:11])[C:12](=[O:13])[NH:14][c:15]1[cH:16][cH:17][cH:18][cH:19][cH:20]1',
    ],
    [
      'Q4 risk',
      'a Wittig reaction of a 2-arylpropanal',
      '[CH3:1][C@@H:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[CH:9]=O.c1ccc(cc1)P(=[CH2:10])(c1ccccc1)c1ccccc1>>[CH3:1][C@@H:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[CH:9]=[CH2:10]',
    ],
    [
      'Q4 risk',
      'a Horner-Wadsworth-Emmons olefination of a 2-arylpropanal',
      '[CH3:1][C@@H:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[CH:9]=O.CCOP(=O)(OCC)[CH2:10][C:11](=[O:12])[O:13][CH3:14]>>[CH3:1][C@@H:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[CH:9]=[CH:10][C:11](=[O:12])[O:13][CH3:14]',
    ],
    [
      'Q4 risk',
      'a nitro-aldol reaction of a 2-arylpropanal',
      '[CH3:1][C@@H:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[CH:9]=[O:10].[CH3:11][N+:12](=[O:13])[O-:14]>>[CH3:1][C@@H:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[CH:9]([OH:10])[CH2:11][N+:12](=[O:13])[O-:14]',
    ],
    [
      'Q2 never',
      'an amino ester acylated with inversion',
      '[CH3:1][C@H:2]([NH2:3])[C:12](=[O:13])[O:14][CH3:15].Cl[C:4](=[O:5])[c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1>>[CH3:1][C@@H:2]([NH:3][C:4](=[O:5])[c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1)[C:12](=[O:13])[O:14][CH3:15]',
    ],
    [
      'Q5 never',
      'a racemic amine acylated to one enantiomer',
      '[CH3:1][CH:2]([NH2:3])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1.Cl[C:4]([CH3:5])=[O:6]>>[CH3:1][C@H:2]([NH:3][C:4]([CH3:5])=[O:6])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
    ],
    [
      'Q5 never',
      'a racemic ester hydrolysed to one enantiomer',
      '[CH3:1][CH2:2][CH:3]([c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1)[C:10](=[O:11])OC.[OH2:12]>>[CH3:1][CH2:2][C@H:3]([c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1)[C:10](=[O:11])[OH:12]',
    ],
    [
      'Q5 never',
      'a racemic piperidine arylated to one enantiomer',
      '[CH3:1][CH:2]1[CH2:3][CH2:4][CH2:5][NH:6][CH2:7]1.F[c:8]1[cH:9][cH:10][c:11]([N+:12](=[O:13])[O-:14])[cH:15][cH:16]1>>[CH3:1][C@H:2]1[CH2:3][CH2:4][CH2:5][N:6]([CH2:7]1)[c:8]1[cH:9][cH:10][c:11]([N+:12](=[O:13])[O-:14])[cH:15][cH:16]1',
    ],
  ])('say %s of %s', (verdict, _, reaction) => {
    expect(verdictsOn(CONFIGURATION, reaction)).toContain(verdict);
  });

  it.each([
    [
      'Q1',
      'a ketone reduced to one enantiomer',
      '[CH3:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[CH3:1][C@H:2]([OH:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
    ],
    [
      'Q1',
      'a pure acid esterified',
      '[CH3:1][C@H:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[C:9](=[O:10])O.[OH:11][CH3:12]>>[CH3:1][C@H:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[C:9](=[O:10])[O:11][CH3:12]',
    ],
    [
      'Q1',
      'a racemic acid esterified',
      '[CH3:1][CH:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[C:9](=[O:10])O.[OH:11][CH3:12]>>[CH3:1][CH:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[C:9](=[O:10])[O:11][CH3:12]',
    ],
    [
      'Q2',
      'an amine acylated, the centre kept',
      '[CH3:1][C@H:2]([OH:3])[CH2:4][CH2:5][CH2:6][NH2:7].Cl[C:8]([CH3:9])=[O:10]>>[CH3:1][C@H:2]([OH:3])[CH2:4][CH2:5][CH2:6][NH:7][C:8]([CH3:9])=[O:10]',
    ],
    [
      'Q2',
      'a 1,4-disubstituted cyclohexane drawn from the other side',
      '[OH:1][C@H:2]1[CH2:3][CH2:4][C@@H:5]([CH2:6][CH2:7]1)[CH2:8][CH2:9][OH:10]>>[OH:1][C@@H:2]1[CH2:3][CH2:4][C@H:5]([CH2:6][CH2:7]1)[CH2:8][CH:9]=[O:10]',
    ],
    [
      'Q2',
      'a sulfonate replaced with inversion',
      '[CH3:1][CH2:2][C@H:3]([CH3:4])OS(C)(=O)=O.[N-:5]=[N+:6]=[N-:7]>>[CH3:1][CH2:2][C@@H:3]([CH3:4])[N:5]=[N+:6]=[N-:7]',
    ],
    [
      'Q3',
      'a Boc-amino acid coupled with an amine',
      '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][C@@H:9]([CH3:10])[C:11](=[O:12])O.[NH2:13][CH3:14]>>[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])[NH:8][C@@H:9]([CH3:10])[C:11](=[O:12])[NH:13][CH3:14]',
    ],
    [
      'Q3',
      'the chloride of a phthaloylamino acid with an amine',
      '[O:1]=[C:2]1[c:3]2[cH:4][cH:5][cH:6][cH:7][c:8]2[C:9](=[O:10])[N:11]1[C@@H:12]([CH3:13])[C:14](=[O:15])Cl.[NH2:16][CH3:17]>>[O:1]=[C:2]1[c:3]2[cH:4][cH:5][cH:6][cH:7][c:8]2[C:9](=[O:10])[N:11]1[C@@H:12]([CH3:13])[C:14](=[O:15])[NH:16][CH3:17]',
    ],
    [
      'Q3',
      'acetylglycine coupled with an amine',
      '[CH3:1][C:2](=[O:3])[NH:4][CH2:5][C:6](=[O:7])O.[NH2:8][CH3:9]>>[CH3:1][C:2](=[O:3])[NH:4][CH2:5][C:6](=[O:7])[NH:8][CH3:9]',
    ],
    [
      'Q3',
      'acetylproline coupled with an amine',
      '[CH3:1][C:2](=[O:3])[N:4]1[CH2:5][CH2:6][CH2:7][C@H:8]1[C:9](=[O:10])O.[NH2:11][CH3:12]>>[CH3:1][C:2](=[O:3])[N:4]1[CH2:5][CH2:6][CH2:7][C@H:8]1[C:9](=[O:10])[NH:11][CH3:12]',
    ],
    [
      'Q4',
      'a reductive amination of a 2-arylpropanal',
      '[CH3:1][C@@H:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[CH:9]=O.[NH2:10][CH3:11]>>[CH3:1][C@@H:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[CH2:9][NH:10][CH3:11]',
    ],
    [
      'Q4',
      'a Wittig reaction of a 3-arylbutanal',
      '[CH3:1][C@@H:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[CH2:9][CH:10]=O.c1ccc(cc1)P(=[CH2:11])(c1ccccc1)c1ccccc1>>[CH3:1][C@@H:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[CH2:9][CH:10]=[CH2:11]',
    ],
    [
      'Q4',
      'a Wittig reaction of the racemic 2-arylpropanal',
      '[CH3:1][CH:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[CH:9]=O.c1ccc(cc1)P(=[CH2:10])(c1ccccc1)c1ccccc1>>[CH3:1][CH:2]([c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1)[CH:9]=[CH2:10]',
    ],
    [
      'Q5',
      'a pure amine acylated',
      '[CH3:1][C@H:2]([NH2:3])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1.Cl[C:4]([CH3:5])=[O:6]>>[CH3:1][C@H:2]([NH:3][C:4]([CH3:5])=[O:6])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
    ],
    [
      'Q5',
      'cyclohexene oxide opened trans',
      '[CH2:1]1[CH2:2][CH2:3][CH2:4][CH:5]2[CH:6]1[O:7]2.[NH2:8][CH3:9]>>[CH2:1]1[CH2:2][CH2:3][CH2:4][C@H:5]([OH:7])[C@@H:6]1[NH:8][CH3:9]',
    ],
    [
      'Q5',
      'a racemic amine acylated',
      '[CH3:1][CH:2]([NH2:3])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1.Cl[C:4]([CH3:5])=[O:6]>>[CH3:1][CH:2]([NH:3][C:4]([CH3:5])=[O:6])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
    ],
    [
      'Q5',
      'a ketone reduced to one enantiomer',
      '[CH3:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[CH3:1][C@@H:2]([OH:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
    ],
  ])('say nothing like %s against %s', (rule, __, reaction) => {
    expect(verdictsOn(CONFIGURATION, reaction).filter((verdict) => verdict.startsWith(rule))).toEqual([]);
  });
});

describe('a centre that is made where nothing has one', () => {
  const verdictOf = (reaction: string) => verdictsOn(CONFIGURATION, reaction);

  it('comes as a racemate: of a ketone and an amine, of an alkene and hydrogen, of a sulfide', () => {
    expect(verdictOf('[CH3:1][C:2](=O)[CH2:3][CH3:4].[NH2:5][CH3:6]>>[CH3:1][C@H:2]([NH:5][CH3:6])[CH2:3][CH3:4]')).toEqual(['Q6 risk']);
    expect(
      verdictOf(
        '[CH3:1][O:2][C:3](=[O:4])[C:5](=[CH2:6])[NH:7][C:8]([CH3:9])=[O:10]>>[CH3:1][O:2][C:3](=[O:4])[C@@H:5]([CH3:6])[NH:7][C:8]([CH3:9])=[O:10]',
      ),
    ).toEqual(['Q6 risk']);
    expect(verdictOf('[CH3:1][S:2][CH2:3][CH3:4].[OH:5]O>>[CH3:1][S@@:2](=[O:5])[CH2:3][CH3:4]')).toEqual(['Q6 risk']);
  });

  it('says nothing of a racemate, of several centres at once, nor where something chiral goes in', () => {
    expect(verdictOf('[CH3:1][C:2](=O)[CH2:3][CH3:4].[NH2:5][CH3:6]>>[CH3:1][CH:2]([NH:5][CH3:6])[CH2:3][CH3:4]')).toEqual([]);
    expect(verdictOf('[CH3:1][CH:2]=[CH:3][CH2:4][CH3:5].[OH:6]O>>[CH3:1][C@@H:2]1[O:6][C@H:3]1[CH2:4][CH3:5]')).toEqual([]);
    expect(
      verdictOf(
        '[CH3:1][C:2](=O)[CH2:3][CH3:4].[NH2:5][C@@H:6]([CH3:7])[CH2:8][CH3:9]>>[CH3:1][C@H:2]([NH:5][C@@H:6]([CH3:7])[CH2:8][CH3:9])[CH2:3][CH3:4]',
      ),
    ).toEqual([]);
  });
});
