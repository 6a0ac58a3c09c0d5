import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_CALLS, type Call, pathOf } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, RIGHTS } from '../policies/rights.ts';
import { insertStrategy } from '../repositories/strategies.ts';
import type { User } from '../repositories/users.ts';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { setSpecial } from '../testing/accounts.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { examplesIn, type Things } from '../testing/call-examples.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

const ACTORS: readonly Actor[] = ['stranger', 'member', 'companion', 'author', 'owner', 'special'];
/** Streams that do not end are asked for by their heads alone. */
const STREAMS = ['followQuery', 'followComments'];
/** Its example is a session that nobody has. */
const OF_A_SESSION = 'endSession';
/** None of these is the number of anything. */
const NOWHERE = Object.fromEntries(
  ['project', 'query', 'comment', 'state', 'job', 'token', 'strategy'].map((what) => [what, 2_000_000_000]),
);

let server: TestServer;
const users = new Map<Actor, User>();
const clients = new Map<Actor, Client>();
let worlds = 0;

const userOf = (actor: Actor): User => users.get(actor) as User;
const clientOf = (actor: Actor): Client => clients.get(actor) as Client;

beforeAll(async () => {
  const many = 1_000_000;
  server = await createTestServer({ picturesPerMinute: many, checksPerMinute: many, treeStates: many, eventStreams: many, exports: many });
  for (const actor of ACTORS) users.set(actor, await buildUser(server.database, { username: actor }));
  await setSpecial(server.database, userOf('special').id);
  for (const actor of ACTORS) clients.set(actor, await server.signIn(userOf(actor)));
  await clientOf('special').post('/app/api/backoffice/groups', { name: 'Chemists' });
});
afterAll(() => server.close());

/** A project with a query, a comment and what else its author has, to all of which everybody stands as their name says. */
async function buildWorld(): Promise<Things> {
  worlds += 1;
  const { database } = server;
  const [owner, author, special] = [clientOf('owner'), clientOf('author'), clientOf('special')];
  const colleague = await buildUser(database);
  const newcomer = await buildUser(database);
  const project = await buildProject(database, userOf('owner'));
  const groupName = `Team ${worlds}`;
  const group = (await special.post('/app/api/backoffice/groups', { name: groupName })).body.id;
  await special.post(`/app/api/backoffice/groups/${group}/members`, { username: 'companion' });
  await owner.post(`/app/api/projects/${project}/groups`, { group: groupName });
  for (const username of ['member', 'author']) await owner.post(`/app/api/projects/${project}/members`, { username });
  const query = await buildQuery(database, userOf('author'), project);
  await database.execute(sql`DELETE FROM strategies WHERE owner_id IS NOT NULL`);
  await database.execute(sql`DELETE FROM molecules`);
  await database.execute(sql`DELETE FROM api_tokens`);
  const strategy = await insertStrategy(database, userOf('author').id, {
    ...{ name: 'of the owner', comment: '', direction: 'retrosynthesis' as const },
    clauses: [{ effect: 'admit', text: 'Admit every step.', when: {} }],
  });
  const comment = await author.post('/app/api/comments', { action: 'PROJECT', project, title: 'A title', message: 'A message' });
  await author.post(`/app/apiv2/queries/${query}/metadata`, { name: 'noted', value: 1 });
  const state = await author.post(`/app/api/projects/${project}/query/${query}/states`, { state: {} });
  const job = await author.post('/app/api/v2/export/clusterstatistics', { query: { id: query } });
  await author.post('/app/api/molecules', { name: 'ethanol', rosdal: 'CCO' });
  const token = await author.post('/app/api/account/tokens', { name: 'a script' });
  const made = { comment: comment.body.id, state: state.body.id, job: job.body.jobid, token: token.body.token.id };
  return { user: userOf('author'), project, query, strategy, ...made, colleague, newcomer, group };
}

/** What has to be done before a call can be made at all. */
const BEFORE: Readonly<Record<string, (things: Things) => Promise<unknown>>> = {
  restoreProject: ({ project }) => clientOf('owner').delete(`/app/api/projects/${project}`),
  restoreQuery: ({ query }) => clientOf('author').delete(`/app/apiv2/queries/${query}`),
  restoreMolecule: () => clientOf('author').delete('/app/api/molecules/ethanol'),
  removeMember: addColleague,
  handOverProject: addColleague,
  removeGroupMember: ({ group, newcomer }) =>
    clientOf('special').post(`/app/api/backoffice/groups/${group}/members`, { username: newcomer.username }),
};

