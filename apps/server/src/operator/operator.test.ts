import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCluster } from '../database/embedded/cluster.ts';
import { startEmbeddedDatabase } from '../database/embedded/embedded.ts';
import { findPostgres } from '../database/embedded/postgres-binaries.ts';
import { databaseUser } from '../database/embedded/system-user.ts';
import { checkSchema } from '../database/migrate.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { migrateAsOf } from '../testing/old-database.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createBareDatabase, createTestDatabase } from '../testing/test-database.ts';
import { startLauncher, type TestLauncher } from '../testing/test-launcher.ts';
import { runOperator } from '../testing/test-operator.ts';
import { moveDatabase } from './move-database.ts';

const PASSWORD = 'a password for tests';
/** acetanilide: a few suggestions, in a second or two. */
const SMALL = { rosdal: 'CC(=O)Nc1ccccc1', breadth: 5, nsteps: 1 };
/** Sildenafil, five steps deep: minutes. */
const LONG = { rosdal: 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1', breadth: 10, nsteps: 5, mode: 'BACKGROUND' };
const TARGET_HASH = 'FZERHIULMFGESH_UHFFFAOYSA_N';

async function signIn(address: string) {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'admin', password: PASSWORD });
  const login = await fetch(`${address}/app/login`, { method: 'POST', headers: json, body });
  expect(login.status).toBe(200);
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0];
  const { csrfToken } = (await login.json()) as { csrfToken: string };
  const headers = { ...json, cookie, 'x-csrf-token': csrfToken };
  return {
    cookie,
    // biome-ignore lint/suspicious/noExplicitAny: answers of several calls
    get: async (path: string): Promise<any> => (await fetch(address + path, { headers })).json(),
    // biome-ignore lint/suspicious/noExplicitAny: answers of several calls
    post: async (path: string, input: object): Promise<any> => {
      const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(input) });
      expect(answer.status, path).toBeLessThan(300);
      return answer.json();
    },
  };
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

let folder: string;
let launchers: TestLauncher[];
beforeEach(() => {
  folder = makeTemporaryFolder();
  launchers = [];
});
afterEach(async () => {
  for (const launcher of launchers) await launcher.stop();
  rmSync(folder, { recursive: true, force: true });
});

function start(name: string, settings: Readonly<Record<string, string>> = {}): TestLauncher {
  const launcher = startLauncher(join(folder, name), { RETRON_ADMIN_PASSWORD: PASSWORD, ...settings });
  launchers.push(launcher);
  return launcher;
}

/** A data folder whose database is of a program that knew so many migrations. */
async function oldFolder(name: string, migrations: number): Promise<string> {
  const dataFolder = join(folder, name);
  const database = await startEmbeddedDatabase({ dataFolder });
  await migrateAsOf(database.url, migrations);
  await ask(database.url, "INSERT INTO users (username, realname, password_hash) VALUES ('old', 'Old', '')");
  await database.stop();
  return dataFolder;
}

describe.skipIf(!HAS_LIBRARIES)('a used installation', () => {
  it('is backed up while it runs, and restored at another path and used, with the original running and untouched', async () => {
    const address = await start('here').ready;
    const here = await signIn(address);
    const project = (await here.post('/app/apiv2/projects', { name: 'Ours' })).id;
    const query = { projectid: project, direction: 'synthesis', algorithm: 'OLD', strategy: 'Core Disconnection 1.0', minlevels: 2 };
    const library = ['chemsynth_core-1.0'];
    const { id } = await here.post('/app/apiv2/queries/start', { ...query, library, sessionid: 'done', ...SMALL });
    const isReady = (answer: { status: string }) => answer.status === 'Ready';
    await eventually(() => here.get(`/app/api/queries/${id}/status`), isReady);
    await here.post('/app/api/comments', { action: 'QUERY', project, query: id, title: 'A title', message: 'A message' });
    await here.post(`/app/api/projects/${project}/query/${id}/states`, { name: 'mine', state: { nodes: { '1-1': { isSelected: true } } } });
    await here.post(`/app/api/queries/${id}/disconnection/${TARGET_HASH}`, { cluster: { bonds: ['2-4'], comment: 'Worth a try' } });
    const long = await here.post('/app/apiv2/queries/start', { ...query, library, sessionid: 'under way', ...LONG });
    const isUnderWay = (answer: { progress: { structuresExpanded: number } }) => answer.progress.structuresExpanded >= 3;
    await eventually(() => here.get(`/app/api/queries/${long.id}/status`), isUnderWay);

    const look = async (client: typeof here) => ({
      query: await client.get(`/app/api/queries/${id}`),
      comments: await client.get(`/app/api/queries/${id}/comments`),
      states: await client.get(`/app/api/projects/${project}/query/${id}/states`),
      disconnections: await client.get(`/app/api/queries/${id}/disconnection/${TARGET_HASH}`),
    });
    const before = await look(here);
    const file = join(folder, 'backup.tar.gz');
    const written = await runOperator(['backup', file, '--data', join(folder, 'here')]).ended;
    expect(written).toMatchObject({ code: 0 });
    expect(written.stdout).toMatch(/^Written .* 1 users, 2 projects, 3 queries, \d+ suggestions\.\n$/);
    expect(await runOperator(['backup', 'check', file]).ended).toMatchObject({ code: 0 });

    expect(await runOperator(['restore', file, '--data', join(folder, 'there')]).ended).toMatchObject({ code: 0 });
    const elsewhere = await start('there').ready;
    const there = await signIn(elsewhere);
    expect(await look(there)).toEqual(before);
    expect(await look(here)).toEqual(before);
    expect((await fetch(`${elsewhere}/app/api/whoami`, { headers: { cookie: here.cookie } })).status).toBe(401);
    expect((await fetch(`${address}/app/api/whoami`, { headers: { cookie: here.cookie } })).status).toBe(200);

    // What was under way goes on there, and a query can be continued; here nothing comes of it.
    await eventually(() => there.get(`/app/api/queries/${long.id}/status`), isUnderWay);
    await there.post(`/app/api/queries/${id}/continue`, { structlistid: 2 });
    await eventually(() => there.get(`/app/api/queries/${id}/status`), isReady);
    expect((await there.get(`/app/api/queries/${id}`)).plannedBy).toHaveLength(2);
    expect(await look(here)).toEqual(before);
    for (const client of [here, there]) await client.post(`/app/api/queries/${long.id}/stop`, {});
  }, 900_000);
});

