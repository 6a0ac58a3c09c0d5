import { request as send } from 'node:http';
import { ALL_CALLS, type Call, errorsAnswer, PROBLEMS, problemsOf } from '@retron/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureSample } from '../commands/ensure-sample.ts';
import { ensureFirstData } from '../commands/first-data.ts';
import { registerProcess } from '../repositories/processes.ts';
import { insertStrategy } from '../repositories/strategies.ts';
import { readSample } from '../sample/sample-file.ts';
import { buildProject, buildQuery, buildUser, PASSWORD } from '../testing/build.ts';
import { type HostileRequest, hostileRequests, type Known } from '../testing/hostile-input.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

/** More, and others, are asked for by hand: what fails once tells its seed. */
const RUNS = Number(process.env.RETRON_FUZZ_RUNS ?? 40);
const SEED = Number(process.env.RETRON_FUZZ_SEED ?? 11);

/** What ends the session, or takes away what the other calls look at, comes last. */
const LAST = [
  'stopBuild',
  'deleteDataFile',
  'switchDataFile',
  'changeStrategyByName',
  'deleteStrategy',
  'deleteStrategyByName',
  'deleteTreeState',
  'deleteComment',
  'deleteExport',
  'deleteMolecule',
  'restoreMolecule',
  'deleteQuery',
  'restoreQuery',
  'deleteProject',
  'restoreProject',
  'changeGroup',
  'removeProjectGroup',
  'removeGroupMember',
  'deleteGroup',
  'changeAccount',
  'revokeToken',
  'changePassword',
  'endSession',
  'endSessionsOf',
  'resetPassword',
  'signOut',
  'followSignOutLink',
];
/**
 * Not looked at for what works: the password is never right, no worker makes the file of an export here or has failed, a default project
 * is not handed over, chance writes no file that can be imported or announced, all libraries come with the product, and the others work
 * once at most.
 */
const REFUSED = [...LAST, ...['signIn', 'getExportFile', 'handOverProject', 'importTree', 'retryJob', 'beginBuild', 'sendBuildPart']];
const CALLS = [...ALL_CALLS].sort((a, b) => LAST.indexOf(a.name) - LAST.indexOf(b.name));

/** What lets everything in. */
const CLAUSES = [{ effect: 'admit' as const, text: 'Admit every step.', when: {} }];

