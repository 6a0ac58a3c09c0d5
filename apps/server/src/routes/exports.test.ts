import { ALGORITHMS, type ExportJob, exportCalls, exportListAnswer, type StructureNode } from '@retron/contract';
import { parseSmiles } from '@retron/molecule';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startExportWriters } from '../chemistry/export-writers.ts';
import { ExportGone } from '../jobs/export-progress.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { type ExportWorld, exportWorldOf, makeExport } from '../jobs/make-export.ts';
import { giveBackExports, takeExport } from '../repositories/exports.ts';
import { buryDead, removeProcess } from '../repositories/processes.ts';
import { writeRouteWishes } from '../repositories/stored/route-wishes.ts';
import { writeSuggestion } from '../repositories/stored/suggestion.ts';
import type { User } from '../repositories/users.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

/** Paracetamol by two routes: from 4-aminophenol, which is made of 4-nitrophenol, and from hydroquinone. */
const STRUCTURES = [
  { id: 1, smiles: 'CC(=O)Nc1ccc(O)cc1', depth: 0, isInStock: null },
  { id: 2, smiles: 'CC(=O)OC(C)=O', depth: 1, isInStock: true },
  { id: 3, smiles: 'Nc1ccc(O)cc1', depth: 1, isInStock: false },
  { id: 4, smiles: 'O=[N+]([O-])c1ccc(O)cc1', depth: 2, isInStock: false },
  { id: 5, smiles: 'Oc1ccc(O)cc1', depth: 1, isInStock: false },
  { id: 6, smiles: 'CC(N)=O', depth: 1, isInStock: true },
];
const SUGGESTIONS = [
  { id: 1, of: 1, rank: 1, rating: 4, to: [2, 3], bonds: [[1, 3]], names: ['amide-schotten-baumann'], precedents: 50 },
  { id: 2, of: 3, rank: 1, rating: 3, to: [4], bonds: [], names: ['nitro-to-amino'], precedents: 12 },
  { id: 3, of: 1, rank: 2, rating: 2, to: [5, 6], bonds: [[3, 4]], names: [], precedents: 1 },
] as const;

const HASH = 'RZVAJINKPMORJF_UHFFFAOYSA_N';
const BASE = '/app/api/v2/export';

let server: TestServer;
let user: User;
let client: Client;
let stranger: Client;
let project: number;
let id: number;
let world: ExportWorld;

beforeAll(async () => {
  server = await createTestServer({ exports: 3, exportBytes: 1_000_000 });
  const { database, services } = server;
  user = await buildUser(database, { username: 'chemist' });
  client = await server.signIn(user);
  stranger = await server.signIn(await buildUser(database));
  project = await buildProject(database, user, { name: 'Analgesics' });
  id = await buildTree('Paracetamol: routes');
  world = exportWorldOf(database, services.chemistry, writers, 'test build', pino({ level: 'silent' }));
});
const writers = startExportWriters(1);
afterAll(async () => {
  await writers.close();
  await server.close();
});
beforeEach(async () => {
  await server.database.execute(sql`DELETE FROM export_jobs`);
});

/** For every atom of a structure none of what it becomes. */
function unmapped(structureId: number): readonly number[] {
  const read = parseSmiles(STRUCTURES.find(({ id: sid }) => sid === structureId)?.smiles ?? '');
  return read.ok ? Array.from({ length: read.value.atomCount }, () => -1) : [];
}

