import { describe, expect, it } from 'vitest';
import { mentionPattern } from './mentions.ts';

const isMentioned = (username: string, text: string) => new RegExp(mentionPattern(username), 'i').test(text);

describe('a user name in a text', () => {
  it.each(['@grace', 'Ask @Grace.', '(@grace)', 'cc:@grace, please', 'line\n@grace'])('is found in %j', (text) => {
    expect(isMentioned('grace', text)).toBe(true);
  });

  it.each(['grace', '@graceful', '@grace.hopper', '@grace-2', 'mail grace@grace.org', 'lab@grace', '@@grace', '@grace@navy.mil'])(
    'is not found in %j',
    (text) => {
      expect(isMentioned('grace', text)).toBe(false);
    },
  );

  it('may have dots and an @ of its own', () => {
    expect(isMentioned('grace.hopper', 'Thanks @grace.hopper.')).toBe(true);
    expect(isMentioned('grace.hopper', 'Thanks @gracexhopper')).toBe(false);
    expect(isMentioned('grace@navy.mil', 'Thanks @grace@navy.mil!')).toBe(true);
  });
});