let server: TestServer;
let port: number;
let client: Client;
let known: Known;
let selection: string;
let group: number;
let numbers: {
  readonly project: number;
  readonly query: number;
  readonly comment: number;
  readonly state: number;
  readonly job: number;
  readonly strategy: number;
};
beforeAll(async () => {
  const many = 1_000_000;
  server = await createTestServer({ picturesPerMinute: many, checksPerMinute: many, treeStates: many, eventStreams: many, exports: many });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as { port: number }).port;
  const { database } = server;
  const libraries = await server.services.chemistry.call('libraries');
  const dataFiles = libraries.map(({ fullName, hash }) => ({ kind: 'library', name: fullName, sha256: hash }));
  await registerProcess(database, { id: 'a worker', role: 'worker', host: 'here', pid: 1, build: 'test', threads: 1, dataFiles });
  await database.execute(sql`UPDATE processes SET seen_at = now() + interval '1 hour'`);
  await ensureFirstData(database, PASSWORD);
  const shipped = readSample();
  if (shipped === null) throw new Error('There is no sample to look at.');
  await ensureSample(database, shipped.sample, shipped.mark);
  client = await server.signIn({ username: 'admin' });
  const [sample] = (await client.get('/app/api/queries')).body.queries;
  const project = sample.projectid;
  const comment = await client.post('/app/api/comments', { action: 'PROJECT', project, title: 'A title', message: 'A message' });
  const { rows } = await database.execute<{ id: number }>(sql`SELECT id FROM users WHERE username = 'admin'`);
  const rules = { comment: '', direction: 'retrosynthesis' as const, clauses: CLAUSES };
  const strategy = await insertStrategy(database, rows[0].id, { name: 'their rules', ...rules });
  await insertStrategy(database, rows[0].id, { name: 'my rules', ...rules });
  await client.post('/app/api/molecules', { name: 'ethanol', rosdal: 'CCO' });
  for (const key of [1, 2, 3]) await client.post('/app/api/report', { rxnid: `USPTO:${key}`, comment: 'Wrong product' });
  const state = await client.post(`/app/api/projects/${project}/query/${sample.id}/states`, { state: {} });
  const job = await client.post('/app/api/v2/export/disconnections', { id: sample.id });
  numbers = { project, query: sample.id, comment: comment.body.id, state: state.body.id, job: job.body.jobid, strategy };
  selection = `1-${shipped.sample.growth.suggestions[0].id}`;
  group = (await client.post('/app/api/backoffice/groups', { name: 'Chemists' })).body.id;
  // Of others: must be answered like what is not there.
  const other = await buildUser(database);
  const theirs = await buildQuery(database, other, await buildProject(database, other));
  const few = [1, 2, 3, 4, 5, 17];
  known = {
    pid: [project],
    project: [project, project + 1],
    projectid: [project],
    qid: [sample.id],
    query: [sample.id, theirs],
    sid: few,
    structlistid: few,
    ensid: few,
    ensembleId: few,
    ensembleid: few,
    parid: few,
    parentId: few,
    parentid: few,
    targethash: [sample.targethash],
    username: ['admin', 'somebody'],
    strategy: ['Core Disconnection 1.0'],
    library: ['chemsynth_core'],
    direction: ['synthesis'],
    algorithm: ['OLD', 'NEW', 'NEW|UNPRECEDENTED', 'V3'],
    autorun: ['Broad Overview', 'Deep Search'],
    breadth: few,
    nsteps: [1, 2],
    minlevels: [1, 2, 3],
    user: ['admin'],
    group: ['Chemists', 'users'],
    authorName: ['Administrator'],
    rosdal: ['CCO', 'c1ccccc1O', 'CC(=O)Nc1ccccc1'],
    smiles: ['CCO', 'CC(=O)Nc1ccccc1'],
    reaction: ['CC(=O)O.CN>>CNC(C)=O'],
    path: ['1', '1,2', '1,2,3', '2,1'],
    isCluster: ['TRUE', 'FALSE'],
  };
});
afterAll(() => server.close());

