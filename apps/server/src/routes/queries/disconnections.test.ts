import { disconnectionSummary, type WireCluster } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../../testing/test-server.ts';

/** Atoms from 0: the two amides 1-3 and 8-9 are alike by symmetry, and so are 3-4 and 7-8. */
const TARGET = 'CC(=O)Nc1ccc(NC(C)=O)cc1';
const HASH = 'KVEDKKLZCJBVNP_UHFFFAOYSA_N';
const ROSDAL = '1-2=3O,2-4N-5=-10-5.';

/** Suggestions as the planner writes them, best first; the last leads back to the target. */
const STEPS = [
  { rating: 4, bonds: [[8, 9]], precedentCount: 50, names: ['Amide Schotten-Baumann'], leadsTo: 2 },
  { rating: 3, bonds: [[3, 4]], precedentCount: 7, names: ['Buchwald-Hartwig amination'], leadsTo: 2 },
  { rating: 2, bonds: [[1, 3]], precedentCount: 20, names: ['Anhydride + amine reaction'], leadsTo: 2 },
  { rating: 2, bonds: [], precedentCount: 1, names: [], leadsTo: 2 },
  { rating: 1, bonds: [[0, 1]], precedentCount: 99, names: [], leadsTo: 1 },
];

let server: TestServer;
let user: User;
let client: Client;
let id: number;
let url: string;
beforeAll(async () => {
  server = await createTestServer();
  user = await buildUser(server.database);
  client = await server.signIn(user);
  id = await buildQuery(server.database, user, await buildProject(server.database, user), {
    smiles: TARGET,
    inchiKey: HASH.replaceAll('_', '-'),
    ...{ name: 'taken apart', rosdal: ROSDAL, maxSuggestions: 50, maxSteps: 4, precision: 3 },
    libraries: ['chemsynth_core-1.0', 'reflib-1.0'],
  });
  url = `/app/api/queries/${id}/disconnection/${HASH}`;
  await server.database.execute(sql`
    INSERT INTO structures (query_id, id, smiles, rosdal, depth, expanded_in_run)
    VALUES (${id}, 1, ${TARGET}, '1.', 0, 1), (${id}, 2, 'C', '1.', 1, NULL)`);
  for (const [index, { rating, bonds, precedentCount, names, leadsTo }] of STEPS.entries()) {
    const details = { bonds, precedentCount, nameReactions: names.map((name) => ({ name, count: 1 })), precursors: [] };
    await server.database.execute(sql`
      INSERT INTO suggestions (query_id, id, structure_id, rank, rating, probability, precursor_ids, details)
      VALUES (${id}, ${index + 1}, 1, ${index + 1}, ${rating}, 0.5, ARRAY[${leadsTo}::integer], ${JSON.stringify(details)}::jsonb)`);
  }
});
afterAll(() => server.close());

const briefly = (clusters: readonly WireCluster[]) =>
  clusters.map(({ no, size, bonds, precedents, rating, ensid, ensids }) => ({ no, size, bonds, precedents, rating, ensid, ensids }));

