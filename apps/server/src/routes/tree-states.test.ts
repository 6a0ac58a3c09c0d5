import { treeStateCalls } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

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

const newTree = async () => ({ pid: project, qid: await buildQuery(server.database, user, project) });
const STATE = {
  nodes: { '1-4-7': { contraction: 9, tag: 'N', isSelected: true }, '1-5': { visibility: 'hidden' } },
  filter: { nameReactions: ['Suzuki coupling'], precedentProperties: { numPrecedents: 10 }, tags: ['N'] },
} as const;
const state = () => structuredClone(STATE) as never;

describe('the saved view of a tree', () => {
  it('is answered with all its words, and with project, query and number', async () => {
    const params = await newTree();
    const { body: saved } = await client.call(treeStateCalls.create, { params, body: { name: 'mine', state: state() } });
    const { body: read } = await client.call(treeStateCalls.get, { params: { ...params, id: saved.id } });
    expect(read).toMatchObject({ ...params, id: saved.id, name: 'mine', version: 1 });
    expect(read.state).toEqual({
      nodes: {
        '1-4-7': { contraction: 9, variant: null, expanded: null, tag: 'N', isSelected: true, visibility: 'shown' },
        '1-5': { contraction: null, variant: null, expanded: null, tag: null, isSelected: false, visibility: 'hidden' },
      },
      expandAll: false,
      grouped: true,
      route: [],
      show: 'all',
      filter: { nameReactions: ['Suzuki coupling'], precedentProperties: { numPrecedents: 10 }, tags: ['N'], cluster: null },
    });
  });

  it('is each reader’s own: another member neither sees nor changes it', async () => {
    const params = await newTree();
    const { body: mine } = await client.call(treeStateCalls.create, { params, body: { name: 'mine', state: state() } });
    const colleague = await buildUser(server.database);
    await client.post(`/app/api/projects/${project}/members`, { username: colleague.username });
    const theirs = await server.signIn(colleague);
    expect((await theirs.call(treeStateCalls.list, { params })).body).toEqual([]);
    expect((await theirs.call(treeStateCalls.get, { params: { ...params, id: mine.id } })).status).toBe(404);
    expect((await theirs.call(treeStateCalls.change, { params: { ...params, id: mine.id }, body: { name: 'theirs' } })).status).toBe(404);
    expect((await theirs.call(treeStateCalls.delete, { params: { ...params, id: mine.id } })).status).toBe(404);
    expect((await client.call(treeStateCalls.list, { params })).body).toMatchObject([{ id: mine.id, name: 'mine' }]);
  });

  it('with other words is refused', async () => {
    const params = await newTree();
    const body = { state: { nodes: { '1-4': { tag: 'Xe' } } } } as never;
    expect((await client.call(treeStateCalls.create, { params, body })).status).toBe(400);
  });

  it('has a name that no other view of the tree has, and can be renamed alone', async () => {
    const params = await newTree();
    const { body: first } = await client.call(treeStateCalls.create, { params, body: { name: 'first', state: state() } });
    const taken = await client.call(treeStateCalls.create, { params, body: { name: 'first', state: {} } });
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({ details: [{ code: 'taken', field: 'name' }] });
    const renamed = await client.call(treeStateCalls.change, { params: { ...params, id: first.id }, body: { name: 'second' } });
    expect(renamed.body).toMatchObject({ name: 'second', version: 2, state: first.state });
    expect((await client.call(treeStateCalls.create, { params, body: { name: 'first', state: {} } })).status).toBe(200);
  });

  it('is not saved over what another window saved since, unless that is meant', async () => {
    const params = await newTree();
    const { body: opened } = await client.call(treeStateCalls.create, { params, body: { state: {} } });
    const one = { ...params, id: opened.id };
    const inOneWindow = await client.call(treeStateCalls.change, { params: one, body: { state: state(), version: opened.version } });
    expect(inOneWindow.body.version).toBe(2);
    const inAnother = await client.call(treeStateCalls.change, { params: one, body: { state: {}, version: opened.version } });
    expect(inAnother.status).toBe(409);
    expect(inAnother.body).toMatchObject({ details: [{ code: 'conflict', field: 'version' }] });
    expect((await client.call(treeStateCalls.get, { params: one })).body.state).toEqual(inOneWindow.body.state);
    expect((await client.call(treeStateCalls.change, { params: one, body: { state: {} } })).body.version).toBe(3);
  });
});

describe('a view that an older version saved', () => {
  const stored = async (json: object) => {
    const params = await newTree();
    await server.database.execute(
      sql`INSERT INTO tree_states (query_id, user_id, name, state) VALUES (${params.qid}, ${user.id}, '', ${JSON.stringify(json)}::jsonb)`,
    );
    return (await client.call(treeStateCalls.list, { params })).body[0].state;
  };
  const OLD = {
    places: { '1-4': { isExpanded: true, visibleAlternative: 12, isSelected: true, isHidden: false, tag: 'blue' } },
    isAllExpanded: false,
    route: ['1-4'],
    show: 'selected',
    filter: { nameReactions: ['Suzuki coupling'] },
  };

  it('is read, without what there was not yet', async () => {
    expect(await stored(OLD)).toMatchObject({
      nodes: { '1-4': { contraction: 12, variant: null, expanded: true, isSelected: true, visibility: 'shown', tag: null } },
      grouped: true,
      route: ['1-4'],
      show: 'selected',
      filter: { nameReactions: ['Suzuki coupling'], cluster: null, tags: [], precedentProperties: { numPrecedents: 0 } },
    });
  });

  it('is as if never touched where it cannot be read', async () => {
    expect(await stored({ ...OLD, show: 'some' })).toMatchObject({ nodes: {}, show: 'all' });
  });

  it('is deleted at its own tree alone', async () => {
    const [params, other] = [await newTree(), await newTree()];
    const { body: kept } = await client.call(treeStateCalls.create, { params, body: { state: state() } });
    expect((await client.call(treeStateCalls.delete, { params: { ...other, id: kept.id } })).status).toBe(404);
    expect((await client.call(treeStateCalls.get, { params: { ...params, id: kept.id } })).status).toBe(200);
    expect((await client.call(treeStateCalls.delete, { params: { ...params, id: kept.id } })).status).toBe(200);
  });
});
