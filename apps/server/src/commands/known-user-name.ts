import type { Database } from '../database/database.ts';
import { findUserForLogin } from '../repositories/users.ts';

/** The name as it is stored, for the log; null when nobody has it: what was typed may be a password in the wrong field. */
export async function knownUserName(database: Database, typed: string): Promise<string | null> {
  return (await findUserForLogin(database, typed))?.username ?? null;
}
