import { type AskedMaterials, type RouteNode, type RoutesAnswer, referenceCalls, routesAnswer } from '@retron/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, buildUser } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { startTestWorker, type TestProcess } from '../testing/test-process.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

const LIDOCAINE = 'CCN(CC)CC(=O)Nc1c(C)cccc1C';
const DIETHYLAMINE = { smiles: 'CCNCC', inchiKey: 'HPNMFZURTQLUMO-UHFFFAOYSA-N' };
/** Lidocaine without its diethylamine. */
const CHLORIDE = 'Cc1cccc(C)c1NC(=O)CCl';
const NOTHING = { unpriced: true, never: [], also: [] };
type Materials = Partial<AskedMaterials>;

let server: TestServer;
let worker: TestProcess;
let client: Client;
let project: number;
let counter = 0;

const post = (materials: Materials, change: Record<string, unknown> = {}) => {
  counter += 1;
  return client.post('/app/apiv2/queries/start', {
    ...{ projectid: project, sessionid: `query ${counter}`, rosdal: LIDOCAINE, direction: 'synthesis', algorithm: 'V3' },
    ...{ strategy: 'Core Disconnection 1.0', library: ['chemsynth_core-1.0'], breadth: 8, nsteps: 2, minlevels: 2 },
    routes: { structures: 30, materials },
    ...change,
  });
};

async function planned(materials: Materials) {
  const { status, body } = await post(materials);
  expect(status, JSON.stringify(body)).toBe(200);
  await until(body.id);
  const found = routesAnswer.parse((await client.get(`/app/api/queries/${body.id}/routes?per_page=200`)).body);
  return { found, query: (await client.get(`/app/api/queries/${body.id}`)).body };
}

const until = (id: number) =>
  eventually(
    async () => (await client.get(`/app/api/queries/${id}/status`)).body,
    (answer) => answer.status === 'Ready',
    60_000,
  );

const ends = (node: RouteNode): readonly number[] => (node.children.length === 0 ? [node.sid] : node.children.flatMap(ends));
/** What each route starts from. */
const startsOf = ({ routes, structures }: RoutesAnswer): readonly (readonly string[])[] => {
  const smiles = new Map(structures.map((structure) => [structure.sid, structure.smiles]));
  return routes.map(({ route }) => ends(route).map((sid) => smiles.get(sid) ?? ''));
};

describe.skipIf(!HAS_LIBRARIES)('what a query counts as known', () => {
  beforeAll(async () => {
    server = await createTestServer();
    const user = await buildUser(server.database);
    client = await server.signIn(user);
    project = await buildProject(server.database, user);
    worker = await startTestWorker(server.url);
  });
  afterAll(async () => {
    await worker.stop();
    await server.close();
  });

  it('is chosen among the catalogues that are on', async () => {
    const { body } = await client.call(referenceCalls.listInstalledCatalogs, {});
    expect(body).toContainEqual(expect.objectContaining({ name: 'starting_materials-1.0', family: 'starting_materials', priced: 0 }));
    const { query } = await planned({ catalogs: ['starting_materials'] });
    expect(query.routes.materials).toEqual({ ...NOTHING, catalogs: ['starting_materials-1.0'] });
    expect(query.plannedBy[0].catalogs).toEqual([expect.objectContaining({ name: 'starting_materials-1.0' })]);
  });

  it('is never what is not to be bought, by structure, InChIKey or name', async () => {
    const free = await planned({ never: [] });
    expect(startsOf(free.found).flat()).toContain(DIETHYLAMINE.smiles);
    for (const text of ['N(CC)CC', DIETHYLAMINE.inchiKey, 'diethylamine']) {
      const { found, query } = await planned({ never: [text] });
      expect(found.total).toBeGreaterThan(0);
      expect(startsOf(found).flat()).not.toContain(DIETHYLAMINE.smiles);
      expect(query.routes.materials.never).toHaveLength(1);
    }
  });

  it('is only what is to be had where no catalogue counts', async () => {
    const { found, query } = await planned({ catalogs: [], also: [CHLORIDE, DIETHYLAMINE.inchiKey] });
    expect(query.routes.materials).toEqual({ unpriced: true, catalogs: [], never: [], also: [CHLORIDE, DIETHYLAMINE.inchiKey] });
    expect(query.plannedBy[0].catalogs).toEqual([]);
    expect(found.total).toBeGreaterThan(0);
    for (const starts of startsOf(found)) expect([CHLORIDE, DIETHYLAMINE.smiles]).toEqual(expect.arrayContaining([...starts]));
  });

  it('is nothing without a price where one is asked for, and it is said why there is no route', async () => {
    const { found } = await planned({ unpriced: false, dearest: { dollars: 20, per: 'mmol' } });
    expect(found.total).toBe(0);
    const missing = found.structures.filter(({ sid }) => found.missing.includes(sid));
    expect(missing.map(({ notbought }) => notbought)).toContain('unpriced');
    for (const { instock } of missing) expect(instock).toBe(false);
  });

  it('goes with a mode of the simple form', async () => {
    const asked = { projectid: project, sessionid: 'by a mode', rosdal: LIDOCAINE, autorun: 'Deep Search' };
    const { status, body } = await client.post('/app/apiv2/queries/autorun', { ...asked, materials: { never: [DIETHYLAMINE.smiles] } });
    expect(status, JSON.stringify(body)).toBe(200);
    const { routes } = (await client.get(`/app/api/queries/${body.id}`)).body;
    expect(routes).toEqual({ break: [], keep: [], avoid: [], require: [], materials: { ...NOTHING, never: [expect.any(String)] } });
    await client.post(`/app/api/queries/${body.id}/stop`, {});
  });

  it.each([
    [{ catalogs: ['acme'] }, 'There is no catalogue acme, or it is switched off.'],
    [{ catalogs: [] }, 'Please choose a catalogue, or list what is to be had.'],
    [{ never: ['hope'] }, 'hope is neither a structure, an InChIKey nor a name that is known here.'],
    [{ never: ['CCO'], also: ['OCC'] }, 'OCC is both never to be bought and also to be had.'],
    [{ dearest: { dollars: 0, per: 'g' as const } }, 'Please give the highest price as a number of US dollars.'],
    [{ also: Array(501).fill('CCO') }, 'Please list at most 500 materials; a catalogue takes more.'],
  ])('is not %j', async (materials, message) => {
    const { status, body } = await post(materials);
    expect(status).toBe(400);
    expect(body.errors).toContain(message);
  });
});
