import { describe, expect, it } from 'vitest';
import { newAccountBody } from '../accounts/account.ts';
import { commentBody } from '../comments/comment.ts';
import { newGroupBody } from '../groups/group.ts';
import { moleculeBody, moleculeImportBody } from '../molecules/molecule.ts';
import { projectBody } from '../projects/project.ts';
import { existsBody, renameBody } from '../queries/query-requests.ts';
import { strategyName } from '../strategies/strategy.ts';
import { MESSAGES } from './messages.ts';
import { plainName } from './primitives.ts';

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
    expect(plainName('אספירין\u200f 1')).toBe('אספירין\u200f 1');
  });

  it('is one line, without signs that show nothing, so that names that look alike are alike', () => {
    const name = (given: string) => renameBody.parse({ name: given }).name;
    expect(name('a\r\nb\tc\u2028d\u0085e')).toBe('a b c d e');
    expect(name('\ufeffaspi\u00adrin\u200b\u2060')).toBe('aspirin');
    // What holds emoji and letters together stays.
    expect(name('👩\u200d🔬 می\u200cخواهم')).toBe('👩\u200d🔬 می\u200cخواهم');
  });

  it.each(['\u200b', '\u200d', '\u3164 \u2061', '\n\t'])('is none where it shows nothing: %j', (given) => {
    const message = (read: { readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined }) =>
      read.error?.issues[0]?.message;
    expect(message(renameBody.safeParse({ name: given }))).toBe(MESSAGES.queryNameRequired);
    expect(message(moleculeBody.safeParse({ name: given, rosdal: 'C' }))).toBe(MESSAGES.moleculeNameRequired);
    expect(projectBody.safeParse({ name: given }).success).toBe(false);
    expect(message(commentBody.safeParse({ action: 'PROJECT', project: 1, title: given, message: 'b' }))).toBe(MESSAGES.comment);
  });

  it('with the character U+0000 is still refused for it', () => {
    expect(renameBody.safeParse({ name: '\0' }).error?.issues[0]?.message).toContain('U+0000');
  });
});
