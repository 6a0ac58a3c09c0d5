import type { Database } from '../database/database.ts';
import { HOUSEKEEPING_QUEUE, type PgBoss } from '../database/job-queue.ts';
import { deleteExpiredTokens } from '../repositories/api-tokens.ts';
import { deleteOldAuditRows } from '../repositories/audit-log.ts';
import { deleteOldExports } from '../repositories/exports.ts';
import { purgeMolecules } from '../repositories/molecules.ts';
import { deleteExpired, purgeDeleted } from '../repositories/queries.ts';
import { deleteEndedRateLimits } from '../repositories/rate-limits.ts';
import { deleteExpiredSessions } from '../repositories/sessions.ts';

const HOURLY = '7 * * * *';

/** Once an hour: what has expired is put away, what was put away a day ago is gone for good. */
export async function keepHouse(database: Database): Promise<void> {
  await deleteExpired(database);
  await purgeDeleted(database);
  await purgeMolecules(database);
  await deleteExpiredSessions(database);
  await deleteExpiredTokens(database);
  await deleteEndedRateLimits(database);
  await deleteOldExports(database);
  await deleteOldAuditRows(database);
}

/** Has one worker of all keep house every hour. */
export async function startHousekeeping(database: Database, boss: PgBoss): Promise<void> {
  await boss.work(HOUSEKEEPING_QUEUE, { pollingIntervalSeconds: 60 }, async () => keepHouse(database));
  await boss.schedule(HOUSEKEEPING_QUEUE, HOURLY);
}
