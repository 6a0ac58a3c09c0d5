import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { behindProxy, startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type DatabasePool, openDatabase } from './database.ts';
import { databaseTrouble, isDatabaseAway, readAgainWhenLost } from './database-away.ts';
import { APPLICATION_ROLE } from './embedded/application-role.ts';

const PATIENCE = { connectMs: 1500, statementMs: 1000, lockMs: 500 };

let real: TestDatabase;
let proxy: TcpProxy;
let tried: DatabasePool;
let told: Error[];

beforeEach(async () => {
  real = await createTestDatabase();
  const { hostname, port } = new URL(real.url);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  told = [];
  tried = openDatabase(behindProxy(real.url, proxy), (error) => told.push(error), 1, PATIENCE);
});
afterEach(async () => {
  await proxy.setMood('open');
  await tried.close();
  await proxy.close();
  await real.close();
});

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('superuserUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const one = async () => (await tried.database.execute(sql`SELECT 1 AS one`)).rows[0].one;
const pidOf = async (database: Pick<typeof tried.database, 'execute'>) =>
  (await database.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)).rows[0].pid;
const terminate = (pid: number) => real.database.execute(sql`SELECT pg_terminate_backend(${pid}, 5000)`);

describe('a connection that is lost', () => {
  it('inside a transaction ends that transaction with an error one can tell, and nothing else', async () => {
    for (let round = 0; round < 3; round += 1) {
      const error = await errorOf(
        tried.database.transaction(async (transaction) => {
          await terminate(await pidOf(transaction));
          await new Promise((resolve) => setTimeout(resolve, 100)); // it is lost while nothing is asked of it
          await transaction.execute(sql`SELECT 1`);
        }),
      );
      expect(isDatabaseAway(error)).toBe(true);
      expect(await one()).toBe(1);
    }
    expect(told.length).toBeGreaterThan(0);
  });

  it('in the middle of a statement is told as such', async () => {
    const pid = await pidOf(tried.database);
    const error = errorOf(tried.database.execute(sql`SELECT pg_sleep(0.9)`));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await terminate(pid);
    expect(databaseTrouble(await error)).toBe('away');
    expect(await one()).toBe(1);
  });

  it('at the beginning of a transaction is given back to the pool', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await one()).toBe(1);
      await proxy.setMood('silent');
      expect(databaseTrouble(await errorOf(tried.database.transaction(async () => undefined)))).not.toBeNull();
      proxy.cut();
      await proxy.setMood('open');
    }
    expect(await one()).toBe(1);
    expect(tried.pool.totalCount).toBe(1);
  });

  it('does not hide why a transaction failed', async () => {
    const error = await errorOf(
      tried.database.transaction(async (transaction) => {
        await terminate(await pidOf(transaction));
        throw new Error('for a reason of its own');
      }),
    );
    expect(String(error)).toContain('for a reason of its own');
    expect(await one()).toBe(1);
  });

  it('is read again, once', async () => {
    let reads = 0;
    const value = await readAgainWhenLost(async () => {
      reads += 1;
      return tried.database.transaction(async (transaction) => {
        if (reads === 1) await terminate(await pidOf(transaction));
        return pidOf(transaction);
      });
    });
    expect(value).toBeGreaterThan(0);
    expect(reads).toBe(2);
  });
});

describe('a database that gives no answer', () => {
  it('is noticed when it refuses', async () => {
    await proxy.setMood('refusing');
    expect(databaseTrouble(await errorOf(one()))).toBe('away');
  });

  it('is noticed when it is silent, in a statement and when connecting, and used again when it speaks', async () => {
    expect(await one()).toBe(1);
    await proxy.setMood('silent');
    expect(databaseTrouble(await errorOf(one()))).toBe('away');
    expect(databaseTrouble(await errorOf(one()))).toBe('away');
    proxy.cut();
    await proxy.setMood('open');
    expect(await one()).toBe(1);
  });

  it('is noticed within seconds when it is silent, however long a statement may take, and not waited for again', async () => {
    const patient = openDatabase(behindProxy(real.url, proxy), (error) => told.push(error), 2);
    const read = () => patient.database.execute(sql`SELECT 1`);
    await Promise.all([read(), read()]);
    await proxy.setMood('silent');
    let reads = 0;
    const begun = performance.now();
    const error = await errorOf(
      readAgainWhenLost(() => {
        reads += 1;
        return read();
      }),
    );
    expect(databaseTrouble(error)).toBe('away');
    expect(reads).toBe(1);
    // A statement may take a minute.
    expect(performance.now() - begun).toBeLessThan(40_000);
    proxy.cut();
    await proxy.setMood('open');
    // The other connection was cut while nobody used it.
    expect((await readAgainWhenLost(read)).rows).toEqual([{ '?column?': 1 }]);
    await patient.close();
  });

  it('is waited for while it works on what takes long', async () => {
    const patient = openDatabase(behindProxy(real.url, proxy), (error) => told.push(error), 1);
    await patient.database.execute(sql`SELECT pg_sleep(7)`);
    expect(told).toEqual([]);
    await patient.close();
  });

  it('is busy when it has no connection free, when a lock is held, and when a statement takes too long', async () => {
    await tried.database.transaction(async () => {
      expect(databaseTrouble(await errorOf(one()))).toBe('busy');
    });
    await real.database.execute(sql`CREATE TABLE held (id integer)`);
    await real.database.transaction(async (transaction) => {
      await transaction.execute(sql`LOCK TABLE held`);
      expect(databaseTrouble(await errorOf(tried.database.execute(sql`SELECT * FROM held`)))).toBe('busy');
    });
    expect(databaseTrouble(await errorOf(tried.database.execute(sql`SELECT pg_sleep(30)`)))).toBe('busy');
    expect(await one()).toBe(1);
  });

  it('says so when its disk is full', async ({ skip }) => {
    const folder = makeTemporaryFolder();
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      rmSync(folder, { recursive: true });
      return skip('no disk can be mounted here');
    }
    execFileSync('chown', ['postgres', folder]);
    try {
      await asSuperuser(`CREATE TABLESPACE small OWNER ${APPLICATION_ROLE} LOCATION '${folder}'`);
      await real.database.execute(sql`CREATE TABLE filled (words text) TABLESPACE small`);
      const fill = () => tried.database.execute(sql`INSERT INTO filled SELECT md5(n::text) FROM generate_series(1, 100000) n`);
      expect(databaseTrouble(await errorOf(fill()))).toBe('full');
      expect(await one()).toBe(1);
      await real.database.execute(sql`DROP TABLE filled`);
      await real.database.execute(sql`DROP TABLESPACE small`);
    } finally {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    }
  });

  it('is not blamed for what is asked wrongly', async () => {
    expect(databaseTrouble(await errorOf(tried.database.execute(sql`SELECT nothing`)))).toBeNull();
    expect(databaseTrouble(new Error('Something else'))).toBeNull();
    expect(databaseTrouble('a text')).toBeNull();
    expect(isDatabaseAway(new Error('outer', { cause: Object.assign(new Error('inner'), { code: 'ECONNREFUSED' }) }))).toBe(true);
  });
});
