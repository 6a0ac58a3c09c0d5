import type { QuerySummary } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewQuery } from '../../repositories/queries.ts';
import type { User } from '../../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let user: User;
let client: Client;
let project: number;
beforeAll(async () => {
  server = await createTestServer();
  user = await buildUser(server.database);
  client = await server.signIn(user);
  project = await buildProject(server.database, user);
});
afterAll(() => server.close());

const build = (overrides: Partial<NewQuery>, of = user, projectId = project) => buildQuery(server.database, of, projectId, overrides);
const idsOf = (queries: readonly QuerySummary[]) => queries.map(({ id }) => id);

describe('queries that another can be compared with', () => {
  it('are Ready, for the same target however its hash is written, of another name, in any of the user’s projects', async () => {
    const id = await build({ name: 'broad', inchiKey: 'AAAAAAAAAAAAAA-UHFFFAOYSA-N' });
    const elsewhere = await buildProject(server.database, user);
    const same = await build({ name: 'deep', inchiKey: 'AAAAAAAAAAAAAA-UHFFFAOYSA-N' });
    const underscored = await build({ name: 'brute force', inchiKey: 'AAAAAAAAAAAAAA_UHFFFAOYSA_N' }, user, elsewhere);
    await build({ name: 'another target', inchiKey: 'BBBBBBBBBBBBBB-UHFFFAOYSA-N' });
    await build({ name: 'still busy', inchiKey: 'AAAAAAAAAAAAAA-UHFFFAOYSA-N', status: 'planning' });
    const others = await buildUser(server.database);
    const theirs = await buildProject(server.database, others);
    await build({ name: 'of others', inchiKey: 'AAAAAAAAAAAAAA-UHFFFAOYSA-N' }, others, theirs);

    const url = `/app/api/queries/${id}/comparable`;
    const { status, body } = await client.get(url);
    expect(status).toBe(200);
    expect(idsOf(body.queries)).toEqual([underscored, same]);
    expect(body.total).toBe(2);
    expect(idsOf((await client.get(`/app/api/queries/${underscored}/comparable`)).body.queries)).toEqual([same, id]);
    expect(idsOf((await client.get(`${url}?term=FORCE`)).body.queries)).toEqual([underscored]);
    const second = (await client.get(`${url}?per_page=1&page=2`)).body;
    expect([idsOf(second.queries), second.total]).toEqual([[same], 2]);
    expect((await (await server.signIn(others)).get(url)).status).toBe(404);
  });

  it('leave out a colleague’s query of the same name', async () => {
    const colleague = await buildUser(server.database);
    const inchiKey = 'CCCCCCCCCCCCCC-UHFFFAOYSA-N';
    const id = await build({ name: 'twin', inchiKey });
    await build({ name: 'twin', inchiKey }, colleague);
    const other = await build({ name: 'Twin', inchiKey }, colleague);
    expect(idsOf((await client.get(`/app/api/queries/${id}/comparable`)).body.queries)).toEqual([other]);
  });
});

describe('the graph of a query', () => {
  it('holds every structure and suggestion once, with what tells them apart and how well they are supported', async () => {
    const id = await build({ name: 'with a tree' });
    await server.database.execute(sql`
      INSERT INTO structures (query_id, id, smiles, rosdal, depth, is_in_stock, price_category, continued_steps)
      VALUES (${id}, 1, 'CC(=O)Nc1ccccc1', '1.', 0, false, NULL, NULL), (${id}, 2, 'Nc1ccccc1', '1.', 1, true, 2, NULL),
             (${id}, 3, 'CC(=O)Cl', '1.', 1, NULL, NULL, 1)`);
    const details = {
      bonds: [[1, 3]],
      partners: [],
      precedentCount: 412,
      nameReactions: [{ name: 'Amide Schotten-Baumann', count: 400 }],
      precursors: [
        { structureId: 2, centre: [], parentAtom: [] },
        { structureId: 3, centre: [], parentAtom: [] },
        { structureId: 3, centre: [], parentAtom: [] },
      ],
      messages: { info: [], warning: ['Two like groups'] },
      reasons: ['a long text that comparing does not need'],
    };
    await server.database.execute(sql`
      INSERT INTO suggestions (query_id, id, structure_id, rank, rating, probability, precursor_ids, details)
      VALUES (${id}, 7, 1, 1, 4, 0.5, ARRAY[2, 3], ${JSON.stringify(details)}::jsonb)`);

    const { status, body } = await client.get(`/app/api/queries/${id}/graph`);
    expect(status).toBe(200);
    expect(body.query).toMatchObject({ id, sessionid: 'with a tree', library: 'chemsynth_core-1.0' });
    expect(body).toEqual({
      query: body.query,
      plannedBy: [],
      structures: [
        { sid: 1, smiles: 'CC(=O)Nc1ccccc1', name: 'acetanilide', instock: false, pricecategory: null, steps: null },
        { sid: 2, smiles: 'Nc1ccccc1', name: 'aniline', instock: true, pricecategory: 2, steps: null },
        { sid: 3, smiles: 'CC(=O)Cl', name: 'acetyl chloride', instock: null, pricecategory: null, steps: 1 },
      ],
      suggestions: [
        {
          ensid: 7,
          parid: 1,
          rank: 1,
          rating: 4,
          probability: 0.5,
          numPrecedents: 412,
          name: 'Amide Schotten-Baumann',
          warnings: 1,
          bonds: ['2-4'],
          precursors: [2, 3, 3],
          partners: [],
        },
      ],
    });
    const stranger = await server.signIn(await buildUser(server.database));
    expect((await stranger.get(`/app/api/queries/${id}/graph`)).status).toBe(404);
  });
});
