import { describe, expect, it } from 'vitest';
import { begunMention, offeredMembers } from './begun-mention.ts';

describe('a user name that is being typed', () => {
  it('begins with an @ before the caret, and ends with a blank', () => {
    expect(begunMention('Ask @gr about it', 7)).toEqual({ at: 4, term: 'gr' });
    expect(begunMention('Ask @', 5)).toEqual({ at: 4, term: '' });
    expect(begunMention('Ask @grace about', 11)).toBeNull();
    expect(begunMention('Ask', 3)).toBeNull();
  });

  it('is none in a mail address', () => {
    expect(begunMention('lab@gr', 6)).toBeNull();
  });

  it('is offered by user name and by each word of the name, until it is complete', () => {
    const members = [
      { username: 'grace', realname: 'Grace Hopper' },
      { username: 'ada', realname: 'Ada Byron-King' },
    ];
    const offered = (term: string) => offeredMembers(members, term).map(({ username }) => username);
    expect(offered('')).toEqual(['grace', 'ada']);
    expect(offered('HO')).toEqual(['grace']);
    expect(offered('king')).toEqual(['ada']);
    expect(offered('ada')).toEqual([]);
  });
});
