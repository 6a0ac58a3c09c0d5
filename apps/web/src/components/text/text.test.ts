import { describe, expect, it } from 'vitest';
import { bytesText } from './bytes.ts';
import { dateTimeText, elapsedText } from './dates.ts';
import { tooLong } from './too-long.ts';

describe('a text that is longer than is taken', () => {
  it('is told with the limit, of what is sent and by characters as they are seen', () => {
    expect(tooLong('abcd', 4)).toBeNull();
    expect(tooLong('  🧪🧪🧪🧪  ', 4)).toBeNull();
    expect(tooLong('x'.repeat(20_001), 20_000)).toBe('This is too long: at most 20,000 characters are taken.');
  });
});

describe('sizes and times on the screen', () => {
  it('write sizes in the unit that fits', () => {
    expect([0, 999, 1000, 9_949, 412_000, 999_600, 1_437_000_000].map(bytesText)).toEqual([
      '0 bytes',
      '999 bytes',
      '1.0 kB',
      '9.9 kB',
      '412 kB',
      '1.0 MB',
      '1.4 GB',
    ]);
  });

  it('write a time in the order day, month, year', () => {
    expect(dateTimeText('2026-11-20T14:05:00')).toBe('20 Nov 2026, 14:05');
    expect(dateTimeText('')).toBe('');
  });

  it.each([
    [-5, '0:00'],
    [9_400, '0:09'],
    [754_000, '12:34'],
    [3_723_000, '1:02:03'],
  ])('write %i ms as %s', (milliseconds, text) => expect(elapsedText(milliseconds)).toBe(text));
});
