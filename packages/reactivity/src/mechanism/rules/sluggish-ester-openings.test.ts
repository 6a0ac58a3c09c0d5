import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';

const chipsOf = (reaction: string) => verdicts(CHEMOSELECTIVITY, reaction).filter((each) => each.startsWith('C5'));

describe('amines and plain esters', () => {
  it.each([
    ['beside a free acid', '[CH3:1][O:1]C(=O)c1ccc(CCC(=O)O)cc1.Nc1ccccc1>>C%11(=O)c1ccc(CCC(=O)O)cc1.N%11c1ccccc1'],
    ['at a carbon without hydrogen', '[CH3:1][O:1]C(=O)C(C)(C)c1ccccc1.Nc1ccccc1>>C%11(=O)C(C)(C)c1ccccc1.N%11c1ccccc1'],
    ['between two groups of its arene', '[CH3:1][O:1]C(=O)c1c(C)cccc1C.Nc1ccccn1>>C%11(=O)c1c(C)cccc1C.N%11c1ccccn1'],
    ['as an aniline beside an isopropyl group', '[CH3:1][O:1]C(=O)CCc1ccccc1.Nc1c(C)cccc1C(C)C>>C%11(=O)CCc1ccccc1.N%11c1c(C)cccc1C(C)C'],
    [
      'as anthranilamides with a methyl group',
      '[CH3:1][O:1]C(=O)c1ccn[nH]1.Nc1c(C)cccc1C(=O)NC>>C%11(=O)c1ccn[nH]1.N%11c1c(C)cccc1C(=O)NC',
    ],
    ['beside a free acid, nor an alkylamine', '[CH3:1][O:1]C(=O)CCCC(=O)O.NCc1ccccc1>>C%11(=O)CCCC(=O)O.N%11Cc1ccccc1'],
  ])('do not open one %s', (_, reaction) => {
    expect(chipsOf(reaction)).toEqual(['C5 never']);
  });

  it.each([
    ['of an aminopyridine', '[CH3:1][O:1]C(=O)c1cnc(C)nc1.Nc1ccccn1>>C%11(=O)c1cnc(C)nc1.N%11c1ccccn1'],
    ['of a xylidine', '[CH3:1][O:1]C(=O)CCc1ccccc1.Nc1c(C)cccc1C>>C%11(=O)CCc1ccccc1.N%11c1c(C)cccc1C'],
    ['of a toluidine', '[CH3:1][O:1]C(=O)c1ccncc1.Nc1ccccc1C>>C%11(=O)c1ccncc1.N%11c1ccccc1C'],
  ])('wait for a strong base %s', (_, reaction) => {
    expect(chipsOf(reaction)).toEqual(['C5 risk']);
  });

  it.each([
    ['an open one', '[CH3:1][O:1]C(=O)CCc1ccccc1.Nc1ccccc1>>C%11(=O)CCc1ccccc1.N%11c1ccccc1'],
    ['one beside a hydroxyl group', '[CH3:1][O:1]C(=O)c1c(C)cccc1O.Nc1ccccn1>>C%11(=O)c1c(C)cccc1O.N%11c1ccccn1'],
    ['an open one of a pyrimidine', '[CH3:1][O:1]C(=O)c1cnc(C)nc1.Nc1ccccc1>>C%11(=O)c1cnc(C)nc1.N%11c1ccccc1'],
    ['one between two methoxy groups', '[CH3:1][O:1]C(=O)CCC.Nc1c(OC)cccc1OC>>C%11(=O)CCC.N%11c1c(OC)cccc1OC'],
    ['a beta-keto ester, nor a xylidine', '[CH3:1][O:1]C(=O)CC(=O)C.Nc1c(C)cccc1C>>C%11(=O)CC(=O)C.N%11c1c(C)cccc1C'],
    ['a beta-keto ester', '[CH3:1][O:1]C(=O)CC(=O)C.Nc1ccccc1>>C%11(=O)CC(=O)C.N%11c1ccccc1'],
    ['an active ester beside a free acid', '[F:1][C:1]([F:1])([F:1])[CH2:1][O:1]C(=O)CCC(=O)O.Nc1ccccc1>>C%11(=O)CCC(=O)O.N%11c1ccccc1'],
    ['an alkylamine with a crowded one', '[CH3:1][O:1]C(=O)C(C)(C)c1ccccc1.NCc1ccccc1>>C%11(=O)C(C)(C)c1ccccc1.N%11Cc1ccccc1'],
  ])('are not kept from %s', (_, reaction) => {
    expect(chipsOf(reaction)).toEqual([]);
  });
});
