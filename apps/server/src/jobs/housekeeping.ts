import type { Database } from '../database/database.ts';
import { deleteExpired, purgeDeleted } from '../repositories/queries.ts';
import { deleteExpiredSessions } from '../repositories/sessions.ts';

/** Once an hour: what has expired is put away, what was put away a day ago is gone for good. */
export async function keepHouse(database: Database): Promise<void> {
  await deleteExpired(database);
  await purgeDeleted(database);
  await deleteExpiredSessions(database);
}
