import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitsOf } from '../commands/quotas.ts';
import { insertExport, takeExport } from '../repositories/exports.ts';
import { registerProcess } from '../repositories/processes.ts';
import { beginRun, finishRun } from '../repositories/query-runs.ts';
import type { User } from '../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

const BASE = '/app/api/backoffice';
const PLANNED_BY = { build: 'test', libraries: [], rankers: [], catalogs: [] };

let server: TestServer;
let operator: Client;
let chemist: User;
let client: Client;
let project: number;

beforeAll(async () => {
  server = await createTestServer({ exports: 3, waitingQueries: 5 });
  const { database } = server;
  operator = await server.signIn(await buildUser(database, { username: 'olga', isSpecial: true }));
  chemist = await buildUser(database, { username: 'anna', realname: 'Anna Brandt' });
  client = await server.signIn(chemist);
  project = await buildProject(database, chemist);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.execute(sql`DELETE FROM queries`);
  await server.database.execute(sql`DELETE FROM audit_log`);
  await server.database.execute(sql`DELETE FROM quotas`);
});

const planned = (name: string) => buildQuery(server.database, chemist, project, { name, status: 'planning' });
const hold = (id: number, holder: string) =>
  server.database.execute(sql`UPDATE query_runs SET state = 'running', held_by = ${holder}, begun_at = now() WHERE query_id = ${id}`);

async function failed(name: string): Promise<number> {
  const id = await planned(name);
  const begun = await beginRun(server.database, { queryId: id, run: 1, heldBy: null }, () => PLANNED_BY);
  if (begun === null) throw new Error('The run cannot be begun.');
  await finishRun(server.database, begun.claim, { status: 'failed', message: 'The planner ran out of memory.', durationMs: 5 });
  return id;
}

const actions = async () => (await server.pool.query('SELECT actor, action, subject FROM audit_log ORDER BY id')).rows;

describe('jobs', () => {
  it('are told of all users: those that run, that wait, that failed', async () => {
    const died = await failed('died');
    const waits = await planned('waits');
    const runs = await planned('runs');
    await registerProcess(server.database, {
      ...{ id: 'w1', role: 'worker', host: 'lab-1', pid: 42, build: 'test', threads: 1 },
      dataFiles: [],
    });
    await hold(runs, 'w1');
    await planned('deleted');
    await server.database.execute(sql`UPDATE queries SET deleted_at = now() WHERE name = 'deleted'`);
    await buildQuery(server.database, chemist, project, { name: 'done' });
    const { body } = await operator.get(`${BASE}/jobs`);
    expect(body).toMatchObject({ total: 3, counts: { running: 1, waiting: 1, failed: 1 } });
    expect(body.jobs).toMatchObject([
      { kind: 'query', id: runs, name: 'runs', username: 'anna', realname: 'Anna Brandt', state: 'running', worker: 'lab-1, process 42' },
      { kind: 'query', id: waits, name: 'waits', state: 'waiting', worker: null, since: null, percent: null },
      { kind: 'query', id: died, name: 'died', state: 'failed', attempts: 1, reason: 'The planner ran out of memory.' },
    ]);
    expect((await operator.get(`${BASE}/jobs?state=failed`)).body).toMatchObject({ total: 1, jobs: [{ name: 'died' }] });
    expect((await operator.get(`${BASE}/jobs?per_page=1&page=2`)).body.jobs).toMatchObject([{ name: 'waits' }]);
    expect((await client.get(`${BASE}/jobs`)).status).toBe(403);
  });

  it('are stopped: what waits at once, what runs by its worker', async () => {
    const waits = await planned('waits');
    const runs = await planned('runs');
    await hold(runs, 'w1');
    for (const id of [waits, runs]) expect((await operator.post(`${BASE}/jobs/query/${id}/stop`)).status).toBe(200);
    expect((await client.get(`/app/api/queries/${waits}`)).body.status).toBe('Stopped');
    expect((await operator.get(`${BASE}/jobs`)).body.jobs).toMatchObject([{ id: runs, state: 'running', isStopping: true }]);
    const again = await operator.post(`${BASE}/jobs/query/${waits}/stop`);
    expect(again).toMatchObject({ status: 409, body: { errors: ['This job has ended already.'] } });
    expect(await actions()).toEqual([
      { actor: 'olga', action: 'job stopped', subject: 'waits' },
      { actor: 'olga', action: 'job stopped', subject: 'runs' },
    ]);
  });

  it('that failed are tried again, and begin anew', async () => {
    const id = await failed('died');
    expect((await operator.post(`${BASE}/jobs/query/${id}/retry`)).status).toBe(200);
    expect((await client.get(`/app/api/queries/${id}`)).body.status).toBe('Busy');
    expect((await operator.get(`${BASE}/jobs`)).body.jobs).toMatchObject([{ id, state: 'waiting', reason: null }]);
    expect(await beginRun(server.database, { queryId: id, run: 1, heldBy: null }, () => PLANNED_BY)).toMatchObject({
      claim: { attempt: 2 },
      losses: 0,
    });
    expect((await operator.post(`${BASE}/jobs/query/${id}/retry`)).body.errors).toEqual(['Only a job that failed can be tried again.']);
    expect((await operator.post(`${BASE}/jobs/query/${id + 1000}/retry`)).status).toBe(404);
  });

  it('that are exports end without a file, and are made again', async () => {
    const queryId = await buildQuery(server.database, chemist, project, { name: 'done' });
    const request = { subject: { kind: 'clusterstatistics' }, format: 'XLS', grouping: 'None' } as const;
    const id = await insertExport(server.database, { userId: chemist.id, username: 'anna', queryId, request, fileName: 'clusters' });
    await operator.post(`${BASE}/jobs/export/${id}/stop`);
    expect((await operator.get(`${BASE}/jobs`)).body.jobs).toMatchObject([
      { kind: 'export', id, name: 'clusters', state: 'failed', reason: 'Stopped by those who look after this installation.' },
    ]);
    expect((await operator.post(`${BASE}/jobs/export/${id}/retry`)).status).toBe(200);
    await registerProcess(server.database, {
      ...{ id: 'w2', role: 'worker', host: 'lab-1', pid: 43, build: 'test', threads: 1 },
      dataFiles: [],
    });
    expect(await takeExport(server.database, 'w2')).toMatchObject({ id, state: 'running' });
  });
});

