import { describe, expect, it } from 'vitest';
import { verdictsOn } from '../mechanism.test-support.ts';
import { UNACTIVATED_CARBON } from './unactivated-carbon.ts';

describe('rules of carbon that nothing activates', () => {
  it.each([
    [
      'H4 never',
      'p-cymene brominated at its methyl group',
      '[CH3:1][c:2]1[cH:3][cH:4][c:5]([CH:6]([CH3:7])[CH3:8])[cH:9][cH:10]1.[Br:11]N1C(=O)CCC1=O>>[CH2:1]([Br:11])[c:2]1[cH:3][cH:4][c:5]([CH:6]([CH3:7])[CH3:8])[cH:9][cH:10]1',
    ],
    [
      'H1 never',
      'a hydroxyl group put on the end of a chain',
      '[CH3:1][CH2:2][CH2:3][CH2:4][CH2:5][CH3:6].[OH2:7]>>[CH3:1][CH2:2][CH2:3][CH2:4][CH2:5][CH2:6][OH:7]',
    ],
    [
      'H1 never',
      'a bromine put on cyclohexane',
      '[CH2:5]1[CH2:4][CH2:3][CH2:2][CH2:1][CH2:6]1.[Br:7]N1C(=O)CCC1=O>>[CH2:1]1[CH2:2][CH2:3][CH2:4][CH2:5][CH:6]1[Br:7]',
    ],
    [
      'H1 never',
      'an arene put beside the alpha carbon of a ketone',
      '[CH3:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][CH2:7][CH3:8].Br[c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1>>[CH3:1][C:2](=[O:3])[CH2:4][CH2:5][CH:6]([CH2:7][CH3:8])[c:9]1[cH:10][cH:11][cH:12][cH:13][cH:14]1',
    ],
    [
      'H2 never',
      'a chain dehydrogenated far from the acid',
      '[OH:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][CH2:7][CH2:8][CH2:9][CH2:10][CH3:11]>>[OH:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][CH2:7][CH:8]=[CH:9][CH2:10][CH3:11]',
    ],
    [
      'H5 never',
      '4-methylbenzoic acid decarboxylated',
      '[CH3:1][c:2]1[cH:3][cH:4][c:5](C(=O)O)[cH:6][cH:7]1>>[CH3:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1',
    ],
    [
      'H2 never',
      'a ketone dehydrogenated one bond too far',
      '[CH3:1][C:2](=[O:3])[CH2:4][CH2:5][CH2:6][CH3:7]>>[CH3:1][C:2](=[O:3])[CH2:4][CH:5]=[CH:6][CH3:7]',
    ],
    [
      'H2 never',
      'cyclohexane dehydrogenated to cyclohexene',
      '[CH2:1]1[CH2:2][CH2:3][CH2:4][CH2:5][CH2:6]1>>[CH2:1]1[CH2:2][CH2:3][CH2:4][CH:5]=[CH:6]1',
    ],
    [
      'H2 never',
      'the ring of an alkyl piperidine dehydrogenated in its side chain',
      '[CH2:6]1[CH2:5][N:3]([CH3:4])[CH2:2][CH2:1][CH:7]1[CH2:8][CH2:9][CH2:10][CH2:11][CH3:12]>>[CH2:1]1[CH2:2][N:3]([CH3:4])[CH2:5][CH2:6][CH:7]1[CH2:8][CH2:9][CH:10]=[CH:11][CH3:12]',
    ],
    [
      'H3 never',
      '2-phenylpropan-2-ol to acetophenone',
      '[CH3:1][C:2](C)([OH:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[CH3:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
    ],
    [
      'H3 never',
      '1-methylcyclohexanol to cyclohexanone',
      '[CH2:5]1[CH2:4][CH2:3][CH2:2][CH2:1][C:6]1(C)[OH:7]>>[CH2:1]1[CH2:2][CH2:3][CH2:4][CH2:5][C:6]1=[O:7]',
    ],
    [
      'H3 never',
      'a tertiary alcohol to the ketone with loss of ethyl',
      'CC[C:4]([CH2:3][CH2:2][CH3:1])([CH3:5])[OH:6]>>[CH3:1][CH2:2][CH2:3][C:4]([CH3:5])=[O:6]',
    ],
  ])('say %s of %s', (verdict, _, reaction) => {
    expect(verdictsOn(UNACTIVATED_CARBON, reaction)).toContain(verdict);
  });

  it.each([
    [
      'H1',
      'a benzylic bromination',
      '[cH:5]1[cH:4][cH:3][cH:2][cH:1][c:6]1[CH2:7][CH2:9][CH3:10].[Br:8]N1C(=O)CCC1=O>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[CH:7]([Br:8])[CH2:9][CH3:10]',
    ],
    [
      'H1',
      'an alpha-arylation of a ketone',
      '[CH3:1][CH2:2][C:3](=[O:4])[CH2:5][CH3:6].Br[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[CH3:1][CH2:2][C:3](=[O:4])[CH:5]([CH3:6])[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1',
    ],
    [
      'H1',
      'an allylic oxidation',
      '[CH2:1]1[CH2:2][CH:3]=[CH:4][CH2:5][CH2:7]1.[OH:6]OC(C)(C)C>>[CH2:1]1[CH2:2][CH:3]=[CH:4][C:5](=[O:6])[CH2:7]1',
    ],
    [
      'H2',
      'a ketone dehydrogenated to the enone',
      '[CH2:1]1[CH2:2][CH2:3][C:4](=[O:5])[CH2:6][CH2:7]1>>[CH2:1]1[CH2:2][CH2:3][C:4](=[O:5])[CH:6]=[CH:7]1',
    ],
    [
      'H2',
      'tetralin dehydrogenated to the dihydronaphthalene',
      '[cH:1]1[cH:2][cH:3][c:4]2[c:5]([cH:6]1)[CH2:7][CH2:8][CH2:9][CH2:10]2>>[cH:1]1[cH:2][cH:3][c:4]2[c:5]([cH:6]1)[CH2:7][CH2:8][CH:9]=[CH:10]2',
    ],
    [
      'H2',
      'a bromide eliminated',
      '[CH3:1][CH2:2][CH2:3][CH2:4][CH2:5][CH:6](Br)[CH2:7][CH3:8]>>[CH3:1][CH2:2][CH2:3][CH2:4][CH:5]=[CH:6][CH2:7][CH3:8]',
    ],
    [
      'H3',
      'a secondary alcohol to the ketone',
      '[CH3:1][CH:2]([OH:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[CH3:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
    ],
    ['H3', 'a diol cleaved by periodate', 'CC(O)(C)[C:2]([CH3:1])([CH3:3])[OH:4]>>[CH3:1][C:2]([CH3:3])=[O:4]'],
    ['H3', 'a retro-aldol reaction', '[CH3:1][C:2]([CH3:3])([OH:4])CC(C)=O>>[CH3:1][C:2]([CH3:3])=[O:4]'],
    ['H5', 'salicylic acid', '[OH:1][c:2]1[cH:3][cH:4][cH:5][cH:6][c:7]1C(=O)O>>[OH:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1'],
    ['H5', 'nicotinic acid', '[n:1]1[cH:2][cH:3][cH:4][c:5](C(=O)O)[cH:6]1>>[n:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1'],
    [
      'H3',
      'a hydroxy imine rearranged to an amino ketone',
      '[CH3:1][N:2]=[C:3]([CH3:4])[C:5]1([OH:6])[CH2:7][CH2:8][CH2:9][CH2:10]1>>[CH3:1][NH:2][C:3]1([CH3:4])[CH2:7][CH2:8][CH2:9][CH2:10][C:5]1=[O:6]',
    ],
  ])('say nothing like %s against %s', (_, __, reaction) => {
    expect(verdictsOn(UNACTIVATED_CARBON, reaction)).toEqual([]);
  });
});
