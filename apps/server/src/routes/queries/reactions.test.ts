import { filterAnswer, reactionsAnswer } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let user: User;
let client: Client;
let project: number;
let id: number;
let url: string;
beforeAll(async () => {
  server = await createTestServer();
  user = await buildUser(server.database);
  client = await server.signIn(user);
  project = await buildProject(server.database, user);
  id = await buildQuery(server.database, user, project, { smiles: 'CC(=O)Nc1ccccc1' });
  url = `/app/api/queries/${id}`;
  await server.database.execute(sql`
    INSERT INTO structures (query_id, id, smiles, rosdal, depth, expanded_in_run, is_in_stock, catalog_id, price_category)
    VALUES (${id}, 1, 'CC(=O)Nc1ccccc1', '1.', 0, 1, NULL, NULL, NULL), (${id}, 2, 'Nc1ccccc1', '1.', 1, NULL, TRUE, 'A-17', 2)`);
  for (const [index, name] of ['Amide Schotten-Baumann', 'Buchwald-Hartwig amination'].entries()) {
    const details = {
      ...{ bonds: [[1, 3]], centre: [1, 3], precedentCount: 5, deepestLevel: 2, examples: [], partners: [], reasons: [], limits: [] },
      ...{ mechanism: [], contributions: [], feasibility: null, choice: null, variantOf: null, messages: { info: [], warning: [] } },
      ...{ nameReactions: [{ name, count: 1 }], precursors: [{ structureId: 2, centre: [] }] },
    };
    await server.database.execute(sql`
      INSERT INTO suggestions (query_id, id, structure_id, rank, rating, probability, precursor_ids, details)
      VALUES (${id}, ${index + 1}, 1, ${index + 1}, 4, 0.5, ARRAY[2], ${JSON.stringify(details)}::jsonb)`);
  }
});
afterAll(() => server.close());

it('structures of a tree carry a molfile where it is asked for', async () => {
  const plain = (await client.get(url)).body.tree;
  expect(plain).not.toHaveProperty('molfile');
  const { tree } = (await client.get(`${url}?molfile=yes`)).body;
  expect(tree.molfile).toMatch(/V2000\n[\s\S]*M {2}END/);
  // Acetanilide and aniline: 10 and 7 atoms.
  expect(Number(tree.molfile.split('\n')[3].slice(0, 3))).toBe(10);
  const { children } = (await client.get(`${url}/tree/1/children?molfile=yes`)).body;
  expect(Number(children[0].children[0].molfile.split('\n')[3].slice(0, 3))).toBe(7);
  expect((await client.get(`${url}/tree/1/children`)).body.children[0].children[0]).not.toHaveProperty('molfile');
  expect((await client.get(`${url}?molfile=maybe`)).status).toBe(400);
});

it('structures of a tree say what the catalogues say of them, and null for what is unknown', async () => {
  const { tree } = (await client.get(url)).body;
  expect(tree).toMatchObject({ instock: null, catalogid: null, pricecategory: null });
  expect(tree.children[0].children[0]).toMatchObject({ instock: true, catalogid: 'A-17', pricecategory: 2 });
});

describe('the reactions of a query', () => {
  it('come narrowed by the filter given, this time only', async () => {
    const filterProperties = { nameReactions: ['Buchwald-Hartwig amination'] };
    const narrowed = await client.post(`${url}/reaction`, { id, queryGroup: 'BONDSET', filterProperties });
    const answer = reactionsAnswer.parse(narrowed.body);
    expect(answer).toMatchObject({ queryGroup: 'BONDSET', filterProperties, suggestions: 2 });
    expect(answer.ensembles.map(({ ensid }) => ensid)).toEqual([2]);
    const all = reactionsAnswer.parse((await client.get(`${url}/reaction/BONDSET`)).body);
    expect(all.ensembles.map(({ ensid }) => ensid)).toEqual([1, 2]);
  });

  it('come narrowed by the filter that was kept', async () => {
    const kept = await client.post(`${url}/filter`, { id, filterProperties: { nameReactions: ['Amide Schotten-Baumann'] } });
    expect(filterAnswer.parse(kept.body)).toEqual({
      filterProperties: { nameReactions: ['Amide Schotten-Baumann'] },
      suggestions: 2,
      passing: 1,
      ensids: [1],
      nameReactions: [
        { name: 'Amide Schotten-Baumann', suggestions: 1 },
        { name: 'Buchwald-Hartwig amination', suggestions: 1 },
      ],
    });
    const { body } = await client.get(`${url}/reaction/BONDSET`);
    expect(body.ensembles.map(({ ensid }: { ensid: number }) => ensid)).toEqual([1]);
    await client.post(`${url}/filter`, { id, filterProperties: { nameReactions: [] } });
  });

  it('are refused for another query, another group and strangers', async () => {
    expect((await client.post(`${url}/reaction`, { id: id + 1, queryGroup: 'BONDSET' })).status).toBe(400);
    expect((await client.get(`${url}/reaction/ATOMSET`)).status).toBe(400);
    const stranger = await server.signIn(await buildUser(server.database));
    expect((await stranger.get(`${url}/reaction/BONDSET`)).status).toBe(404);
    expect((await stranger.post(`${url}/filter`, { id, filterProperties: {} })).status).toBe(404);
  });
});

