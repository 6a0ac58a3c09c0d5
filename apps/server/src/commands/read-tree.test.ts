import { childrenAnswer, type EnsembleNode, reactionsAnswer, type StructureNode } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { writeRouteWishes } from '../repositories/stored/route-wishes.ts';
import type { User } from '../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';
import { readChildren } from './read-tree.ts';

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

const DETAILS = {
  partners: [],
  centre: [0, 1],
  bonds: [[0, 1]],
  reasons: [],
  limits: [],
  deepestLevel: 2,
  precedentCount: 1,
  nameReactions: [],
  messages: { info: [], warning: [] },
  transforms: [],
  examples: [],
};

/** Writes a tree given as `ensid: parent -> precursors`; every structure that makes something counts as expanded. */
async function buildTree(
  maxSteps: number,
  steps: readonly (readonly [parent: number, precursors: readonly number[]])[],
  depths: readonly number[],
  longest: number | null = null,
) {
  const none = { structures: null, avoid: [], avoidNames: [], require: [], breaks: [], keeps: [], materials: null };
  const routeWishes = longest === null ? {} : { routeWishes: writeRouteWishes({ longest, ...none }) };
  const id = await buildQuery(server.database, user, project, { maxSteps, ...routeWishes });
  const structures = depths.map((depth, index) => ({ sid: index + 1, depth, expanded: steps.some(([parent]) => parent === index + 1) }));
  await server.database.execute(sql`
    INSERT INTO structures (query_id, id, smiles, rosdal, depth, expanded_in_run)
    SELECT ${id}, sid, repeat('C', sid), '1.', depth, CASE WHEN expanded THEN 1 END
    FROM jsonb_to_recordset(${JSON.stringify(structures)}::jsonb) AS s(sid integer, depth integer, expanded boolean)`);
  const suggestions = steps.map(([sid, precursors], index) => ({
    ensid: index + 1,
    sid,
    precursors,
    details: { ...DETAILS, precursors: precursors.map((structureId) => ({ structureId, centre: [0], parentAtom: [0] })) },
  }));
  await server.database.execute(sql`
    INSERT INTO suggestions (query_id, id, structure_id, rank, rating, probability, precursor_ids, details)
    SELECT ${id}, ensid, sid, ensid, 3, 0.5, precursors, details
    FROM jsonb_to_recordset(${JSON.stringify(suggestions)}::jsonb) AS s(ensid integer, sid integer, precursors integer[], details jsonb)`);
  return id;
}

