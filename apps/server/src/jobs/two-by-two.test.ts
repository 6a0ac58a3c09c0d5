import { setTimeout as sleep } from 'node:timers/promises';
import { queryAnswer } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureStrategies } from '../commands/first-data.ts';
import type { User } from '../repositories/users.ts';
import { buildProject, buildUser, PASSWORD } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestProcess, type TestProcess } from '../testing/test-process.ts';

const SILDENAFIL = 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1';
/** Dead processes are noticed after a while; then the run begins again. */
const PATIENCE_MS = 240_000;

let testDatabase: TestDatabase;
/** Two of each, by place: one that is killed is replaced at its place. */
const webs: TestProcess[] = [];
const workers: TestProcess[] = [];

/** A user as seen by every web process: one session. */
interface Person {
  get(web: TestProcess, path: string): Promise<Response>;
  post(web: TestProcess, path: string, body?: object): Promise<Response>;
  start(web: TestProcess): Promise<number>;
}

async function signIn(web: TestProcess, user: User, project: number): Promise<Person> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: user.username, password: PASSWORD });
  const login = await fetch(`${web.address}/app/login`, { method: 'POST', headers: json, body });
  expect(login.status).toBe(200);
  const headers = {
    cookie: (login.headers.get('set-cookie') ?? '').split(';')[0],
    'x-csrf-token': ((await login.json()) as { csrfToken: string }).csrfToken,
  };
  const post: Person['post'] = (at, path, content) =>
    fetch(at.address + path, {
      method: 'POST',
      ...(content ? { headers: { ...headers, ...json }, body: JSON.stringify(content) } : { headers }),
    });
  let count = 0;
  return {
    get: (at, path) => fetch(at.address + path, { headers }),
    post,
    start: async (at) => {
      count += 1;
      const answer = await post(at, '/app/apiv2/queries/start', {
        projectid: project,
        sessionid: `query ${count}`,
        rosdal: SILDENAFIL,
        direction: 'synthesis',
        algorithm: 'OLD',
        strategy: 'Core Disconnection 1.0',
        library: ['chemsynth_core-1.0'],
        breadth: 10,
        nsteps: 3,
        minlevels: 2,
        mode: 'BACKGROUND',
      });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return ((await answer.json()) as { id: number }).id;
    },
  };
}

const rows = async (query: ReturnType<typeof sql>) => (await testDatabase.database.execute(query)).rows;
const statusOf = async (id: number) => (await rows(sql`SELECT status FROM queries WHERE id = ${id}`))[0].status;
const isDone = (id: number) =>
  eventually(
    () => statusOf(id),
    (status) => status !== 'planning',
    PATIENCE_MS,
  );
/** Everything of a tree that must be the same in every run. */
const contents = async (id: number) => ({
  suggestions: await rows(sql`SELECT structure_id, id, rank, rating, precursor_ids FROM suggestions WHERE query_id = ${id} ORDER BY id`),
  structures: await rows(sql`SELECT id, smiles, depth FROM structures WHERE query_id = ${id} ORDER BY id`),
});
const heldBy = async (worker: TestProcess) =>
  (await rows(sql`SELECT query_id FROM query_runs JOIN processes ON held_by = processes.id WHERE pid = ${worker.pid}`)).length;

/** The messages of a query's event stream until it ends. */
async function follow(person: Person, web: TestProcess, id: number): Promise<readonly { readonly status: string }[]> {
  const answer = await person.get(web, `/app/api/queries/${id}/events`);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const text = await answer.text();
  return text
    .split('\n\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)));
}

describe.skipIf(!HAS_LIBRARIES)('two webs and two workers on one database', () => {
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    await ensureStrategies(testDatabase.database, [{ name: 'Core Disconnection 1.0', comment: '', direction: 'retrosynthesis' }]);
    const started = await Promise.all(
      (['web', 'web', 'worker', 'worker'] as const).map((name) => startTestProcess(name, testDatabase.url)),
    );
    webs.push(...started.slice(0, 2));
    workers.push(...started.slice(2));
  });
  afterAll(async () => {
    await Promise.all([...webs, ...workers].map((each) => each.stop()));
    await testDatabase.close();
  });

  it('give each query one result, whichever of them is killed', async () => {
    const { database } = testDatabase;
    const users = [await buildUser(database), await buildUser(database)];
    const project = await buildProject(database, users[0]);
    await rows(sql`INSERT INTO project_members (project_id, user_id) VALUES (${project}, ${users[1].id})`);
    const [anna, ben] = [await signIn(webs[0], users[0], project), await signIn(webs[1], users[1], project)];
    const undisturbed = await anna.start(webs[0]);
    // The stream of a query that was started by the other web.
    const messages = await follow(anna, webs[1], undisturbed);
    expect([messages[0].status, messages.at(-1)?.status]).toEqual(['Busy', 'Ready']);
    const expected = await contents(undisturbed);
    expect(expected.suggestions.length).toBeGreaterThan(100);

    // What no worker has the library for is taken by none.
    const foreign = await ben.start(webs[0]);
    await rows(sql`UPDATE query_runs SET needs = ${sql.param(['0'.repeat(64)])} WHERE query_id = ${foreign} AND state = 'waiting'`);
    await rows(
      sql`UPDATE query_runs SET needs = ${sql.param(['0'.repeat(64)])}, state = 'waiting', held_by = NULL WHERE query_id = ${foreign}`,
    );

    const asked: number[] = [];
    for (const place of [0, 1]) {
      const other = webs[1 - place];
      // Either worker may be the first to take what is asked: until it is the one to be killed.
      await eventually(
        async () => {
          asked.push(await (asked.length % 2 === 0 ? anna : ben).start(asked.length % 4 < 2 ? webs[place] : other));
          await sleep(1000);
          return heldBy(workers[place]);
        },
        (held) => held > 0,
        PATIENCE_MS,
      );
      await Promise.all([workers[place].kill(), webs[place].kill()]);
      // The other web serves the session that was opened at this one.
      for (const person of [anna, ben]) expect((await person.get(other, '/app/api/whoami')).status).toBe(200);
      asked.push(await ben.start(other));
      if (place === 1) break;
      [webs[place], workers[place]] = await Promise.all([
        startTestProcess('web', testDatabase.url),
        startTestProcess('worker', testDatabase.url),
      ]);
    }
    for (const id of asked) {
      expect(await isDone(id)).toBe('finished');
      expect(await contents(id)).toEqual(expected);
    }
    const ends = await rows(
      sql`SELECT state, held_by, sum(losses)::integer AS losses FROM query_runs WHERE query_id <> ${foreign} GROUP BY 1, 2`,
    );
    expect(ends).toMatchObject([{ state: 'ended', held_by: null }]);
    expect(ends[0].losses).toBeGreaterThan(1);
    const read = queryAnswer.parse(await (await ben.get(webs[0], `/app/api/queries/${asked[0]}`)).json());
    expect(read.status).toBe('Ready');
    expect(read.tree?.children.length).toBeGreaterThan(0);
    expect(await rows(sql`SELECT state, attempts FROM query_runs WHERE query_id = ${foreign}`)).toMatchObject([{ state: 'waiting' }]);
    // Only the living are known.
    const known = await eventually(
      () => rows(sql`SELECT pid FROM processes`),
      (found) => found.length === 2,
      PATIENCE_MS,
    );
    expect(known.map(({ pid }) => Number(pid)).toSorted((a, b) => a - b)).toEqual([webs[0].pid, workers[0].pid].toSorted((a, b) => a - b));
  }, 900_000);
});
