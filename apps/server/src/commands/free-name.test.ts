import { describe, expect, it } from 'vitest';
import { freeName } from './free-name.ts';

const free = (name: string, ...taken: readonly string[]) => freeName(name, (each) => taken.includes(each));

describe('a free name', () => {
  it('is the name itself where nobody has it, else the next number', () => {
    expect(free('amide')).toBe('amide');
    expect(free('amide', 'amide')).toBe('amide (2)');
    expect(free('amide', 'amide', 'amide (2)')).toBe('amide (3)');
    expect(free('amide (2)', 'amide (2)')).toBe('amide (3)');
  });

  it('is never too long, and ends in no half character', () => {
    const long = 'a'.repeat(150);
    expect(free(long, long)).toBe(`${'a'.repeat(146)} (2)`);
    const flasks = `a${'🧪'.repeat(74)}a`;
    expect(free(flasks, flasks)).toBe(`a${'🧪'.repeat(72)} (2)`);
  });
});
