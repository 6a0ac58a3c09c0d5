import { describe, expect, it } from 'vitest';
import { newAccountBody } from '../accounts/account.ts';
import { newGroupBody } from '../groups/group.ts';
import { moleculeBody, moleculeImportBody } from '../molecules/molecule.ts';
import { projectBody } from '../projects/project.ts';
import { existsBody, renameBody } from '../queries/query-requests.ts';
import { strategyName } from '../strategies/strategy.ts';
import { MESSAGES } from './messages.ts';
import { withoutDirections } from './primitives.ts';

const CONTROLS = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const TURNED = `\u202eAspirin${CONTROLS}`;

describe('a name that is taken in', () => {
  it.each([
    ['a query', renameBody.parse({ name: TURNED }).name],
    ['a query that is asked for', existsBody.parse({ sessionid: TURNED }).sessionid],
    ['a project', projectBody.parse({ name: TURNED }).name],
    ['a molecule', moleculeBody.parse({ name: TURNED, rosdal: 'C' }).name],
    ['an imported molecule', moleculeImportBody.parse({ records: [{ name: TURNED, text: 'C' }] }).records[0]?.name],
    ['a tag', moleculeBody.parse({ name: 'a', rosdal: 'C', tags: [TURNED] }).tags?.[0]],
    ['a person', newAccountBody.parse({ username: 'ada', realname: TURNED }).realname],
    ['a group', newGroupBody.parse({ name: TURNED }).name],
    ['a strategy', strategyName.parse(TURNED)],
  ])('of %s turns nothing round', (_, name) => expect(name).toBe('Aspirin'));

  it('is none where nothing else is in it', () => {
    expect(renameBody.safeParse({ name: ` ${CONTROLS} ` }).error?.issues[0]?.message).toBe(MESSAGES.queryNameRequired);
  });

  it('of a molecule is no way to another address, and says by how much it is too long', () => {
    const said = (name: string) => moleculeBody.safeParse({ name, rosdal: 'C' }).error?.issues[0]?.message;
    expect(['.', ' .. '].map(said)).toEqual(Array(2).fill('A molecule cannot be called . or .. alone.'));
    expect(said('...')).toBeUndefined();
    expect(said('x'.repeat(151))).toBe('A name of a molecule has at most 150 characters.');
  });

  it('keeps letters that are read from the right, and their marks', () => {
    expect(withoutDirections('אספירין\u200f 1')).toBe('אספירין\u200f 1');
  });
});
