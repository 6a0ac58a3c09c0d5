import { branchAnswer } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let user: User;
let client: Client;
let url: string;
beforeAll(async () => {
  server = await createTestServer();
  user = await buildUser(server.database);
  client = await server.signIn(user);
  url = `/app/api/queries/${await buildTree()}`;
});
afterAll(() => server.close());

/**
 * The target 1 is made from 2 and the bought 6. 2 is made from 1 itself; seldom from 3 and the bought 5; or from 4, of which nothing is known.
 * 3 is made from 5, or from 2. Of 7, made from 5 by a variant and by what it is a variant of, nobody asks from above.
 */
async function buildTree(more: Parameters<typeof buildQuery>[3] = {}): Promise<number> {
  const query = await buildQuery(server.database, user, await buildProject(server.database, user), { maxSteps: 3, ...more });
  for (const [id, isInStock] of [false, false, false, null, true, true, true].entries()) {
    await server.database.execute(sql`
      INSERT INTO structures (query_id, id, smiles, rosdal, depth, is_in_stock)
      VALUES (${query}, ${id + 1}, ${'C'.repeat(id + 1)}, '1.', ${id === 0 ? 0 : 1}, ${isInStock})`);
  }
  const steps = [
    { id: 1, of: 1, needs: [2, 6], probability: 0.5 },
    { id: 2, of: 2, needs: [1], probability: 0.9 },
    { id: 3, of: 2, needs: [3, 5], probability: 0.2 },
    { id: 4, of: 2, needs: [4], probability: 0.8 },
    { id: 5, of: 3, needs: [5], probability: 0.5 },
    { id: 6, of: 3, needs: [2], probability: 0.9 },
    { id: 7, of: 7, needs: [5], probability: 0.3, feasibility: 0.1 },
    { id: 8, of: 7, needs: [6], probability: 0.3, feasibility: 0.9 },
  ];
  for (const { id, of, needs, probability, feasibility = null } of steps) {
    const details = { version: 3, feasibility, choice: null, variantOf: null, nameReactions: [], precursors: [] };
    await server.database.execute(sql`
      INSERT INTO suggestions (query_id, id, structure_id, rank, rating, probability, precursor_ids, details)
      VALUES (${query}, ${id}, ${of}, ${id}, 4, ${probability}, ${sql.param(needs)}::integer[], ${JSON.stringify(details)}::jsonb)`);
  }
  return query;
}

const branch = async (structure: number, path = '') => {
  const { status, body } = await client.get(`${url}/tree/${structure}/branch${path}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return branchAnswer.parse(body).route;
};
const leaf = (sid: number) => ({ sid, ensid: null, children: [] });

describe('a branch from known materials', () => {
  it('is the cheapest of all that the query has suggested, to the target as to any structure', async () => {
    const ofThree = { sid: 3, ensid: 5, children: [leaf(5)] };
    const ofTwo = { sid: 2, ensid: 3, children: [ofThree, leaf(5)] };
    expect(await branch(1)).toEqual({ sid: 1, ensid: 1, children: [ofTwo, leaf(6)] });
    expect(await branch(2, '?path=1,2')).toEqual(ofTwo);
    expect(await branch(3, '?path=1,2,3')).toEqual(ofThree);
  });

  it('makes what can be bought where it is asked for itself, by what is likeliest to work', async () => {
    expect(await branch(7)).toEqual({ sid: 7, ensid: 8, children: [leaf(6)] });
  });

  it('is none where nothing is known, or all of it makes what stands above', async () => {
    expect(await branch(4)).toBeNull();
    expect(await branch(2, '?path=1,3,2')).toBeNull();
  });

  it('is none in the forward direction, for strangers and for what is not there', async () => {
    const forward = await buildTree({ direction: 'forward' });
    expect((await client.get(`/app/api/queries/${forward}/tree/2/branch`)).body).toEqual({ route: null });
    expect((await client.get(`${url}/tree/99/branch`)).status).toBe(404);
    const stranger = await server.signIn(await buildUser(server.database));
    expect((await stranger.get(`${url}/tree/2/branch`)).status).toBe(404);
  });

  it('is as long as a route of the query may be at most', async () => {
    const query = await buildTree({ maxSteps: 1 });
    expect((await client.get(`/app/api/queries/${query}/tree/2/branch`)).body).toEqual({ route: null });
    expect((await client.get(`/app/api/queries/${query}/tree/3/branch`)).body.route.ensid).toBe(5);
  });
});
