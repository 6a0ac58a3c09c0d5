import { describe, expect, it } from 'vitest';
import type { StepEvidence } from '../step/step-evidence.ts';
import { FEASIBILITY_TERMS } from './feasibility-terms.ts';

const similarityOf = (similarity: number, structureSize: number | null) =>
  FEASIBILITY_TERMS.similarity.measure({ facts: { similarity, structureSize } } as StepEvidence);

describe('the similarity that feasibility counts', () => {
  it('is that of the closest precedent, in a structure large enough for it to mean something', () => {
    expect(similarityOf(0.1, 20)).toBeCloseTo(0.1);
    expect(similarityOf(0.1, 45)).toBeCloseTo(0.1);
    expect(similarityOf(0.1, null)).toBe(0.1);
  });

  it('speaks less against a small structure, which shares few bits with any precedent', () => {
    expect(similarityOf(0, 6)).toBeCloseTo(0.217);
    expect(similarityOf(0, 10)).toBeCloseTo(0.155);
    expect(similarityOf(0, 6)).toBeLessThan(similarityOf(0.2, 6));
  });

  it('speaks for a small structure as for a large one', () => {
    expect(similarityOf(0.7, 6)).toBe(0.7);
  });
});
