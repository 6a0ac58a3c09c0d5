import { TEXTS } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerProcess } from '../../repositories/processes.ts';
import { buildProject, buildUser } from '../../testing/build.ts';
import { HAS_LIBRARIES } from '../../testing/libraries.ts';
import { type Client, createTestServer, type TestServer } from '../../testing/test-server.ts';

const MOST = 3;
const CORE = 'chemsynth_core-1.0';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ waitingQueries: MOST });
});
afterAll(() => server.close());

/** A signed-in user who can start queries. */
async function newClient(): Promise<{ readonly client: Client; start(mode?: string): ReturnType<Client['post']> }> {
  const user = await buildUser(server.database);
  const client = await server.signIn(user);
  const project = await buildProject(server.database, user);
  let count = 0;
  return {
    client,
    start: (mode = 'BACKGROUND') => {
      count += 1;
      return client.post('/app/apiv2/queries/start', {
        projectid: project,
        sessionid: `query ${count}`,
        rosdal: 'CC(=O)Nc1ccc(O)cc1',
        direction: 'synthesis',
        algorithm: 'OLD',
        strategy: 'Core Disconnection 1.0',
        library: [CORE],
        breadth: 5,
        nsteps: 1,
        minlevels: 2,
        mode,
      });
    },
  };
}

const waiting = async (client: Client, id: number) => (await client.get(`/app/api/queries/${id}/status`)).body.waiting;
const startWorker = (id: string, libraries: readonly { readonly name: string; readonly sha256: string }[]) =>
  registerProcess(server.database, {
    id,
    role: 'worker',
    host: 'h',
    pid: 1,
    build: 'b',
    threads: 1,
    dataFiles: libraries.map((library) => ({ kind: 'library', ...library })),
  });

describe.skipIf(!HAS_LIBRARIES)('queries that wait', () => {
  it('are at most as many as one user may have, however many calls come at once', async () => {
    const { client, start } = await newClient();
    const answers = await Promise.all(Array.from({ length: 6 }, () => start()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body).toEqual({
      errors: [TEXTS.tooManyWaiting(MOST)],
      details: [{ code: 'too-many', field: null, message: TEXTS.tooManyWaiting(MOST) }],
    });
    expect(refused.body.errors[0]).toContain('3 queries waiting');
    const started = answers.find(({ status }) => status === 200)!;
    await client.post(`/app/api/queries/${started.body.id}/stop`);
    expect((await start()).status).toBe(200);
    const colleague = await newClient();
    expect((await colleague.start()).status).toBe(200);
  });

  it('tell how many go before them: of their user, as many of every other, and all that somebody waits for', async () => {
    await server.database.execute(sql`DELETE FROM queries`);
    const [first, second] = [await newClient(), await newClient()];
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await first.start()).body.id);
    const place = async (id: number) => (await waiting(first.client, id)).before;
    expect([await place(ids[0]), await place(ids[1]), await place(ids[2])]).toEqual([0, 1, 2]);
    const other = (await second.start()).body.id;
    expect(await waiting(second.client, other)).toEqual({ before: 0, note: null });
    expect([await place(ids[0]), await place(ids[1]), await place(ids[2])]).toEqual([0, 2, 3]);
    await second.start('INTERACTIVE');
    expect([await place(ids[0]), await place(ids[1])]).toEqual([1, 3]);
  });

  it('say after a while that no planner runs, or none with their library', async () => {
    await server.database.execute(sql`DELETE FROM queries`);
    const { client, start } = await newClient();
    const { id } = (await start()).body;
    expect(await waiting(client, id)).toEqual({ before: 0, note: null });
    await server.database.execute(sql`UPDATE query_runs SET created_at = now() - interval '31 seconds' WHERE query_id = ${id}`);
    expect(await waiting(client, id)).toEqual({ before: 0, note: TEXTS.noPlanner });
    await startWorker('poor', [{ name: 'reflib-1.0', sha256: 'f'.repeat(64) }]);
    const hash = (await server.database.execute<{ needs: string[] }>(sql`SELECT needs FROM query_runs WHERE query_id = ${id}`)).rows[0]
      .needs[0];
    expect(await waiting(client, id)).toEqual({ before: 0, note: TEXTS.noPlannerWith([hash]) });
    // Once any process has had it, it is called by its name.
    await startWorker('rich', [{ name: CORE, sha256: hash }]);
    expect(await waiting(client, id)).toEqual({ before: 0, note: null });
    await server.database.execute(sql`DELETE FROM processes WHERE id = 'rich'`);
    expect(await waiting(client, id)).toEqual({
      before: 0,
      note: 'No planner with the library chemsynth_core-1.0 is running. The query waits for one.',
    });
  });
});
