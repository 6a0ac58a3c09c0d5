import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { SUBSTITUTION } from './substitution.ts';

describe('amino groups of diazines', () => {
  it.each([
    ['C40 never', 'a ketone and a 4-amino-2-chloropyrimidine', 'Nc1nc(Cl)ncc1Br.C1CCCC1=[O:9]>>N%11c1nc(Cl)ncc1Br.C1CCCC1%11'],
    ['C40 risk', 'a ketone and 2-aminopyrimidine', 'Nc1ncccn1.C1CCCC1=[O:9]>>N%11c1ncccn1.C1CCCC1%11'],
    ['C40 risk', 'an aldehyde and 2-amino-5-bromopyrazine', 'Nc1ncc(Br)nc1.CC=[O:9]>>N%11c1ncc(Br)nc1.CC%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction)).toContain(verdict);
  });

  it.each([
    ['an aldehyde and 2-aminopyrimidine', 'Nc1ncccn1.CC=[O:9]>>N%11c1ncccn1.CC%11'],
    ['a ketone and 3-aminopyridine', 'Nc1cccnc1.C1CCCC1=[O:9]>>N%11c1cccnc1.C1CCCC1%11'],
    ['a ketone and 2-aminopyridine', 'Nc1ccccn1.C1CCCC1=[O:9]>>N%11c1ccccn1.C1CCCC1%11'],
    ['a ketone and 5-aminopyrimidine', 'Nc1cncnc1.C1CCCC1=[O:9]>>N%11c1cncnc1.C1CCCC1%11'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(CHEMOSELECTIVITY, reaction)).toEqual([]);
  });

  it.each([
    ['S18 never', 'a cyclohexyl mesylate', 'Nc1ncc(C#N)cn1.C1CCCCC1[O:9][S:9]([CH3:9])(=[O:9])=[O:9]>>N%11c1ncc(C#N)cn1.C1CCCCC1%11'],
    ['S18 never', 'an isopropyl bromide', 'Nc1ccncn1.CC(C)[Br:9]>>N%11c1ccncn1.CC(C)%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(SUBSTITUTION, reaction)).toContain(verdict);
  });

  it.each([
    ['a benzyl bromide', 'Nc1ccncn1.c1ccccc1C[Br:9]>>N%11c1ccncn1.c1ccccc1C%11'],
    ['a primary iodide', 'Nc1ccncn1.CC[I:9]>>N%11c1ccncn1.CC%11'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(SUBSTITUTION, reaction)).toEqual([]);
  });
});
