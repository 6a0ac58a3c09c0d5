import { clusterAnswer, lookupAnswer, queryListAnswer } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSample } from '../sample/sample-file.ts';
import { PASSWORD } from '../testing/build.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';
import { ensureSample } from './ensure-sample.ts';
import { ensureFirstData } from './first-data.ts';

const { sample, mark } = readSample()!;
const { suggestions } = sample.growth;
const bondsOf = (suggestion: (typeof suggestions)[number]) => JSON.stringify(suggestion.bonds);
/** Of a disconnection that several suggestions of the sample make. */
const one = suggestions.find((each) => suggestions.filter((other) => bondsOf(other) === bondsOf(each)).length > 1)!;
const sameBonds = suggestions.filter((each) => bondsOf(each) === bondsOf(one));

let server: TestServer;
let client: Client;
let query: number;
beforeAll(async () => {
  server = await createTestServer();
  await ensureFirstData(server.database, PASSWORD);
  await ensureSample(server.database, sample, mark);
  client = await server.signIn({ username: 'admin' });
  query = queryListAnswer.parse((await client.get('/app/api/queries?per_page=100')).body).queries[0].id;
});
afterAll(() => server.close());

const lookup = async (body: object) => lookupAnswer.parse((await client.post(`/app/api/v2/queries/${query}/lookup`, body)).body);

describe.skipIf(!HAS_LIBRARIES)('the precedents', () => {
  it('of a suggestion are its own, counted as a whole whatever the page', async () => {
    const page = await lookup({ ensid: one.id, parid: 1, limit: 1 });
    expect(page.precedents).toHaveLength(1);
    expect(page.numPrecedents).toBe(one.precedentCount);
    // the statistics are of everything recorded behind its transforms, the number of what is of its own kind
    if (page.statistics.over === 'recorded') expect(page.statistics.count).toBeGreaterThanOrEqual(page.numPrecedents);
    else expect(page.statistics.count).toBe(page.total);
  });

  it('of a cluster are those of every suggestion that makes the same bonds', async () => {
    const alone = await Promise.all(sameBonds.map(({ id }) => lookup({ ensid: id, parid: 1, limit: 200 })));
    const cluster = await lookup({ ensid: one.id, parid: 1, isCluster: true, limit: 200 });
    const keys = (answers: (typeof alone)[number][]) =>
      new Set(answers.flatMap(({ precedents }) => precedents.map(({ source, prkey }) => `${source}:${prkey}`)));
    // of each a page is looked at, the closest first: the closest of all are among the closest of each
    const shown = keys([cluster]);
    expect(shown.size).toBe(Math.min(200, cluster.total));
    expect([...shown].filter((key) => !keys(alone).has(key))).toEqual([]);
    expect(cluster.numPrecedents).toBe(sameBonds.reduce((sum, { precedentCount }) => sum + precedentCount, 0));
    const byPath = await client.get(`/app/api/queries/${query}/lookup/${one.id}/1/BONDSET/synthesis/TRUE`);
    expect(byPath.body).toEqual(cluster);
  });
});

describe.skipIf(!HAS_LIBRARIES)('a transform of a library of another build', () => {
  const REFUSED =
    'These suggestions were planned with library chemsynth_core-1.0 of another build; their precedents cannot be shown. Please plan the query again.';
  const answer = async (isCluster: boolean) => {
    const { status, body } = await client.post(`/app/api/v2/queries/${query}/lookup`, { ensid: one.id, parid: 1, isCluster });
    return { status, errors: body.errors };
  };
  const record = (plannedBy: object | null) =>
    server.database.execute(
      sql`UPDATE query_runs SET planned_by = ${plannedBy && JSON.stringify(plannedBy)}::jsonb WHERE query_id = ${query}`,
    );
  const recorded = { version: 1, ...sample.plannedBy };
  afterEach(() => record(recorded));

  it('leads to no precedents, of the suggestion and of its cluster alike', async () => {
    await record({ ...recorded, libraries: [{ name: 'chemsynth_core-1.0', hash: 'of another build' }] });
    for (const isCluster of [false, true]) expect(await answer(isCluster)).toEqual({ status: 409, errors: [REFUSED] });
    await record({ ...recorded, libraries: [] });
    expect(await answer(false)).toEqual({ status: 409, errors: [REFUSED] });
  });

  it('is told by the stored examples where the build was not recorded', async () => {
    await record(null);
    expect((await answer(false)).status).toBe(200);
    const change = (examples: string) =>
      server.database.execute(
        sql`UPDATE suggestions SET details = jsonb_set(details, '{examples}', ${examples}::jsonb) WHERE query_id = ${query} AND id = ${one.id}`,
      );
    await change('["US:another"]');
    expect(await answer(false)).toEqual({ status: 409, errors: [REFUSED] });
    await change(JSON.stringify(one.examples));
    expect((await answer(true)).status).toBe(200);
  });
});

describe('a reaction cluster', () => {
  const url = () => `/app/api/v2/queries/${query}/rxncluster`;

  it('holds every suggestion that makes the same bonds, best first, and their precursors', async () => {
    const { body } = await client.post(url(), {
      id: query,
      ensembleId: one.id,
      parentId: 1,
      parentEnsembleId: null,
      queryGroup: 'BONDSET',
    });
    const { cluster, structures, root } = clusterAnswer.parse(body);
    expect(cluster).toMatchObject({
      size: sameBonds.length,
      ensids: sameBonds.map(({ id }) => id),
      precedents: sameBonds.reduce((sum, { precedentCount }) => sum + precedentCount, 0),
    });
    expect(root).toMatchObject({ sid: 1, level: 0, childCount: sameBonds.length });
    expect(root.children.map(({ ensid }) => ensid)).toEqual(cluster.ensids);
    expect(root.children.map(({ pos }) => pos)).toEqual(sameBonds.map((_, i) => ({ idx: i + 1, total: sameBonds.length })));
    const precursors = sameBonds.flatMap((each) => each.precursors.map(({ structureId }) => structureId));
    expect(structures.map(({ sid }) => sid)).toEqual([...new Set(precursors)]);
    const byPath = await client.get(`/app/api/queries/${query}/rxncluster/${one.id}/1/BONDSET`);
    expect(byPath.body).toEqual(body);
  });

  it.each([
    ['a suggestion there is not', () => ({ ensembleId: 999, parentId: 1 })],
    ['a structure the suggestion does not make', () => ({ ensembleId: one.id, parentId: 2 })],
  ])('is not found for %s', async (_, body) => {
    expect((await client.post(url(), body())).status).toBe(404);
  });
});