async function buildTree(name: string): Promise<number> {
  const { database } = server;
  const query = await buildQuery(database, user, project, { name, smiles: STRUCTURES[0].smiles, inchiKey: HASH.replaceAll('_', '-') });
  for (const { id: sid, smiles, depth, isInStock } of STRUCTURES) {
    await database.execute(sql`INSERT INTO structures (query_id, id, smiles, rosdal, depth, is_in_stock)
      VALUES (${query}, ${sid}, ${smiles}, '1.', ${depth}, ${isInStock})`);
  }
  for (const { id: ensid, of, rank, rating, to, bonds, names, precedents } of SUGGESTIONS) {
    const details = writeSuggestion({
      precursors: to.map((structureId) => ({ structureId, centre: [0], parentAtom: unmapped(structureId) })),
      partners: [],
      centre: [],
      bonds,
      feasibility: 0.8,
      contributions: [],
      choice: null,
      variantOf: null,
      textbook: null,
      mechanism: [],
      reasons: [],
      limits: [],
      deepestLevel: 2,
      precedentCount: precedents,
      nameReactions: names.map((each) => ({ id: each, count: precedents })),
      messages: { info: [], warning: [] },
      warningAtoms: [],
      transforms: [],
      admittedBy: null,
      weighedBy: [],
      examples: [],
    });
    await database.execute(sql`
      INSERT INTO suggestions (query_id, id, structure_id, rank, rating, probability, precursor_ids, details)
      VALUES (${query}, ${ensid}, ${of}, ${rank}, ${rating}, 0.5, ${sql.param([...to])}::integer[], ${JSON.stringify(details)}::jsonb)`);
  }
  return query;
}

