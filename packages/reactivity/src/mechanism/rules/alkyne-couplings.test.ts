import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { COUPLINGS } from './couplings.ts';

describe('terminal alkynes with a halide of their own', () => {
  it.each([
    ['iodide, with a bromide', 'C#Cc1ccc(I)cc1.[Br:9]c1ccccc1>>C%11#Cc1ccc(I)cc1.c1%11ccccc1'],
    ['bromide, with a chloride', 'C#Cc1ccc(Br)cc1.[Cl:9]c1ccccn1>>C%11#Cc1ccc(Br)cc1.c1%11ccccn1'],
  ])('couple with themselves: %s', (_, reaction) => {
    expect(verdicts(COUPLINGS, reaction)).toContain('K9 never');
  });

  it.each([
    ['bromide, with an iodide', 'C#Cc1ccc(Br)cc1.[I:9]c1ccccc1>>C%11#Cc1ccc(Br)cc1.c1%11ccccc1'],
    ['none', 'C#Cc1ccccc1.[Br:9]c1ccccc1>>C%11#Cc1ccccc1.c1%11ccccc1'],
  ])('couple as meant: %s', (_, reaction) => {
    expect(verdicts(COUPLINGS, reaction)).not.toContain('K9 never');
  });
});
