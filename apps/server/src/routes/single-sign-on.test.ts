import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdentityProvider } from '../identity/identity-provider.ts';
import { insertGroup } from '../repositories/groups.ts';
import { findAccount } from '../repositories/users.ts';
import type { SingleSignOnSettings } from '../sign-in-settings.ts';
import { buildUser, PASSWORD } from '../testing/build.ts';
import { CLIENT, signInAtProvider, startTestIdentityProvider, type TestIdentityProvider } from '../testing/test-identity-provider.ts';
import { createTestServer, type TestServer, type TestServerOptions } from '../testing/test-server.ts';

const PUBLIC_URL = 'http://127.0.0.1:8080';

let provider: TestIdentityProvider;
let server: TestServer;
let settings: SingleSignOnSettings;
const withProvider = (services: NonNullable<TestServerOptions['services']>, given: Partial<SingleSignOnSettings> = {}) =>
  createTestServer(
    {},
    { testDatabase: server, services: { identityProvider: new IdentityProvider({ ...settings, ...given }), ...services } },
  );

beforeAll(async () => {
  provider = await startTestIdentityProvider(PUBLIC_URL);
  settings = {
    name: 'House ID',
    issuer: provider.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    scopes: 'openid profile email',
    groupsClaim: 'groups',
    specialGroup: 'retron-operators',
    takesAccounts: false,
    publicUrl: PUBLIC_URL,
  };
  server = await createTestServer(
    {},
    {
      services: {
        identityProvider: new IdentityProvider(settings),
        providerRights: { specialGroup: 'retron-operators', takesAccounts: false },
      },
    },
  );
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

type Answer = Awaited<ReturnType<TestServer['call']>>;
const placeOf = ({ headers }: Answer) => String(headers.location);
const cookiesOf = ({ headers }: Answer) =>
  [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');

/** A browser's whole way to the provider and back into the product. */
async function walk(login: string, { at = server, next = '/projects/' } = {}): Promise<Answer> {
  const away = await at.call({ method: 'GET', url: `/app/login/auth?next=${encodeURIComponent(next)}` });
  expect(away.status).toBe(302);
  const back = new URL(await signInAtProvider(placeOf(away), login));
  expect(back.origin + back.pathname).toBe(`${PUBLIC_URL}/app/login/auth/return`);
  return at.call({ method: 'GET', url: back.pathname + back.search, headers: { cookie: cookiesOf(away) } });
}

const whoIs = async (answer: Answer, at = server) => {
  const cookie = cookiesOf(answer)
    .split('; ')
    .find((each) => each.startsWith('retron_session='));
  return { cookie, ...(await at.call({ method: 'GET', url: '/app/api/whoami', headers: { cookie } })).body };
};

describe('single sign-on', () => {
  it('is told before anybody signs in', async () => {
    const { body } = await server.call({ method: 'GET', url: '/app/api/sign-in-ways' });
    expect(body).toEqual({ password: true, singleSignOn: 'House ID' });
  });

  it('makes an account for who comes for the first time, with a project, and knows them by their subject afterwards', async () => {
    provider.claim('u-1', { name: 'Irene Curie', preferred_username: 'Irene', email: 'irene@example.org', email_verified: true });
    const back = await walk('u-1');
    expect(back.status).toBe(302);
    expect(placeOf(back)).toBe('/projects/');
    const session = await whoIs(back);
    expect(session).toMatchObject({ username: 'irene', realname: 'Irene Curie', special: false, signsInBy: 'single sign-on' });
    const projects = await server.call({ method: 'GET', url: '/app/api/projects', headers: { cookie: session.cookie } });
    expect(projects.body.projects).toMatchObject([{ name: 'Default project' }]);
    expect(await findAccount(server.database, { username: 'irene' })).toMatchObject({ mail: 'irene@example.org', isByProvider: true });

    provider.claim('u-1', { name: 'Irene Joliot-Curie', preferred_username: 'irene.joliot' });
    expect(await whoIs(await walk('u-1'))).toMatchObject({ username: 'irene', realname: 'Irene Joliot-Curie' });
  });

  it('has no password here: neither one to sign in with, nor to change, nor to reset', async () => {
    provider.claim('u-2', { preferred_username: 'otto' });
    const { cookie, csrfToken } = await whoIs(await walk('u-2'));
    const change = { current: PASSWORD, next: 'a sentence nobody guesses at all' };
    const headers = { cookie, 'x-csrf-token': csrfToken };
    const answer = await server.call({ method: 'POST', url: '/app/api/account/password', headers, payload: change });
    expect(answer).toMatchObject({ status: 409, body: { errors: ['You sign in by single sign-on: there is no password of yours here.'] } });
    const guess = await server.call({ method: 'POST', url: '/app/login', payload: { username: 'otto', password: PASSWORD } });
    expect(guess.status).toBe(401);
    const operator = await server.signIn(await buildUser(server.database, { isSpecial: true }));
    const id = (await findAccount(server.database, { username: 'otto' }))?.id;
    const reset = await operator.post(`/app/api/backoffice/users/${id}/password`);
    expect(reset).toMatchObject({
      status: 409,
      body: { errors: ['This account is opened by single sign-on: it has no password here.'] },
    });
  });

  it('puts people into the groups that there are, and makes special users, anew at every sign-in', async () => {
    const id = await insertGroup(server.database, { name: 'Medchem', description: '' });
    const others = await insertGroup(server.database, { name: 'Process', description: '' });
    const groupsOf = async () => {
      const rows = await server.pool.query(
        'SELECT group_id FROM group_members gm JOIN users u ON u.id = gm.user_id WHERE u.username = $1 ORDER BY group_id',
        ['ida'],
      );
      return rows.rows.map((row) => row.group_id);
    };
    await buildUser(server.database, { isSpecial: true });
    provider.claim('u-3', { preferred_username: 'ida', groups: ['medchem', 'unknown here', 'retron-operators'] });
    expect(await whoIs(await walk('u-3'))).toMatchObject({ special: true });
    expect(await groupsOf()).toEqual([id]);
    provider.claim('u-3', { preferred_username: 'ida', groups: ['Process'] });
    expect(await whoIs(await walk('u-3'))).toMatchObject({ special: false });
    expect(await groupsOf()).toEqual([others]);
    const { rows } = await server.pool.query("SELECT action, details FROM audit_log WHERE actor = 'ida' ORDER BY id");
    expect(rows.map(({ action }) => action)).toEqual([
      'account added',
      'account changed',
      'group member added',
      'signed in',
      'account changed',
      'group member added',
      'group member removed',
      'signed in',
    ]);
    expect(rows[1].details).toEqual({ isSpecial: true, by: 'single sign-on' });
  });

  it('does not take the rights from the last special user', async () => {
    await server.database.transaction(async (transaction) => {
      await transaction.execute('UPDATE users SET disabled_at = now() WHERE is_special');
    });
    provider.claim('u-4', { preferred_username: 'last', groups: ['retron-operators'] });
    expect(await whoIs(await walk('u-4'))).toMatchObject({ special: true });
    provider.claim('u-4', { preferred_username: 'last', groups: [] });
    expect(await whoIs(await walk('u-4'))).toMatchObject({ special: true });
  });

  it('gives nobody the account of somebody else who has the same user name, unless the operator lets it', async () => {
    const marie = await buildUser(server.database, { username: 'marie' });
    const old = await server.signIn(marie);
    provider.claim('u-5', { preferred_username: 'marie' });
    expect(placeOf(await walk('u-5'))).toBe('/app/login?refused=taken&next=%2Fprojects%2F');
    expect((await old.get('/app/api/whoami')).status).toBe(200);

    const taking = await withProvider({ providerRights: { specialGroup: null, takesAccounts: true } });
    expect(await whoIs(await walk('u-5', { at: taking }), taking)).toMatchObject({ username: 'marie', signsInBy: 'single sign-on' });
    expect((await old.get('/app/api/whoami')).status).toBe(401);
    expect((await server.call({ method: 'POST', url: '/app/login', payload: { username: 'marie', password: PASSWORD } })).status).toBe(401);
    // It is theirs now, and nobody else's.
    provider.claim('u-6', { preferred_username: 'marie' });
    expect(placeOf(await walk('u-6', { at: taking }))).toContain('refused=taken');
    await taking.close();
  });

  it('lets nobody in who is disabled, or whose name cannot be told', async () => {
    provider.claim('u-7', { preferred_username: 'gone' });
    await walk('u-7');
    await server.pool.query("UPDATE users SET disabled_at = now() WHERE username = 'gone'");
    expect(placeOf(await walk('u-7'))).toContain('refused=disabled');
    provider.claim('u-8', { preferred_username: '???' });
    expect(placeOf(await walk('u-8'))).toContain('refused=no-name');
    const { rows } = await server.pool.query("SELECT subject, details FROM audit_log WHERE action = 'sign-in failed' AND subject = 'gone'");
    expect(rows).toEqual([{ subject: 'gone', details: { by: 'single sign-on', reason: 'disabled' } }]);
  });

  it('takes no answer that this browser did not ask for, and none twice', async () => {
    provider.claim('u-9', { preferred_username: 'nina' });
    const away = await server.call({ method: 'GET', url: '/app/login/auth' });
    const back = new URL(await signInAtProvider(placeOf(away), 'u-9'));
    const url = back.pathname + back.search;
    expect(placeOf(await server.call({ method: 'GET', url }))).toBe('/app/login?refused=too-late');
    const other = await server.call({ method: 'GET', url: '/app/login/auth' });
    expect(placeOf(await server.call({ method: 'GET', url, headers: { cookie: cookiesOf(other) } }))).toBe('/app/login?refused=refused');
    const forged = cookiesOf(away).replace(/.{4}$/, 'AAAA');
    expect(placeOf(await server.call({ method: 'GET', url, headers: { cookie: forged } }))).toBe('/app/login?refused=too-late');
    // Signed here, but as another cookie.
    const { cookie } = await server.signIn(await buildUser(server.database));
    const session = cookie.replace('retron_session', 'retron_departure');
    expect(placeOf(await server.call({ method: 'GET', url, headers: { cookie: session } }))).toBe('/app/login?refused=too-late');
    expect(placeOf(await server.call({ method: 'GET', url, headers: { cookie: cookiesOf(away) } }))).toBe('/');
    expect(placeOf(await server.call({ method: 'GET', url, headers: { cookie: cookiesOf(away) } }))).toBe('/app/login?refused=refused');
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '/app/logout'])(
    'does not go on to %s',
    async (next) => {
      provider.claim('u-10', { preferred_username: 'open' });
      expect(placeOf(await walk('u-10', { next }))).toBe('/');
    },
  );

  it('signs out of the provider too', async () => {
    provider.claim('u-11', { preferred_username: 'leaver' });
    const { cookie, csrfToken } = await whoIs(await walk('u-11'));
    const { body } = await server.call({ method: 'POST', url: '/app/logout', headers: { cookie, 'x-csrf-token': csrfToken } });
    const leadsTo = new URL(body.leadsTo);
    expect(leadsTo.origin).toBe(provider.issuer);
    expect(leadsTo.searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/app/login`);
    expect((await server.call({ method: 'GET', url: '/app/api/whoami', headers: { cookie } })).status).toBe(401);
  });

  it('says when the provider gives no answer', async () => {
    const away = await withProvider({}, { issuer: 'http://127.0.0.1:9' });
    expect(placeOf(await away.call({ method: 'GET', url: '/app/login/auth?next=%2Fmolecules' }))).toBe(
      '/app/login?refused=unreachable&next=%2Fmolecules',
    );
    await away.close();
  });

  it('can be the only way in', async () => {
    const user = await buildUser(server.database);
    const only = await withProvider({ localAccounts: false });
    const answer = await only.call({ method: 'POST', url: '/app/login', payload: { username: user.username, password: PASSWORD } });
    expect(answer).toMatchObject({ status: 403, body: { errors: ['Passwords open no accounts here. Please use single sign-on.'] } });
    expect((await only.call({ method: 'GET', url: '/app/api/sign-in-ways' })).body).toEqual({ password: false, singleSignOn: 'House ID' });
    const operator = await server.signIn(await buildUser(server.database, { isSpecial: true }));
    const headers = { cookie: operator.cookie, 'x-csrf-token': operator.csrfToken };
    const users = '/app/api/backoffice/users';
    const added = await only.call({ method: 'POST', url: users, headers, payload: { username: 'new', realname: 'New' } });
    expect(added.body.errors).toEqual(['Accounts are made by single sign-on here, when somebody first signs in.']);
    const reset = await only.call({ method: 'POST', url: `${users}/${user.id}/password`, headers });
    expect(reset).toMatchObject({ status: 403, body: { errors: ['Passwords open no accounts here.'] } });
    await only.close();
  });
});

describe('without single sign-on', () => {
  it('/app/login/auth leads to the login page', async () => {
    const plain = await createTestServer({}, { testDatabase: server });
    expect(placeOf(await plain.call({ method: 'GET', url: '/app/login/auth?next=%2Fmolecules' }))).toBe('/app/login?next=%2Fmolecules');
    expect(placeOf(await plain.call({ method: 'GET', url: '/app/login/auth/return?code=1&state=2' }))).toBe('/app/login?refused=too-late');
    const client = await plain.signIn(await buildUser(server.database));
    expect((await client.post('/app/logout')).body).toEqual({ done: true, leadsTo: '/app/login/auth' });
    await plain.close();
  });
});
