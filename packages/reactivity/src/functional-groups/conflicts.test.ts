import { describe, expect, it } from 'vitest';
import { createReactionNamer } from '../name-reactions/reaction-namer.ts';
import { conflictsOf, kindsOfStep } from './conflicts.ts';
import { FUNCTIONAL_GROUPS } from './groups.ts';
import { REACTION_KINDS } from './reaction-kinds.ts';
import { stepOfReaction } from './step-of-reaction.test-support.ts';

describe('the tables of incompatible groups', () => {
  it('speak of each group and each name reaction once', () => {
    for (const { id, nameReactions, incompatible } of REACTION_KINDS) {
      expect(new Set(nameReactions).size, id).toBe(nameReactions.length);
      expect(new Set(incompatible.map(({ group }) => group)).size, id).toBe(incompatible.length);
    }
    expect(new Set(REACTION_KINDS.map(({ id }) => id)).size).toBe(REACTION_KINDS.length);
  });

  it('use every group, to warn of it, to rank it or to know a milder reagent', () => {
    const used = new Set(
      REACTION_KINDS.flatMap(({ incompatible }) => incompatible.flatMap(({ group, notWith = [] }) => [group, ...notWith])),
    );
    expect(FUNCTIONAL_GROUPS.filter(({ id, ranks }) => !used.has(id) && ranks === undefined)).toEqual([]);
  });

  it('compare groups only within a series that ranks them', () => {
    for (const { group, series } of REACTION_KINDS.flatMap(({ incompatible }) => incompatible)) {
      if (series !== undefined) expect(FUNCTIONAL_GROUPS.find(({ id }) => id === group)?.ranks?.[series], group).toBeTypeOf('number');
    }
  });
});

const namer = createReactionNamer();

/** Such as `aliphatic-amine 4`, with a `*` for a twin. */
function conflicts(mappedReaction: string): readonly string[] {
  const own = namer(mappedReaction);
  const kinds = kindsOfStep((ids) => (own.some((id) => ids.includes(id)) ? 1 : 0));
  return conflictsOf(stepOfReaction(mappedReaction), kinds).map(
    ({ group, atoms, isTwin }) => `${group.id} ${atoms.join()}${isTwin ? '*' : ''}`,
  );
}