describe('the disconnection summary', () => {
  it('groups the suggestions of the target by bonds, symmetric ones together', async () => {
    const { status, body } = await client.get(url);
    expect(status).toBe(200);
    const summary = disconnectionSummary.parse(body);
    expect(summary).toMatchObject({
      ...{ id, targethash: HASH, sessionid: 'taken apart', breadth: 50, nsteps: 4, precision: 3, strategy: 'Core Disconnection 1.0' },
      ...{ library: 'chemsynth_core-1.0|reflib-1.0', rosdal: ROSDAL, filterProperties: { nameReactions: [] } },
    });
    expect(briefly(summary.clusters)).toEqual([
      { no: 1, size: 2, bonds: ['9-10'], precedents: 70, rating: 4, ensid: 1, ensids: [1, 3] },
      { no: 2, size: 1, bonds: ['4-5'], precedents: 7, rating: 3, ensid: 2, ensids: [2] },
      { no: 3, size: 1, bonds: [], precedents: 1, rating: 2, ensid: 4, ensids: [4] },
    ]);
    expect(summary.clusters.map(({ name }) => name)).toEqual(['C–N, amide', 'C–N, aryl amine', 'No bond made']);
    expect(summary.data.suggestions).toBe(4);
    expect(summary.data.nameReactions.map(({ name }) => name)).toEqual([
      'Amide Schotten-Baumann',
      'Anhydride + amine reaction',
      'Buchwald-Hartwig amination',
    ]);
  });

  it('says where each atom lies in the drawing of the target', async () => {
    const { drawing } = (await client.get(url)).body.data;
    expect(drawing.atoms).toHaveLength(14);
    for (const { x, y } of drawing.atoms) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(drawing.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(drawing.height);
    }
  });

  it('narrows to suggestions with a name reaction, for this load or for good', async () => {
    const filterProperties = { nameReactions: ['Anhydride + amine reaction'] };
    const search = new URLSearchParams({ filterProperties: JSON.stringify(filterProperties) });
    const narrowed = (await client.get(`${url}?${search}`)).body;
    expect(briefly(narrowed.clusters)).toEqual([{ no: 1, size: 1, bonds: ['2-4'], precedents: 20, rating: 2, ensid: 3, ensids: [3] }]);
    expect(narrowed.data.suggestions).toBe(4);
    expect((await client.get(url)).body.clusters).toHaveLength(3);
    await client.post(url, { filterProperties });
    expect((await client.get(url)).body).toMatchObject({ filterProperties, clusters: [{ ensids: [3] }] });
    await client.post(url, { filterProperties: { nameReactions: [] } });
    expect((await client.get(`${url}?filterProperties=nonsense`)).status).toBe(400);
  });

  it('is narrowed by the filter of the one who asks, and by no other member’s', async () => {
    const colleague = await buildUser(server.database);
    await server.database.execute(sql`
      INSERT INTO project_members (project_id, user_id) SELECT project_id, ${colleague.id} FROM queries WHERE id = ${id}`);
    const theirs = await server.signIn(colleague);
    const none = { nameReactions: [] };
    const filterProperties = { nameReactions: ['Anhydride + amine reaction'] };
    await client.post(url, { filterProperties });
    expect((await theirs.get(url)).body).toMatchObject({ filterProperties: none, clusters: [{}, {}, {}] });
    const amides = { nameReactions: ['Amide Schotten-Baumann'] };
    await theirs.post(`/app/api/queries/${id}/filter`, { filterProperties: amides });
    expect((await theirs.get(url)).body).toMatchObject({ filterProperties: amides, clusters: [{ ensids: [1] }] });
    expect((await client.get(url)).body).toMatchObject({ filterProperties, clusters: [{ ensids: [3] }] });
    await client.post(url, { filterProperties: none });
  });

  it('keeps a comment with the disconnection, whichever of the symmetric bonds names it', async () => {
    const saved = await client.post(url, { cluster: { bonds: ['2-4'], comment: ' Convergent ' } });
    expect(saved.status).toBe(200);
    expect(saved.body.clusters[0]).toMatchObject({ bonds: ['9-10'], comment: 'Convergent' });
    await client.post(url, { cluster: { bonds: ['4-5'], comment: 'Ligand needed?' } });
    const comments = async () => (await client.get(url)).body.clusters.map(({ comment }: WireCluster) => comment);
    expect(await comments()).toEqual(['Convergent', 'Ligand needed?', '']);
    await client.post(url, { cluster: { bonds: ['9-10'], comment: '' } });
    expect(await comments()).toEqual(['', 'Ligand needed?', '']);
  });

  it('does not save a comment over one that was written in the meantime', async () => {
    const read = (await client.get(url)).body.clusters[0].commentVersion;
    const cluster = { bonds: ['9-10'], commentVersion: read };
    const [mine, theirs] = await Promise.all([
      client.post(url, { cluster: { ...cluster, comment: 'Mine' } }),
      client.post(url, { cluster: { ...cluster, comment: 'Theirs' } }),
    ]);
    const [saved, refused] = mine.status === 200 ? [mine, theirs] : [theirs, mine];
    expect(refused).toMatchObject({ status: 409, body: { details: [{ code: 'conflict', field: 'cluster.commentVersion' }] } });
    const now = (await client.get(url)).body.clusters[0];
    expect(now).toEqual(saved.body.clusters[0]);
    expect(now.commentVersion).toBe(read + 1);
    const again = await client.post(url, { cluster: { ...cluster, comment: 'Both', commentVersion: read + 1 } });
    expect(again.body.clusters[0]).toMatchObject({ comment: 'Both', commentVersion: read + 2 });
    const emptied = await client.post(url, { cluster: { bonds: ['9-10'], comment: '' } });
    expect(emptied.body.clusters[0]).toMatchObject({ comment: '', commentVersion: read + 3 });
  });

  it('refuses bonds the target has not, other molecules, and strangers', async () => {
    expect((await client.post(url, { cluster: { bonds: ['1-14'], comment: 'x' } })).status).toBe(400);
    expect((await client.post(url, { cluster: { bonds: ['0-1'], comment: 'x' } })).status).toBe(400);
    expect((await client.get(`/app/api/queries/${id}/disconnection/FZERHIULMFGESH_UHFFFAOYSA_N`)).status).toBe(404);
    expect((await client.get(`/app/api/queries/${id}/disconnection/${HASH.replaceAll('_', '')}`)).status).toBe(200);
    const stranger = await server.signIn(await buildUser(server.database));
    expect((await stranger.get(url)).status).toBe(404);
    expect((await stranger.post(url, { cluster: { bonds: ['9-10'], comment: 'x' } })).status).toBe(404);
  });
});

