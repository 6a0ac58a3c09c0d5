import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';

// Atoms with a map leave.
describe('chains that close rings', () => {
  it.each([
    ['F17 never', 'a lactam of nine from its amino acid', 'NCCCCCCCC(=O)[OH:1]>>N1CCCCCCCC1(=O)'],
    ['F17 never', 'a lactam of ten from its amino ester', 'NCCCCCCCCC(=O)[O:1][CH3:2]>>N1CCCCCCCCC1(=O)'],
    ['F17 never', 'a lactone of ten', 'OC(C)CCCCCCCC(=O)[OH:1]>>O1C(C)CCCCCCCC1(=O)'],
    ['F18 never', 'an acetylazetidine from the hydroxyamide', 'CC(=O)NCCC[OH:1]>>CC(=O)N1CCC1'],
    ['F18 never', 'a benzoylaziridine from the chloroethylamide', 'O=C(c1ccccc1)NCC[Cl:1]>>O=C(c1ccccc1)N1CC1'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(RING_SYNTHESES, reaction)).toEqual([verdict]);
  });

  it.each([
    ['caprolactam', 'NCCCCCC(=O)[OH:1]>>N1CCCCCC1(=O)'],
    ['a lactone of twelve', 'OCCCCCCCCCCC(=O)[OH:1]>>O1CCCCCCCCCCC1(=O)'],
    ['a lactam of eight on a benzene ring', 'NCCCCc1ccccc1C(=O)[OH:1]>>N1CCCCc2ccccc2C1(=O)'],
    ['a medium ring that was there', 'O=C1CCCCCCCN1.[Br:1]CC>>O=C1CCCCCCCN1CC'],
    ['a tosylated azetidine', 'Cc1ccc(cc1)S(=O)(=O)NCCC[Cl:1]>>Cc1ccc(cc1)S(=O)(=O)N1CCC1'],
    ['an azetidine that is acylated', 'CC(=O)[Cl:1].N1CCC1>>CC(=O)N1CCC1'],
    ['a beta-lactam', 'CNC(=O)CC[Br:1]>>CN1C(=O)CC1'],
    ['an acetylpyrrolidine', 'CC(=O)NCCCC[Cl:1]>>CC(=O)N1CCCC1'],
  ])('nothing of %s', (_, reaction) => {
    expect(verdicts(RING_SYNTHESES, reaction).filter((each) => /F1[78]/.test(each))).toEqual([]);
  });
});
