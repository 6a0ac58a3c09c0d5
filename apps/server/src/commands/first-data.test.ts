import { STRATEGIES } from '@retron/planning';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { prepareJobQueue } from '../database/job-queue.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { keepInstallationValue } from '../repositories/installation.ts';
import { readSample } from '../sample/sample-file.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { ensureSample } from './ensure-sample.ts';
import { ensureFirstData, ensureStrategies } from './first-data.ts';

const { sample, mark } = readSample()!;

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  // As empty as a new installation's.
  await testDatabase.database.execute(sql`DROP SCHEMA public CASCADE`);
  await testDatabase.database.execute(sql`DROP SCHEMA drizzle CASCADE`);
  await testDatabase.database.execute(sql`DROP SCHEMA pgboss CASCADE`);
  await testDatabase.database.execute(sql`CREATE SCHEMA public`);
});
afterAll(() => testDatabase.close());

/** What a launcher does before it starts anything. */
async function start(): Promise<{ readonly password: string | null; readonly cookieKey: string }> {
  await migrateDatabase(testDatabase.url);
  await prepareJobQueue(testDatabase.url);
  const { database, close } = openDatabase(testDatabase.url, () => undefined, 2);
  try {
    await ensureStrategies(database, STRATEGIES);
    const password = await ensureFirstData(database, null);
    await ensureSample(database, sample, mark);
    return { password, cookieKey: await keepInstallationValue(database, 'cookie-key', () => String(Math.random())) };
  } finally {
    await close();
  }
}

describe('several that start on an empty database at the same time', () => {
  it('make its tables, the user admin, the sample and the cookie key once', async () => {
    const starts = await Promise.all([start(), start(), start(), start()]);
    expect(starts.filter(({ password }) => password !== null)).toHaveLength(1);
    expect(new Set(starts.map(({ cookieKey }) => cookieKey)).size).toBe(1);
    const { rows } = await testDatabase.database.execute(sql`
      SELECT (SELECT count(*)::integer FROM users) AS users, (SELECT count(*)::integer FROM projects) AS projects,
        (SELECT count(*)::integer FROM queries) AS queries, (SELECT count(*)::integer FROM suggestions) AS suggestions,
        (SELECT count(*)::integer FROM strategies) AS strategies, (SELECT count(*)::integer FROM pgboss.queue WHERE name = 'housekeeping') AS queues`);
    expect(rows).toEqual([
      { users: 1, projects: 1, queries: 1, suggestions: sample.growth.suggestions.length, strategies: STRATEGIES.length, queues: 1 },
    ]);
  });
});
