import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFileCalls, type NewBuildBody, TEXTS, type WireBuild, type WireDataFile } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buryDead } from '../repositories/processes.ts';
import type { User } from '../repositories/users.ts';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { setSpecial } from '../testing/accounts.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

const fixture = (path: string) => readFileSync(join(REPOSITORY_ROOT, 'fixtures', path));
const RDF = fixture('own-reactions/records.rdf');
const FILES = '/app/api/backoffice/datafiles';
/** A build starts a process, which on a busy machine takes its time. */
const PATIENCE_MS = 240_000;
// A build is a process of its own behind all others: on a busy machine it waits for its turn.
vi.setConfig({ testTimeout: 2 * PATIENCE_MS });

let server: TestServer;
let client: Client;
let user: User;
let project: number;
beforeAll(async () => {
  server = await createTestServer({}, { builds: { mostUploadBytes: 200_000 } });
  user = await buildUser(server.database);
  await setSpecial(server.database, user.id);
  project = await buildProject(server.database, user);
  client = await server.signIn(user);
});
afterAll(() => server.close());

const BODY = {
  kind: 'library',
  name: 'ours',
  version: '1.0',
  displayname: 'Our reactions',
  filename: 'records.rdf',
  size: RDF.length,
} as const;

const begin = (change: Partial<NewBuildBody> = {}) =>
  client.call(dataFileCalls.begin, {
    body: { ...BODY, ...(change.kind === 'catalog' ? {} : { minimumsupport: 1 }), ...change } as NewBuildBody,
  });
