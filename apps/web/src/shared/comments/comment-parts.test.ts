import { describe, expect, it } from 'vitest';
import { commentParts } from './comment-parts.ts';

const GRACE = { username: 'grace', realname: 'Grace Hopper' };
const texts = (text: string) => commentParts(text, [GRACE]).map((part) => [part.kind, part.text]);
const links = (text: string) => texts(text).flatMap(([kind, link]) => (kind === 'link' ? [link] : []));

describe('the parts of a comment', () => {
  it('are its addresses and the members it names, and all between', () => {
    expect(texts('See https://example.org/a?b=1#c, @Grace.')).toEqual([
      ['text', 'See '],
      ['link', 'https://example.org/a?b=1#c'],
      ['text', ', '],
      ['mention', '@Grace'],
      ['text', '.'],
    ]);
    expect(commentParts('@grace', [GRACE])).toEqual([{ kind: 'mention', text: '@grace', member: GRACE }]);
    expect(texts('Stir for an hour.')).toEqual([['text', 'Stir for an hour.']]);
  });

  it('leave the punctuation of the sentence out of an address, and its own brackets in', () => {
    expect(links('(https://doi.org/10.1016/S0040-4039(00)91234-5).')).toEqual(['https://doi.org/10.1016/S0040-4039(00)91234-5']);
    expect(links('Is it "https://example.org/x"? Or http://example.org/y!')).toEqual(['https://example.org/x', 'http://example.org/y']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', 'https://', '<https://>', 'www.example.org'])(
    'make no link of %j',
    (text) => {
      expect(links(text)).toEqual([]);
    },
  );

  it('name nobody who is no member, and nobody in a mail address', () => {
    expect(texts('@ada and grace@grace.org')).toEqual([['text', '@ada and grace@grace.org']]);
  });
});