/** What `{id}` stands for follows from what it comes after. */
function knownIn(path: string): Known {
  const { project, query, comment, state, job, strategy } = numbers;
  if (/\/export\//.test(path)) {
    return { ...known, id: [query], query: [{ id: query }], jobid: [job], userid: ['admin'], selection: [selection], sessionid: [] };
  }
  // A name is taken once, by one of the two calls; elsewhere it would have to be that of the query.
  if (/\/(start|autorun|batch)$/.test(path)) return { ...known, sessionid: Array.from({ length: 1000 }, (_, index) => `${path} ${index}`) };
  if (/\/continue$/.test(path)) return { ...known, id: [query], rosdal: [] };
  if (/\/queries\/\{id\}/.test(path)) return { ...known, id: [query] };
  if (/\/molecules\/\{\w+\}/.test(path)) return { ...known, name: ['ethanol'] };
  if (/\/strategies\/\{id\}/.test(path)) return { ...known, id: [strategy], name: ['other rules'], clauses: [CLAUSES] };
  if (/\/strategies\/\{name\}/.test(path)) return { ...known, name: ['my rules'], clauses: [CLAUSES] };
  if (/\/strategies$/.test(path)) return { ...known, id: [strategy] };
  if (/\/strategypreview$/.test(path)) return { ...known, structure: ['CCO'], clauses: [CLAUSES] };
  if (/\/datafiles\//.test(path)) return { ...known, kind: ['library'], name: ['reflib-1.0'] };
  if (/\/groups\/\{id\}/.test(path)) return { ...known, id: [group], username: ['admin'] };
  if (/\/projects\/\{id\}/.test(path)) return { ...known, id: [project] };
  if (/\/comments\/\{id\}/.test(path)) return { ...known, id: [comment] };
  if (/\/states(\/\{id\})?$/.test(path)) return { ...known, id: [state], state: [{}, { expandAll: true }] };
  if (/\/backoffice\/jobs\//.test(path)) return { ...known, kind: ['query'], id: [query] };
  if (/\/backoffice\/quotas$/.test(path)) return { ...known, name: ['exports'], username: ['admin'], value: [1_000_000] };
  if (/\/account\/mail$/.test(path)) return { ...known, mail: ['ada@example.org'] };
  if (/\/preferences$/.test(path)) return { ...known, name: ['steps'], value: ['1', '2'] };
  if (/\/metadata/.test(path)) return { ...known, queryId: [query], id: ['batch'], name: ['batch', 'note'], value: [7] };
  return known;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

let address = 0;

/** Sends it as it is; of a stream only the head is read. */
function exchange({ method }: Call, { url, body }: HostileRequest): Promise<Answer> {
  address += 1;
  const headers = {
    cookie: client.cookie,
    'x-csrf-token': client.csrfToken,
    // So that signing in is not refused for its number; figures are told to nobody behind a proxy.
    ...(url.startsWith('/app/login') ? { 'x-forwarded-for': `10.1.${address >> 8}.${address & 255}` } : {}),
    ...(body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const call = send({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      const type = String(answer.headers['content-type'] ?? '');
      const chunks: Buffer[] = [];
      const done = () => resolve({ status: answer.statusCode as number, type, text: Buffer.concat(chunks).toString() });
      answer.on('data', (chunk) => chunks.push(chunk)).on('end', done);
      if (type.startsWith('text/event-stream')) {
        done();
        call.destroy();
      }
    });
    call.on('error', reject).end(body ?? undefined);
  });
}

/** Statuses of problems that the framework finds before it knows the call: an address that is too long, or by its parameters another one. */
const BEFORE_ANY_CALL = [400, 401, 404, 405, 413, 414, 415, 431];

function expectProper(call: Call, request: HostileRequest, { status, type, text }: Answer): void {
  const what = `${call.method} ${request.url} ${String(request.body).slice(0, 500)} -> ${status} ${text.slice(0, 500)}`;
  const promised = problemsOf(call)
    .filter((kind) => kind !== 'internal')
    .map((kind) => PROBLEMS[kind].status as number);
  expect([200, 302, 304, ...promised, ...BEFORE_ANY_CALL], what).toContain(status);
  if (status < 400) return;
  expect(type, what).toBe('application/json; charset=utf-8');
  const { errors, details } = errorsAnswer.strict().parse(JSON.parse(text));
  expect(errors.length, what).toBeGreaterThan(0);
  expect(
    details.map(({ message }) => message),
    what,
  ).toEqual(errors);
}

describe('whatever is sent to a call, it never fails', () => {
  it.each(CALLS.map((call) => [call.name, call] as const))(
    '%s',
    async (_, call) => {
      let worked = 0;
      await fc.assert(
        fc.asyncProperty(hostileRequests(call, knownIn), async (request) => {
          const answer = await exchange(call, request);
          if (answer.status < 400) worked += 1;
          expectProper(call, request, answer);
        }),
        { numRuns: RUNS, seed: SEED, endOnFailure: true },
      );
      // Else it would only show that everything is refused. A session that has ended ends all.
      if (!REFUSED.includes(call.name)) expect(worked, 'none was taken').toBeGreaterThan(0);
      if (call.name === 'signOut') client = await server.signIn({ username: 'admin' });
    },
    600_000,
  );
});
