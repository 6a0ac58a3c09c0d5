import type { Member } from '@retron/contract';

/**
 * People who can be added: those whose name or user name has a word that begins so, and who are not in already. In their order; none
 * while nothing is looked for.
 */
export function matchingPeople(everybody: readonly Member[], members: readonly Member[], term: string): readonly Member[] {
  const words = term
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const isIn = new Set(members.map(({ username }) => username));
  return everybody.filter(({ username, realname }) => {
    const names = [username, ...realname.toLowerCase().split(/[\s.-]+/)];
    return !isIn.has(username) && words.every((word) => names.some((name) => name.startsWith(word)));
  });
}
