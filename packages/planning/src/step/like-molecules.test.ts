import { describe, expect, it } from 'vitest';
import { areTautomers, isSameInAnyForm, isVaguerForm } from './like-molecules.ts';

describe('a molecule in any form', () => {
  it.each([
    ['CC(=O)O', 'CC(=O)[O-]'],
    ['CCN', 'CC[NH3+]'],
    ['Cc1cc[nH]n1', 'Cc1ccn[nH]1'],
    ['Oc1ccccn1', 'O=c1cccc[nH]1'],
    ['COc1ccc2[nH]c(S(C)=O)nc2c1', 'COc1ccc2nc(S(C)=O)[nH]c2c1'],
    ['CCO', 'CCO'],
  ])('%s is %s', (a, b) => {
    expect(isSameInAnyForm(a, b)).toBe(true);
    expect(isSameInAnyForm(b, a)).toBe(true);
  });

  it.each([
    ['CC(=O)O', 'CCO'],
    ['C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O'],
    ['C[C@H](N)C(=O)O', 'C[CH]([NH3+])C(=O)[O-]'],
    ['Cc1cc[nH]n1', 'Cc1c[nH]nc1'],
    ['c1cc[nH]c1', 'C1=CCN=C1'],
    ['Cc1ccccc1', 'CC1=CC=CC=C1'],
  ])('%s is not %s', (a, b) => {
    expect(isSameInAnyForm(a, b)).toBe(false);
  });
});

describe('tautomers', () => {
  it('are forms that differ in where a hydrogen sits, not in charge', () => {
    expect(areTautomers('Cc1cc[nH]n1', 'Cc1ccn[nH]1')).toBe(true);
    expect(areTautomers('Oc1ccccn1', 'O=c1cccc[nH]1')).toBe(true);
    expect(areTautomers('CCc1c[nH]cn1', 'CCc1c[n-]cn1')).toBe(false);
    expect(areTautomers('CC(=O)O', 'CC(=O)[O-]')).toBe(false);
    expect(areTautomers('Cc1cc[nH]n1', 'Cc1cc[nH]n1')).toBe(false);
  });

  it('are none of stereoisomers', () => {
    expect(areTautomers('C[C@H](O)c1c[nH]cn1', 'C[C@@H](O)c1c[nH]cn1')).toBe(false);
    expect(areTautomers('C[C@H](O)c1c[nH]cn1', 'CC(O)c1cnc[nH]1')).toBe(false);
  });
});

describe('a molecule with less said of its configuration', () => {
  it.each([
    ['CC(N)C(=O)O', 'C[C@H](N)C(=O)O'],
    ['C[C@H](O)C(C)N', 'C[C@H](O)[C@@H](C)N'],
    ['CC=CC', 'C/C=C/C'],
  ])('%s is %s', (vague, exact) => {
    expect(isVaguerForm(vague, exact)).toBe(true);
    expect(isVaguerForm(exact, vague)).toBe(false);
  });

  it('is neither its mirror image nor another molecule', () => {
    expect(isVaguerForm('C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O')).toBe(false);
    expect(isVaguerForm('CC(O)C(=O)O', 'C[C@H](N)C(=O)O')).toBe(false);
  });
});
