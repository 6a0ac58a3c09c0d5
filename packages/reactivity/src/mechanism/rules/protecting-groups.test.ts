import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { PROTECTING_GROUPS } from './protecting-groups.ts';

// Atoms with a map leave.
const BOC = '[CH3:1][C:2]([CH3:3])([CH3:4])[O:5][C:6](=[O:7])';
const TBS = '[CH3:1][C:2]([CH3:3])([CH3:4])[Si:5]([CH3:6])([CH3:7])';
const CBZ = '[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[CH2:7][O:8][C:9](=[O:10])';
const BENZYL = '[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[CH2:7]';
const METHOXYBENZYL = '[CH3:1][O:2][c:3]1[cH:4][cH:5][c:6]([cH:8][cH:9]1)[CH2:7]';

describe('rules of protecting groups', () => {
  it.each([
    ['V1 risk', 'a primary amide freed of Boc', `${BOC}NC(=O)c1ccccc1>>NC(=O)c1ccccc1`],
    ['V1 risk', 'a lactam freed of Cbz', `${CBZ}N1CCCCC1=O>>N1CCCCC1=O`],
    ['V1 risk', 'a hydantoin freed of Boc', `${BOC}N1C(=O)NC(C)(C)C1=O>>N1C(=O)NC(C)(C)C1=O`],
    ['V1 risk', 'a urea freed of Boc', `${BOC}NC(=O)N(C)C>>NC(=O)N(C)C`],
    ['V2 risk', 'a lactam freed of benzyl', `${BENZYL}N1CCCCC1=O>>N1CCCCC1=O`],
    ['V4 never', 'a primary sulfonamide freed of Boc', `${BOC}NS(=O)(=O)c1ccccc1>>NS(=O)(=O)c1ccccc1`],
    ['V4 never', 'a primary amide freed of Boc', `${BOC}NC(=O)c1ccccc1>>NC(=O)c1ccccc1`],
    ['V4 never', 'a primary amide freed of phthaloyl', '[O:1]=[C:2]1[c:3]2[cH:4][cH:5][cH:6][cH:7][c:8]2[C:9](=[O:10])N1C(=O)CC>>NC(=O)CC'],
    ['V4 never', 'a hydantoin freed of Boc', `${BOC}N1C(=O)NC(C)(C)C1=O>>N1C(=O)NC(C)(C)C1=O`],
    ['V4 never', 'a hydantoin freed of 4-methoxybenzyl', `${METHOXYBENZYL}N1C(=O)NC(C)(C)C1=O>>N1C(=O)NC(C)(C)C1=O`],
    ['V4 never', 'a hydantoin freed of acetyl', '[CH3:1][C:2](=[O:3])N1C(=O)NC(C)(C)C1=O>>N1C(=O)NC(C)(C)C1=O'],
    ['V4 never', 'the amide nitrogen of a hydantoin freed of benzyl', `${BENZYL}N1C(=O)NC(=O)C1(C)C>>N1C(=O)NC(=O)C1(C)C`],
    ['V5 risk', 'a tertiary alcohol freed of tert-butyldimethylsilyl', `${TBS}OC(C)(C#C)CC>>OC(C)(C#C)CC`],
    ['V3 risk', 'benzamide of its isocyanate', '[O:1]=[C:2]=NC(=O)c1ccccc1>>NC(=O)c1ccccc1'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(PROTECTING_GROUPS, reaction)).toContain(verdict);
  });

  it.each([
    ['a secondary alcohol freed of tert-butyldimethylsilyl', `${TBS}OC(C)CC>>OC(C)CC`],
    ['a tertiary alcohol freed of trimethylsilyl', '[CH3:1][Si:2]([CH3:3])([CH3:4])OC(C)(C)CC>>OC(C)(C)CC'],
    ['an alcohol oxidised beside a silyl ether of a tertiary one', 'CC(C)(C)[Si](C)(C)OC(C)(C)CCO>>CC(C)(C)[Si](C)(C)OC(C)(C)CC=O'],
    ['an amine freed of Boc', `${BOC}NCc1ccccc1>>NCc1ccccc1`],
    ['an aniline freed of Boc', `${BOC}Nc1ccccc1>>Nc1ccccc1`],
    ['an amine freed of phthaloyl', '[O:1]=[C:2]1[c:3]2[cH:4][cH:5][cH:6][cH:7][c:8]2[C:9](=[O:10])N1CCC>>NCCC'],
    ['an amino amide freed of Boc', `${BOC}NCC(=O)N>>NCC(=O)N`],
    ['a hydrazide freed of Boc', `${BOC}NNC(=O)c1ccccc1>>NNC(=O)c1ccccc1`],
    ['an N-alkyl sulfonamide freed of Boc', `${BOC}N(C)S(=O)(=O)c1ccccc1>>N(C)S(=O)(=O)c1ccccc1`],
    ['a sulfamide freed of Boc, of chlorosulfonyl isocyanate', `${BOC}NS(=O)(=O)N(C)C>>NS(=O)(=O)N(C)C`],
    ['a maleimide freed of 4-methoxybenzyl', `${METHOXYBENZYL}N1C(=O)C=CC1=O>>N1C(=O)C=CC1=O`],
    ['a carbamate freed of a second Boc', `${BOC}N(C(=O)OC(C)(C)C)Cc1ccccc1>>N(C(=O)OC(C)(C)C)Cc1ccccc1`],
    ['a pyrazole freed of Boc', `${BOC}n1cc(C)cn1>>[nH]1cc(C)cn1`],
    ['an amine freed of benzyl', `${BENZYL}N(C)C1CCCCC1>>N(C)C1CCCCC1`],
    ['an amide freed of 4-methoxybenzyl', `${METHOXYBENZYL}N1CCCCC1=O>>N1CCCCC1=O`],
    ['an amine of an alkyl isocyanate', '[O:1]=[C:2]=NCc1ccccc1>>NCc1ccccc1'],
    ['an acylation of Boc-amine that keeps Boc', 'CC(C)(C)OC(=O)NC.CC(=O)[Cl:1]>>CC(C)(C)OC(=O)N%11C.CC%11=O'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(PROTECTING_GROUPS, reaction)).toEqual([]);
  });
});
