import { type StartBatchAnswer, startBatchAnswer, TEXTS } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, buildUser } from '../../testing/build.ts';
import { HAS_LIBRARIES } from '../../testing/libraries.ts';
import { type Client, createTestServer, type TestServer } from '../../testing/test-server.ts';

const MOST = 4;
const SETTINGS = {
  direction: 'synthesis',
  algorithm: 'V3',
  strategy: 'Core Disconnection 1.0',
  library: ['chemsynth_core-1.0'],
  breadth: 5,
  nsteps: 2,
  minlevels: 2,
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ waitingQueries: MOST });
});
afterAll(() => server.close());

type Targets = readonly (readonly [string, string])[];

/** A user with a project, who starts batches in it. */
async function newChemist(): Promise<{
  readonly client: Client;
  readonly project: number;
  newProject(): Promise<number>;
  start(batch: string, targets: Targets, change?: object): Promise<StartBatchAnswer['queries']>;
}> {
  const user = await buildUser(server.database);
  const client = await server.signIn(user);
  const project = await buildProject(server.database, user);
  return {
    client,
    project,
    newProject: () => buildProject(server.database, user),
    start: async (batch, targets, change = {}) => {
      const named = targets.map(([sessionid, rosdal]) => ({ sessionid, rosdal }));
      const body = { projectid: project, ...SETTINGS, batch, targets: named, ...change };
      const answer = await client.post('/app/apiv2/queries/batch', body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return startBatchAnswer.parse(answer.body).queries;
    },
  };
}

const outline = (queries: StartBatchAnswer['queries']) =>
  queries.map(({ id, again }) => (id === null ? 'refused' : again ? 'again' : 'new'));
const counted = async (client: Client) => (await client.get('/app/api/queries')).body.total;

describe.skipIf(!HAS_LIBRARIES)('a batch of targets', () => {
  it('becomes a query each, or is refused target by target, with the reasons of the start call', async () => {
    const { client, start } = await newChemist();
    const queries = await start('a', [
      ['first', 'CCO'],
      ['second', 'nonsense'],
      ['third', 'CC.CC'],
      ['first', 'CCN'],
      ['fourth', '1O-2-3-4.'],
    ]);
    expect(outline(queries)).toEqual(['new', 'refused', 'refused', 'refused', 'new']);
    expect(queries[2].errors).toEqual(['The structure has 2 fragments. Please draw one connected molecule, without salts and solvents.']);
    expect(queries[3].details).toEqual([
      { code: 'taken', field: 'sessionid', message: 'This query name already exists. Please choose another name.' },
    ]);
    for (const { errors, details, id } of queries) expect(details.length > 0, errors.join()).toBe(id === null);
    const query = (await client.get(`/app/api/queries/${queries[4].id}`)).body;
    expect(query).toMatchObject({ sessionid: 'fourth', smiles: 'CCCO', algorithm: 'V3', metadata: { batch: 'a' }, status: 'Busy' });
  });

  it('breaks and keeps bonds of the target they stand with, and of no other', async () => {
    const { client, project } = await newChemist();
    const targets = [
      { sessionid: 'with', rosdal: 'CCOCC', break: ['2-3'], keep: ['3-4'] },
      { sessionid: 'without', rosdal: 'CCOCC' },
      { sessionid: 'wrong', rosdal: 'CCO', break: ['1-3'] },
    ];
    const body = { projectid: project, ...SETTINGS, batch: 'bonds', targets, routes: { avoid: ['CCl'] } };
    const { queries } = (await client.post('/app/apiv2/queries/batch', body)).body;
    expect(outline(queries)).toEqual(['new', 'new', 'refused']);
    expect(queries[2].errors).toEqual([TEXTS.noBond('1-3')]);
    const [first, second] = await Promise.all(
      [0, 1].map(async (at) => (await client.get(`/app/api/queries/${queries[at].id}`)).body.routes),
    );
    expect(first).toMatchObject({ break: ['2-3'], keep: ['3-4'], avoid: ['CCl'] });
    expect(second).toMatchObject({ break: [], keep: [], avoid: ['CCl'] });
  });

  it('is started once, however often it is asked for, also at the same time', async () => {
    const { client, start } = await newChemist();
    const targets: Targets = [
      ['one', 'CCO'],
      ['two', 'CCN'],
    ];
    const both = await Promise.all([start('b', targets), start('b', targets)]);
    const again = await start('b', [...targets, ['three', 'CCC']]);
    expect(outline(again)).toEqual(['again', 'again', 'new']);
    for (const [one, two] of both) expect([one.id, two.id]).toEqual([again[0].id, again[1].id]);
    expect(await counted(client)).toBe(3);
  });

  it('keeps to its own: a name of another batch, structure or project is taken', async () => {
    const { start, newProject } = await newChemist();
    await start('c', [['mine', 'CCO']]);
    expect(outline(await start('d', [['mine', 'CCO']]))).toEqual(['refused']);
    expect(outline(await start('c', [['mine', 'CCN']]))).toEqual(['refused']);
    expect(outline(await start('c', [['mine', 'CCO']], { projectid: await newProject() }))).toEqual(['refused']);
  });

  it('refuses what is beyond the number that may wait, and starts it when there is room', async () => {
    const { start } = await newChemist();
    const targets: Targets = Array.from({ length: MOST + 2 }, (_, index) => [`q${index}`, 'C'.repeat(index + 2)]);
    const queries = await start('e', targets);
    expect(outline(queries)).toEqual([...Array.from({ length: MOST }, () => 'new'), 'refused', 'refused']);
    expect(queries[MOST]).toMatchObject({ errors: [TEXTS.tooManyWaiting(MOST)], details: [{ code: 'too-many', field: null }] });
    await server.database.execute(sql`UPDATE query_runs SET state = 'ended' WHERE query_id = ${queries[0].id}`);
    expect(outline(await start('e', targets))).toEqual([...Array.from({ length: MOST }, () => 'again'), 'new', 'refused']);
  });

  it.each([
    [{ targets: [] }, 400],
    [{ targets: Array.from({ length: 101 }, (_, index) => ({ sessionid: `q${index}`, rosdal: 'CCO' })) }, 400],
    [{ nsteps: 9 }, 400],
    [{ algorithm: 'NEW', routes: { longest: 3 } }, 400],
    [{ user: 'somebody else' }, 400],
    [{ routes: { break: ['1-2'] } }, 400],
    [{ projectid: 2_000_000 }, 404],
  ])('is refused as a whole with %j', async (change, status) => {
    const { client, project } = await newChemist();
    const body = { projectid: project, ...SETTINGS, batch: 'f', targets: [{ sessionid: 'x', rosdal: 'CCO' }], ...change };
    expect((await client.post('/app/apiv2/queries/batch', body)).status).toBe(status);
    expect(await counted(client)).toBe(0);
  });
});
