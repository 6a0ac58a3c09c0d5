import { describe, expect, it } from 'vitest';
import { matchingPeople } from './matching-people.ts';

const people = [
  { username: 'abrandt', realname: 'Anna Brandt' },
  { username: 'abrandt2', realname: 'Anna Brandt' },
  { username: 'mokafor', realname: 'M. Okafor' },
  { username: 'zoe', realname: 'Zoe Müller-Lind' },
];
const found = (term: string, members: typeof people = []) => matchingPeople(people, members, term).map(({ username }) => username);

describe('people to be added', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['anna', ['abrandt', 'abrandt2']],
    ['BRA', ['abrandt', 'abrandt2']],
    ['ann bra', ['abrandt', 'abrandt2']],
    ['oka', ['mokafor']],
    ['abrandt2', ['abrandt2']],
    ['lind', ['zoe']],
    ['nna', []],
  ])('by %j are %j', (term, usernames) => expect(found(term)).toEqual(usernames));

  it('are not in already', () => expect(found('anna', people.slice(0, 1))).toEqual(['abrandt2']));
});