describe('quotas', () => {
  it('go before the settings: those of the house, and before them those of one user', async () => {
    const start = () => ({ projectid: project, sessionid: `q ${Math.random()}`, rosdal: 'CCO', autorun: 'Broad Overview' });
    await registerProcess(server.database, {
      ...{ id: 'w3', role: 'worker', host: 'lab-1', pid: 44, build: 'test', threads: 1 },
      dataFiles: (await server.services.chemistry.call('libraries')).map(({ fullName, hash }) => ({
        kind: 'library',
        name: fullName,
        sha256: hash,
      })),
    });
    const set = (value: number | null, username: string | null = null) =>
      operator.put(`${BASE}/quotas`, { name: 'waitingQueries', username, value });
    const begin = () => client.post('/app/apiv2/queries/autorun', start());
    expect((await set(1)).status).toBe(200);
    expect((await begin()).status).toBe(200);
    const refused = await begin();
    expect(refused.status).toBe(429);
    expect(refused.body.errors[0]).toMatch(/^You have 1 queries waiting/);
    await set(3, 'anna');
    expect([(await begin()).status, (await begin()).status, (await begin()).status]).toEqual([200, 200, 429]);
    await set(null, 'anna');
    expect((await begin()).status).toBe(429);
    await set(null);
    expect((await begin()).status).toBe(200);
    expect((await set(5, 'nobody')).status).toBe(404);
    const { rows } = await server.pool.query("SELECT subject, details FROM audit_log WHERE action = 'quota changed' ORDER BY id LIMIT 2");
    expect(rows).toEqual([
      { subject: 'everybody', details: { name: 'waitingQueries', value: 1 } },
      { subject: 'anna', details: { name: 'waitingQueries', value: 3 } },
    ]);
  });

  it('of megabytes hold for so many million bytes, whatever the settings say', async () => {
    const settings = { ...server.services.limits, exportBytes: 500_000_000, treeStateBytes: 50_000_000 };
    await operator.put(`${BASE}/quotas`, { name: 'exportMegabytes', username: null, value: 7 });
    await operator.put(`${BASE}/quotas`, { name: 'treeStateMegabytes', username: 'anna', value: 3 });
    expect(await limitsOf(server.database, chemist, settings)).toMatchObject({ exportBytes: 7_000_000, treeStateBytes: 3_000_000 });
    await operator.put(`${BASE}/quotas`, { name: 'exportMegabytes', username: 'anna', value: 20 });
    expect(await limitsOf(server.database, chemist, settings)).toMatchObject({ exportBytes: 20_000_000, treeStateBytes: 3_000_000 });
  });

  it('are told beside what everybody has', async () => {
    await planned('waits');
    await operator.put(`${BASE}/quotas`, { name: 'exports', username: null, value: 7 });
    await operator.put(`${BASE}/quotas`, { name: 'exportMegabytes', username: 'anna', value: 20 });
    const { body } = await operator.get(`${BASE}/quotas`);
    expect(body.settings).toMatchObject({ exports: 3, waitingQueries: 5, runningQueries: 8, exportMegabytes: 500 });
    expect(body.house).toEqual({ exports: 7 });
    expect(body.users.map(({ username }: { username: string }) => username)).toEqual(['anna', 'olga']);
    expect(body.users[0]).toMatchObject({ own: { exportMegabytes: 20 }, used: { waitingQueries: 1, runningQueries: 0, exports: 0 } });
  });
});

describe('the health of the installation', () => {
  it('is told to special users, with processes, queue and sizes', async () => {
    await planned('waits');
    const { status, body } = await operator.get(`${BASE}/health`);
    expect(status).toBe(200);
    expect(body.checks.database).toEqual({ ok: true, message: 'The database answers.' });
    expect(body.disk.totalBytes).toBeGreaterThan(body.disk.freeBytes);
    expect(body).toMatchObject({ sendsMail: false, singleSignOn: null, queue: { waiting: 1, running: 0 } });
    expect(body.queries).toEqual([{ status: 'Busy', count: 1 }]);
    expect(body.databaseBytes).toBeGreaterThan(1_000_000);
    expect(body.processes).toContainEqual(expect.objectContaining({ role: 'web', pid: process.pid }));
    expect((await client.get(`${BASE}/health`)).status).toBe(403);
  });
});
