import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ checksPerMinute: 100_000 });
});
afterAll(() => server.close());

const PATH = '/app/api/molecules';
const newClient = async () => server.signIn(await buildUser(server.database));
const at = (name: string) => `${PATH}/${encodeURIComponent(name)}`;
/** Reads all of a search step by step. @param between - done after each step */
async function walk(client: Client, query: string, between: (read: readonly string[]) => Promise<unknown> = async () => undefined) {
  const read: string[] = [];
  for (let last: number | null = 0; last !== null; ) {
    const { status, body } = await client.get(`${PATH}/after/${last}?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    read.push(...body.molecules.map(({ name }: { name: string }) => name));
    last = body.last;
    await between(read);
  }
  return read;
}
const names = async (client: Client, query = '') => {
  const { status, body } = await client.get(`${PATH}${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.molecules.map(({ name }: { name: string }) => name);
};

/** Methanol. */
const UNTITLED = [
  '',
  '  Drawn by hand',
  '',
  '  2  1  0  0  0  0  0  0  0  0999 V2000',
  '    0.0000    0.0000    0.0000 C   0  0  0  0  0  0',
  '    1.4000    0.0000    0.0000 O   0  0  0  0  0  0',
  '  1  2  1  0  0  0  0',
  'M  END',
  '',
].join('\n');

describe('a molecule', () => {
  it('is added, shown with what is known of it, and nobody else sees it', async () => {
    const client = await newClient();
    const made = await client.post(PATH, { name: ' aspirin ', rosdal: 'CC(=O)Oc1ccccc1C(=O)O', tags: ['test', 'acid', 'test'] });
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      name: 'aspirin',
      smiles: 'CC(=O)Oc1ccccc1C(=O)O',
      inchikey: 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N',
      formula: 'C9H8O4',
      tags: ['acid', 'test'],
      origin: 'drawn',
      similarity: null,
      matched: [],
    });
    expect(made.body.rosdal).toMatch(/\.$/);
    expect((await client.get(at('ASPIRIN'))).body.id).toBe(made.body.id);
    const other = await newClient();
    expect(await names(other)).toEqual([]);
    expect((await other.get(at('aspirin'))).status).toBe(404);
    expect((await other.delete(at('aspirin'))).status).toBe(404);
  });

  it.each([
    ['no name', { name: ' ', rosdal: 'CCO' }, 'name', 'Please supply a molecule name.'],
    ['no structure', { name: 'a', rosdal: '' }, 'rosdal', 'Please supply a molecule structure.'],
    ['blanks for a structure', { name: 'a', rosdal: ' \n' }, 'rosdal', 'Please supply a molecule structure.'],
    ['no rosdal at all', { name: 'a' }, 'rosdal', 'Please supply a molecule structure.'],
    ['a notation without its full stop', { name: 'a', rosdal: '1-2-3O' }, 'rosdal', 'Structure notation must end with a full stop.'],
  ])('is refused with %s', async (_, body, field, message) => {
    const client = await newClient();
    const refused = await client.post(PATH, body);
    expect(refused.status).toBe(400);
    expect(refused.body.details).toMatchObject([{ field, message }]);
  });

  it('is taken as the editor writes it: a molfile whose first line, the title, is empty', async () => {
    const client = await newClient();
    expect(await client.post(PATH, { name: 'drawn', rosdal: UNTITLED })).toMatchObject({ status: 200, body: { smiles: 'CO' } });
    expect(await client.put(at('drawn'), { name: 'drawn again', rosdal: UNTITLED })).toMatchObject({ status: 200, body: { smiles: 'CO' } });
    expect(await names(client, `?search=exact&term=${encodeURIComponent(UNTITLED)}`)).toEqual(['drawn again']);
  });

  it('is found by a name with letters beyond ASCII, and such a name is taken once', async () => {
    const client = await newClient();
    const add = (name: string, text: string) => client.post(`${PATH}/import`, { records: [{ name, text }] });
    await add('ÄTHER', 'CCOCC');
    expect((await add('ÄTHER', 'COC')).body.names).toEqual(['ÄTHER (2)']);
    expect(await names(client, `?sort=name&order=asc&term=${encodeURIComponent('äther')}`)).toEqual(['ÄTHER', 'ÄTHER (2)']);
    const { body } = await client.post(`${PATH}/molfiles`, { names: ['ÄTHER'] });
    expect(body.molfiles[0]).toMatch(/M {2}END/);
  });

  it('is refused with an E-marked double bond', async () => {
    const client = await newClient();
    const message = 'Structure notation must not contain an E-marked (E) double bond.';
    for (const rosdal of ['1-2=3E-4.', '1-2=(E)3-4.']) {
      expect(await client.post(PATH, { name: 'a', rosdal })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'rosdal', message }] },
      });
    }
  });

  it('has a name of its own, whatever the capitals', async () => {
    const client = await newClient();
    await client.post(PATH, { name: 'Ethanol', rosdal: 'CCO' });
    const refused = await client.post(PATH, { name: 'ethanol', rosdal: 'CO' });
    expect(refused.status).toBe(409);
    expect(refused.body.details).toEqual([{ code: 'taken', field: 'name', message: 'A molecule with this name already exists.' }]);
    expect((await client.post(`${PATH}/exists`, { name: ' ETHANOL' })).body).toEqual({ exists: true });
    expect((await client.get(`${at('ethanol')}/exists`)).body).toEqual({ exists: true });
    expect((await client.get(`${at('methanol')}/exists`)).body).toEqual({ exists: false });
  });

  it('is renamed and drawn anew; two that are not the same never share a name', async () => {
    const client = await newClient();
    await client.post(PATH, { name: 'first', rosdal: 'CCO' });
    await client.post(PATH, { name: 'second', rosdal: 'CCN' });
    const renamed = await client.put(at('first'), { originalName: 'first', name: 'a/b c', rosdal: 'CCCO' });
    expect(renamed.body).toMatchObject({ name: 'a/b c', smiles: 'CCCO' });
    expect((await client.get(at('a/b c'))).body.formula).toBe('C3H8O');
    expect((await client.put(at('second'), { name: 'A/B C' })).body.errors).toEqual(['A molecule with this name already exists.']);
    expect((await client.put(at('second'), { name: 'SECOND' })).body.name).toBe('SECOND');
    // The name so far may stand in the body alone.
    expect((await client.put(at('third'), { originalName: 'SECOND', name: 'third' })).body).toMatchObject({ name: 'third', smiles: 'CCN' });
  });

  it('is neither drawn anew nor tagged over what its writer did not see', async () => {
    const client = await newClient();
    await client.post(PATH, { name: 'seen', rosdal: 'CCO', tags: ['dry'] });
    await client.put(at('seen'), { rosdal: 'CCCO', tags: ['dry', 'reagent'] });
    const drawn = await client.put(at('seen'), { rosdal: 'CCCCO', before: { smiles: 'CCO' } });
    expect(drawn).toMatchObject({ status: 409, body: { details: [{ code: 'changed', field: 'smiles', now: 'CCCO' }] } });
    const tagged = await client.put(at('seen'), { tags: ['dry', 'solvent'], before: { tags: ['dry'] } });
    expect(tagged).toMatchObject({ status: 409, body: { details: [{ code: 'changed', field: 'tags', now: ['dry', 'reagent'] }] } });
    const knowing = await client.put(at('seen'), {
      rosdal: 'CCCCO',
      tags: ['solvent'],
      before: { smiles: 'CCCO', tags: ['dry', 'reagent'] },
    });
    expect(knowing).toMatchObject({ status: 200, body: { smiles: 'CCCCO', tags: ['solvent'] } });
  });

  it('may be called as a call beside it is', async () => {
    const client = await newClient();
    for (const name of ['after', 'exists', 'import', 'molfiles']) {
      await client.post(PATH, { name, rosdal: 'CCO' });
      expect((await client.get(at(name))).body).toMatchObject({ name, smiles: 'CCO' });
    }
  });

  it('that is not in the list is not updated', async () => {
    const client = await newClient();
    const refused = await client.put(at('gone'), { name: 'new' });
    expect(refused.status).toBe(404);
    expect(refused.body.errors).toEqual(['Unable to update molecule. Please try to reload the page.']);
  });

  it('is copied with the suffix -copy, as often as it takes', async () => {
    const client = await newClient();
    await client.post(PATH, { name: 'x', rosdal: 'CCO', tags: ['kept'] });
    for (const name of ['x-copy', 'x-copy-copy', 'x-copy-copy-copy']) {
      expect((await client.post(`${at('x')}/copy`)).body).toMatchObject({ name, origin: 'copied', tags: ['kept'] });
    }
  });

  it('is deleted and restored, unless its name was taken meanwhile', async () => {
    const client = await newClient();
    await client.post(PATH, { name: 'x', rosdal: 'CCO' });
    expect((await client.delete(at('x'))).status).toBe(200);
    expect(await names(client)).toEqual([]);
    expect((await client.post(`${at('x')}/restore`)).status).toBe(200);
    expect(await names(client)).toEqual(['x']);
    await client.delete(at('x'));
    await client.post(PATH, { name: 'X', rosdal: 'CO' });
    expect((await client.post(`${at('x')}/restore`)).status).toBe(409);
  });

  it('is told from another one that a second tab adds at the same moment', async () => {
    const client = await newClient();
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.post(PATH, { name: 'same', rosdal: 'CCO' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('a library of molecules', () => {
  let client: Client;
  const LIBRARY = [
    ['piperazine', 'C1CNCCN1'],
    ['methylpiperazine', 'CN1CCNCC1'],
    ['sildenafil', 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1'],
    ['toluene', 'Cc1ccccc1'],
    ['L-alanine', 'C[C@H](N)C(=O)O'],
    ['sodium acetate', 'CC(=O)[O-].[Na+]'],
  ] as const;
  beforeAll(async () => {
    client = await newClient();
    for (const [name, rosdal] of LIBRARY) expect((await client.post(PATH, { name, rosdal })).status, name).toBe(200);
    await client.put(at('toluene'), { tags: ['solvent'] });
  });
  const search = (how: string, term: string, more = '') => names(client, `?search=${how}&term=${encodeURIComponent(term)}${more}`);

  it('is searched by part of a name, in which signs mean nothing', async () => {
    expect(await search('name', 'PIPER')).toEqual(['methylpiperazine', 'piperazine']);
    expect(await search('name', '%')).toEqual([]);
  });

  it('is searched by exactly a structure, however it is written', async () => {
    expect(await search('exact', 'CC1=CC=CC=C1')).toEqual(['toluene']);
    expect(await search('exact', 'C1=CC=CC=C1')).toEqual([]);
  });

  it('is searched by a part, whose open valences take any substituent', async () => {
    expect(await search('substructure', 'C1CNCCN1', '&sort=name&order=asc')).toEqual(['methylpiperazine', 'piperazine', 'sildenafil']);
    expect(await search('substructure', 'c1ccccc1', '&sort=name&order=asc')).toEqual(['sildenafil', 'toluene']);
    expect(await search('substructure', 'NCC(=O)O')).toEqual(['L-alanine']);
    expect(await search('substructure', 'c1cn[nH]c1')).toEqual(['sildenafil']);
    const { body } = await client.get(`${PATH}?search=substructure&term=${encodeURIComponent('c1ccccc1')}&sort=name&order=asc`);
    expect(body).toMatchObject({ total: 2, isComplete: true, all: 6 });
    const toluene = body.molecules[1];
    expect(toluene.matched).toHaveLength(6);
    expect(new Set(toluene.matched.map((atom: number) => 'Cc1ccccc1'[atom === 1 ? 0 : 1]))).toEqual(new Set(['c']));
  });

  it('is searched by likeness, the most similar first', async () => {
    const { body } = await client.get(`${PATH}?search=similarity&similarity=20&term=${encodeURIComponent('CN1CCNCC1')}`);
    const found = body.molecules.map(({ name, similarity }: { name: string; similarity: number }) => [name, similarity]);
    expect(found[0]).toEqual(['methylpiperazine', 1]);
    expect(found[1][0]).toBe('piperazine');
    expect(found[1][1]).toBeGreaterThan(0.2);
    expect(found[1][1]).toBeLessThan(1);
    expect(await search('similarity', 'CN1CCNCC1', '&similarity=100')).toEqual(['methylpiperazine']);
  });

  it('says why a structure cannot be searched for', async () => {
    const { status, body } = await client.get(`${PATH}?search=substructure&term=C1CC`);
    expect(status).toBe(400);
    expect(body.details[0].field).toBe('term');
  });

  it('is narrowed by tag, and comes by page', async () => {
    expect(await names(client, '?tag=solvent')).toEqual(['toluene']);
    expect((await client.get(PATH)).body.tags).toEqual([{ tag: 'solvent', count: 1 }]);
    expect(await names(client, '?per_page=2&page=2&sort=name&order=asc')).toEqual(['piperazine', 'sildenafil']);
  });
});

describe('the filters of a library', () => {
  let client: Client;
  beforeAll(async () => {
    const user = await buildUser(server.database);
    client = await server.signIn(user);
    const drawn: readonly (readonly [name: string, rosdal: string, tags?: string[]])[] = [
      ['piperazine', 'C1CNCCN1', ['amine', 'shelf']],
      ['methylpiperazine', 'CN1CCNCC1', ['amine']],
      ['sildenafil', 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1', ['drug']],
      ['pyridone', 'O=c1cccc[nH]1'],
    ];
    for (const [name, rosdal, tags] of drawn) expect((await client.post(PATH, { name, rosdal, tags })).status, name).toBe(200);
    const records = [
      // 521.0 g/mol and 326.6 g/mol.
      { name: 'heptatriacontane', text: 'C'.repeat(37) },
      { name: 'heneicosanoic acid', text: `${'C'.repeat(21)}(=O)O` },
    ];
    await client.post(`${PATH}/import`, { records, tag: 'shelf' });
    await client.post(`${at('piperazine')}/copy`);
    const added: readonly (readonly [name: string, ago: string])[] = [
      ['sildenafil', '2 months'],
      ['methylpiperazine', '400 days'],
    ];
    for (const [name, ago] of added) {
      await server.database.execute(
        sql`UPDATE molecules SET created_at = now() - ${ago}::interval WHERE user_id = ${user.id} AND name = ${name}`,
      );
    }
    await server.database.execute(sql`UPDATE molecules SET in_catalogue = (name = 'piperazine') WHERE user_id = ${user.id}`);
    const projectId = await buildProject(server.database, user);
    const keyOf = async (name: string) => ({ inchiKey: (await client.get(at(name))).body.inchikey });
    await buildQuery(server.database, user, projectId, { name: 'one', ...(await keyOf('sildenafil')) });
    await buildQuery(server.database, user, projectId, { name: 'another', direction: 'forward', ...(await keyOf('pyridone')) });
    // Neither the queries of others nor what is deleted are the reader's.
    const other = await buildUser(server.database);
    await buildQuery(server.database, other, await buildProject(server.database, other), {
      name: 'theirs',
      ...(await keyOf('heptatriacontane')),
    });
    await buildQuery(server.database, user, projectId, { name: 'gone', ...(await keyOf('heptatriacontane')) });
    await server.database.execute(sql`UPDATE queries SET deleted_at = now() WHERE user_id = ${user.id} AND name = 'gone'`);
    await (await newClient()).post(PATH, { name: 'theirs', rosdal: 'CCO', tags: ['amine', 'their own'] });
    await client.post(PATH, { name: 'deleted', rosdal: 'CCO', tags: ['amine', 'deleted'] });
    await client.delete(at('deleted'));
  });
  const sorted = (query: string) => names(client, `?sort=name&order=asc&${query}`);
  /** `{ shelf: 3 }` of a filter. */
  const countsOf = async (query: string, filter: string) => {
    const { status, body } = await client.get(`${PATH}?counts=yes&${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return Object.fromEntries(body.counts.values[filter].map(({ value, count }: { value: string; count: number }) => [value, count]));
  };

  it.each([
    ['tag=drug&tag=shelf', ['heneicosanoic acid', 'heptatriacontane', 'piperazine', 'piperazine-copy', 'sildenafil']],
    ['catalogue=yes', ['piperazine']],
    ['catalogue=no&tag=amine', ['methylpiperazine', 'piperazine-copy']],
    ['used=yes', ['pyridone', 'sildenafil']],
    ['used=no&origin=drawn', ['methylpiperazine', 'piperazine']],
    ['origin=imported&origin=copied', ['heneicosanoic acid', 'heptatriacontane', 'piperazine-copy']],
    ['size=heavy', ['heptatriacontane']],
    ['size=middle', ['heneicosanoic acid', 'sildenafil']],
    ['size=light&size=heavy&origin=drawn', ['methylpiperazine', 'piperazine', 'pyridone']],
    ['added=earlier', ['methylpiperazine', 'sildenafil']],
    ['added=today&origin=drawn', ['piperazine', 'pyridone']],
    ['added=today&added=earlier&tag=amine', ['methylpiperazine', 'piperazine', 'piperazine-copy']],
    ['tag=amine&catalogue=yes&catalogue=no&used=no&size=light&term=copy', ['piperazine-copy']],
  ])('%s', async (query, found) => {
    expect(await sorted(query)).toEqual(found);
    expect((await walk(client, `limit=2&${query}`)).sort()).toEqual(found);
  });

  it('count each value as if its own filter did not narrow', async () => {
    expect(await countsOf('', 'tag')).toEqual({ amine: 3, drug: 1, shelf: 4 });
    expect(await countsOf('', 'size')).toEqual({ heavy: 1, light: 4, middle: 2 });
    expect(await countsOf('', 'used')).toEqual({ no: 5, yes: 2 });
    expect(await countsOf('', 'added')).toEqual({ earlier: 2, month: 5, today: 5, week: 5 });
    const narrowed = 'tag=amine&origin=drawn';
    expect(await countsOf(narrowed, 'tag')).toEqual({ amine: 2, drug: 1, shelf: 1 });
    expect(await countsOf(narrowed, 'origin')).toEqual({ copied: 1, drawn: 2, imported: 0 });
    expect(await countsOf(narrowed, 'catalogue')).toEqual({ no: 1, yes: 1 });
    expect((await client.get(`${PATH}?${narrowed}`)).body.counts).toBeUndefined();
  });

  it('count what a search finds, by a name or by a structure', async () => {
    expect(await countsOf('term=PIPER', 'origin')).toEqual({ copied: 1, drawn: 2 });
    const structure = (search: string, term: string) => `search=${search}&term=${encodeURIComponent(term)}`;
    expect(await countsOf(structure('exact', 'C1CNCCN1'), 'origin')).toEqual({ copied: 1, drawn: 1 });
    expect(await countsOf(`${structure('similarity', 'CN1CCNCC1')}&similarity=100`, 'tag')).toEqual({ amine: 1 });
    const part = structure('substructure', 'C1CNCCN1');
    expect(await countsOf(part, 'tag')).toEqual({ amine: 3, drug: 1, shelf: 2 });
    expect(await countsOf(`${part}&tag=shelf&origin=drawn`, 'tag')).toEqual({ amine: 2, drug: 1, shelf: 1 });
    expect(await countsOf(`${part}&tag=shelf&origin=drawn`, 'size')).toEqual({ light: 1, middle: 0 });
    expect((await client.get(`${PATH}?counts=yes&${part}`)).body.counts.isComplete).toBe(true);
    expect(await countsOf(structure('substructure', 'C1CCCCCCCC1'), 'tag')).toEqual({});
  });

  it('are refused where there is no such value', async () => {
    for (const query of ['catalogue=maybe', 'size=tiny', 'added=tomorrow', 'used=1', 'origin=bought']) {
      expect((await client.get(`${PATH}?${query}`)).status, query).toBe(400);
    }
    expect((await client.get(`${PATH}?added=today&zone=Mars/Olympus`)).status).toBe(200);
  });
});

describe('an import', () => {
  it('refuses a record without a structure in the words for molecules, and adds the others', async () => {
    const client = await newClient();
    const records = [
      { name: 'nothing', text: '' },
      { name: 'blanks', text: ' \n' },
      { name: 'ethanol', text: 'CCO' },
    ];
    const { body } = await client.post(`${PATH}/import`, { records });
    const reason = 'Please supply a molecule structure.';
    expect(body.refused).toEqual([
      { index: 0, name: 'nothing', reason },
      { index: 1, name: 'blanks', reason },
    ]);
    expect(body.names).toEqual([null, null, 'ethanol']);
  });

  it('adds what can be read, numbers names that are taken, and says why the rest was refused', async () => {
    const client = await newClient();
    await client.post(PATH, { name: 'ethanol', rosdal: 'CCO' });
    const records = [
      { name: 'ethanol', text: 'CC' },
      { name: 'ETHANOL', text: 'CCC' },
      { name: 'broken', text: 'C1CC' },
      { name: '', text: 'CCN' },
    ];
    const { body } = await client.post(`${PATH}/import`, { records, tag: 'file' });
    expect(body).toMatchObject({ added: 3, names: ['ethanol (2)', 'ETHANOL (3)', null, 'C2H7N'], known: [] });
    expect(body.refused).toMatchObject([{ index: 2, name: 'broken' }]);
    expect(body.refused[0].reason).not.toBe('');
    expect(await names(client, '?sort=name&order=asc')).toEqual(['C2H7N', 'ethanol', 'ethanol (2)', 'ETHANOL (3)']);
    expect(await names(client, '?origin=imported&tag=file')).toHaveLength(3);
  });

  it('skips and names structures that are kept already or stand twice in the file, however they are written', async () => {
    const client = await newClient();
    await client.post(PATH, { name: 'ethanol', rosdal: 'CCO' });
    const records = [
      { name: 'alcohol', text: 'OCC' },
      { name: 'toluene', text: 'Cc1ccccc1' },
      { name: 'methylbenzene', text: 'CC1=CC=CC=C1' },
      { name: '', text: 'C(O)C' },
    ];
    const { body } = await client.post(`${PATH}/import`, { records });
    expect(body).toEqual({
      added: 1,
      names: [null, 'toluene', null, null],
      known: [
        { index: 0, name: 'alcohol', keptAs: 'ethanol' },
        { index: 2, name: 'methylbenzene', keptAs: 'toluene' },
        { index: 3, name: '', keptAs: 'ethanol' },
      ],
      refused: [],
    });
    expect(await names(client)).toEqual(['toluene', 'ethanol']);
    // The same file once more adds nothing.
    expect((await client.post(`${PATH}/import`, { records, known: 'skip' })).body).toMatchObject({ added: 0, known: { length: 4 } });
    expect(await names(client)).toEqual(['toluene', 'ethanol']);
  });

  it('keeps both where both are wanted, and names the first still', async () => {
    const client = await newClient();
    const records = [
      { name: 'ethanol', text: 'CCO' },
      { name: 'ethanol', text: 'OCC' },
    ];
    await client.post(`${PATH}/import`, { records: records.slice(0, 1) });
    const { body } = await client.post(`${PATH}/import`, { records, known: 'keep' });
    expect(body).toMatchObject({
      added: 2,
      names: ['ethanol (2)', 'ethanol (3)'],
      known: [
        { index: 0, keptAs: 'ethanol' },
        { index: 1, keptAs: 'ethanol' },
      ],
    });
    expect((await client.post(`${PATH}/import`, { records, known: 'both' })).status).toBe(400);
  });

  it('takes for another structure what is only alike, deleted, or another user’s', async () => {
    const client = await newClient();
    await (await newClient()).post(PATH, { name: 'theirs', rosdal: 'CCO' });
    await client.post(PATH, { name: 'gone', rosdal: 'CCO' });
    await client.delete(at('gone'));
    // The pyridone and its tautomer have one InChIKey; enantiomers and what has none are three structures.
    const records = ['CCO', 'O=c1cccc[nH]1', 'Oc1ccccn1', 'C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O', 'CC(N)C(=O)O'];
    const { body } = await client.post(`${PATH}/import`, { records: records.map((text) => ({ text })) });
    expect(body).toMatchObject({ added: 6, known: [] });
    expect(new Set((await client.get(PATH)).body.molecules.map(({ inchikey }: { inchikey: string }) => inchikey)).size).toBe(5);
  });

  it('keeps the tags that a file gives each, beside that of all', async () => {
    const client = await newClient();
    const records = [
      { name: 'ethanol', text: 'CCO', tags: ['solvent', 'file'] },
      { name: 'ethane', text: 'CC' },
    ];
    expect((await client.post(`${PATH}/import`, { records, tag: 'file' })).body).toEqual({
      ...{ added: 2, names: ['ethanol', 'ethane'], known: [], refused: [] },
    });
    expect((await client.get(`${PATH}?sort=name&order=asc`)).body.molecules.map(({ tags }: { tags: string[] }) => tags)).toEqual([
      ['file'],
      ['file', 'solvent'],
    ]);
  });

  it('gives the tags of a skipped record to the molecule that is kept where this is wanted, once each, and says which', async () => {
    const client = await newClient();
    await client.post(PATH, { name: 'ethanol', rosdal: 'CCO', tags: ['solvent'] });
    const records = [
      { name: 'alcohol', text: 'OCC', tags: ['dry', 'solvent'] },
      { name: 'toluene', text: 'Cc1ccccc1' },
      { name: 'methylbenzene', text: 'CC1=CC=CC=C1', tags: ['arene'] },
    ];
    const tagsOf = async () =>
      (await client.get(`${PATH}?sort=name&order=asc`)).body.molecules.map(({ name, tags }: { name: string; tags: string[] }) => [
        name,
        tags,
      ]);
    expect((await client.post(`${PATH}/import`, { records: records.slice(0, 1), tag: 'file' })).body.known).toEqual([
      { index: 0, name: 'alcohol', keptAs: 'ethanol' },
    ]);
    expect(await tagsOf()).toEqual([['ethanol', ['solvent']]]);
    expect((await client.post(`${PATH}/import`, { records, tag: 'file', tagkept: true })).body.known).toEqual([
      { index: 0, name: 'alcohol', keptAs: 'ethanol', tagged: ['dry', 'file'] },
      { index: 2, name: 'methylbenzene', keptAs: 'toluene', tagged: ['arene'] },
    ]);
    expect(await tagsOf()).toEqual([
      ['ethanol', ['dry', 'file', 'solvent']],
      ['toluene', ['arene', 'file']],
    ]);
    // A molecule has twenty tags at most.
    const many = [{ text: 'CCO', tags: Array.from({ length: 20 }, (_, index) => `t${index + 10}`) }];
    expect((await client.post(`${PATH}/import`, { records: many, tagkept: true })).body.known[0].tagged).toHaveLength(17);
    expect((await tagsOf())[0][1]).toHaveLength(20);
  });

  it('gives no tags where both are kept', async () => {
    const client = await newClient();
    await client.post(PATH, { name: 'ethanol', rosdal: 'CCO' });
    const body = { records: [{ name: 'alcohol', text: 'OCC', tags: ['dry'] }], known: 'keep', tagkept: true };
    expect((await client.post(`${PATH}/import`, body)).body.known).toEqual([{ index: 0, name: 'alcohol', keptAs: 'ethanol' }]);
    expect(await names(client, '?tag=dry')).toEqual(['alcohol']);
  });

  it('can be checked before: what would be added, skipped and refused, and which records are one structure', async () => {
    const client = await newClient();
    await client.post(PATH, { name: 'ethanol', rosdal: 'CCO' });
    const records = [
      { name: 'alcohol', text: 'OCC', tags: ['dry'] },
      { name: 'toluene', text: 'Cc1ccccc1' },
      { name: 'methylbenzene', text: 'CC1=CC=CC=C1' },
      { name: 'broken', text: 'C1CC' },
    ];
    const { body } = await client.post(`${PATH}/import`, { records, check: true, tagkept: true });
    expect(body).toMatchObject({
      added: 1,
      known: [
        { index: 0, keptAs: 'ethanol' },
        { index: 2, keptAs: 'toluene' },
      ],
      refused: [{ index: 3 }],
      structures: ['CCO', 'Cc1ccccc1', 'Cc1ccccc1', null],
    });
    expect(await names(client)).toEqual(['ethanol']);
    expect(await names(client, '?tag=dry')).toEqual([]);
  });

  it('takes at most 100 records at once', async () => {
    const client = await newClient();
    const records = Array.from({ length: 101 }, () => ({ text: 'CCO' }));
    expect((await client.post(`${PATH}/import`, { records })).status).toBe(400);
  });
});

describe('molfiles', () => {
  it('are given in the order of the names, and none of what is not there or is another user’s', async () => {
    const client = await newClient();
    for (const [name, rosdal] of [
      ['aspirin', 'CC(=O)Oc1ccccc1C(=O)O'],
      ['ethanol', 'CCO'],
    ]) {
      await client.post(PATH, { name, rosdal });
    }
    const { status, body } = await client.post(`${PATH}/molfiles`, { names: ['Ethanol', 'nothing', 'aspirin', ' ethanol '] });
    expect(status).toBe(200);
    const atoms = body.molfiles.map((molfile: string | null) => (molfile === null ? null : Number(molfile.split('\n')[3]?.slice(0, 3))));
    expect(atoms).toEqual([3, null, 13, 3]);
    expect(body.molfiles[2]).toMatch(/V2000[\s\S]*M {2}END/);
    const other = await newClient();
    expect((await other.post(`${PATH}/molfiles`, { names: ['aspirin'] })).body).toEqual({ molfiles: [null] });
    expect((await other.post(`${PATH}/molfiles`, { names: [] })).status).toBe(400);
  });
});

describe('the steps of a search', () => {
  const RECORDS = Array.from({ length: 60 }, (_, index) => ({
    name: `m${index}`,
    text: `${'C'.repeat(index + 1)}${index % 3 === 0 ? 'O' : 'N'}`,
  }));
  const ALL = RECORDS.map(({ name }) => name);

  it('bring each molecule once, in the order in which they were added', async () => {
    const client = await newClient();
    await client.post(`${PATH}/import`, { records: RECORDS, tag: 'chain' });
    expect(await walk(client, 'limit=7')).toEqual(ALL);
    expect(await walk(client, 'limit=60')).toEqual(ALL);
    expect(await walk(await newClient(), 'limit=7')).toEqual([]);
  });

  it('leave none out when others are deleted meanwhile', async () => {
    const client = await newClient();
    await client.post(`${PATH}/import`, { records: RECORDS });
    const read = await walk(client, 'limit=10', (so) => client.delete(at(so[so.length - 1])));
    expect(read).toEqual(ALL);
    expect(await walk(client, 'limit=50')).toHaveLength(54);
  });

  it('are narrowed as the list is: by name, tag, part and likeness', async () => {
    const client = await newClient();
    await client.post(`${PATH}/import`, { records: RECORDS, tag: 'chain' });
    const alcohols = ALL.filter((_, index) => index % 3 === 0);
    expect(await walk(client, 'limit=4&search=substructure&term=CO')).toEqual(alcohols);
    expect(await walk(client, 'limit=4&term=m5')).toEqual(['m5', 'm50', 'm51', 'm52', 'm53', 'm54', 'm55', 'm56', 'm57', 'm58', 'm59']);
    expect(await walk(client, 'limit=4&tag=other')).toEqual([]);
    expect(await walk(client, 'limit=1&search=similarity&similarity=100&term=CCCO')).toEqual(
      (await names(client, '?search=similarity&similarity=100&term=CCCO&per_page=100')).sort(),
    );
  });

  it('say why a structure cannot be searched for', async () => {
    const client = await newClient();
    expect((await client.get(`${PATH}/after/0?search=exact&term=C1CC`)).status).toBe(400);
  });
});
