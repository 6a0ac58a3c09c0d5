import type { Database } from '../database/database.ts';
import { enqueuePlan, type PgBoss } from '../database/job-queue.ts';
import { findOrphans } from '../repositories/query-runs.ts';

/** Gives every query being planned that no job works for a new job, so that none is left as it is for ever. @returns how many */
export async function adoptOrphans(database: Database, boss: PgBoss): Promise<number> {
  return database.transaction(async (transaction) => {
    const orphans = await findOrphans(transaction);
    for (const { queryId, run } of orphans) await enqueuePlan(boss, transaction, { queryId, run }, false);
    return orphans.length;
  });
}
