import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ORGANOMETALLICS } from './organometallics.ts';

describe('acetylides without a metal drawn', () => {
  it.each([
    ['a ketone', 'C#CCCC(C)=O.CC=O>>C%11#CCCC(C)=O.CC%11O'],
    ['an aldehyde', 'C#CCCC=O.CC(C)=O>>C%11#CCCC=O.CC%11(C)O'],
  ])('do not last beside %s', (_, reaction) => {
    expect(verdicts(ORGANOMETALLICS, reaction)).toContain('M7 never');
  });

  it.each([
    ['an acetal', 'C#CCCC1(C)OCCO1.CC=O>>C%11#CCCC1(C)OCCO1.CC%11O'],
    ['an aryl ketone in a Sonogashira coupling', 'C#CCCC(C)=O.[I:9]c1ccccc1>>C%11#CCCC(C)=O.c1%11ccccc1'],
    ['a ketone of their partner, which they add to', 'C#CCCO.CC(C)=O>>C%11#CCCO.CC%11(C)O'],
  ])('say nothing of %s', (_, reaction) => {
    expect(verdicts(ORGANOMETALLICS, reaction)).not.toContain('M7 never');
  });
});