const send = (id: number, at: number, bytes: Buffer) =>
  server.call({
    method: 'PUT',
    url: `/app/api/backoffice/builds/${id}/file?at=${at}`,
    headers: { cookie: client.cookie, 'x-csrf-token': client.csrfToken, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });

async function upload(change: Partial<NewBuildBody>, bytes: Buffer): Promise<WireBuild> {
  const { status, body } = await begin({ size: bytes.length, ...change });
  expect(status, JSON.stringify(body)).toBe(200);
  expect((await send(body.id, 0, bytes)).body).toMatchObject({ state: 'waiting', received: bytes.length });
  return ended(body.id);
}

const state = async () => (await client.get(FILES)).body as { files: WireDataFile[]; builds: WireBuild[] };
const buildOf = async (id: number) => (await state()).builds.find((build) => build.id === id) as WireBuild;
const ended = (id: number) =>
  eventually(
    () => buildOf(id),
    ({ state }) => state !== 'waiting' && state !== 'running',
    PATIENCE_MS,
  );
const fileOf = async (name: string) => (await state()).files.find((file) => file.name === name) as WireDataFile;
const offered = async () => ((await client.get('/app/api/libraries')).body as { name: string }[]).map(({ name }) => name);
const FORWARD = { rosdal: 'CC(=O)Cl.NCc1ccccc1', direction: 'reaction', algorithm: 'OLD', strategy: 'FG Library Design 1.0' };
const start = (library: string, change = {}) =>
  client.post('/app/apiv2/queries/start', {
    ...{ projectid: project, sessionid: `with ${library} ${Math.random()}`, rosdal: 'CC(=O)NCc1ccccc1', direction: 'synthesis' },
    ...{ algorithm: 'NEW', strategy: 'Core Disconnection 1.0', library: [library], breadth: 5, nsteps: 1, minlevels: 2 },
    ...change,
  });
const leftBehind = () => {
  const { uploads, own } = server.services.builds;
  return [uploads, own].flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
};

describe('the libraries and catalogues of the installation', () => {
  it('are told with what they were built from, and how large they are', async () => {
    const { files } = await state();
    expect(files.map(({ kind, name, own, on }) => [kind, name, own, on])).toEqual([
      ['library', 'chemsynth_core-1.0', false, true],
      ['library', 'reflib-1.0', false, true],
      ['catalog', 'natural_materials-1.0', false, true],
      ['catalog', 'starting_materials-1.0', false, true],
    ]);
    const [core, , , catalog] = files;
    expect(core.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(core.reactions).toBeGreaterThan(1000);
    expect(core.sources[0].read).toBeGreaterThan(core.sources[0].used);
    expect(catalog.compounds).toBeGreaterThan(1000);
    expect(catalog.transforms).toBeNull();
  });

  it('are for special users alone', async () => {
    const other = await server.signIn(await buildUser(server.database));
    expect((await other.get(FILES)).status).toBe(403);
    expect((await other.put(`${FILES}/library/reflib-1.0`, { on: false })).status).toBe(403);
  });

  it('are not offered while they are off, and naming one is refused with a sentence', async () => {
    expect(await offered()).toContain('reflib-1.0');
    expect((await client.put(`${FILES}/library/reflib-1.0`, { on: false })).status).toBe(200);
    expect(await offered()).not.toContain('reflib-1.0');
    for (const name of ['reflib-1.0', 'reflib']) {
      const refused = await start(name, FORWARD);
      expect(refused.status).toBe(400);
      expect(refused.body.errors.join(' ')).toContain(TEXTS.libraryOff([name]));
    }
    expect((await client.put(`${FILES}/library/reflib-1.0`, { on: true })).status).toBe(200);
    expect(await offered()).toContain('reflib-1.0');
    expect((await start('reflib-1.0', FORWARD)).status).toBe(200);
    const log = (await client.get('/app/api/backoffice/audit?per_page=10&page=1')).body;
    expect(JSON.stringify(log)).toContain('library switched off');
  });

  it('keep no query going on that was planned with one that is off', async () => {
    const id = await buildQuery(server.database, user, project, { libraries: ['chemsynth_core-1.0'] });
    await server.database.execute(sql`INSERT INTO structures (query_id, id, smiles, rosdal, depth) VALUES (${id}, 1, 'CCO', '1-2-3O.', 0)`);
    await client.put(`${FILES}/library/chemsynth_core-1.0`, { on: false });
    const refused = await client.post(`/app/api/queries/${id}/continue`, { structlistid: 1 });
    expect(refused).toMatchObject({ status: 409, body: { errors: [TEXTS.libraryOff(['chemsynth_core-1.0'])] } });
    await client.put(`${FILES}/library/chemsynth_core-1.0`, { on: true });
  });

  it('that come with Retron are not deleted', async () => {
    expect((await client.delete(`${FILES}/library/reflib-1.0`)).status).toBe(409);
    expect((await client.delete(`${FILES}/library/nothing-1.0`)).status).toBe(404);
  });

  it('that are off count for nothing in availability, without a restart', async () => {
    const inStock = async () => (await client.get('/app/api/catalogs/UHOVQNZJYSORNB-UHFFFAOYSA-N')).body as unknown[];
    await eventually(inStock, (offers) => offers.length === 1, PATIENCE_MS);
    await client.put(`${FILES}/catalog/starting_materials-1.0`, { on: false });
    await eventually(inStock, (offers) => offers.length === 0, PATIENCE_MS);
    await client.put(`${FILES}/catalog/starting_materials-1.0`, { on: true });
    await eventually(inStock, (offers) => offers.length === 1, PATIENCE_MS);
  });
});

describe('a file of reactions', () => {
  it('becomes a library with a report, is off at first, and can be deleted when it is off', async () => {
    const build = await upload({}, RDF);
    expect(build).toMatchObject({ state: 'ready', name: 'ours-1.0', message: null });
    expect(build.report).toMatchObject({ read: 9, dropped: { 'several-steps': 1, 'broken-reaction-block': 1, 'reactant-unreadable': 1 } });
    expect(build.report?.used).toBeGreaterThan(0);
    const file = await fileOf('ours-1.0');
    expect(file).toMatchObject({ own: true, on: false, displayname: 'Our reactions', queries: 0, build: { id: build.id } });
    expect(file.sources[0]).toMatchObject({ name: 'records.rdf', read: 9 });
    expect(leftBehind()).toEqual(['ours-1.0.rlib']);

    // Threads take it up by themselves; until it is on, nobody can choose it.
    await client.put(`${FILES}/library/ours-1.0`, { on: true });
    await eventually(offered, (names) => names.includes('ours-1.0'), PATIENCE_MS);
    expect((await start('ours-1.0')).status).toBe(200);

    // A mode of the simple form takes the default families, whatever else there is to choose from.
    const chosenBy = async (autorun: string, rosdal: string) => {
      const asked = { projectid: project, sessionid: `by ${autorun}`, rosdal, autorun };
      const { status, body } = await client.post('/app/apiv2/queries/autorun', asked);
      expect(status, JSON.stringify(body)).toBe(200);
      return (await client.get(`/app/api/queries/${body.id}`)).body.library.split('|').sort();
    };
    expect(await chosenBy('Broad Overview', 'CC(=O)NCc1ccccc1')).toEqual(['chemsynth_core-1.0']);
    expect(await chosenBy('Reaction Overview', 'NCc1ccccc1')).toEqual(['chemsynth_core-1.0', 'reflib-1.0']);

    expect((await client.delete(`${FILES}/library/ours-1.0`)).status).toBe(409);
    await client.put(`${FILES}/library/ours-1.0`, { on: false });
    expect((await client.delete(`${FILES}/library/ours-1.0`)).status).toBe(200);
    expect(leftBehind()).toEqual([]);
    expect(await fileOf('ours-1.0')).toBeUndefined();
  });

  it('can be an .rsmi table, whose maps are supported where curated ones show the same', async () => {
    const rsmi = fixture('own-reactions/records.rsmi');
    const build = await upload({ name: 'patents', filename: 'records.rsmi' }, rsmi);
    expect(build).toMatchObject({ state: 'ready' });
    expect((await fileOf('patents-1.0')).sources[0]).toMatchObject({ read: build.report?.read, used: build.report?.used });
  });

  it('may come in parts, one after another', async () => {
    const { body } = await begin({ name: 'parts' });
    const half = Math.floor(RDF.length / 2);
    expect((await send(body.id, 0, RDF.subarray(0, half))).body).toMatchObject({ state: 'uploading', received: half });
    expect((await send(body.id, half + 1, RDF.subarray(half + 1))).status).toBe(409);
    expect((await send(body.id, half, RDF.subarray(half))).body).toMatchObject({ state: 'waiting' });
    expect(await ended(body.id)).toMatchObject({ state: 'ready', report: { read: 9 } });
  });

  it('whose name is taken, that is too large, or of another kind is refused before it is sent', async () => {
    expect(await begin({ name: 'chemsynth_core' })).toMatchObject({ status: 409, body: { details: [{ code: 'taken', field: 'name' }] } });
    expect(await begin({ size: 200_001 })).toMatchObject({ status: 400, body: { details: [{ field: 'size' }] } });
    expect(await begin({ filename: 'records.docx' })).toMatchObject({ status: 400, body: { details: [{ field: 'filename' }] } });
    expect(await begin({ name: '../etc' })).toMatchObject({ status: 400, body: { details: [{ field: 'name' }] } });
  });

  it('that holds no reaction fails with the reason, and leaves nothing behind', async () => {
    const before = leftBehind();
    const build = await upload({ name: 'wrong', filename: 'wrong.rdf' }, Buffer.from('Dear colleague,\nhere is my recipe.\n'));
    expect(build.state).toBe('failed');
    expect(build.message).toContain('it is no RDfile');
    expect(build.message).not.toContain('/');
    expect(leftBehind()).toEqual(before);
  });

  it('can be stopped, which leaves nothing behind', async () => {
    const { body } = await begin({ name: 'stopped' });
    await send(body.id, 0, RDF.subarray(0, 10));
    const before = leftBehind().filter((name) => name !== String(body.id));
    expect((await client.post(`/app/api/backoffice/builds/${body.id}/stop`)).body).toMatchObject({ state: 'stopped' });
    expect(leftBehind()).toEqual(before);
    expect((await send(body.id, 10, RDF.subarray(10))).status).toBe(409);
    expect((await client.post(`/app/api/backoffice/builds/${body.id}/stop`)).status).toBe(409);
  });

  it('that is stopped while it is built has been stopped, and has not failed', async () => {
    const { body } = await begin({ name: 'half' });
    await send(body.id, 0, RDF);
    await eventually(
      () => buildOf(body.id),
      ({ state }) => state === 'running',
      PATIENCE_MS,
    );
    await client.post(`/app/api/backoffice/builds/${body.id}/stop`);
    await eventually(
      async () => leftBehind(),
      (names) => !names.includes(String(body.id)),
    );
    // The next one begins when it is over.
    expect((await upload({ name: 'next' }, RDF)).state).toBe('ready');
    const { rows } = await server.database.execute<{ action: string }>(
      sql`SELECT action FROM audit_log WHERE subject = 'half-1.0' ORDER BY id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['library uploaded', 'library build stopped']);
  });

  it('whose process died has failed, and its name is free again', async () => {
    const { body } = await begin({ name: 'lost' });
    await server.database.execute(sql`UPDATE data_builds SET state = 'running', held_by = 'a process that died' WHERE id = ${body.id}`);
    await buryDead(server.database);
    expect(await buildOf(body.id)).toMatchObject({ state: 'failed', message: expect.stringContaining('The server ended') });
    expect((await begin({ name: 'lost' })).status).toBe(200);
  });
});

describe('a list of a supplier', () => {
  it('becomes a catalogue with prices', async () => {
    const list = fixture('own-prices/list.csv');
    const build = await upload(
      {
        kind: 'catalog',
        name: 'list',
        displayname: 'A supplier',
        filename: 'list.csv',
        decimal: 'comma',
        rates: [{ currency: 'EUR', dollars: 2 }],
      } as Partial<NewBuildBody>,
      list,
    );
    expect(build).toMatchObject({
      state: 'ready',
      report: { read: 15, used: 11, dropped: { mixture: 1, 'broken-row': 1 }, unread: { Remark: 0 } },
    });
    expect(await fileOf('list-1.0')).toMatchObject({ kind: 'catalog', own: true, on: false, compounds: 9, priced: 5 });
  });
});