async function children(id: number, sid: number, search = ''): Promise<{ total: number; children: EnsembleNode[] }> {
  const { status, body } = await client.get(`/app/api/queries/${id}/tree/${sid}/children?${search}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return childrenAnswer.parse(body);
}
const ensids = (answer: { children: EnsembleNode[] }) => answer.children.map((child) => child.ensid);

describe('children of a structure', () => {
  it('leave out what would lead back to a structure above', async () => {
    // 1 <- 2 + 3; 2 <- 4 or 1 (a loop); 4 <- 2 (a loop below 2, but not below 1) or 5
    const id = await buildTree(
      3,
      [
        [1, [2, 3]],
        [1, [4]],
        [2, [4]],
        [2, [1]],
        [4, [2]],
        [4, [5]],
      ],
      [0, 1, 1, 1, 2],
    );
    expect(ensids(await children(id, 2, 'path=1'))).toEqual([3]);
    expect(ensids(await children(id, 4, 'path=1,2'))).toEqual([6]);
    expect(ensids(await children(id, 4, 'path=1'))).toEqual([5, 6]);
  });

  it('go on to the end of the longest route that was looked for', async () => {
    const chain = [
      [1, [2]],
      [2, [3]],
      [3, [4]],
    ] as const;
    const id = await buildTree(2, chain, [0, 1, 2, 3], 3);
    expect(ensids(await children(id, 3, 'path=1,2'))).toEqual([3]);
    expect(ensids(await children(id, 3))).toEqual([3]);
    const named = await client.post(`/app/api/queries/${id}/reaction`, { id, queryGroup: 'BONDSET', ensids: [3] });
    expect(reactionsAnswer.parse(named.body).ensembles.map(({ ensid }) => ensid)).toEqual([3]);
    // Without a route of its own length the tree ends where the query says.
    const shallow = await buildTree(2, chain, [0, 1, 2, 3]);
    expect((await children(shallow, 3, 'path=1,2')).total).toBe(0);
  });

  it('say of themselves and of what they are made from which they are, and where they stand', async () => {
    // Structure 3 is made by suggestion 5, so that no number is the same as another by chance.
    const id = await buildTree(
      3,
      [
        [1, [2]],
        [1, [3]],
        [2, [4]],
        [2, [5]],
        [3, [6]],
      ],
      [0, 1, 1, 2, 2, 2],
    );
    const { tree } = (await client.get(`/app/api/queries/${id}`)).body as { tree: StructureNode };
    expect(tree).toMatchObject({ type: 'structensemble', level: 0, no: '1', sid: 1, ensid: null, parid: null });
    const [made] = (await children(id, 3, 'path=1')).children;
    expect(made).toMatchObject({ type: 'ensemble', level: 2, no: 'R5', ensid: 5, parid: 3 });
    expect(made.children).toMatchObject([{ type: 'structensemble', level: 2, no: '6', sid: 6, ensid: 5, parid: 3 }]);
  });

  it('are counted as they will be shown', async () => {
    const id = await buildTree(
      3,
      [
        [1, [2, 3]],
        [1, [4]],
        [2, [4]],
        [2, [1]],
        [4, [2]],
        [4, [5]],
      ],
      [0, 1, 1, 1, 2],
    );
    const { tree } = (await client.get(`/app/api/queries/${id}`)).body as { tree: StructureNode };
    const counts = tree.children.flatMap((ensemble) => ensemble.children).map((node) => [node.sid, node.childCount]);
    expect(counts).toEqual([
      [2, 1],
      [3, 0],
      [4, 2],
    ]);
  });

  it('end where the number of steps does, though the structure has suggestions elsewhere', async () => {
    // 2 stands one and two steps below the target; with two steps asked for, only the first place may go on.
    const id = await buildTree(
      2,
      [
        [1, [2]],
        [1, [3]],
        [3, [2]],
        [2, [4]],
      ],
      [0, 1, 1, 2],
    );
    expect(ensids(await children(id, 2, 'path=1'))).toEqual([4]);
    expect(await children(id, 2, 'path=1,3')).toMatchObject({ total: 0, children: [] });
    const [below] = (await children(id, 3, 'path=1')).children;
    expect(below.children).toMatchObject([{ sid: 2, childCount: 0, level: 2 }]);
  });

  it('go on where the tree was continued', async () => {
    const id = await buildTree(
      1,
      [
        [1, [2]],
        [2, [3]],
        [3, [4]],
      ],
      [0, 1, 2, 3],
    );
    expect((await children(id, 2, 'path=1')).total).toBe(0);
    await server.database.execute(sql`UPDATE structures SET continued_steps = 1 WHERE query_id = ${id} AND id = 2`);
    expect(ensids(await children(id, 2, 'path=1'))).toEqual([2]);
    expect((await children(id, 3, 'path=1,2')).total).toBe(0);
  });

  it('come with further levels when asked', async () => {
    const id = await buildTree(
      3,
      [
        [1, [2, 3]],
        [2, [4]],
        [4, [5]],
      ],
      [0, 1, 1, 2, 3],
    );
    const [first] = (await children(id, 1, 'depth=3')).children;
    expect(first.children[0].children[0].children[0].children[0]).toMatchObject({
      type: 'ensemble',
      ensid: 3,
      level: 3,
      children: [{ sid: 5 }],
    });
    expect(first.children[0]['atcenter-list']).toEqual([[1, 2]]);
    const [alone] = (await children(id, 1, 'depth=1')).children;
    expect(alone.children[0].children).toEqual([]);
  });

  it('of a structure that is not in the tree answer 404', async () => {
    const id = await buildTree(1, [[1, [2]]], [0, 1]);
    expect((await client.get(`/app/api/queries/${id}/tree/99/children`)).status).toBe(404);
    expect((await client.get(`/app/api/queries/${id}/tree/2/children?path=1,99`)).status).toBe(404);
  });
});

/** What a piece of work asks the database. */
async function statementsOf(work: (database: Database) => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = [];
  await work(drizzle({ client: server.pool, logger: { logQuery: (statement) => statements.push(statement) } }));
  return statements;
}

describe('a tree of 100,000 nodes', () => {
  const FAN = 5000;
  let id: number;
  beforeAll(async () => {
    // The target has 5,000 suggestions; the precursor of each has 19 more: 105,000 structures and suggestions.
    id = await buildQuery(server.database, user, project, { maxSteps: 2, maxSuggestions: FAN });
    const details = JSON.stringify({ ...DETAILS, precursors: [] });
    await server.database.execute(sql`
      INSERT INTO structures (query_id, id, smiles, rosdal, depth, expanded_in_run)
      SELECT ${id}, n, 'C', '1.', CASE WHEN n = 1 THEN 0 WHEN n <= ${FAN + 1} THEN 1 ELSE 2 END, CASE WHEN n <= ${FAN + 1} THEN 1 END
      FROM generate_series(1, ${FAN + 1 + 1000}) n`);
    const insert = (from: ReturnType<typeof sql>) => sql`
      INSERT INTO suggestions (query_id, id, structure_id, rank, rating, probability, precursor_ids, details)
      SELECT ${id}, ensid, sid, rank, 3, 0.5, ARRAY[precursor],
        jsonb_set(${details}::jsonb, '{precursors}', jsonb_build_array(jsonb_build_object('structureId', precursor, 'centre', '[0]'::jsonb, 'parentAtom', '[0]'::jsonb)))
      FROM ${from}`;
    await server.database.execute(
      insert(sql`(SELECT n AS ensid, 1 AS sid, n AS rank, n + 1 AS precursor FROM generate_series(1, ${FAN}::integer) n) s`),
    );
    await server.database.execute(
      insert(sql`(SELECT ${FAN}::integer + n AS ensid, 2 + (n - 1) / 19 AS sid, 1 + (n - 1) % 19 AS rank, ${FAN}::integer + 2 + n % 1000 AS precursor
        FROM generate_series(1, ${FAN * 19}::integer) n) s`),
    );
    await server.database.execute(sql`ANALYZE`);
  }, 120_000);

  it('is answered by page: small, and with as few statements wherever the page lies', async () => {
    for (const [sid, path, total] of [
      [1, '', FAN],
      [2, '1', 19],
      [FAN + 1, '1', 19],
    ] as const) {
      const { status, body } = await client.get(
        `/app/api/queries/${id}/tree/${sid}/children?limit=50&offset=0${path ? `&path=${path}` : ''}`,
      );
      expect(status).toBe(200);
      expect(body.total).toBe(total);
      expect(body.children.length).toBe(Math.min(50, total));
      expect(JSON.stringify(body).length).toBeLessThan(100_000);
      const statements = await statementsOf((database) =>
        readChildren(
          database,
          user,
          id,
          { structureId: sid, path: path === '' ? undefined : path.split(',').map(Number) },
          { offset: 0, limit: 50, depth: 1 },
        ),
      );
      // The query, the structure, how many suggestions it has, a page of them, their precursors, and how many each of these has.
      expect(statements.length).toBeLessThanOrEqual(6);
    }
    const last = await children(id, 1, `offset=${FAN - 10}&limit=50`);
    expect(ensids(last)).toEqual(Array.from({ length: 10 }, (_, index) => FAN - 9 + index));
    expect(last.children[0].pos).toEqual({ idx: FAN - 9, total: FAN });
  });

  it('is never sent whole: deeper levels stop at a thousand nodes', async () => {
    const answer = await children(id, 1, 'depth=5&limit=500');
    const count = (node: EnsembleNode | StructureNode): number => 1 + node.children.reduce((sum, child) => sum + count(child), 0);
    expect(answer.children.reduce((sum, child) => sum + count(child), 0)).toBeLessThanOrEqual(1040);
  });
});
