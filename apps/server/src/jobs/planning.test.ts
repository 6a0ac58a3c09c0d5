import { type EnsembleNode, queryAnswer, type StructureNode, TEXTS } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../repositories/users.ts';
import { buildProject, buildUser } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { startTestWorker, type TestProcess } from '../testing/test-process.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

const SILDENAFIL = 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1';

let server: TestServer;
let worker: TestProcess;
let user: User;
let client: Client;
let project: number;
let counter = 0;

async function start(change: Record<string, unknown> = {}): Promise<number> {
  counter += 1;
  const { status, body } = await client.post('/app/apiv2/queries/start', {
    projectid: project,
    sessionid: `query ${counter}`,
    rosdal: SILDENAFIL,
    direction: 'synthesis',
    algorithm: 'OLD',
    strategy: 'Core Disconnection 1.0',
    library: ['chemsynth_core-1.0'],
    breadth: 5,
    nsteps: 2,
    minlevels: 2,
    mode: 'INTERACTIVE',
    ...change,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}

/** Long enough to be caught in the middle: hundreds of expansions. */
const LONG = { breadth: 10, nsteps: 5, mode: 'BACKGROUND' };

const status = async (id: number) => (await client.get(`/app/api/queries/${id}/status`)).body;
const until = (id: number, wanted: string) =>
  eventually(
    () => status(id),
    (answer) => answer.status === wanted,
  );
const underWay = (id: number) =>
  eventually(
    () => status(id),
    (answer) => answer.progress.structuresExpanded >= 3,
  );
const tree = async (id: number): Promise<StructureNode> =>
  queryAnswer.parse((await client.get(`/app/api/queries/${id}`)).body).tree as StructureNode;

/** Everything of a tree that must be the same in every run. */
async function contents(id: number) {
  const { rows } = await server.database.execute(
    sql`SELECT structure_id, id, rank, rating, precursor_ids FROM suggestions WHERE query_id = ${id} ORDER BY id`,
  );
  const structures = await server.database.execute(sql`SELECT id, smiles, depth FROM structures WHERE query_id = ${id} ORDER BY id`);
  return { suggestions: rows, structures: structures.rows };
}

describe.skipIf(!HAS_LIBRARIES)('a planning job', () => {
  beforeAll(async () => {
    server = await createTestServer();
    user = await buildUser(server.database);
    client = await server.signIn(user);
    project = await buildProject(server.database, user);
    worker = await startTestWorker(server.url);
  });
  afterAll(async () => {
    await worker.stop();
    await server.close();
  });

  it('finds suggestions with precedents, shown while it runs, and ends Ready', async () => {
    const id = await start();
    const done = await until(id, 'Ready');
    expect(done.progress.percent).toBe(100);
    const query = (await client.get(`/app/api/queries/${id}`)).body;
    expect(Date.parse(query.finished)).toBeGreaterThanOrEqual(Date.parse(query.created));
    expect(query.duration).toEqual(expect.any(Number));
    const root = await tree(id);
    expect(root).toMatchObject({ level: 0, sid: 1, childCount: root.children.length, isExpanded: true });
    expect(root.children.length).toBeGreaterThan(0);
    const ratings = root.children.map((child) => child.rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    const [best] = root.children;
    expect(best).toMatchObject({ level: 1, parid: 1, no: 'R1', pos: { idx: 1, total: root.children.length } });
    expect(best.children.length).toBeGreaterThan(0);
    const { body } = await client.post(`/app/api/v2/queries/${id}/lookup`, { ensid: best.ensid, parid: 1 });
    expect(body.precedents.length).toBeGreaterThan(0);
    expect(body.numPrecedents).toBe(best.numPrecedents);
    // those with a citation first, then the closest by the surroundings of the changed bonds, or where asked by the whole product
    const closeness = (
      precedents: { citation: string | null; centreSimilarity: number | null; similarity: number }[],
      by: 'centre' | 'product',
    ) =>
      precedents.map(({ citation, centreSimilarity, similarity }) => [
        citation === null ? 1 : 0,
        -Math.round(by === 'centre' ? (centreSimilarity ?? similarity) : similarity),
      ]);
    const inOrder = (places: number[][]) => places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
    const bySurroundings = closeness(body.precedents, 'centre');
    expect(bySurroundings).toEqual(inOrder(bySurroundings));
    const wholes = await client.post(`/app/api/v2/queries/${id}/lookup`, { ensid: best.ensid, parid: 1, sortedBy: 'product' });
    const byProduct = closeness(wholes.body.precedents, 'product');
    expect(byProduct).toEqual(inOrder(byProduct));
    const byPath = await client.get(`/app/api/queries/${id}/lookup/${best.ensid}/1/BONDSET/synthesis/FALSE`);
    expect(byPath.body.precedents[0]).toEqual(body.precedents[0]);
  });

  it('records the build, libraries, rankers and catalogues that planned it, for every run', async () => {
    const id = await start({ nsteps: 1 });
    await until(id, 'Ready');
    const { version, plannedBy } = queryAnswer.parse((await client.get(`/app/api/queries/${id}`)).body);
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
    const core = { name: 'chemsynth_core-1.0', hash };
    expect(version).toMatch(/^0\.1\.0/);
    const catalogs = ['natural_materials-1.0', 'starting_materials-1.0'].map((name) => ({ name, hash }));
    const first = { run: 1, build: version, libraries: [core], rankers: [core], catalogs };
    expect(plannedBy).toEqual([first]);
    await client.post(`/app/api/queries/${id}/continue`, { structlistid: 2 });
    await until(id, 'Ready');
    const again = queryAnswer.parse((await client.get(`/app/api/queries/${id}`)).body);
    expect(again.plannedBy).toEqual([plannedBy[0], { ...plannedBy[0], run: 2 }]);
  });

  it('predicts what two starting materials make together', async () => {
    const id = await start({
      rosdal: 'NCCc1ccccc1.OC(=O)c1ccncc1',
      direction: 'reaction',
      strategy: 'FG Library Design 1.0',
      library: ['reflib-1.0'],
      nsteps: 1,
    });
    await until(id, 'Ready');
    const root = await tree(id);
    expect(root.smiles).toBe('NCCc1ccccc1.O=C(O)c1ccncc1');
    const [first] = root.children as EnsembleNode[];
    expect(first.partners).toEqual([]);
    expect((first.children as StructureNode[]).map(({ smiles }) => smiles)).toEqual(['O=C(NCCc1ccccc1)c1ccncc1']);
  });

  it('draws the structures of a route in one orientation, kept for ever', async () => {
    const id = await start();
    await until(id, 'Ready');
    const [precursor] = (await tree(id)).children[0].children;
    const url = `/app/api/queries/${id}/structures/${precursor.sid}/picture?w=120&h=120`;
    const first = await client.get(url);
    expect(first.status).toBe(200);
    expect(first.body).toMatch(/^<svg/);
    const { rows } = await server.database.execute(
      sql`SELECT id FROM structures WHERE query_id = ${id} AND molfile IS NOT NULL ORDER BY id`,
    );
    expect(rows).toEqual([{ id: 1 }, { id: precursor.sid }]);
    expect((await client.get(url)).body).toBe(first.body);
  });

  it('tells its progress as server-sent events until it is done', async () => {
    const id = await start();
    const answer = await client.get(`/app/api/queries/${id}/events`);
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const messages = String(answer.body)
      .split('\n\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice('data: '.length)));
    expect(messages.length).toBeGreaterThan(1);
    expect(messages[0].status).toBe('Busy');
    expect(messages.at(-1)).toMatchObject({ status: 'Ready', progress: { percent: 100 } });
    const percents = messages.map((message) => message.progress.percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(messages.every((message) => message.growth === undefined)).toBe(true);
  });

  it('tells each structure that grew once, to those who say what they have', async () => {
    const id = await start();
    const answer = await client.get(`/app/api/queries/${id}/events?since=0`);
    const growths = String(answer.body)
      .split('\n\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice('data: '.length)).growth);
    const { suggestions } = await contents(id);
    const told = growths.flatMap(({ structures }) => structures) as { sid: number; suggestions: number }[];
    const written = new Map<number, number>();
    for (const { structure_id } of suggestions) written.set(structure_id as number, (written.get(structure_id as number) ?? 0) + 1);
    expect(told.map(({ sid }) => sid).toSorted((a, b) => a - b)).toEqual([...written.keys()].toSorted((a, b) => a - b));
    for (const { sid, suggestions: count } of told) expect(count).toBe(written.get(sid));
    expect(growths.at(-1).upTo).toBe(suggestions.length);
    expect((await client.get(`/app/api/queries/${id}/status?since=${suggestions.length}`)).body.growth.structures).toEqual([]);
  });

  it('can be stopped; everything found so far stays', async () => {
    const id = await start(LONG);
    await underWay(id);
    await client.post(`/app/api/queries/${id}/stop`);
    const stopped = await until(id, 'Stopped');
    expect(stopped.progress.suggestionsFound).toBeGreaterThan(0);
    expect((await tree(id)).children.length).toBeGreaterThan(0);
  });

  it('does not keep a small query waiting', async () => {
    const long = await start(LONG);
    await underWay(long);
    const small = await start({ nsteps: 1 });
    await until(small, 'Ready');
    expect((await status(long)).status).toBe('Busy');
    await client.post(`/app/api/queries/${long}/stop`);
    await until(long, 'Stopped');
  });

  it('goes on from one structure when asked, and shows what it found there', async () => {
    const id = await start({ nsteps: 1 });
    await until(id, 'Ready');
    const before = await contents(id);
    const place = (await tree(id)).children.flatMap((ensemble) => ensemble.children).find((node) => node.instock !== true) as StructureNode;
    expect(place.childCount).toBe(0);
    expect((await client.post(`/app/api/queries/${id}/continue`, { structlistid: place.sid, queryGroup: 'BONDSET' })).status).toBe(200);
    await until(id, 'Ready');
    const { body } = await client.get(`/app/api/queries/${id}/tree/${place.sid}/children?path=1`);
    const after = await contents(id);
    expect(after.suggestions.slice(0, before.suggestions.length)).toEqual(before.suggestions);
    expect(body.children.map((child: EnsembleNode) => child.ensid)).toEqual(
      after.suggestions
        .filter((row) => row.structure_id === place.sid && !(row.precursor_ids as number[]).includes(1))
        .map((row) => row.id),
    );
    expect(body.total).toBeGreaterThan(0);
  });

  it('goes on below a structure whose suggestions are known already', async () => {
    const id = await start();
    await until(id, 'Ready');
    const before = await contents(id);
    const known = new Set(before.suggestions.map((row) => row.structure_id));
    const below = (sid: number) =>
      before.suggestions.filter((row) => row.structure_id === sid).flatMap((row) => row.precursor_ids as number[]);
    const precursors = (await tree(id)).children.flatMap((ensemble) => ensemble.children) as StructureNode[];
    const leaves = await server.database.execute(sql`SELECT id FROM structures WHERE query_id = ${id} AND is_in_stock IS NOT TRUE`);
    const open = new Set(leaves.rows.map((row) => row.id as number).filter((sid) => !known.has(sid)));
    const place = precursors.find((node) => node.childCount > 0 && below(node.sid).some((sid) => open.has(sid))) as StructureNode;
    await client.post(`/app/api/queries/${id}/continue`, { structlistid: place.sid });
    await until(id, 'Ready');
    const after = await contents(id);
    expect(after.suggestions.slice(0, before.suggestions.length)).toEqual(before.suggestions);
    const added = after.suggestions.slice(before.suggestions.length);
    expect(added.length).toBeGreaterThan(0);
    for (const row of added) expect(below(place.sid)).toContain(row.structure_id);
  });

  it('is refused a second time while it runs', async () => {
    const id = await start(LONG);
    await underWay(id);
    expect((await client.post(`/app/api/queries/${id}/continue`, { structlistid: 1 })).status).toBe(409);
    await client.delete(`/app/api/queries/${id}`);
  });

  it('that is deleted while it runs stops, and can be restored', async () => {
    const id = await start(LONG);
    await underWay(id);
    await client.delete(`/app/apiv2/queries/${id}`);
    await client.post(`/app/api/queries/${id}/restore`);
    await until(id, 'Stopped');
  });

  it('gives the same tree for the same question', async () => {
    const [first, second] = [await start(), await start()];
    await until(first, 'Ready');
    await until(second, 'Ready');
    expect(await contents(second)).toEqual(await contents(first));
  });

  it('ends with Error and a reason when the planner fails', async () => {
    const id = await start({ nsteps: 1 });
    await until(id, 'Ready');
    await server.database.execute(sql`UPDATE queries SET strategy = 'Gone 1.0' WHERE id = ${id}`);
    await client.post(`/app/api/queries/${id}/continue`, { structlistid: 2 });
    const failed = await until(id, 'Error');
    expect(failed.message).toContain('The planner failed on this query.');
  });

  it('of a worker that was killed is done by the next, as if nothing had happened', async () => {
    const undisturbed = await start({ breadth: 10, nsteps: 3 });
    const expected = await until(undisturbed, 'Ready').then(() => contents(undisturbed));
    const id = await start({ breadth: 10, nsteps: 3 });
    await underWay(id);
    await worker.kill();
    expect((await status(id)).status).toBe('Busy');
    worker = await startTestWorker(server.url);
    await until(id, 'Ready');
    expect(await contents(id)).toEqual(expected);
  }, 600_000);

  it('whose library is gone is not gone on with, and stays Ready', async () => {
    const id = await start({ nsteps: 1 });
    const ready = await until(id, 'Ready');
    await server.database.execute(sql`UPDATE queries SET libraries = '{gone-1.0}' WHERE id = ${id}`);
    const refused = await client.post(`/app/api/queries/${id}/continue`, { structlistid: 2 });
    expect(refused).toMatchObject({ status: 409, body: { errors: [TEXTS.libraryGone(['gone-1.0'])] } });
    expect(await status(id)).toEqual(ready);
    const { rows } = await server.database.execute(sql`SELECT run, state FROM query_runs WHERE query_id = ${id}`);
    expect(rows).toEqual([{ run: 1, state: 'ended' }]);
  });

  it('survives a worker that is stopped again and again, and counts nothing of it', async () => {
    const id = await start({ breadth: 10, nsteps: 3 });
    for (let time = 0; time < 3; time += 1) {
      await underWay(id);
      await worker.stop();
      const { rows } = await server.database.execute(sql`SELECT state, held_by, losses FROM query_runs WHERE query_id = ${id}`);
      expect(rows).toEqual([{ state: 'waiting', held_by: null, losses: 0 }]);
      worker = await startTestWorker(server.url);
    }
    await until(id, 'Ready');
  }, 600_000);
});
