import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../testing/build.ts';
import { runOperator } from '../testing/test-operator.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const run = (...words: string[]) => runOperator(['user', ...words], { DATABASE_URL: server.url }).ended;
const signIn = (username: string, password: string) => server.call({ method: 'POST', url: '/app/login', payload: { username, password } });

describe('retron user', () => {
  it('makes an account that gets in with the password on standard output, disables it, enables it, and resets it', async () => {
    const made = await run('add', 'Marie', '--realname', 'Marie Curie', '--special');
    expect(made.code, made.stderr).toBe(0);
    const password = made.stdout.trim();
    expect(made.stderr).not.toContain(password);
    expect((await signIn('marie', password)).status).toBe(200);
    const listed = (await run('list')).stdout.split('\n').find((line) => line.startsWith('marie\t'));
    expect(listed).toMatch(/^marie\tMarie Curie\tspecial\tnew password\tlast signed in 20/);

    const other = await buildUser(server.database, { username: 'pierre' });
    expect((await run('disable', other.username)).code).toBe(0);
    expect((await run('list')).stdout).toMatch(/^pierre\t.*\tdisabled\t/m);
    expect((await run('enable', other.username)).code).toBe(0);
    expect((await run('list')).stdout).toMatch(/^pierre\t.*\tactive\t/m);

    const reset = await run('reset', 'marie');
    expect((await signIn('marie', password)).status).toBe(401);
    expect((await signIn('marie', reset.stdout.trim())).status).toBe(200);
  });

  it.each([
    [['add', 'a b', '--realname', 'A'], 2, 'A user name has'],
    [['add', 'nameless'], 2, 'Name the person with --realname.'],
    [['disable', 'nobody'], 1, 'There is no such account.'],
    [['reset'], 2, 'Usage: user reset'],
  ])('says what is wrong with %j', async (words, code, message) => {
    const ended = await run(...words);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain(message);
    expect(ended.stdout).toBe('');
  });
});