const NAME_IDS: Readonly<Record<string, string>> = {
  'Amide Schotten-Baumann': 'amide-schotten-baumann',
  'Nitro to amino': 'nitro-to-amino',
  Nitration: 'nitration',
};

describe.each([
  ['as they are written', (_id: number, columns: object) => columns],
  ['as they were written before the filter had columns', () => ({ names: null, count: null })],
  [
    'of which some were written before, and some since',
    (id: number, columns: object) => (id % 2 === 0 ? columns : { names: null, count: null }),
  ],
] as const)('the suggestions of a whole tree, %s', (_, kept) => {
  let deep: string;
  beforeAll(async () => {
    const query = await buildQuery(server.database, user, project, { smiles: 'CC(=O)Nc1ccccc1', maxSteps: 3 });
    deep = `/app/api/queries/${query}`;
    await server.database.execute(sql`
      INSERT INTO structures (query_id, id, smiles, rosdal, depth, expanded_in_run, found_by)
      VALUES (${query}, 1, 'CC(=O)Nc1ccccc1', '1.', 0, 1, NULL), (${query}, 2, 'Nc1ccccc1', '1.', 1, 1, 1),
        (${query}, 3, 'O=[N+]([O-])c1ccccc1', '1.', 2, 1, NULL), (${query}, 4, 'c1ccccc1', '1.', 3, NULL, 5)`);
    const rows = [
      { id: 1, of: 1, rank: 1, name: 'Amide Schotten-Baumann', count: 9, needs: [2] },
      { id: 2, of: 1, rank: 2, name: 'Nitro to amino', count: 2, needs: [2] },
      { id: 3, of: 2, rank: 1, name: 'Nitro to amino', count: 7, needs: [3] },
      { id: 4, of: 2, rank: 2, name: 'Nitro to amino', count: 1, needs: [3] },
      { id: 5, of: 3, rank: 1, name: 'Nitration', count: 4, needs: [4] },
      // What no tree shows: it needs what it makes.
      { id: 6, of: 3, rank: 2, name: 'Nitration', count: 4, needs: [3] },
    ];
    for (const { id: suggestion, of, rank, name, count, needs } of rows) {
      const details = {
        ...{ bonds: [], centre: [], precedentCount: count, deepestLevel: 2, examples: [], partners: [], reasons: [], limits: [] },
        ...{ mechanism: [], contributions: [], feasibility: null, choice: null, variantOf: null, messages: { info: [], warning: [] } },
        ...{ nameReactions: [{ name, count }], precursors: needs.map((structureId) => ({ structureId, centre: [] })) },
      };
      const column = kept(suggestion, { names: [NAME_IDS[name]], count }) as { names: string[] | null; count: number | null };
      await server.database.execute(sql`
        INSERT INTO suggestions (query_id, id, structure_id, rank, rating, probability, precursor_ids, precedent_count, name_reactions, details)
        VALUES (${query}, ${suggestion}, ${of}, ${rank}, 4, 0.5, ${sql.param(needs)}::integer[], ${column.count},
          ${sql.param(column.names)}::text[], ${JSON.stringify(details)}::jsonb)`);
    }
  });
  const filter = async (names: readonly string[], more = {}) =>
    await client.post(`${deep}/filter`, { filterProperties: { nameReactions: names }, ...more });

  it('are filtered at every level, nearest to the target first, and what there is to filter by is told', async () => {
    const answer = filterAnswer.parse((await filter(['Nitro to amino'], { scope: 'tree' })).body);
    expect(answer).toMatchObject({ suggestions: 5, passing: 3, ensids: [2, 3, 4] });
    expect(answer.nameReactions).toEqual([
      { name: 'Nitro to amino', suggestions: 3 },
      { name: 'Amide Schotten-Baumann', suggestions: 1 },
      { name: 'Nitration', suggestions: 1 },
    ]);
  });

  it('are filtered by their precedents too', async () => {
    const narrowed = await filter([], { scope: 'tree', precedentProperties: { numPrecedents: 4 } });
    expect(narrowed.body).toMatchObject({ passing: 3, ensids: [1, 3, 5] });
    const both = await filter(['Nitro to amino'], { scope: 'tree', precedentProperties: { numPrecedents: 7 } });
    expect(both.body.ensids).toEqual([3]);
    // What is kept for all has no such filter.
    expect((await filter([], { precedentProperties: { numPrecedents: 4 } })).status).toBe(400);
  });

  it('are filtered for whoever asks alone: what narrows the disconnections stays', async () => {
    await filter(['Amide Schotten-Baumann']);
    await filter(['Nitration'], { scope: 'tree' });
    const { body } = await client.get(`${deep}/reaction/BONDSET`);
    expect(body.filterProperties).toEqual({ nameReactions: ['Amide Schotten-Baumann'] });
    expect(body.ensembles.map(({ ensid }: { ensid: number }) => ensid)).toEqual([1]);
  });

  it('are had by their numbers, each at its place, whatever narrows the disconnections', async () => {
    const named = reactionsAnswer.parse((await client.post(`${deep}/reaction`, { ensids: [5, 4, 6, 99] })).body);
    expect(named.places).toEqual(['1-1-2-3-3-5', '1-1-2-4']);
    expect(named.ensembles.map(({ ensid, level, parid, pos }) => ({ ensid, level, parid, pos }))).toEqual([
      { ensid: 5, level: 3, parid: 3, pos: { idx: 1, total: 1 } },
      { ensid: 4, level: 2, parid: 2, pos: { idx: 2, total: 2 } },
    ]);
    expect(named.ensembles[0].children.map(({ sid, level }) => ({ sid, level }))).toEqual([{ sid: 4, level: 3 }]);
    const narrowed = await client.post(`${deep}/reaction`, { ensids: [4, 5], filterProperties: { nameReactions: ['Nitration'] } });
    expect(narrowed.body.places).toEqual(['1-1-2-3-3-5']);
    expect(await client.post(`${deep}/reaction`, { ensids: [] })).toMatchObject({ status: 400 });
  });
});

