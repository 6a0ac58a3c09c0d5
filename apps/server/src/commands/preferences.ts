import type { Database } from '../database/database.ts';
import { listPreferences, writePreferences } from '../repositories/reference-data.ts';
import { findAccount, type User, updateAccount } from '../repositories/users.ts';

/** What a user has set; their own alone. */
export interface SetPreference {
  readonly name: string;
  readonly value: string;
}

export const readPreferences = (database: Database, user: User): Promise<readonly SetPreference[]> => listPreferences(database, user.id);

/** Sets preferences: an empty value takes one away, what is absent stays. Answers all. */
export function setPreferences(database: Database, user: User, given: readonly SetPreference[]): Promise<readonly SetPreference[]> {
  return database.transaction(async (transaction) => {
    await writePreferences(transaction, user.id, given);
    return listPreferences(transaction, user.id);
  });
}

/** Where mail to the user goes; empty for nowhere. */
export async function readOwnMail(database: Database, user: User): Promise<string> {
  return (await findAccount(database, { id: user.id }))?.mail ?? '';
}

export const setOwnMail = (database: Database, user: User, mail: string): Promise<void> => updateAccount(database, user.id, { mail });
