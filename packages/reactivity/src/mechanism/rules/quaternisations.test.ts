import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { ENOLATES } from './enolates.ts';

// Atoms with a map leave.
describe('what reacts before a tertiary amine or an ester', () => {
  it('is a secondary amine (C16)', () => {
    expect(verdicts(CHEMOSELECTIVITY, '[Br:9]CCCO.CN1CCNCC1>>C%11CCO.C[N+]1%11CCNCC1')).toContain('C16 never');
  });

  it('is an aldehyde (T19)', () => {
    const claisen = 'CC(C)=O.[CH3:9][O:9]C(=O)c1ccc(C=O)cc1>>C%11C(C)=O.C%11(=O)c1ccc(C=O)cc1';
    expect(verdicts(ENOLATES, claisen)).toContain('T19 never');
  });

  it.each([
    ['a diamine without hydrogen', CHEMOSELECTIVITY, '[Br:9]CCCO.CN1CCN(C)CC1>>C%11CCO.C[N+]1%11CCN(C)CC1'],
    ['an amide', CHEMOSELECTIVITY, '[I:9]C.CN(C)CCNC(C)=O>>C%11.C[N+]%11(C)CCNC(C)=O'],
    ['an ester without aldehyde', ENOLATES, 'CC(C)=O.[CH3:9][O:9]C(=O)c1ccccc1>>C%11C(C)=O.C%11(=O)c1ccccc1'],
    ['an acetal', ENOLATES, 'CC(C)=O.[CH3:9][O:9]C(=O)c1ccc(C2OCCO2)cc1>>C%11C(C)=O.C%11(=O)c1ccc(C2OCCO2)cc1'],
  ])('is nothing of %s', (_, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => /^(?:C16|T19)/.test(each))).toEqual([]);
  });
});
