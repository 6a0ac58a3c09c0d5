import { describe, expect, it } from 'vitest';
import { sizeText } from './drawn-clusters.ts';

describe('how many suggestions clusters have', () => {
  it('is the number of all, with that of the disconnections where several are variants of one', () => {
    expect(sizeText({ size: 7, leaders: [2] })).toBe('7 suggestions (1 disconnection)');
    expect(sizeText({ size: 2, leaders: [2, 5] })).toBe('2 suggestions');
    expect(sizeText({ size: 2, leaders: null })).toBe('2 suggestions');
  });

  it('counts a disconnection once that stands in two clusters', () => {
    expect(sizeText({ size: 7, leaders: [2] }, { size: 8, leaders: [2, 11] })).toBe('15 suggestions (2 disconnections)');
  });
});