describe('the metadata of a query', () => {
  const metadata = async () => (await client.get(url)).body.metadata;

  it('are noted under a name, changed, and stand in the query', async () => {
    const added = await client.post(`/app/apiv2/queries/${id}/metadata`, { name: 'batch', value: { no: 7 } });
    expect(added).toMatchObject({ status: 200, body: { id: 'batch', name: 'batch', value: { no: 7 } } });
    expect(await metadata()).toEqual({ batch: { no: 7 } });
    const changed = await client.put(`/app/apiv2/queries/${id}/metadata/batch`, { value: 'eight' });
    expect(changed).toMatchObject({ status: 200, body: { id: 'batch', value: 'eight' } });
    expect(await metadata()).toEqual({ batch: 'eight' });
  });

  it('have one entry of a name, and none that was not added', async () => {
    expect((await client.post(`/app/apiv2/queries/${id}/metadata`, { name: 'batch', value: 1 })).status).toBe(409);
    expect((await client.put(`/app/apiv2/queries/${id}/metadata/constructor`, { value: 1 })).status).toBe(404);
    expect((await client.post(`/app/apiv2/queries/${id}/metadata`, { name: '__proto__', value: 1 })).status).toBe(400);
  });

  it('are not replaced unseen by who saw another value', async () => {
    const entry = `/app/apiv2/queries/${id}/metadata/batch`;
    const refused = await client.put(entry, { value: 'mine', before: { value: 'seven' } });
    expect(refused).toMatchObject({ status: 409, body: { details: [{ code: 'changed', field: 'value', now: 'eight' }] } });
    expect(await metadata()).toMatchObject({ batch: 'eight' });
    expect((await client.put(entry, { value: 'mine', before: { value: 'eight' } })).status).toBe(200);
    // What it holds already is no change.
    expect((await client.put(entry, { value: 'mine', before: { value: 'seven' } })).status).toBe(200);
  });

  it('keep what two programs note at once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => client.post(`/app/apiv2/queries/${id}/metadata`, { name, value: name })));
    expect(await metadata()).toMatchObject({ a: 'a', b: 'b', c: 'c', d: 'd' });
  });
});

describe('comments on a suggestion', () => {
  it('are counted on it, and listed with the query', async () => {
    const comment = { action: 'QUERY', project, query: id, title: 'Yield', message: 'Too low in my hands.' };
    const made = await client.post('/app/api/comments', { ...comment, ensid: 2 });
    expect(made).toMatchObject({ status: 200, body: { ensid: 2, query: id } });
    await client.post('/app/api/comments', comment);
    const { body } = await client.get(`${url}/reaction/BONDSET`);
    expect(body.ensembles.map((each: { comments: number }) => each.comments)).toEqual([0, 1]);
    const list = (await client.get(`${url}/comments`)).body;
    expect(list.map(({ ensid }: { ensid: number | null }) => ensid)).toEqual([2, null]);
  });

  it('need a suggestion of that query', async () => {
    const comment = { action: 'QUERY', project, query: id, title: 'Yield', message: 'Too low.' };
    expect((await client.post('/app/api/comments', { ...comment, ensid: 99 })).status).toBe(404);
    expect((await client.post('/app/api/comments', { ...comment, action: 'PROJECT', ensid: 2 })).status).toBe(400);
  });
});

it('planning does not go on from a structure, or in a query, that is another than the call says', async () => {
  const from = { structlistid: 2, queryGroup: 'BONDSET' };
  for (const [field, value] of [
    ['rosdal', '1-2.'],
    ['sessionid', 'another name'],
  ] as const) {
    const refused = await client.post(`${url}/continue`, { ...from, [field]: value });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ field }] } });
  }
  const { sessionid } = (await client.get(url)).body;
  expect((await client.post(`${url}/continue`, { ...from, rosdal: '1.', sessionid })).status).not.toBe(400);
});
