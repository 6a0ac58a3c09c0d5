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

describe('a textbook reaction beside recorded ones', () => {
  const TEXTBOOK = { name: 'Beckmann rearrangement' };
  const unnamed = { kind: { names: [] } };
  const termOf = (id: 'textbook' | 'unnamed', facts: object) =>
    FEASIBILITY_TERMS[id].measure({ facts, findings: unnamed } as unknown as StepEvidence);

  it('speaks for the step', () => {
    expect(termOf('textbook', { textbookToo: TEXTBOOK })).toBe(1);
    expect(termOf('textbook', { textbookToo: null })).toBe(0);
    expect(termOf('textbook', {})).toBe(0);
  });

  it('names it, where the table of name reactions does not', () => {
    expect(termOf('unnamed', {})).toBe(1);
    expect(termOf('unnamed', { textbookToo: TEXTBOOK })).toBe(0);
  });
});
