import { lookupAnswer, queryListAnswer, type WirePrecedent } from '@retron/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startExportWriters } from '../chemistry/export-writers.ts';
import { ensureSample } from '../commands/ensure-sample.ts';
import { ensureFirstData } from '../commands/first-data.ts';
import { exportWorldOf, makeExport } from '../jobs/make-export.ts';
import { takeExport } from '../repositories/exports.ts';
import { readSample } from '../sample/sample-file.ts';
import { PASSWORD } from '../testing/build.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

const { sample, mark } = readSample()!;
const [best] = sample.growth.suggestions;

let server: TestServer;
let client: Client;
let query: number;
let project: number;
beforeAll(async () => {
  server = await createTestServer();
  await ensureFirstData(server.database, PASSWORD);
  await ensureSample(server.database, sample, mark);
  client = await server.signIn({ username: 'admin' });
  const [found] = queryListAnswer.parse((await client.get('/app/api/queries?per_page=100')).body).queries;
  query = found.id;
  project = found.projectid;
});
const writers = startExportWriters(1);
afterAll(async () => {
  await writers.close();
  await server.close();
});

/** Asks for an export, makes it as a worker does, and fetches the file. */
async function exported(kind: string, body: object) {
  const { database, services } = server;
  const begun = await client.post(`/app/api/v2/export/${kind}`, { query: { id: query }, ...body });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  const job = await takeExport(database, services.processId);
  if (job === null) throw new Error('No export waits.');
  const world = exportWorldOf(database, services.chemistry, writers, 'test build', pino({ level: 'silent' }));
  await makeExport(world, job, services.processId);
  return client.get(`/app/api/v2/export/${begun.body.jobid}/file`);
}

describe.skipIf(!HAS_LIBRARIES)('an export of the sample', () => {
  const lookup = async (of: number) =>
    lookupAnswer.parse((await client.post(`/app/api/v2/queries/${of}/lookup`, { ensid: best.id, parid: 1, limit: 100 })).body);

  it('of precedents holds those that the lookup shows, each with its reaction and where it was published', async () => {
    const { precedents } = await lookup(query);
    expect(precedents.length).toBeGreaterThan(1);
    const { body } = await exported('precedents', { ensemble: best.id, format: 'JSON' });
    const told = ({ prkey, source, citation }: Pick<WirePrecedent, 'prkey' | 'source' | 'citation'>) => ({ prkey, source, citation });
    expect(body.precedents.slice(0, precedents.length).map(told)).toEqual(precedents.map(told));
    for (const { reaction, reactants, product, similarity } of body.precedents) {
      expect(reaction).toBe(`R${best.id}`);
      expect(reactants.length).toBeGreaterThan(0);
      expect(product).not.toBe('');
      expect(similarity).toBeGreaterThan(0);
    }
  });

  it('of pathways can be imported again, with the precedents behind it', async () => {
    const { body: file } = await exported('pathways', { selection: `1-${best.id}`, format: 'JSON' });
    expect(file.precedents.length).toBeGreaterThan(0);
    const { status, body } = await client.post('/app/api/v2/import', {
      projectid: project,
      sessionid: 'again',
      file: { ...file, precedents: [] },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const [original, imported] = [await lookup(query), await lookup(body.id)];
    expect(imported.precedents).toEqual(original.precedents);
    const [one, other] = await Promise.all([query, body.id].map(async (id) => (await client.get(`/app/api/queries/${id}`)).body));
    expect(other.plannedBy[0].libraries).toEqual(one.plannedBy[0].libraries);
    expect(other.tree.children[0]).toEqual({
      ...one.tree.children[0],
      pos: { idx: 1, total: 1 },
      children: other.tree.children[0].children,
    });
    expect(
      other.tree.children[0].children.map(({ smiles, atcenter, rosdal }: Record<string, unknown>) => [smiles, atcenter, rosdal]),
    ).toEqual(one.tree.children[0].children.map(({ smiles, atcenter, rosdal }: Record<string, unknown>) => [smiles, atcenter, rosdal]));
  });
});
