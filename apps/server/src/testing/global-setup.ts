import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { APPLICATION_ROLE } from '../database/embedded/application-role.ts';
import { startEmbeddedDatabase } from '../database/embedded/embedded.ts';
import { prepareJobQueue } from '../database/job-queue.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that test databases are copied from; nobody connects to it. */
    templateUrl: string;
    /** The same server for its superuser: to make what only it may make. */
    superuserUrl: string;
  }
}

/** One real PostgreSQL for all test files, without the promises to the disk that cost time. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = makeTemporaryFolder();
  const postgres = await startEmbeddedDatabase({ dataFolder, isDurable: false });
  const templateUrl = postgres.url.replace(/\/retron$/, '/template_retron');
  const client = new pg.Client({ connectionString: postgres.superuserUrl });
  await client.connect();
  // Tests make databases of their own, and are otherwise what web and worker are: what needs a superuser fails here as it would there.
  await client.query(`ALTER ROLE ${APPLICATION_ROLE} CREATEDB`);
  await client.query(`CREATE DATABASE template_retron OWNER ${APPLICATION_ROLE}`);
  await client.end();
  await migrateDatabase(templateUrl);
  await prepareJobQueue(templateUrl);
  project.provide('templateUrl', templateUrl);
  project.provide('superuserUrl', postgres.superuserUrl);
  return async () => {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
