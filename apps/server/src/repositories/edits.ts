import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';

/** Until the end of the transaction nobody else saves a form: what its fields hold stays as it is read. */
export async function lockEdits(transaction: Database): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.edits})`);
}
