import { forwardCheckAnswer, queryAnswer } from '@retron/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureStrategies } from '../../commands/first-data.ts';
import { buildProject, buildUser } from '../../testing/build.ts';
import { eventually } from '../../testing/eventually.ts';
import { HAS_LIBRARIES } from '../../testing/libraries.ts';
import { startTestWorker, type TestProcess } from '../../testing/test-process.ts';
import { type Client, createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let worker: TestProcess;
let client: Client;
let project: number;

beforeAll(async () => {
  server = await createTestServer();
  const user = await buildUser(server.database);
  client = await server.signIn(user);
  project = await buildProject(server.database, user);
  await ensureStrategies(server.database, [{ name: 'All Reactions 1.0', comment: '', direction: 'forward' }]);
  worker = await startTestWorker(server.url);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const FORWARD = {
  rosdal: 'C=Cc1ccc(C(C)=O)cc1',
  direction: 'reaction',
  algorithm: 'OLD',
  strategy: 'FG Library Design 1.0',
  library: ['chemsynth_core-1.0'],
  breadth: 5,
  nsteps: 1,
  minlevels: 1,
  mode: 'INTERACTIVE',
};
const start = (name: string, change: Record<string, unknown> = {}) =>
  client.post('/app/apiv2/queries/start', { ...FORWARD, projectid: project, sessionid: name, ...change });

async function done(name: string, change: Record<string, unknown> = {}) {
  const { status, body } = await start(name, change);
  expect(status, JSON.stringify(body)).toBe(200);
  const query = await eventually(
    async () => queryAnswer.parse((await client.get(`/app/api/queries/${body.id}`)).body),
    (answer) => answer.status === 'Ready',
  );
  return { id: body.id as number, query };
}

describe.skipIf(!HAS_LIBRARIES)('a forward query', () => {
  it('keeps its reagents, by name, structure, InChIKey and formula, and they decide what is found first', async () => {
    const { query } = await done('reduced', {
      reagents: ['NaBH4', '[Na+].[BH4-]', 'YOQDYZUWIQVZSF-UHFFFAOYSA-N', 'BH4Na', 'CO', 'C1CCOC1', 'CCCCCCCCCCCC', 'reflux'],
    });
    expect(query.reagents).toEqual([
      { name: 'sodium borohydride', smiles: '[BH4-].[Na+]', formula: 'BH4Na', inchikey: 'YOQDYZUWIQVZSF-UHFFFAOYSA-N' },
      { name: 'methanol', smiles: 'CO', formula: 'CH4O', inchikey: 'OKKJLVBELUTLKV-UHFFFAOYSA-N' },
      { name: 'THF', smiles: 'C1CCOC1' },
      { name: null, smiles: 'CCCCCCCCCCCC' },
    ]);
    expect(query.tree?.children[0].children[0].smiles).toBe('C=Cc1ccc(C(C)O)cc1');
  });

  it('takes reagents from among its starting materials, and keeps them with those given above the arrow', async () => {
    const { query } = await done('reduced as an equation', { rosdal: 'C=Cc1ccc(C(C)=O)cc1.[Na+].[BH4-]', reagents: ['CO', 'NaBH4'] });
    expect(query.reagents?.map(({ smiles }) => smiles)).toEqual(['[BH4-].[Na+]', 'CO']);
    expect(query.tree?.smiles).toBe('C=Cc1ccc(C(C)=O)cc1');
    expect(query.tree?.children[0].children[0].smiles).toBe('C=Cc1ccc(C(C)O)cc1');
  });

  it('says what share is outside what is known, and of each product how likely it is', async () => {
    const { query } = await done('maleic anhydride', { rosdal: 'C=CC=C.O=C1C=CC(=O)O1', strategy: 'All Reactions 1.0' });
    expect(query.reagents).toBeUndefined();
    expect(query.tree?.outside).toBeGreaterThan(0.3);
    const products = query.tree?.children ?? [];
    expect(products.length).toBeGreaterThan(0);
    for (const { feasibility } of products) expect((feasibility ?? 1) + (query.tree?.outside ?? 1)).toBeLessThanOrEqual(1);
    // A textbook has the adduct, good at most; whatever records make of the two (a metathesis once) is none that one would expect.
    const [adduct] = products;
    expect([adduct?.textbook?.name, adduct?.rating]).toEqual(['Diels-Alder reaction', 3]);
    for (const { rating, textbook } of products) if (textbook === undefined) expect(rating).toBeLessThanOrEqual(2);
  });

  it('is not started with what is no reagent, or with reagents in the other direction', async () => {
    const unknown = await start('unknown', { reagents: ['pixie dust'] });
    expect(unknown.status).toBe(400);
    expect(unknown.body.errors).toContain('pixie dust is neither a known reagent (by name, formula or InChIKey) nor a structure.');
    const retro = { direction: 'synthesis', algorithm: 'NEW', strategy: 'Core Disconnection 1.0', reagents: ['NBS'] };
    const backwards = await start('backwards', retro);
    expect(backwards.status).toBe(400);
    expect(backwards.body.errors).toContain('Reagents are asked for in the forward direction only.');
  });
});

describe.skipIf(!HAS_LIBRARIES)('the forward check of a suggestion', () => {
  it('says what its precursors give, and what is left', async () => {
    const retro = { direction: 'synthesis', algorithm: 'OLD', strategy: 'Core Disconnection 1.0', rosdal: 'CC(=O)Nc1ccccc1', minlevels: 2 };
    const { id, query } = await done('acetanilide', retro);
    const suggestion = query.tree?.children.find(({ children }) => children.some(({ smiles }) => smiles === 'CC(=O)Cl'));
    const { status, body } = await client.get(`/app/api/queries/${id}/forward/${suggestion?.ensid}`);
    expect(status).toBe(200);
    const check = forwardCheckAnswer.parse(body);
    expect(check.share).toBeGreaterThan(0.9);
    expect((check.share ?? 0) + check.outside).toBeLessThanOrEqual(1);
    expect(check.others.map(({ smiles }) => smiles)).not.toContain('CC(=O)Nc1ccccc1');
  });

  it('is not made of a prediction, nor of a suggestion that is not there', async () => {
    const { id } = await done('forward already');
    expect((await client.get(`/app/api/queries/${id}/forward/1`)).status).toBe(409);
    const { id: other } = await done('another', { direction: 'synthesis', strategy: 'Core Disconnection 1.0', rosdal: 'CCNC(C)=O' });
    expect((await client.get(`/app/api/queries/${other}/forward/9999`)).status).toBe(404);
  });
});

describe('the known reagents', () => {
  it('are listed by name', async () => {
    const { body } = await client.get('/app/api/reagents');
    expect(body).toContainEqual({
      name: 'mCPBA',
      smiles: 'O=C(OO)c1cccc(Cl)c1',
      formula: 'C7H5ClO3',
      inchikey: 'NHQDETIJWKXCTC-UHFFFAOYSA-N',
      aliases: expect.arrayContaining(['3-chloroperbenzoic acid']),
    });
  });

  it('are told from what nobody understands, as a start would', async () => {
    const reagents = ['foo bar', 'NBS', 'CCO', 'reflux', 'H2, Pd/C'];
    const { status, body } = await client.post('/app/api/reagents/check', { reagents });
    expect(status).toBe(200);
    expect(body).toEqual({ unknown: ['foo bar'] });
  });
});
