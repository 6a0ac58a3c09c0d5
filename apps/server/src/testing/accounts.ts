import type { Database } from '../database/database.ts';
import { updateAccount } from '../repositories/users.ts';

/** Makes somebody special. */
export const setSpecial = (database: Database, id: number): Promise<void> => updateAccount(database, id, { isSpecial: true });
