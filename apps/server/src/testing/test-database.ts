import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabasePool, openDatabase } from '../database/database.ts';

export interface TestDatabase extends DatabasePool {
  readonly url: string;
}

async function createDatabase(template: string): Promise<string> {
  const templateUrl = inject('templateUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: templateUrl.replace(/\/template_retron$/, '/postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  return templateUrl.replace(/\/template_retron$/, `/${name}`);
}

/** A fresh, migrated, empty database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await createDatabase('template_retron');
  return { url, ...openDatabase(url, () => undefined) };
}

/** A database without a single table. @returns its address */
export const createBareDatabase = () => createDatabase('template0');