describe('commands for operators', () => {
  it('back up and restore a database that does not run, and leave nothing running', async () => {
    const dataFolder = await oldFolder('old', 4);
    const file = join(folder, 'b.tar.gz');
    expect(await runOperator(['backup', file], { RETRON_DATA: dataFolder }).ended).toMatchObject({ code: 0 });
    expect(readdirSync(join(dataFolder, 'postgres'))).not.toContain('postmaster.pid');
    expect(readdirSync(dataFolder)).not.toContain('launcher.lock');
    const restored = join(folder, 'new');
    expect(await runOperator(['restore', file, '--data', restored]).ended).toMatchObject({ code: 0 });
    expect(readdirSync(restored)).not.toContain('launcher.lock');
    const again = await runOperator(['restore', file, '--data', restored]).ended;
    expect(again.code).toBe(1);
    expect(again.stderr).toContain('There is something in this database.');
    expect(await runOperator(['restore', file, '--data', restored, '--replace']).ended).toMatchObject({ code: 0 });
    expect(readdirSync(join(restored, 'backups'))).toHaveLength(1);
  }, 120_000);

  it('work on the database of DATABASE_URL', async () => {
    const original = await createTestDatabase();
    const user = await buildUser(original.database, { username: 'external' });
    await buildQuery(original.database, user, await buildProject(original.database, user));
    const file = join(folder, 'b.tar.gz');
    expect(await runOperator(['backup', file], { DATABASE_URL: original.url, RETRON_DATA: folder }).ended).toMatchObject({ code: 0 });
    await original.close();
    const url = await createBareDatabase();
    expect(await runOperator(['restore', file, '--data', join(folder, 'd')], { DATABASE_URL: url }).ended).toMatchObject({ code: 0 });
    expect(
      await ask(url, 'SELECT username, count(q.id)::int AS queries FROM users u JOIN queries q ON q.user_id = u.id GROUP BY 1'),
    ).toEqual([{ username: 'external', queries: 1 }]);
    expect(existsSync(join(folder, 'd/database.json'))).toBe(false);
  }, 60_000);

  it('refuse to restore where Retron runs', async () => {
    const dataFolder = await oldFolder('old', 4);
    const file = join(folder, 'b.tar.gz');
    await runOperator(['backup', file, '--data', dataFolder]).ended;
    await start('old').ready;
    const refused = await runOperator(['restore', file, '--data', dataFolder, '--replace']).ended;
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`Retron is already running in ${dataFolder}`);
  }, 120_000);

  it('say what is wrong, and make nothing', async () => {
    const nowhere = await runOperator(['backup', join(folder, 'b'), '--data', join(folder, 'nowhere')]).ended;
    expect(nowhere).toMatchObject({ code: 1, stdout: '' });
    expect(nowhere.stderr).toContain(`There is no database of Retron in ${join(folder, 'nowhere')}.`);
    writeFileSync(join(folder, 'text'), 'Just a text.');
    const text = await runOperator(['restore', join(folder, 'text'), '--data', join(folder, 'nowhere')]).ended;
    expect(text).toMatchObject({ code: 1, stdout: '', stderr: `${join(folder, 'text')} is not a backup of Retron.\n` });
    const unreachable = await runOperator(['backup', join(folder, 'b')], {
      DATABASE_URL: 'postgres://retron:a-secret@127.0.0.1:1/retron',
      RETRON_DATA: folder,
    }).ended;
    expect(unreachable.stderr).toContain('The database does not answer');
    expect(unreachable.stderr).not.toContain('a-secret');
    expect(await runOperator(['backup']).ended).toMatchObject({ code: 2 });
    expect(await runOperator(['backup', 'b', '--nonsense']).ended).toMatchObject({ code: 2 });
    expect(await runOperator(['sing']).ended).toMatchObject({ code: 2 });
    expect(readdirSync(folder)).toEqual(['text']);
  }, 60_000);

  it('take away what they began when they are stopped, though the database makes them wait', async () => {
    const database = await createTestDatabase();
    const other = await database.pool.connect();
    await other.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const run = runOperator(['backup', join(folder, 'b.tar.gz')], { DATABASE_URL: database.url, RETRON_DATA: folder });
    const waiting =
      "SELECT FROM pg_stat_activity WHERE application_name = 'retron-backup' AND wait_event_type = 'Lock' AND datname = current_database()";
    await eventually(
      async () => (await database.pool.query(waiting)).rowCount,
      (count) => count === 1,
    );
    expect(readdirSync(folder)).toEqual(['b.tar.gz.partial']);
    run.child.kill('SIGTERM');
    expect(await run.ended).toMatchObject({ code: 1, stdout: '' });
    expect(readdirSync(folder)).toEqual([]);
    other.release(true);
    await database.close();
  }, 60_000);
});