/** Atom numbers are those of the product, from 0. */
const CASES: readonly { readonly what: string; readonly reaction: string; readonly found: readonly string[] }[] = [
  {
    what: 'the free amine of an amino acid that is to be coupled',
    reaction:
      'O[C:2]([CH2:3][CH2:4][NH2:5])=[O:1].[NH:6]1[CH2:7][CH2:8][CH2:9][CH2:10]1>>[O:1]=[C:2]([CH2:3][CH2:4][NH2:5])[N:6]1[CH2:7][CH2:8][CH2:9][CH2:10]1',
    found: ['aliphatic-amine 4'],
  },
  {
    what: 'the other N-H of a uracil in a Mitsunobu reaction',
    reaction:
      'O[CH:2]([CH3:1])[CH3:3].[nH:4]1[c:5](=[O:6])[cH:7][c:8]([NH:9][CH3:10])[nH:11][c:12]1=[O:13]>>[CH3:1][CH:2]([CH3:3])[n:4]1[c:5](=[O:6])[cH:7][c:8]([NH:9][CH3:10])[nH:11][c:12]1=[O:13]',
    found: ['azole-nh 10'],
  },
  {
    what: 'nothing where that amine carries a Boc group',
    reaction:
      'O[C:2]([CH2:3][CH2:4][NH:5][C:11](=[O:12])[O:13][C:14]([CH3:15])([CH3:16])[CH3:17])=[O:1].[NH:6]1[CH2:7][CH2:8][CH2:9][CH2:10]1>>[O:1]=[C:2]([CH2:3][CH2:4][NH:5][C:11](=[O:12])[O:13][C:14]([CH3:15])([CH3:16])[CH3:17])[N:6]1[CH2:7][CH2:8][CH2:9][CH2:10]1',
    found: [],
  },
  {
    what: 'nothing where an aliphatic amine is acylated beside an aniline or a phenol',
    reaction:
      'Cl[C:2]([CH3:1])=[O:3].[NH2:4][CH2:5][c:6]1[cH:7][cH:8][c:9]([NH2:10])[c:11]([OH:13])[cH:12]1>>[CH3:1][C:2](=[O:3])[NH:4][CH2:5][c:6]1[cH:7][cH:8][c:9]([NH2:10])[c:11]([OH:13])[cH:12]1',
    found: [],
  },
  {
    what: 'the aliphatic amine where the aniline is to be acylated',
    reaction:
      'Cl[C:2]([CH3:1])=[O:3].[NH2:4][c:9]1[cH:8][cH:7][c:6]([CH2:5][NH2:10])[cH:12][cH:11]1>>[CH3:1][C:2](=[O:3])[NH:4][c:9]1[cH:8][cH:7][c:6]([CH2:5][NH2:10])[cH:12][cH:11]1',
    found: ['aliphatic-amine 9'],
  },
  {
    what: 'the twin in piperazine, as a twin',
    reaction:
      'Cl[C:2]([CH3:1])=[O:3].[NH:4]1[CH2:5][CH2:6][NH:7][CH2:8][CH2:9]1>>[CH3:1][C:2](=[O:3])[N:4]1[CH2:5][CH2:6][NH:7][CH2:8][CH2:9]1',
    found: ['aliphatic-amine 6*'],
  },
  {
    what: 'the less crowded amine where the more crowded one is to react, and not the other way round',
    reaction:
      'Cl[C:2]([CH3:1])=[O:3].[NH2:4][C:5]([CH3:6])([CH3:7])[CH2:8][CH2:9][NH2:10]>>[CH3:1][C:2](=[O:3])[NH:4][C:5]([CH3:6])([CH3:7])[CH2:8][CH2:9][NH2:10]',
    found: ['aliphatic-amine 9'],
  },
  {
    what: 'a ketone and a phenol in an addition of a Grignard reagent to an aldehyde',
    reaction:
      '[CH3:1][Mg]Br.[O:3]=[CH:2][c:4]1[cH:5][cH:6][c:7]([C:8]([CH3:9])=[O:10])[c:11]([OH:12])[cH:13]1>>[CH3:1][CH:2]([OH:3])[c:4]1[cH:5][cH:6][c:7]([C:8]([CH3:9])=[O:10])[c:11]([OH:12])[cH:13]1',
    found: ['ketone 7', 'phenol 11'],
  },
  {
    what: 'an aldehyde in the olefination of a ketone, but no ketone in that of an aldehyde',
    reaction:
      'CCOP(=O)(OCC)[CH2:1][C:2](=[O:3])[O:4][CH3:5].O=[C:6]([CH3:7])[CH2:8][CH2:9][CH:10]=[O:11]>>[CH:1]([C:2](=[O:3])[O:4][CH3:5])=[C:6]([CH3:7])[CH2:8][CH2:9][CH:10]=[O:11]',
    found: ['aldehyde 9'],
  },
  {
    what: 'a tert-butyl ester where a Boc group is taken off',
    reaction:
      'CC(C)(C)OC(=O)[NH:1][CH2:2][C:3](=[O:4])[O:5][C:6]([CH3:7])([CH3:8])[CH3:9]>>[NH2:1][CH2:2][C:3](=[O:4])[O:5][C:6]([CH3:7])([CH3:8])[CH3:9]',
    found: ['tert-butyl-ester 2'],
  },
  {
    what: 'an aryl iodide where the bromide is to couple, and no chloride',
    reaction:
      'Br[c:1]1[cH:2][cH:3][c:4]([I:5])[cH:6][c:7]1[Cl:8].OB(O)[c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1>>[c:1]1(-[c:9]2[cH:10][cH:11][cH:12][cH:13][cH:14]2)[cH:2][cH:3][c:4]([I:5])[cH:6][c:7]1[Cl:8]',
    found: ['aryl-iodide 9'],
  },
  {
    what: 'nothing where 2,5-dibromopyridine reacts at its activated bromide',
    reaction:
      'Br[c:1]1[cH:2][cH:3][c:4]([Br:5])[cH:6][n:7]1.OB(O)[c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1>>[c:1]1(-[c:9]2[cH:10][cH:11][cH:12][cH:13][cH:14]2)[cH:2][cH:3][c:4]([Br:5])[cH:6][n:7]1',
    found: [],
  },
  {
    what: 'nitro and bromide where an alkene is hydrogenated',
    reaction:
      '[CH2:1]=[CH:2][c:3]1[cH:4][c:5]([Br:6])[cH:7][c:8]([N+:9](=[O:10])[O-:11])[cH:12]1>>[CH3:1][CH2:2][c:3]1[cH:4][c:5]([Br:6])[cH:7][c:8]([N+:9](=[O:10])[O-:11])[cH:12]1',
    found: ['nitro 8', 'aryl-bromide 4'],
  },
  {
    what: 'nothing where a nitro group is reduced beside nearly everything',
    reaction:
      'O=[N+:1]([O-])[c:2]1[cH:3][cH:4][c:5]([Br:6])[c:7]([CH:8]=[CH2:9])[cH:10]1>>[NH2:1][c:2]1[cH:3][cH:4][c:5]([Br:6])[c:7]([CH:8]=[CH2:9])[cH:10]1',
    found: [],
  },
  {
    what: 'a secondary alcohol where the primary one is oxidised',
    reaction: '[OH:1][CH2:2][CH2:3][CH:4]([OH:5])[CH3:6]>>[O:1]=[CH:2][CH2:3][CH:4]([OH:5])[CH3:6]',
    found: ['secondary-alcohol 4'],
  },
  {
    what: 'an acid that stands by where a phenol is alkylated',
    reaction:
      'Br[CH2:1][CH3:2].[OH:3][c:4]1[cH:5][cH:6][c:7]([CH2:8][C:9](=[O:10])[OH:11])[cH:12][cH:13]1>>[CH2:1]([CH3:2])[O:3][c:4]1[cH:5][cH:6][c:7]([CH2:8][C:9](=[O:10])[OH:11])[cH:12][cH:13]1',
    found: ['carboxylic-acid 8'],
  },
  {
    what: 'nothing where that acid is the one of the halo acid',
    reaction:
      'Br[CH:1]([CH3:2])[C:3](=[O:4])[OH:5].[OH:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[CH:1]([CH3:2])([C:3](=[O:4])[OH:5])[O:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
    found: [],
  },
  {
    what: 'a bromide where the chloride is to be substituted',
    reaction:
      'Cl[CH2:1][CH2:2][CH2:3][Br:4].[NH:5]1[CH2:6][CH2:7][CH2:8][CH2:9]1>>[CH2:1]([CH2:2][CH2:3][Br:4])[N:5]1[CH2:6][CH2:7][CH2:8][CH2:9]1',
    found: ['alkyl-bromide 2'],
  },
  {
    what: 'nothing where the bromide is substituted and the chloride stays',
    reaction:
      'Br[CH2:1][CH2:2][CH2:3][Cl:4].[NH:5]1[CH2:6][CH2:7][CH2:8][CH2:9]1>>[CH2:1]([CH2:2][CH2:3][Cl:4])[N:5]1[CH2:6][CH2:7][CH2:8][CH2:9]1',
    found: [],
  },
  {
    what: 'a phenol where an alcohol is methylated',
    reaction:
      'I[CH3:1].[OH:2][CH2:3][CH2:4][c:5]1[cH:6][cH:7][c:8]([OH:9])[cH:10][cH:11]1>>[CH3:1][O:2][CH2:3][CH2:4][c:5]1[cH:6][cH:7][c:8]([OH:9])[cH:10][cH:11]1',
    found: ['phenol 8'],
  },
  {
    what: 'a free amine and a phenol where an acid is methylated by dimethyl sulfate',
    reaction:
      'COS(=O)(=O)O[CH3:1].[OH:2][C:3](=[O:4])[CH:5]([NH2:6])[CH2:7][c:8]1[cH:9][cH:10][c:11]([OH:12])[cH:13][cH:14]1>>[CH3:1][O:2][C:3](=[O:4])[CH:5]([NH2:6])[CH2:7][c:8]1[cH:9][cH:10][c:11]([OH:12])[cH:13][cH:14]1',
    found: ['aliphatic-amine 5', 'phenol 11'],
  },
  {
    what: 'neither where it is esterified by methanol',
    reaction:
      '[OH:1][CH3:2].O[C:3](=[O:4])[CH:5]([NH2:6])[CH2:7][c:8]1[cH:9][cH:10][c:11]([OH:12])[cH:13][cH:14]1>>[CH3:2][O:1][C:3](=[O:4])[CH:5]([NH2:6])[CH2:7][c:8]1[cH:9][cH:10][c:11]([OH:12])[cH:13][cH:14]1',
    found: [],
  },
  {
    what: 'an ester where a bromide adds to a ketone as its Grignard reagent',
    reaction:
      'Br[CH2:1][CH3:2].[O:11]=[C:3]([CH3:4])[CH2:5][CH2:6][C:7](=[O:8])[O:9][CH3:10]>>[CH3:2][CH2:1][C:3]([OH:11])([CH3:4])[CH2:5][CH2:6][C:7](=[O:8])[O:9][CH3:10]',
    found: ['ester 7'],
  },
  {
    what: 'no ester where a Grignard reagent adds to a ketone',
    reaction:
      '[CH3:1][Mg]Br.[O:11]=[C:3]([CH3:4])[CH2:5][CH2:6][C:7](=[O:8])[O:9][CH3:10]>>[CH3:1][C:3]([OH:11])([CH3:4])[CH2:5][CH2:6][C:7](=[O:8])[O:9][CH3:10]',
    found: [],
  },
  {
    what: 'a quaternary ammonium ion where one does',
    reaction:
      '[CH3:1][Mg]Br.[O:11]=[C:3]([CH3:4])[CH2:5][CH2:6][N+:7]([CH3:8])([CH3:9])[CH3:10]>>[CH3:1][C:3]([OH:11])([CH3:4])[CH2:5][CH2:6][N+:7]([CH3:8])([CH3:9])[CH3:10]',
    found: ['quaternary-ammonium 6'],
  },
  {
    what: 'no open alcohol where a benzylic one is oxidised, but another benzylic one',
    reaction:
      '[OH:1][CH2:2][c:3]1[cH:4][cH:5][c:6]([CH2:7][CH2:8][OH:9])[c:10]([CH2:11][OH:12])[cH:13]1>>[O:1]=[CH:2][c:3]1[cH:4][cH:5][c:6]([CH2:7][CH2:8][OH:9])[c:10]([CH2:11][OH:12])[cH:13]1',
    found: ['activated-alcohol 11'],
  },
  {
    what: 'no ester of an alcohol where that of a phenol is hydrolysed, but another ester of a phenol',
    reaction:
      'CC(=O)[O:1][c:2]1[cH:3][cH:4][c:5]([O:6][C:7](=[O:8])[CH2:9][CH3:10])[c:11]([C:12](=[O:13])[O:14][CH3:15])[cH:16]1>>[OH:1][c:2]1[cH:3][cH:4][c:5]([O:6][C:7](=[O:8])[CH2:9][CH3:10])[c:11]([C:12](=[O:13])[O:14][CH3:15])[cH:16]1',
    found: ['aryl-ester 6'],
  },
  {
    what: 'no ester where the zinc enolate of a bromo ester does (Reformatsky)',
    reaction:
      'Br[CH2:1][C:2](=[O:12])[O:13][CH3:14].[O:11]=[C:3]([CH3:4])[CH2:5][CH2:6][C:7](=[O:8])[O:9][CH3:10]>>[CH3:14][O:13][C:2](=[O:12])[CH2:1][C:3]([OH:11])([CH3:4])[CH2:5][CH2:6][C:7](=[O:8])[O:9][CH3:10]',
    found: [],
  },
  {
    what: 'no ester where that of diphenylmethanol is cleaved',
    reaction:
      'c1ccccc1C(c1ccccc1)[O:5][C:2]([CH2:1][CH2:6][O:7][C:8]([CH3:9])=[O:10])=[O:3]>>[CH2:1]([CH2:6][O:7][C:8]([CH3:9])=[O:10])[C:2]([OH:5])=[O:3]',
    found: [],
  },
  {
    what: 'no N-H of a diarylamine where an amine of a ring is acylated',
    reaction:
      'Cl[C:1]([CH3:2])=[O:3].[NH2:4][c:5]1[cH:6][c:7]([NH:8][c:9]2[cH:10][cH:11][cH:12][cH:13][cH:14]2)[cH:15][n:16][n:17]1>>[C:1]([CH3:2])(=[O:3])[NH:4][c:5]1[cH:6][c:7]([NH:8][c:9]2[cH:10][cH:11][cH:12][cH:13][cH:14]2)[cH:15][n:16][n:17]1',
    found: [],
  },
];

describe('incompatible groups of a reaction', () => {
  it.each(CASES)('are $what', ({ reaction, found }) => {
    expect(conflicts(reaction)).toEqual(found);
  });

  it('are none where no name says what kind of reaction it is', () => {
    expect(kindsOfStep(() => 0)).toEqual([]);
    expect(kindsOfStep(() => 0.4)).toEqual([]);
  });
});