function addColleague({ project, colleague }: Things): Promise<unknown> {
  return clientOf('owner').post(`/app/api/projects/${project}/members`, { username: colleague.username });
}

async function worldFor(call: Call): Promise<Things> {
  const things = await buildWorld();
  await BEFORE[call.name]?.(things);
  return things;
}

interface Told {
  readonly status: number;
  /** The first error; empty where there is none. */
  readonly error: string;
}

/** @param actor - `null` who has not signed in */
async function ask(call: Call, things: Things, actor: Actor | null): Promise<Told> {
  const { params, query, body } = examplesIn(things)[call.name] ?? {};
  const cookie = actor === null ? {} : { cookie: clientOf(actor).cookie, 'x-csrf-token': clientOf(actor).csrfToken };
  const url = `${pathOf(call, params)}?${new URLSearchParams(query as Record<string, string>)}`;
  const request = { url, headers: cookie, ...(body === undefined ? {} : { payload: body as object }) };
  const answer = STREAMS.includes(call.name)
    ? { status: (await server.app.inject({ ...request, method: 'HEAD' })).statusCode, body: null }
    : await server.call({ ...request, method: call.method });
  if (actor !== null && (await clientOf(actor).get('/app/api/whoami')).status === 401) {
    clients.set(actor, await server.signIn(userOf(actor)));
  }
  return { status: answer.status, error: answer.body?.errors?.[0] ?? '' };
}

/** The same numbers stand for nothing, so that "There is no query 7." can be compared. */
const withoutNumbers = ({ status, error }: Told): Told => ({ status, error: error.replaceAll(/\d+/g, '#') });

describe('the table of rights', () => {
  it('has every call of the contract once, and the calls that are public or for special users in their lines', () => {
    expect(RIGHTS.flatMap(({ calls }) => calls).toSorted()).toEqual(ALL_CALLS.map(({ name }) => name).toSorted());
    const withAccess = (access: string) => ALL_CALLS.filter((call) => call.access === access).map(({ name }) => name);
    expect(RIGHTS[0].calls.toSorted()).toEqual(withAccess('public').toSorted());
    expect(RIGHTS.at(-1)?.calls.toSorted()).toEqual(withAccess('special').toSorted());
  });

  it('is what the documentation shows', () => {
    const table = [
      '| who | may | calls |',
      '|---|---|---|',
      ...RIGHTS.map((right) => `| ${right.who} | ${right.may} | ${right.calls.map((name) => `\`${name}\``).join(', ')} |`),
    ];
    expect(readFileSync(join(REPOSITORY_ROOT, 'docs/decisions/who-may-do-what.md'), 'utf8')).toContain(table.join('\n'));
  });
});

describe.each(RIGHTS)('$who may', ({ allowed, forbidden, calls }) => {
  const hidden = ACTORS.filter((actor) => !allowed.includes(actor) && !forbidden.includes(actor));

  it.each(calls.map((name) => ALL_CALLS.find((call) => call.name === name) as Call))('$name', async (call) => {
    let things = await worldFor(call);
    if (call.access !== 'public') expect(await ask(call, things, null), 'without an account').toMatchObject({ status: 401 });
    for (const actor of forbidden) expect(await ask(call, things, actor), actor).toMatchObject({ status: 403 });
    for (const actor of hidden) expect((await ask(call, things, actor)).status, actor).toBe(404);
    const nothing = withoutNumbers(await ask(call, { ...things, ...NOWHERE }, 'owner'));
    if (hidden[0] !== undefined) expect(withoutNumbers(await ask(call, things, hidden[0])), 'hidden').toEqual(nothing);
    for (const actor of allowed) {
      const answer = await ask(call, things, actor);
      expect([401, 403, 429, 500], `${actor}: ${answer.error}`).not.toContain(answer.status);
      // Whoever may is told at most that a part of it is missing: that there is no structure 1 in it, not that it is not there.
      if (answer.status === 404 && call.name !== OF_A_SESSION) expect(withoutNumbers(answer), actor).not.toEqual(nothing);
      if (call.method !== 'GET') things = await worldFor(call);
    }
  });
});