describe('a start with an older or newer database', () => {
  it('writes a backup before it brings the database up to date', async () => {
    const dataFolder = await oldFolder('old', 3);
    await start('old').ready;
    const backups = readdirSync(join(dataFolder, 'backups'));
    expect(backups).toHaveLength(1);
    expect(backups[0]).toMatch(/^before-0003_service-\d{8}T\d{6}Z\.tar\.gz$/);
    const restored = join(folder, 'restored');
    const file = join(dataFolder, 'backups', backups[0]);
    expect(await runOperator(['restore', file, '--data', restored]).ended).toMatchObject({ code: 0 });
  }, 120_000);

  it('changes nothing when that backup cannot be written, unless it is not wanted', async () => {
    const dataFolder = await oldFolder('old', 3);
    writeFileSync(join(dataFolder, 'backups'), 'not a folder');
    const refused = start('old');
    expect(await refused.ended).toBe(1);
    expect(refused.output.stderr).toContain('RETRON_BACKUP_BEFORE_MIGRATION=no');
    expect(refused.output.stderr).not.toContain('    at ');
    await start('old', { RETRON_BACKUP_BEFORE_MIGRATION: 'no' }).ready;
    expect(readFileSync(join(dataFolder, 'backups'), 'utf8')).toBe('not a folder');
  }, 120_000);

  it('of a newer program ends with a sentence', async () => {
    const dataFolder = await oldFolder('newer', 4);
    const database = await startEmbeddedDatabase({ dataFolder });
    await ask(database.url, "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 4102444800000)");
    await database.stop();
    const refused = start('newer');
    expect(await refused.ended).toBe(1);
    expect(refused.output.stderr).toContain('The database belongs to a newer Retron');
  }, 60_000);
});

describe('the database of another PostgreSQL', () => {
  it('is moved into a new one, and the old one is kept', async () => {
    const dataFolder = await oldFolder('old', 3);
    const before = readCluster(dataFolder);
    const system = readFileSync(join(dataFolder, 'postgres/global/pg_control')).subarray(0, 8).toString('hex');
    const place = { dataFolder, libraryFolder: join(folder, 'libraries') };
    // The same programs: what reads the old database does not matter to what makes the new one.
    const context = { say: () => undefined, signal: new AbortController().signal };
    const kept = await moveDatabase(place, await findPostgres(databaseUser()), context);
    expect(readFileSync(join(kept, 'global/pg_control')).subarray(0, 8).toString('hex')).toBe(system);
    expect(readCluster(dataFolder)?.password).not.toBe(before?.password);
    const [old] = readdirSync(dataFolder).filter((name) => name.startsWith('database-before-'));
    expect(JSON.parse(readFileSync(join(dataFolder, old), 'utf8'))).toMatchObject({ password: before?.password });
    expect(statSync(join(dataFolder, old)).mode & 0o777).toBe(0o600);
    expect(existsSync(join(dataFolder, 'upgrade'))).toBe(false);
    expect(readdirSync(join(dataFolder, 'backups'))).toHaveLength(1);
    const database = await startEmbeddedDatabase({ dataFolder });
    try {
      await expect(checkSchema(database.url)).resolves.toBeUndefined();
      expect(await ask(database.url, 'SELECT username FROM users')).toEqual([{ username: 'old' }]);
    } finally {
      await database.stop();
    }
  }, 120_000);
});
