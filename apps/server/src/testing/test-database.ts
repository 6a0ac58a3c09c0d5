import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabasePool, openDatabase } from '../database/database.ts';

export interface TestDatabase extends DatabasePool {
  readonly url: string;
}

/** A fresh, migrated, empty database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: templateUrl.replace(/\/template_retron$/, '/postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE template_retron`);
  await client.end();
  const url = templateUrl.replace(/\/template_retron$/, `/${name}`);
  return { url, ...openDatabase(url, () => undefined) };
}
