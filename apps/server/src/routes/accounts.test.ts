import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../repositories/users.ts';
import { setSpecial } from '../testing/accounts.ts';
import { buildProject, buildQuery, buildUser, PASSWORD } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let operator: User;
let desk: Client;
let chemist: Client;
beforeAll(async () => {
  server = await createTestServer();
  operator = await buildUser(server.database, { username: 'olga' });
  await setSpecial(server.database, operator.id);
  desk = await server.signIn(operator);
  chemist = await server.signIn(await buildUser(server.database));
});
afterAll(() => server.close());

const USERS = '/app/api/backoffice/users';
const add = (body: object) => desk.post(USERS, body);
const signIn = (username: string, password: string) => server.call({ method: 'POST', url: '/app/login', payload: { username, password } });

describe('an account made in the back office', () => {
  it('gets in with the password that was told once, and does nothing before it has one of its own', async () => {
    const { status, body } = await add({ username: 'Marie', realname: 'Marie Curie', mail: 'marie@example.org' });
    expect(status).toBe(200);
    expect(body.account).toMatchObject({
      username: 'marie',
      realname: 'Marie Curie',
      mail: 'marie@example.org',
      special: false,
      state: 'new-password',
      lastSignIn: null,
    });
    expect(body.hours).toBe(72);
    expect(body.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const marie = await server.signInWith('marie', body.password);
    expect((await marie.get('/app/api/whoami')).body).toMatchObject({ username: 'marie', mustChangePassword: true });
    const refused = await marie.get('/app/apiv2/projects');
    expect(refused.status).toBe(403);
    expect(refused.body.errors).toEqual(['Please change your password first.']);
    const changed = await marie.post('/app/api/account/password', { current: body.password, next: 'a row of poplars in rain' });
    expect(changed.status).toBe(200);
    expect((await marie.get('/app/api/whoami')).body.mustChangePassword).toBe(false);
    const projects = await marie.get('/app/apiv2/projects');
    expect(projects.body.projects.map(({ name, isDefault }: { name: string; isDefault: boolean }) => [name, isDefault])).toEqual([
      ['Default project', true],
    ]);
    expect((await signIn('marie', body.password)).status).toBe(401);
    expect((await signIn('marie', 'a row of poplars in rain')).status).toBe(200);
  });

  it('has a name of its own, whatever the capitals', async () => {
    expect((await add({ username: 'pierre', realname: 'Pierre' })).status).toBe(200);
    const again = await add({ username: 'PIERRE', realname: 'Another Pierre' });
    expect(again.status).toBe(409);
    expect(again.body.errors).toEqual(['There is an account with this user name already.']);
  });

  it.each([
    ['no name', { username: '', realname: 'A' }, 'username'],
    ['a name with blanks', { username: 'a b', realname: 'A' }, 'username'],
    ['no real name', { username: 'nobody', realname: ' ' }, 'realname'],
    ['no mail address', { username: 'nobody', realname: 'A', mail: 'at home' }, 'mail'],
  ])('is refused with %s', async (_, body, field) => {
    const { status, body: answer } = await add(body);
    expect(status).toBe(400);
    expect(answer.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
  });
});

describe('the list of accounts', () => {
  it('counts what each has made', async () => {
    const user = await buildUser(server.database);
    const project = await buildProject(server.database, user);
    for (const name of ['one', 'two']) await buildQuery(server.database, user, project, { name });
    const listed = (await desk.get(USERS)).body as { id: number; projectCount: number; queryCount: number }[];
    expect(listed.find(({ id }) => id === user.id)).toMatchObject({ projectCount: 1, queryCount: 2 });
    expect(listed.find(({ id }) => id === operator.id)).toMatchObject({ projectCount: 0, queryCount: 0 });
  });
});

describe('a disabled account', () => {
  it('is signed out at once, gets in no more, and is told why only with the right password', async () => {
    const user = await buildUser(server.database);
    const client = await server.signIn(user);
    const disabled = await desk.put(`${USERS}/${user.id}`, { disabled: true });
    expect(disabled.body.state).toBe('disabled');
    expect((await client.get('/app/api/whoami')).status).toBe(401);
    const right = await signIn(user.username, PASSWORD);
    expect(right.status).toBe(403);
    expect(right.body.errors).toEqual(['This account is disabled. Please ask the people who run Retron.']);
    expect((await signIn(user.username, 'a guess')).body.errors).toEqual(['The user name or the password is wrong.']);
    expect((await desk.put(`${USERS}/${user.id}`, { disabled: false })).body.state).toBe('active');
    expect((await signIn(user.username, PASSWORD)).status).toBe(200);
  });

  it('is no longer among the members of the group of all users', async () => {
    const user = await buildUser(server.database);
    const names = async () => (await chemist.get('/app/api/members')).body.map(({ username }: { username: string }) => username);
    expect(await names()).toContain(user.username);
    await desk.put(`${USERS}/${user.id}`, { disabled: true });
    expect(await names()).not.toContain(user.username);
  });
});

describe('the last special user', () => {
  it('can neither be disabled nor made ordinary, while another one can', async () => {
    const second = await buildUser(server.database);
    for (const change of [{ disabled: true }, { special: false }]) {
      const refused = await desk.put(`${USERS}/${operator.id}`, change);
      expect(refused.status).toBe(409);
      expect(refused.body.errors).toEqual(['This is the last special user: make somebody else special first.']);
    }
    expect((await desk.put(`${USERS}/${second.id}`, { special: true })).body.special).toBe(true);
    expect((await desk.put(`${USERS}/${second.id}`, { special: false })).body.special).toBe(false);
  });
});

describe('a password that is reset', () => {
  it('ends all sessions, and the new one must be changed', async () => {
    const user = await buildUser(server.database);
    const client = await server.signIn(user);
    const { body } = await desk.post(`${USERS}/${user.id}/password`, {});
    expect((await client.get('/app/api/whoami')).status).toBe(401);
    expect((await signIn(user.username, PASSWORD)).status).toBe(401);
    const anew = await server.signInWith(user.username, body.password);
    expect((await anew.get('/app/api/whoami')).body.mustChangePassword).toBe(true);
  });
});

describe('one’s own password', () => {
  const change = (client: Client, current: string, next: string) => client.post('/app/api/account/password', { current, next });

  it.each([
    ['too short', 'short', 'Please choose a password of at least 15 characters. A few words do.'],
    [
      'a known one again and again',
      'passwordpassword',
      'This password is on the list of those that are tried first. Please choose another.',
    ],
    ['one character', 'aaaaaaaaaaaaaaaaaaaa', 'This password repeats itself or counts up. Please choose another.'],
    ['the alphabet', 'abcdefghijklmnopqrst', 'This password repeats itself or counts up. Please choose another.'],
    ['the name', 'joliot-irene-joliot', 'This password is mostly your name. Please choose another.'],
    ['the old one', PASSWORD, 'This is the password you have. Please choose another.'],
  ])('may not be %s', async (_, next, message) => {
    const client = await server.signIn(await buildUser(server.database, { realname: 'Irene Joliot' }));
    const refused = await change(client, PASSWORD, next);
    expect(refused.status).toBe(400);
    expect(refused.body.details).toEqual([{ code: 'invalid', field: 'next', message }]);
  });

  it('is changed only by who knows it; guesses are counted', async () => {
    const client = await server.signIn(await buildUser(server.database));
    const wrong = await change(client, 'a guess', 'a row of poplars in rain');
    expect(wrong.body.details).toEqual([{ code: 'invalid', field: 'current', message: 'This is not your password.' }]);
    for (let i = 0; i < 9; i++) await change(client, 'a guess', 'a row of poplars in rain');
    expect((await change(client, PASSWORD, 'a row of poplars in rain')).status).toBe(429);
  });

  it('ends the other sessions when it changes', async () => {
    const user = await buildUser(server.database);
    const [here, elsewhere] = [await server.signIn(user), await server.signIn(user)];
    expect((await change(here, PASSWORD, 'a row of poplars in rain')).status).toBe(200);
    expect((await here.get('/app/api/whoami')).status).toBe(200);
    expect((await elsewhere.get('/app/api/whoami')).status).toBe(401);
  });
});

describe('sessions', () => {
  it('are listed for their user, and end one by one or all but this one', async () => {
    const user = await buildUser(server.database);
    const [here, first, second] = [await server.signIn(user), await server.signIn(user), await server.signIn(user)];
    const list = (await here.get('/app/api/account/sessions')).body as { id: string; isThis: boolean }[];
    expect(list.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(list).toHaveLength(3);
    const theirs = (await first.get('/app/api/account/sessions')).body.find(({ isThis }: { isThis: boolean }) => isThis);
    expect((await here.delete(`/app/api/account/sessions/${theirs.id}`)).status).toBe(200);
    expect((await first.get('/app/api/whoami')).status).toBe(401);
    expect((await chemist.delete(`/app/api/account/sessions/${list.find(({ isThis }) => isThis)?.id}`)).status).toBe(404);
    expect((await here.post('/app/api/account/sessions/end', {})).body).toEqual({ ended: 1 });
    expect((await second.get('/app/api/whoami')).status).toBe(401);
    expect((await here.get('/app/api/whoami')).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('says who did what to whom from where, newest first, and nobody else reads it', async () => {
    const user = await buildUser(server.database, { username: 'watched' });
    await signIn('watched', 'a guess');
    await server.signIn(user);
    await desk.put(`${USERS}/${user.id}`, { special: true });
    await desk.put(`${USERS}/${user.id}`, { disabled: true });
    const { body } = await desk.get('/app/api/backoffice/audit?term=watched');
    expect(body.entries.map(({ actor, action, subject }: Record<string, string>) => [actor, action, subject])).toEqual([
      ['olga', 'account disabled', 'watched'],
      ['olga', 'account changed', 'watched'],
      ['watched', 'signed in', 'watched'],
      ['watched', 'sign-in failed', 'watched'],
    ]);
    expect(body.total).toBe(4);
    expect(body.entries[1].details).toEqual({ isSpecial: true });
    expect(body.entries[3].address).toBe('127.0.0.1');
    const one = await desk.get('/app/api/backoffice/audit?term=watched&action=signed%20in');
    expect(one.body.total).toBe(1);
    expect((await chemist.get('/app/api/backoffice/audit')).status).toBe(403);
    expect((await chemist.get(USERS)).status).toBe(403);
  });

  it('never holds what somebody typed for a name', async () => {
    await signIn('my-secret-password-in-the-wrong-field', 'x');
    const { body } = await desk.get('/app/api/backoffice/audit?action=sign-in%20failed&per_page=1');
    expect(body.entries[0]).toMatchObject({ actor: '', subject: 'an unknown name' });
  });
});