const begin = async (path: string, body: object, by = client) => by.post(`${BASE}/${path}`, body);
const trace = async (jobid: number, by = client) => (await by.get(`${BASE}/${jobid}/trace`)).body;
/** What a worker does. */
async function work(): Promise<void> {
  const { database, services } = server;
  for (let job = await takeExport(database, services.processId); job !== null; job = await takeExport(database, services.processId)) {
    await makeExport(world, job, services.processId);
  }
}
/** Begins an export as JSON, makes it, and reads the file. */
async function exported(path: string, body: object) {
  const answer = await begin(path, { format: 'JSON', ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await work();
  expect(await trace(answer.body.jobid)).toEqual({ jobid: answer.body.jobid, status: 'READY', message: '', progress: 100 });
  const file = await client.get(`${BASE}/${answer.body.jobid}/file`);
  return { jobid: answer.body.jobid as number, file, content: file.body };
}

describe('an export', () => {
  it('is BUSY until a worker has made its file, then READY, and fetched at both addresses', async () => {
    const { status, body } = await begin('clusterstatistics', {
      userid: 'chemist',
      queryGroup: 'BONDSET',
      sessionid: 'Paracetamol: routes',
      objectType: 'ICEDIT',
      targethash: HASH,
      query: { id, owner: 'chemist', sessionid: 'Paracetamol: routes' },
    });
    expect(status).toBe(200);
    const { jobid } = body;
    expect(await trace(jobid)).toEqual({ jobid, status: 'BUSY', message: '', progress: 0 });
    const early = await client.get(`${BASE}/${jobid}/file`);
    expect(early).toMatchObject({ status: 409, body: { errors: ['This export has no file yet.'] } });
    await work();
    expect(await trace(jobid)).toEqual({ jobid, status: 'READY', message: '', progress: 100 });
    for (const url of [`${BASE}/${jobid}/file`, `/app/api/export/${jobid}/file`]) {
      const file = await client.get(`${url}?filename=${encodeURIComponent('../my "clusters"\r\nß.xlsx')}`);
      expect(file.status).toBe(200);
      expect(file.headers['content-disposition']).toBe(
        `attachment; filename="my -clusters-_.xlsx"; filename*=UTF-8''my%20-clusters-%C3%9F.xlsx`,
      );
      expect(file.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('tells while it is made how far it is, and is not made any further once it is deleted', async () => {
    const { database, services } = server;
    const { jobid } = (await begin('clusterstatistics', { query: { id } })).body;
    let reason: unknown;
    const write: ExportWorld['write'] = (_content, _options, onProgress, signal) => {
      onProgress(0.5);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reason = signal.reason;
          reject(reason);
        });
      });
    };
    const job = await takeExport(database, services.processId);
    if (job === null) throw new Error('No export waits.');
    const making = makeExport({ ...world, write }, job, services.processId);
    const { progress } = await eventually(
      () => trace(jobid),
      (answer) => answer.progress > 0,
    );
    expect(progress).toBeGreaterThan(20);
    expect(progress).toBeLessThan(100);
    await client.delete(`${BASE}/${jobid}`);
    await making;
    expect(reason).toBeInstanceOf(ExportGone);
  });

  it('holds the pathways selected, each route in the order of synthesis, with what it leaves open', async () => {
    const { content } = await exported('pathways', { query: { id }, selection: '1-1-3-2,1-3' });
    expect(
      content.reactions.map(({ no, product, reactants, ratingWord, precedentCount }: Record<string, unknown>) => [
        no,
        product,
        reactants,
        ratingWord,
        precedentCount,
      ]),
    ).toEqual([
      ['R1', 'S1', ['S2', 'S3'], 'great', 50],
      ['R2', 'S3', ['S4'], 'good', 12],
      ['R3', 'S1', ['S5', 'S6'], 'bad', 1],
    ]);
    expect(content.routes).toEqual([
      { label: 'A', reactions: ['R2', 'R1'], open: ['S4'] },
      { label: 'B', reactions: ['R3'], open: ['S5'] },
    ]);
    expect(content.structures.map(({ no, role, formula }: Record<string, unknown>) => [no, role, formula])).toEqual([
      ['S1', 'target', 'C8H9NO2'],
      ['S2', 'starting material', 'C4H6O3'],
      ['S3', 'intermediate', 'C6H7NO'],
      ['S4', 'starting material', 'C6H5NO3'],
      ['S5', 'starting material', 'C6H6O2'],
      ['S6', 'starting material', 'C2H5NO'],
    ]);
    expect(content.query).toMatchObject({
      name: 'Paracetamol: routes',
      owner: 'chemist',
      project: 'Analgesics',
      exportedBy: 'chemist',
      programVersion: 'test build',
    });
  });

  it('holds the clusters of the target, those of the summary narrowed to a name reaction', async () => {
    const { content: all } = await exported('clusterstatistics', { query: { id } });
    expect(all.clusters.map(({ no, size, bonds, precedents }: Record<string, unknown>) => [no, size, bonds, precedents])).toEqual([
      [1, 1, ['2-4'], 50],
      [2, 1, ['4-5'], 1],
    ]);
    const { content: narrowed } = await exported('disconnections', { id, filterProperties: { nameReactions: ['Amide Schotten-Baumann'] } });
    expect(narrowed.disconnections.map(({ no, reactions }: Record<string, unknown>) => [no, reactions])).toEqual([[1, ['R1']]]);
    // The file draws the best of each.
    expect(narrowed.reactions.map(({ no, product }: Record<string, unknown>) => [no, product])).toEqual([['R1', 'S1']]);
    const drawn = new Set(narrowed.structures.map(({ no }: { no: string }) => no));
    expect(narrowed.reactions[0].reactants.filter((no: string) => !drawn.has(no))).toEqual([]);
    expect(narrowed.reactions[0].reactants.length).toBeGreaterThan(0);
    expect(all.reactions).toEqual([]);
  });

  it.each([
    ['clusterstatistics', () => ({ query: { id } })],
    ['disconnections', () => ({ id })],
  ] as const)('of %s is an RDfile with all of them, and a report', async (kind, body) => {
    const { content: rdf } = await exported(kind, { ...body(), format: 'RDF' });
    const values = (field: string) =>
      [...String(rdf).matchAll(new RegExp(`\\$DTYPE ${field}\\n\\$DATUM (.*)`, 'g'))].map(([, value]) => value);
    if (kind === 'clusterstatistics') {
      expect(String(rdf)).toContain('$MFMT $MIREG 1');
      expect(values('ROOT:CLUSTER\\(\\d\\):BONDS')).toEqual(['2-4', '4-5']);
    } else {
      // The best reaction of each, drawn.
      expect(values('RXN:CLUSTER_NO')).toEqual(['1', '2']);
      expect(values('RXN:REACTION_NO')).toEqual(['R1', 'R3']);
      expect(String(rdf).match(/^\$RXN\n/gm)).toHaveLength(2);
    }
    const { file } = await exported(kind, { ...body(), format: 'PDF' });
    expect(file.headers['content-type']).toBe('application/pdf');
  });

  it('holds the precedents of one suggestion', async () => {
    const { content } = await exported('precedents', { query: { id }, ensemble: 1, target: 1, isCluster: 'FALSE' });
    expect(content.reactions.map(({ no }: { no: string }) => no)).toEqual(['R1']);
    expect(content.precedents).toEqual([]);
  });

  it('holds those of all suggestions that make the same bonds, where that is asked for', async () => {
    const query = await buildTree('Paracetamol: two of a cluster');
    await server.database.execute(sql`
      INSERT INTO suggestions (query_id, id, structure_id, rank, rating, probability, precursor_ids, details)
      SELECT query_id, 4, structure_id, 3, rating, probability, precursor_ids, details FROM suggestions WHERE query_id = ${query} AND id = 1`);
    const reactions = async (path: string, body: object) => {
      const { content } = await exported(path, { query: { id: query }, ...body });
      return content.reactions.map(({ no }: { no: string }) => no);
    };
    expect(await reactions('precedents', { ensemble: 1, isCluster: 'TRUE' })).toEqual(['R1', 'R4']);
    expect(await reactions('precedents', { ensemble: 1, isCluster: 'FALSE' })).toEqual(['R1']);
    expect(await reactions('pathways', { selection: '1-1', isCluster: 'TRUE' })).toEqual(['R1', 'R4']);
    expect(await reactions('pathways', { selection: '1-1', isCluster: 'FALSE' })).toEqual(['R1']);
  });

  it.each([
    ['XLS', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
    ['RDF', 'rdf', 'chemical/x-mdl-rdfile', '$RDFILE 1'],
    ['PDF', 'pdf', 'application/pdf', '%PDF-'],
    ['JSON', 'json', 'application/json', '{'],
    ['CSV', 'csv', 'text/csv; charset=utf-8', ''],
    ['ROUTES', 'json', 'application/json', '['],
  ])(
    'is written as %s',
    async (format, ending, mediaType, begin) => {
      const { file, content } = await exported('pathways', { query: { id }, selection: '1-1-3-2', format });
      expect(file.headers['content-type']).toBe(mediaType);
      const [, name] = /filename="([^"]+)"/.exec(file.headers['content-disposition'] as string) ?? [];
      expect(name).toMatch(new RegExp(`^Paracetamol- routes-(pathways|routes)-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
      expect(name?.includes('-routes-')).toBe(format === 'ROUTES');
      expect((typeof content === 'string' ? content : JSON.stringify(content)).startsWith(begin)).toBe(true);
    },
    60_000,
  );

  it.each([
    ['pathways', () => ({ query: { id } }), 'selection'],
    ['pathways', () => ({ query: { id }, selection: '' }), 'selection'],
    ['pathways', () => ({ query: { id }, selection: '1' }), 'selection'],
    ['pathways', () => ({ query: { id }, selection: '1-2' }), 'selection'],
    ['pathways', () => ({ query: { id }, selection: '1-1-4-2' }), 'selection'],
    ['pathways', () => ({ query: { id }, selection: '3-2' }), 'selection'],
    ['pathways', () => ({ query: { id }, selection: '1-99' }), 'selection'],
    ['pathways', () => ({ query: { id }, selection: '1-1', objectType: 'OTHER' }), 'objectType'],
    ['pathways', () => ({ query: { id }, selection: '1-1', format: 'DOC' }), 'format'],
    ['pathways', () => ({ query: { id }, selection: '1-1', grouping: 'Year' }), 'grouping'],
    ['pathways', () => ({ query: { id }, selection: '1-1', userid: 'somebody' }), 'userid'],
    ['clusterstatistics', () => ({ query: { id }, format: 'CSV' }), 'format'],
    ['clusterstatistics', () => ({ query: { id, sessionid: 'another' } }), 'sessionid'],
    ['clusterstatistics', () => ({ query: { id, owner: 'another' } }), 'query.owner'],
    ['disconnections', () => ({ id, targethash: 'FZERHIULMFGESH_UHFFFAOYSA_N' }), 'targethash'],
  ])('of %s is refused where something does not fit (%#)', async (path, body, field) => {
    const answer = await begin(path, body());
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.body.details.map((detail: { field: string }) => detail.field)).toContain(field);
  });

  it('of a suggestion that is not there is not begun', async () => {
    expect((await begin('precedents', { query: { id }, ensemble: 99 })).status).toBe(404);
    expect((await begin('precedents', { query: { id }, ensemble: 1, target: 2 })).status).toBe(404);
  });
});

describe('pathways exported as JSON', () => {
  const IMPORT = '/app/api/v2/import';
  const file = async () => (await exported('pathways', { query: { id }, selection: '1-1-3-2,1-3' })).content;
  /** A tree without what its place in the database gives it. */
  const told = (node: StructureNode): unknown => ({
    smiles: node.smiles,
    instock: node.instock,
    suggestions: node.children.map(({ ensid, rating, bonds, atcenter, numPrecedents, name, pos, children }) => [
      { ensid, rating, bonds, atcenter, numPrecedents, name, pos },
      children.map(told),
    ]),
  });
  const treeOf = async (query: number) => (await client.get(`/app/api/queries/${query}`)).body;

  /** What the name of the family stands for. */
  const SUZUKI_COUPLINGS = ['Suzuki coupling', ...['Bromo', 'Chloro', 'Iodo', 'Triflate'].map((halide) => `${halide} Suzuki coupling`)];

  it('keep what was asked of the ways to the target, and are refused where that is of another target', async () => {
    const wishes = {
      ...{ longest: null, structures: null, breaks: [[1, 3]] as const, keeps: [[3, 4]] as const },
      ...{ avoid: ['CCO'], avoidNames: ['suzuki-coupling'], require: ['Nc1ccc(O)cc1'] },
      materials: {
        ...{ catalogs: ['starting_materials-1.0'], dearest: { dollars: 50, per: 'g' } as const, unpriced: true },
        never: { smiles: ['Cl'], inchiKeys: [] },
        also: { smiles: [], inchiKeys: ['LFQSCWFLJHTTHZ-UHFFFAOYSA-N'] },
      },
    };
    await server.database.execute(
      sql`UPDATE queries SET route_wishes = ${JSON.stringify(writeRouteWishes(wishes))}::jsonb WHERE id = ${id}`,
    );
    const whole = await file();
    await server.database.execute(sql`UPDATE queries SET route_wishes = NULL WHERE id = ${id}`);
    const { status, body } = await client.post(IMPORT, { projectid: project, file: whole });
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await treeOf(body.id)).routes).toEqual({
      ...{ break: ['2-4'], keep: ['4-5'], avoid: ['ethanol', ...SUZUKI_COUPLINGS], require: ['Nc1ccc(O)cc1'] },
      materials: {
        ...{ catalogs: ['starting_materials-1.0'], dearest: { dollars: 50, per: 'g' }, unpriced: true },
        ...{ never: ['hydrogen chloride'], also: ['LFQSCWFLJHTTHZ-UHFFFAOYSA-N'] },
      },
    });
    expect((await client.delete(`/app/api/queries/${body.id}`)).status).toBe(200);
    const { wishes: written } = whole.query;
    for (const change of [{ break: ['1-9'] }, { avoidNames: ['hope'] }, { longest: 13 }]) {
      const damaged = { ...whole, query: { ...whole.query, wishes: { ...written, ...change } } };
      expect((await client.post(IMPORT, { projectid: project, file: damaged })).status).toBe(400);
    }
  });

  it('are a query again, Ready, with the same tree, libraries and settings, under a name of its own', async () => {
    const { status, body } = await client.post(IMPORT, { projectid: project, file: await file() });
    expect(status, JSON.stringify(body)).toBe(200);
    const [original, imported] = [await treeOf(id), await treeOf(body.id)];
    expect(told(imported.tree)).toEqual(told(original.tree));
    const deeper = await Promise.all(
      [id, body.id].map(async (query) => (await client.get(`/app/api/queries/${query}/tree/3/children?path=1`)).body),
    );
    expect(deeper[1].children.map(({ no }: { no: string }) => no)).toEqual(['R2']);
    expect(deeper[1].total).toBe(deeper[0].total);
    for (const field of ['library', 'strategy', 'algorithm', 'direction', 'breadth', 'nsteps', 'minlevels', 'targethash', 'smiles']) {
      expect(imported[field], field).toEqual(original[field]);
    }
    expect(imported).toMatchObject({
      status: 'Ready',
      sessionid: 'Paracetamol: routes (imported)',
      suggestions: 3,
      structures: 6,
      user: 'chemist',
    });
    expect(imported.comment).toMatch(
      /^Imported from a file: Paracetamol: routes of chemist in Analgesics, exported by chemist on \d{4}-\d\d-\d\d\.$/,
    );
    const again = await client.post(IMPORT, { projectid: project, file: await file() });
    expect((await treeOf(again.body.id)).sessionid).toBe('Paracetamol: routes (imported 2)');
  });

  it('keep what was selected, ranked anew', async () => {
    const { content } = await exported('pathways', { query: { id }, selection: '1-3' });
    const { body } = await client.post(IMPORT, { projectid: project, sessionid: 'one of two', file: content });
    const { tree, sessionid } = await treeOf(body.id);
    expect(sessionid).toBe('one of two');
    expect(tree.children.map(({ no, pos }: { no: string; pos: unknown }) => [no, pos])).toEqual([['R3', { idx: 1, total: 1 }]]);
  });

  it('of a multi-step query bring the routes that are complete in them, and say so where none is', async () => {
    const whole = await file();
    const asV3 = (known: readonly string[]) => ({
      ...whole,
      query: { ...whole.query, algorithm: ALGORITHMS.V3 },
      structures: whole.structures.map((each: { no: string }) => (known.includes(each.no) ? { ...each, isInStock: true } : each)),
    });
    const routesOf = async (known: readonly string[]) => {
      const { status, body } = await client.post(IMPORT, { projectid: project, file: asV3(known) });
      expect(status, JSON.stringify(body)).toBe(200);
      return (await client.get(`/app/api/queries/${body.id}/routes`)).body;
    };
    expect(await routesOf([])).toMatchObject({ total: 0, routes: [], end: 'imported' });
    const leaf = (sid: number) => ({ sid, ensid: null, children: [] });
    const long = { sid: 1, ensid: 1, children: [leaf(2), { sid: 3, ensid: 2, children: [leaf(4)] }] };
    const { total, end, routes } = await routesOf(['S4', 'S5']);
    expect([total, end]).toEqual([2, 'imported']);
    // The bad step stands behind.
    expect(routes.map(({ route, steps }: { route: unknown; steps: number }) => [route, steps])).toEqual([
      [long, 2],
      [{ sid: 1, ensid: 3, children: [leaf(5), leaf(6)] }, 1],
    ]);
    const { status, body } = await client.post(IMPORT, { projectid: project, file: whole });
    expect(status).toBe(200);
    expect((await client.get(`/app/api/queries/${body.id}/routes`)).body).toMatchObject({ total: 0, end: null });
  });

  it.each([
    ['no export', () => ({ format: 'other', version: 2 }), 'The file is no export of Retron.'],
    ['no tree', (content: object) => ({ ...content, tree: null }), /^This file holds no tree\. /],
    [
      'atoms that are not there',
      (content: Exported) => changed(content, (each) => ({ ...each, bonds: [[1, 99]] })),
      'The tree of this file is damaged: suggestion 1 names structures or atoms that are not there.',
    ],
    [
      'structures that are not there',
      (content: Exported) => changed(content, (each) => ({ ...each, structureId: 77 })),
      'The tree of this file is damaged: suggestion 1 names structures or atoms that are not there.',
    ],
    [
      'a target in another order of atoms',
      (content: Exported) => ({ ...content, query: { ...content.query, targetSmiles: 'Oc1ccc(NC(C)=O)cc1' } }),
      /^The target of this file is not written as this version writes it/,
    ],
    [
      'an algorithm of tomorrow',
      (content: Exported) => ({ ...content, query: { ...content.query, algorithm: 'Oracle' } }),
      /^The file names a direction/,
    ],
  ] as const)('are refused with %s', async (_, change, message) => {
    const answer = await client.post(IMPORT, { projectid: project, file: (change as (content: Exported) => object)(await file()) });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
    expect(answer.body.details[0].field).toBe('file');
  });

  it('go to no project of others, and take no name twice', async () => {
    const content = await file();
    expect((await stranger.post(IMPORT, { projectid: project, file: content })).status).toBe(404);
    const taken = await client.post(IMPORT, { projectid: project, sessionid: 'Paracetamol: routes', file: content });
    expect(taken).toMatchObject({ status: 409, body: { errors: ['This query name already exists. Please choose another name.'] } });
  });
});

interface Exported {
  readonly query: object;
  readonly tree: { readonly suggestions: readonly object[] };
}

const changed = ({ tree, ...content }: Exported, change: (suggestion: object) => object) => ({
  ...content,
  tree: { ...tree, suggestions: tree.suggestions.map((each, index) => (index === 0 ? change(each) : each)) },
});

it('every export stands in the audit log, with who had it made, of what and as what', async () => {
  const name = `watched ${id}`;
  const query = await buildTree(name);
  const { jobid } = (await begin('clusterstatistics', { query: { id: query }, format: 'JSON' })).body;
  await work();
  await client.post(`${BASE}/${jobid}/again`);
  expect((await begin('clusterstatistics', { query: { id: query } }, stranger)).status).toBe(404);
  const { rows } = await server.database.execute(
    sql`SELECT actor, action, address, details FROM audit_log WHERE subject = ${name} ORDER BY id`,
  );
  const details = { query, kind: 'clusterstatistics', format: 'JSON' };
  const entry = { actor: user.username, action: 'export made', address: '127.0.0.1', details };
  expect(rows).toEqual([entry, entry]);
});

describe('the exports of others', () => {
  it('are as if they did not exist, and so is the query', async () => {
    const { jobid } = (await begin('clusterstatistics', { query: { id } })).body;
    await work();
    for (const path of ['trace', 'file']) expect((await stranger.get(`${BASE}/${jobid}/${path}`)).status).toBe(404);
    expect((await stranger.post(`${BASE}/${jobid}/again`)).status).toBe(404);
    expect((await stranger.delete(`${BASE}/${jobid}`)).status).toBe(404);
    expect((await stranger.get(BASE)).body.exports).toEqual([]);
    expect((await begin('clusterstatistics', { query: { id } }, stranger)).status).toBe(404);
    expect((await trace(jobid)).status).toBe('READY');
  });

  it('stay out of reach for who may not see the query any more, also one begun before', async () => {
    const own = await buildTree('to be deleted');
    const { jobid } = (await begin('clusterstatistics', { query: { id: own } })).body;
    await server.database.execute(sql`UPDATE queries SET deleted_at = now() WHERE id = ${own}`);
    await work();
    expect((await client.get(`${BASE}/${jobid}/trace`)).status).toBe(404);
    expect((await client.get(`${BASE}/${jobid}/file`)).status).toBe(404);
    expect((await client.get(BASE)).body.exports).toEqual([]);
    await server.database.execute(sql`UPDATE queries SET deleted_at = NULL WHERE id = ${own}`);
    expect(await trace(jobid)).toMatchObject({
      status: 'ERROR',
      message: 'There is no such query, or it belongs to a project you are not a member of.',
    });
  });
});

describe('the list of exports', () => {
  const list = async (): Promise<readonly ExportJob[]> => exportListAnswer.parse((await client.get(BASE)).body).exports;

  it('names the newest first, with what is in them', async () => {
    await exported('pathways', { query: { id }, selection: '1-1', name: 'my route' });
    await begin('clusterstatistics', { query: { id } });
    expect(await list()).toMatchObject([
      {
        status: 'BUSY',
        kind: 'clusterstatistics',
        format: 'XLS',
        filename: expect.stringMatching(/^Paracetamol- routes-clusters-[\d-]{10}\.xlsx$/),
        size: null,
        summary: '',
      },
      {
        status: 'READY',
        kind: 'pathways',
        format: 'JSON',
        filename: 'my route.json',
        summary: '1 route, 1 step, 3 structures',
        username: 'chemist',
        query: { id, sessionid: 'Paracetamol: routes', projectid: project, projectName: 'Analgesics' },
      },
    ]);
  });

  it('loses what is deleted, and gains what is made once more', async () => {
    const { jobid } = await exported('clusterstatistics', { query: { id } });
    const again = await client.post(`${BASE}/${jobid}/again`);
    expect(again.status).toBe(200);
    expect((await client.delete(`${BASE}/${jobid}`)).body).toEqual({ done: true });
    expect((await client.delete(`${BASE}/${jobid}`)).status).toBe(404);
    expect((await list()).map(({ jobid: left, username }) => [left, username])).toEqual([[again.body.jobid, 'chemist']]);
    const files = await server.database.execute(sql`SELECT export_id FROM export_files`);
    expect(files.rows).toEqual([]);
  });

  it('loses what ended a week ago', async () => {
    const { jobid } = await exported('clusterstatistics', { query: { id } });
    const { jobid: younger } = await exported('clusterstatistics', { query: { id } });
    await server.database.execute(sql`UPDATE export_jobs SET finished_at = now() - interval '7 days 1 minute' WHERE id = ${jobid}`);
    await server.database.execute(sql`UPDATE export_jobs SET finished_at = now() - interval '6 days 23 hours' WHERE id = ${younger}`);
    await keepHouse(server.database);
    expect((await list()).map((job) => job.jobid)).toEqual([younger]);
  });
});

describe('what one user may have', () => {
  it('is so many exports under way', async () => {
    for (let i = 0; i < 3; i++) expect((await begin('clusterstatistics', { query: { id } })).status).toBe(200);
    const refused = await begin('clusterstatistics', { query: { id } });
    expect(refused).toMatchObject({
      status: 429,
      body: { errors: ['You have 3 exports under way, which is the most one user may have. Please wait until some are done.'] },
    });
    await work();
    expect((await begin('clusterstatistics', { query: { id } })).status).toBe(200);
  });

  it('is so many bytes of files', async () => {
    const { jobid } = await exported('clusterstatistics', { query: { id } });
    await server.database.execute(sql`UPDATE export_jobs SET size = 1000000 WHERE id = ${jobid}`);
    expect(await begin('clusterstatistics', { query: { id } })).toMatchObject({
      status: 409,
      body: { errors: ['Your exports take up 1 MB, which is the most one user may keep. Please delete some under Exports.'] },
    });
  });
});

describe('an export whose worker ends', () => {
  const DEAD = 'a worker that died';
  const register = () =>
    server.database.execute(sql`INSERT INTO processes (id, role, host, pid, build, threads) VALUES (${DEAD}, 'worker', 'test', 1, 'test', 1)
      ON CONFLICT (id) DO UPDATE SET seen_at = now()`);
  const die = async () => {
    await server.database.execute(sql`UPDATE processes SET seen_at = now() - interval '1 minute' WHERE id = ${DEAD}`);
    await buryDead(server.database);
  };

  it('by being killed is begun again, and has failed after three times', async () => {
    const { jobid } = (await begin('clusterstatistics', { query: { id } })).body;
    for (const expected of ['BUSY', 'BUSY', 'ERROR']) {
      await register();
      expect((await takeExport(server.database, DEAD))?.id).toBe(jobid);
      await die();
      expect((await trace(jobid)).status).toBe(expected);
    }
    expect((await trace(jobid)).message).toBe('Export has failed.');
    expect(await takeExport(server.database, server.services.processId)).toBeNull();
  });

  it('in order, or that it gave back, waits as if nothing had been', async () => {
    const { jobid } = (await begin('clusterstatistics', { query: { id } })).body;
    for (let i = 0; i < 4; i++) {
      await register();
      expect((await takeExport(server.database, DEAD))?.id).toBe(jobid);
      if (i % 2 === 0) await removeProcess(server.database, DEAD);
      else await giveBackExports(server.database, DEAD);
      expect((await trace(jobid)).status).toBe('BUSY');
    }
  });

  it('writes nothing for an export that was deleted or given away', async () => {
    const { jobid } = (await begin('clusterstatistics', { query: { id } })).body;
    const job = await takeExport(server.database, server.services.processId);
    expect(job?.id).toBe(jobid);
    await client.call(exportCalls.delete, { params: { jobid } });
    if (job !== null) await makeExport(world, job, server.services.processId);
    expect((await server.database.execute(sql`SELECT export_id FROM export_files`)).rows).toEqual([]);
  });

  it('by an error has failed, in words for its user', async () => {
    const { jobid } = (await begin('clusterstatistics', { query: { id } })).body;
    const job = await takeExport(server.database, server.services.processId);
    const broken = { ...world, write: () => Promise.reject(new Error('a bug')) };
    if (job !== null) await makeExport(broken, job, server.services.processId);
    expect(await trace(jobid)).toEqual({ jobid, status: 'ERROR', message: 'Export has failed.', progress: 0 });
  });
});
