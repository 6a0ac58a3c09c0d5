import { queryAnswer, shoppingListAnswer } from '@retron/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shoppingList } from '../../commands/shopping-list.ts';
import type { User } from '../../repositories/users.ts';
import { buildProject, buildUser } from '../../testing/build.ts';
import { eventually } from '../../testing/eventually.ts';
import { HAS_LIBRARIES } from '../../testing/libraries.ts';
import { startTestWorker, type TestProcess } from '../../testing/test-process.ts';
import { type Client, createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let worker: TestProcess;
let client: Client;
let user: User;
let query: number;
/** Another step of the same target. */
let other: number;
/** N-acetylation of 4-methylaniline. */
let step: { readonly ensid: number; readonly children: readonly { readonly sid: number; readonly smiles: string }[] };

describe.skipIf(!HAS_LIBRARIES)('the shopping list of a route', () => {
  beforeAll(async () => {
    server = await createTestServer();
    user = await buildUser(server.database);
    client = await server.signIn(user);
    const project = await buildProject(server.database, user);
    worker = await startTestWorker(server.url);
    const settings = { direction: 'synthesis', algorithm: 'OLD', strategy: 'Core Disconnection 1.0', library: ['chemsynth_core-1.0'] };
    const dimensions = { breadth: 10, nsteps: 1, minlevels: 2, mode: 'INTERACTIVE' };
    const asked = { ...settings, ...dimensions, projectid: project, sessionid: 'acetanilide', rosdal: 'CC(=O)Nc1ccc(C)cc1' };
    query = (await client.post('/app/apiv2/queries/start', asked)).body.id;
    const answer = await eventually(
      async () => queryAnswer.parse((await client.get(`/app/api/queries/${query}`)).body),
      ({ status }) => status === 'Ready',
    );
    const children = answer.tree?.children ?? [];
    step = children.find((each) => each.children.some(({ smiles }) => smiles === 'Cc1ccc(N)cc1')) as typeof step;
    other = children.find(({ ensid }) => ensid !== step.ensid)?.ensid ?? 0;
  }, 120_000);
  afterAll(async () => {
    await worker?.stop();
    await server?.close();
  });

  const ask = (body: object) => client.post(`/app/api/queries/${query}/shoppinglist`, body);

  it('has an equivalent of each material, more by what is lost', async () => {
    const { status, body } = await ask({ amount: 149.19, unit: 'mg', assumedyield: 50, steps: [{ ensid: step.ensid }] });
    expect(status).toBe(200);
    const list = shoppingListAnswer.parse(body);
    expect(list.target.mmol).toBeCloseTo(1, 3);
    expect(list.materials.map(({ sid }) => sid)).toEqual(step.children.map(({ sid }) => sid).toSorted((a, b) => a - b));
    for (const material of list.materials) expect(material.mmol).toBeCloseTo(2, 3);
    const amine = list.materials.find(({ smiles }) => smiles === 'Cc1ccc(N)cc1');
    expect(amine).toMatchObject({ name: 'p-toluidine', formula: 'C7H9N', instock: true, cost: null });
    expect(amine?.grams).toBeCloseTo(0.2143, 3);
    expect(list).toMatchObject({ knowncost: 0, unpriced: list.materials.length, assumed: 1 });
  });

  it('takes a given yield before the assumed one, and other units', async () => {
    const steps = [{ ensid: step.ensid, yieldpercent: 80 }];
    const { body } = await ask({ amount: 4, unit: 'mmol', steps });
    expect(body.materials.map(({ mmol }: { mmol: number }) => mmol)).toEqual(body.materials.map(() => 5));
    expect(body.assumed).toBe(0);
    expect((await ask({ amount: body.target.grams, unit: 'g', steps })).body.target.mmol).toBeCloseTo(4, 6);
  });

  it('costs what the cheapest offer costs by weight, and says what has no price', async () => {
    const offer = { catalog: 'Ours', url: null, website: null, priceCategory: null };
    const prices = [null, 12, 3];
    const world = {
      database: server.database,
      factsOf: (smiles: readonly string[]) => server.services.chemistry.call('structureFacts', smiles),
      offersOf: async () => prices.map((pricePerGram, index) => ({ ...offer, id: String(index), pricePerGram })),
    };
    const request = { queryId: query, scale: { amount: 1, unit: 'g' as const }, yields: new Map([[step.ensid, 100]]), assumedYield: 70 };
    const found = await shoppingList(world, user, request);
    if (!found.ok) throw new Error(found.error.message);
    const amine = found.value.materials.find(({ structure }) => structure.smiles === 'Cc1ccc(N)cc1');
    expect(amine?.offers.map(({ id }) => id)).toEqual(['2', '1', '0']);
    expect(amine?.cost).toBeCloseTo(3 * (107.15 / 149.19), 2);
  });

  it('refuses steps that are no route, and nonsense', async () => {
    const two = await ask({ amount: 1, unit: 'g', steps: [{ ensid: step.ensid }, { ensid: other }] });
    expect([two.status, two.body.errors[0]]).toEqual([
      409,
      'These steps are no route: one for each structure that is made, down from the target.',
    ]);
    expect((await ask({ amount: 1, unit: 'g', steps: [{ ensid: 9999 }] })).status).toBe(404);
    for (const body of [
      { amount: 0 },
      { amount: 1, unit: 'kg' },
      { amount: 1, unit: 'g', assumedyield: 0 },
      { amount: 1, unit: 'g', steps: [] },
    ]) {
      expect((await ask({ steps: [{ ensid: step.ensid }], unit: 'g', ...body })).status).toBe(400);
    }
  });
});
