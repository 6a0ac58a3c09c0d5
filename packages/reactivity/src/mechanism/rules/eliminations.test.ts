import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ELIMINATIONS } from './eliminations.ts';

describe('rules of eliminations', () => {
  it.each([
    ['B1 never', '1-methylcyclohexanol to the exocyclic alkene', 'CC1([OH:9])CCCCC1>>C=C1CCCCC1'],
    ['B1 never', '2-methyl-2-butanol to the terminal alkene', 'CC([OH:9])(C)CC>>C=C(C)CC'],
    ['B1 never', 'a homobenzylic bromide to the alkene that is not conjugated', 'CC([Br:9])Cc1ccccc1>>C=CCc1ccccc1'],
    ['B1 risk', '2-bromopentane to 1-pentene', 'CC([Br:9])CCC>>C=CCCC'],
    ['B1 risk', 'a tertiary chloride to the terminal alkene', 'CC([Cl:9])(C)CC>>C=C(C)CC'],
    ['B2 never', 'trans-1-bromo-2-methylcyclohexane to 1-methylcyclohexene', 'C[C@H]1CCCC[C@@H]1[Br:9]>>CC1CCCCC=1'],
    [
      'B2 never',
      'trans-2-phenylcyclopentyl tosylate to 1-phenylcyclopentene',
      'c1ccccc1[C@H]2CCC[C@@H]2[O:9][S:9](=[O:9])(=[O:9])[CH3:9]>>c1ccccc1C2CCCC=2',
    ],
    ['B3 never', 'cyclopropyl bromide to cyclopropene', 'C1CC1[Br:9]>>C1C=C1'],
    ['B3 never', 'a phenylcyclopropyl bromide to the cyclopropene', 'C1C(c2ccccc2)C1[Br:9]>>C1C(c2ccccc2)=C1'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(ELIMINATIONS, reaction)).toContain(verdict);
  });

  it.each([
    ['1-methylcyclohexanol to 1-methylcyclohexene', 'CC1([OH:9])CCCCC1>>CC1=CCCCC1'],
    ['2-methyl-2-butanol to the trisubstituted alkene', 'CC([OH:9])(C)CC>>CC(C)=CC'],
    ['a homobenzylic bromide to the styrene', 'CC([Br:9])Cc1ccccc1>>CC=Cc1ccccc1'],
    ['cyclohexyl bromide', 'C1CCCCC1[Br:9]>>C1CCCC=C1'],
    ['a primary bromide', 'CCCC[Br:9]>>CCC=C'],
    ['cis-1-bromo-2-methylcyclohexane to 1-methylcyclohexene', 'C[C@@H]1CCCC[C@@H]1[Br:9]>>CC1CCCCC=1'],
    ['trans-1-bromo-2-methylcyclohexane to 3-methylcyclohexene', 'C[C@H]1CCCC[C@@H]1[Br:9]>>C[C@H]1CCCC=C1'],
    ['a beta-hydroxyketone to the enone', 'CC(=O)CC([OH:9])(C)CC>>CC(=O)C=C(C)CC'],
    ['2-norbornyl bromide', 'C1CC2CC1CC2[Br:9]>>C1CC2CC1C=C2'],
    ['a trans beta-bromoketone, whose hydrogen goes first', 'CC(=O)[C@H]1CCCC[C@@H]1[Br:9]>>CC(=O)C1CCCCC=1'],
    ['cyclobutyl bromide to cyclobutene', 'C1CCC1[Br:9]>>C1CC=C1'],
    ['a cyclopropylethyl bromide to vinylcyclopropane', 'C1CC1C(C)[Br:9]>>C1CC1C=C'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(ELIMINATIONS, reaction)).toEqual([]);
  });
});
