import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText, unescapeText } from './escaped-text.ts';

describe('escaped text', () => {
  it.each([
    ['US4000001;1', 'US4000001;1'],
    ['Müller', 'M\\u00fcller'],
    ['C:\\users', 'C:\\\\users'],
    ['\\u00fc', '\\\\u00fc'],
    ['𝛼', '\\ud835\\udefc'],
  ])('%s is stored as %s', (text, stored) => {
    expect(escapeText(text)).toBe(stored);
    expect(unescapeText(stored)).toBe(text);
  });

  it('comes back whatever it is, and is ASCII in between', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const stored = escapeText(text);
        expect(Math.max(0, ...Array.from(stored, (unit) => unit.charCodeAt(0)))).toBeLessThan(128);
        expect(unescapeText(stored)).toBe(text);
      }),
    );
  });
});
