import { branchAnswer, type ProjectRoutesLine, type RouteNode, type RoutesAnswer, routesAnswer } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, buildUser } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { startTestWorker, type TestProcess } from '../testing/test-process.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

const PHENACETIN_AMIDE = 'CCOc1ccc(NC(=O)c2ccncc2)cc1';

let server: TestServer;
let worker: TestProcess;
let client: Client;
let project: number;
let counter = 0;

async function start(change: Record<string, unknown> = {}): Promise<number> {
  counter += 1;
  const { status, body } = await client.post('/app/apiv2/queries/start', {
    projectid: project,
    sessionid: `query ${counter}`,
    rosdal: PHENACETIN_AMIDE,
    direction: 'synthesis',
    algorithm: 'V3',
    strategy: 'Core Disconnection 1.0',
    library: ['chemsynth_core-1.0'],
    breadth: 8,
    nsteps: 3,
    minlevels: 2,
    ...change,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}

const until = (id: number, wanted: string) =>
  eventually(
    async () => (await client.get(`/app/api/queries/${id}/status`)).body,
    (answer) => answer.status === wanted,
    60_000,
  );
const routesOf = async (id: number, search = 'per_page=200'): Promise<RoutesAnswer> =>
  routesAnswer.parse((await client.get(`/app/api/queries/${id}/routes?${search}`)).body);

const leaves = (node: RouteNode): readonly number[] => (node.children.length === 0 ? [node.sid] : node.children.flatMap(leaves));
const hasIonAlone = ({ structures }: RoutesAnswer, route: RouteNode): boolean =>
  leaves(route).some((leaf) => /^\[[^\]]*[+-]\]$/.test(structures.find(({ sid }) => sid === leaf)?.smiles ?? ''));
const made = (node: RouteNode): readonly number[] => (node.ensid === null ? [] : [node.sid, ...node.children.flatMap(made)]);
const steps = (node: RouteNode): number => new Set(made(node)).size;
const everywhere = (node: RouteNode): readonly number[] => [node.sid, ...node.children.flatMap(everywhere)];
const longest = (node: RouteNode): number => (node.ensid === null ? 0 : 1 + Math.max(0, ...node.children.map(longest)));
/** What a reader sees of a route: which molecules are made from which. */
const seen = ({ sid, children }: RouteNode): string =>
  children.length === 0 ? String(sid) : `${sid}<(${children.map(seen).sort().join('+')})`;
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

interface Tree {
  readonly smiles: string;
  readonly children?: readonly [{ readonly children: readonly Tree[] }];
}

const reactions = ({ ensid, children }: RouteNode): readonly number[] => (ensid === null ? [] : [ensid, ...children.flatMap(reactions)]);

/** What holds of every list of routes. */
async function expectSound(id: number, { routes, structures, ensembles }: RoutesAnswer): Promise<void> {
  const { rows } = await server.database.execute(
    sql`SELECT id, structure_id, details -> 'messages' -> 'warning' AS warnings FROM suggestions WHERE query_id = ${id}`,
  );
  const warned = new Set(rows.flatMap((row) => ((row.warnings as readonly string[]).length > 0 ? [row.id as number] : [])));
  const makes = new Map(rows.map((row) => [row.id as number, row.structure_id as number]));
  const known = new Map(structures.map((structure) => [structure.sid, structure]));
  const expectNode = (node: RouteNode): void => {
    if (node.ensid !== null) {
      expect(makes.get(node.ensid)).toBe(node.sid);
      expect(ensembles.find(({ ensid }) => ensid === node.ensid)?.parid).toBe(node.sid);
    }
    node.children.forEach(expectNode);
  };
  routes.forEach(({ no, steps: count, longest: branch, weakest, tiers, route }, index) => {
    expect(no).toBe(index + 1);
    expect(route.sid).toBe(1);
    expect(count).toBe(steps(route));
    expect(branch).toBe(longest(route));
    expect(ensembles.map(({ ensid }) => ensid)).toContain(weakest);
    expect(tiers.goodSteps).toBe((ensembles.find(({ ensid }) => ensid === weakest)?.rating ?? 0) >= 3);
    expect(tiers.materials).toBe(true);
    for (const leaf of leaves(route)) expect(known.get(leaf)?.instock).toBe(true);
    expectNode(route);
  });
  // The first route of each of the first ideas, five at most, and from the sixth place on all others: by their steps below good, and of like many by their cost, with what steps,
  // materials, warnings and a wrong order add.
  const standing = ({ cost, route, steps: count, faults = [] }: RoutesAnswer['routes'][number]) =>
    cost +
    2 * faults.filter(({ kind }) => kind === 'freed-too-early' || kind === 'exchanged').length +
    20 * faults.filter(({ kind }) => kind === 'undone' || kind === 'in-vain').length +
    (new Set(reactions(route).filter((ensid) => warned.has(ensid))).size + 0.5 * new Set(leaves(route)).size + 0.5 * count);
  const bad = ({ route }: RoutesAnswer['routes'][number]) =>
    new Set(reactions(route).filter((id) => (ensembles.find(({ ensid }) => ensid === id)?.rating ?? 0) < 3)).size;
  const ideas = routes.map(({ idea }) => idea);
  // Ideas that need more bad steps than the best route, or are far dearer, wait.
  const mayComeFirst = (each: RoutesAnswer['routes'][number]) => bad(each) <= bad(routes[0]) && standing(each) <= standing(routes[0]) + 7;
  const first = Math.min(5, new Set(routes.filter(mayComeFirst).map(({ idea }) => idea)).size);
  expect(ideas.slice(0, first)).toEqual(Array.from({ length: first }, (_, index) => index + 1));
  // Between them may stand others that make the same bonds in another order.
  for (const part of [routes.slice(0, first), routes.slice(5)]) {
    expect(part.map(bad)).toEqual(ascending(part.map(bad)));
    for (const count of new Set(part.map(bad))) {
      const standings = part.filter((each) => bad(each) === count).map(standing);
      expect(standings).toEqual(ascending(standings));
    }
  }
}

describe.skipIf(!HAS_LIBRARIES)('the routes of a multi-step query', () => {
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

  it('are there when it has finished, cheapest first, by page', async () => {
    const id = await start({ routes: { structures: 10 } });
    await until(id, 'Ready');
    const all = await routesOf(id);
    expect(all.total).toBeGreaterThan(1);
    expect(all.routes).toHaveLength(all.total);
    // Lists and cards tell the same number.
    expect((await client.get(`/app/api/queries/${id}`)).body.routesFound).toBe(all.total);
    await expectSound(id, all);
    for (const { yield: range, unknownyields, atomeconomy, materialcost, route } of all.routes) {
      expect(range === null).toBe(unknownyields > 0);
      if (range !== null)
        expect(ascending([0, range.lower, range.median, range.upper, 100])).toEqual([0, range.lower, range.median, range.upper, 100]);
      // What an ion alone weighs says nothing.
      if (hasIonAlone(all, route)) expect(atomeconomy).toBeNull();
      else expect(atomeconomy).toBeGreaterThan(10);
      // The shipped catalogue has no prices.
      expect(materialcost).toEqual({ pergram: 0, unpriced: new Set(leaves(route)).size });
    }
    expect(all.routes.some(({ yield: range }) => range !== null)).toBe(true);
    // Several variants of a disconnection, and no two routes that look the same.
    const { rows } = await server.database.execute(
      sql`SELECT id FROM suggestions WHERE query_id = ${id} AND details ->> 'variantOf' IS NOT NULL`,
    );
    const variants = new Set(rows.map((row) => row.id as number));
    expect(all.ensembles.some(({ ensid }) => variants.has(ensid))).toBe(true);
    expect(new Set(all.routes.map(({ route }) => seen(route))).size).toBe(all.total);
    const second = await routesOf(id, 'per_page=1&page=2');
    expect(second).toMatchObject({ total: all.total, routes: [all.routes[1]] });
  });

  it('lead to every structure of the tree that is known to be made, whatever route it stands in', async () => {
    const id = await start({ routes: { structures: 10 } });
    await until(id, 'Ready');
    const { routes, structures } = await routesOf(id);
    const branchOf = async (sid: number, path: readonly number[] = []): Promise<RouteNode | null> => {
      const search = path.length === 0 ? '' : `?path=${path.join(',')}`;
      return branchAnswer.parse((await client.get(`/app/api/queries/${id}/tree/${sid}/branch${search}`)).body).route;
    };
    const cheapest = routes.toSorted((a, b) => a.cost - b.cost)[0]?.route as RouteNode;
    expect(seen((await branchOf(1)) as RouteNode)).toBe(seen(cheapest));
    const inStock = new Set(structures.filter(({ instock }) => instock === true).map(({ sid }) => sid));
    const sub = routes.flatMap(({ route }) => made(route)).find((sid) => sid !== 1) ?? 0;
    const branch = (await branchOf(sub, [1])) as RouteNode;
    expect(branch.sid).toBe(sub);
    expect(made(branch)).not.toContain(1);
    expect(leaves(branch).every((sid) => inStock.has(sid))).toBe(true);
    const nowhere = await client.get(`/app/api/queries/${id}/tree/99999/branch`);
    expect(nowhere.status).toBe(404);
  });

  it('are told why there is none, and what is missing', async () => {
    // No catalogue lists its parts, and one step does not take it apart far enough.
    const id = await start({ rosdal: 'CC1(C)CC(c2ccc3c(c2)OCO3)C2(CCCC2)N1C(=O)C1CC1(F)Cl', breadth: 5, nsteps: 1 });
    await until(id, 'Ready');
    const { routes, end, missing, beyondsteps, structures } = await routesOf(id);
    expect(routes).toEqual([]);
    expect(end).toBe('steps');
    expect(beyondsteps?.structures).toBeGreaterThan(0);
    expect(beyondsteps?.route).toBeNull();
    expect(missing.length).toBeGreaterThan(0);
    for (const sid of missing) expect(structures.find((structure) => structure.sid === sid)?.instock).toBe(false);
  });

  it('go as far as is asked, and keep to what they must avoid and have', async () => {
    const LIDOCAINE = 'CCN(CC)CC(=O)Nc1c(C)cccc1C';
    const asked = { rosdal: LIDOCAINE, nsteps: 2 };
    const used = ({ routes, structures }: RoutesAnswer) =>
      routes.map(({ route }) => everywhere(route).map((sid) => structures.find((structure) => structure.sid === sid)?.smiles));
    const free = await start({ ...asked, routes: { structures: 10 } });
    await until(free, 'Ready');
    expect(used(await routesOf(free)).flat()).toContain('CCNCC');
    const bound = await start({
      ...asked,
      routes: { longest: 4, structures: 10, avoid: ['N(CC)CC', 'Ester aminolysis'], require: ['Cc1cccc(C)c1N'] },
    });
    await until(bound, 'Ready');
    const found = await routesOf(bound);
    expect(found.total).toBeGreaterThan(0);
    expect(Math.max(...found.routes.map((route) => route.longest))).toBeLessThanOrEqual(4);
    for (const smiles of used(found)) {
      expect(smiles).not.toContain('CCNCC');
      expect(smiles).toContain('Cc1cccc(C)c1N');
    }
    for (const { name } of found.ensembles) expect(name).not.toBe('Ester aminolysis');
    expect((await client.get(`/app/api/queries/${bound}`)).body.routes).toEqual({
      ...{ longest: 4, structures: 10, break: [], keep: [], require: ['Cc1cccc(C)c1N'] },
      avoid: [expect.any(String), 'Ester aminolysis'],
    });
  });

  it('break and keep the bonds that are asked for, with every algorithm, and say what that forbade', async () => {
    // CCN(CC)CC(=O)Nc1c(C)cccc1C: 7-9 is the amide bond, 3-6 that of the amine to the acetyl group.
    const rosdal = 'Cc1cccc(C)c1NC(=O)CN(CC)CC';
    const routes = { break: ['3-6'], keep: ['9-7'] };
    for (const algorithm of ['OLD', 'NEW', 'NEW|UNPRECEDENTED', 'V3']) {
      const id = await start({ rosdal, algorithm, nsteps: 2, breadth: 5, routes });
      await until(id, 'Ready');
      const { body } = await client.get(`/app/api/queries/${id}`);
      expect(body.routes).toEqual({ break: ['3-6'], keep: ['7-9'], avoid: [], require: [] });
      // Where few good ones are left, it is counted too how many of those are good.
      expect(body.leftOut).toContainEqual(
        expect.objectContaining({ by: 'wish', reason: 'the bond 7–9 is to be kept, and would be broken', count: expect.any(Number) }),
      );
      const { rows } = await server.database.execute(
        sql`SELECT details -> 'bonds' AS bonds FROM suggestions WHERE query_id = ${id} AND structure_id = 1 ORDER BY rank`,
      );
      expect(rows.length).toBeGreaterThan(1);
      expect(rows[0].bonds).toContainEqual([2, 5]);
      for (const { bonds } of rows) expect(bonds).not.toContainEqual([6, 8]);
    }
  });

  it('follow the bonds where they go on from a structure', async () => {
    const id = await start({
      ...{ rosdal: 'Cc1cccc(C)c1NC(=O)CN(CC)CC', algorithm: 'NEW', nsteps: 1, breadth: 5 },
      routes: { keep: ['7-9'] },
    });
    await until(id, 'Ready');
    const chloride = 'Cc1cccc(C)c1NC(=O)CCl';
    const { rows } = await server.database.execute(sql`SELECT id FROM structures WHERE query_id = ${id} AND smiles = ${chloride}`);
    expect(rows).toHaveLength(1);
    const before = (await client.get(`/app/api/queries/${id}`)).body.leftOut;
    const went = await client.post(`/app/api/queries/${id}/continue`, { structlistid: rows[0].id });
    expect(went.status, JSON.stringify(went.body)).toBe(200);
    await until(id, 'Ready');
    const { rows: smiles } = await server.database.execute(
      sql`SELECT structures.smiles FROM suggestions JOIN structures ON structures.query_id = suggestions.query_id AND structures.id = ANY(precursor_ids)
        WHERE suggestions.query_id = ${id} AND structure_id = ${rows[0].id}`,
    );
    expect(smiles.length).toBeGreaterThan(0);
    expect(smiles.map((row) => row.smiles)).not.toContain('O=C(Cl)CCl');
    const kept = (all: { by: string; count: number }[]) => all.find(({ by }) => by === 'wish')?.count ?? 0;
    expect(kept((await client.get(`/app/api/queries/${id}`)).body.leftOut)).toBeGreaterThan(kept(before));
  });

  it.each([
    [
      { routes: { avoid: ['palladium'] } },
      'palladium is a catalyst, which no step starts from. What can be avoided are drawn starting materials and name reactions, such as Suzuki.',
    ],
    [{ routes: { avoid: ['hope'] } }, 'hope is neither a structure, a known reagent nor the name of a name reaction.'],
    [{ routes: { require: ['hope'] } }, 'hope is neither a structure nor a known reagent.'],
    [{ routes: { longest: 13 } }, 'Please choose a longest route of 1 to 12 steps.'],
    [{ routes: { structures: 1001 } }, 'Please choose 10 to 1,000 structures to look at.'],
    [{ algorithm: 'NEW', routes: { longest: 3 } }, 'A longest route and structures to look at are for V3 Multi Step only.'],
    [{ routes: { break: ['1-9'] } }, '1-9 is no bond of the target.'],
    [{ routes: { keep: ['amide'] } }, 'Please give a bond by its two atoms, such as 4-7.'],
    [{ routes: { keep: ['1-2'], break: ['2-1'] } }, 'The bond 2-1 is both to be broken and to be kept.'],
    [
      { direction: 'reaction', algorithm: 'OLD', routes: {} },
      'Bonds, and what to avoid and to have, are asked for in retrosynthesis only.',
    ],
  ])('are not started with %j', async (change, message) => {
    const asked = { projectid: project, sessionid: 'refused', rosdal: PHENACETIN_AMIDE, direction: 'synthesis', algorithm: 'V3' };
    const rest = { strategy: 'Core Disconnection 1.0', library: ['chemsynth_core-1.0'], breadth: 8, nsteps: 3, minlevels: 2 };
    const { status, body } = await client.post('/app/apiv2/queries/start', { ...asked, ...rest, ...change });
    expect(status).toBe(400);
    expect(body.errors).toContain(message);
  });

  it('are read of many queries at once, nested as AiZynthFinder reads them', async () => {
    const settings = { direction: 'synthesis', algorithm: 'V3', strategy: 'Core Disconnection 1.0', library: ['chemsynth_core-1.0'] };
    const targets = [PHENACETIN_AMIDE, 'CCN(CC)CC(=O)Nc1c(C)cccc1C'].map((rosdal, index) => ({ sessionid: `of a batch ${index}`, rosdal }));
    const body = { projectid: project, ...settings, breadth: 8, nsteps: 2, minlevels: 2, batch: 'two', targets };
    const { queries } = (await client.post('/app/apiv2/queries/batch', body)).body;
    for (const { id } of queries) await until(id, 'Ready');
    const linesOf = async (search: string) => {
      const { status, body: text, headers } = await client.get(`/app/api/projects/${project}/routes?${search}`);
      expect([status, headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
      return (text as string)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as ProjectRoutesLine);
    };
    const lines = await linesOf('batch=two&most=3');
    expect(lines.map(({ id }) => id)).toEqual(queries.map(({ id }: { id: number }) => id));
    for (const line of lines) {
      const { routes, total, structures, end } = await routesOf(line.id);
      const smilesOf = (sid: number) => structures.find((structure) => structure.sid === sid)?.smiles;
      const nested = (node: RouteNode): unknown =>
        node.ensid === null ? smilesOf(node.sid) : [smilesOf(node.sid), ...node.children.map(nested)];
      const plain = ({ smiles, children }: Tree): unknown =>
        children === undefined ? smiles : [smiles, ...children[0].children.map(plain)];
      expect(line).toMatchObject({ total, end, status: 'Ready' });
      expect((line.trees as readonly Tree[]).map(plain)).toEqual(routes.slice(0, 3).map(({ route }) => nested(route)));
    }
    expect((await linesOf('batch=two&per_page=1&page=2')).map(({ id }) => id)).toEqual([queries[1].id]);
    expect(await linesOf('batch=none')).toEqual([]);
    expect((await linesOf('per_page=100')).map(({ id }) => id)).toEqual(expect.arrayContaining(lines.map(({ id }) => id)));
    const stranger = await server.signIn(await buildUser(server.database));
    expect((await stranger.get(`/app/api/projects/${project}/routes`)).status).toBe(404);
  });

  it('are none for other algorithms, and nobody else sees them', async () => {
    const id = await start({ algorithm: 'OLD', nsteps: 1 });
    await until(id, 'Ready');
    expect(await routesOf(id)).toEqual({ routes: [], total: 0, end: null, missing: [], structures: [], ensembles: [] });
    const stranger = await server.signIn(await buildUser(server.database));
    expect((await stranger.get(`/app/api/queries/${id}/routes`)).status).toBe(404);
  });

  it('stay when it is stopped midway', async () => {
    // The first routes are known at once; for a hundred it takes many expansions more.
    const id = await start({ breadth: 100, nsteps: 2 });
    await eventually(
      () => routesOf(id),
      ({ total }) => total > 0,
      60_000,
    );
    await client.post(`/app/api/queries/${id}/stop`);
    await until(id, 'Stopped');
    const stopped = await routesOf(id);
    expect(stopped.total).toBeGreaterThan(0);
    await expectSound(id, stopped);
  });

  it('grow when it goes on from a structure, and those known before stay', async () => {
    const id = await start({ nsteps: 1, breadth: 10 });
    await until(id, 'Ready');
    const before = await routesOf(id);
    const { rows } = await server.database.execute(
      sql`SELECT id FROM structures WHERE query_id = ${id} AND depth = 1 AND is_in_stock IS NOT TRUE ORDER BY id`,
    );
    let after = before;
    for (const { id: place } of rows) {
      await client.post(`/app/api/queries/${id}/continue`, { structlistid: place });
      await until(id, 'Ready');
      after = await routesOf(id);
      if (after.total > before.total) break;
    }
    expect(after.total).toBeGreaterThan(before.total);
    await expectSound(id, after);
    const texts = new Set(after.routes.map(({ route }) => JSON.stringify(route)));
    for (const { route } of before.routes) expect(texts).toContain(JSON.stringify(route));
  });
});