describe('what a call names again', () => {
  it('must be what the query is', async () => {
    const other = id + 1;
    const { sessionid } = (await client.get(url)).body;
    const refusals: readonly (readonly [string, Promise<{ status: number; body: unknown }>])[] = [
      ['sessionid', client.get(`${url}?sessionid=another`)],
      ['id', client.get(`${url}?id=${other}`)],
      ['targethash', client.post(url, { targethash: 'FZERHIULMFGESH_UHFFFAOYSA_N' })],
      ['id', client.post(`/app/api/v2/queries/${id}/rxncluster`, { id: other, ensembleId: 1, parentId: 1 })],
      ['id', client.post(`/app/api/v2/queries/${id}/lookup`, { id: other, ensid: 1 })],
      ['direction', client.post(`/app/api/v2/queries/${id}/lookup`, { ensid: 1, parid: 1, direction: 'reaction' })],
      ['direction', client.get(`/app/api/queries/${id}/lookup/1/1/BONDSET/reaction/FALSE`)],
      ['sessionid', client.post(`/app/api/queries/${id}/continue`, { structlistid: 2, sessionid: 'another' })],
      ['rosdal', client.post(`/app/api/queries/${id}/continue`, { structlistid: 2, rosdal: '1-2.' })],
    ];
    for (const [field, refusal] of refusals) {
      expect(await refusal, field).toMatchObject({ status: 400, body: { details: [{ code: 'invalid', field }] } });
    }
    expect((await client.post(`/app/api/v2/queries/${id}/lookup`, { ensid: 1, parid: 2 })).status).toBe(404);
    expect((await client.get(`${url}?sessionid=${encodeURIComponent(sessionid)}&id=${id}&targethash=${HASH}`)).status).toBe(200);
    expect((await client.post(`/app/api/queries/${id}/continue`, { structlistid: 2, rosdal: '1.', sessionid })).status).toBe(200);
  });
});
