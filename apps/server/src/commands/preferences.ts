import { TEXTS } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { listPreferences, writePreferences } from '../repositories/reference-data.ts';
import { findStrategyFor } from '../repositories/strategies.ts';
import { findAccount, type User, updateAccount } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';

/** What a user has set; their own alone. */
export interface SetPreference {
  readonly name: string;
  readonly value: string;
}

export const readPreferences = (database: Database, user: User): Promise<readonly SetPreference[]> => listPreferences(database, user.id);

/**
 * Sets preferences: an empty value takes one away, what is absent stays. Answers all. A strategy must be one that the user may use; one that
 * was preferred before stays, whatever became of it, so that a form can send all values again.
 */
export function setPreferences(
  database: Database,
  user: User,
  given: readonly SetPreference[],
): Promise<Outcome<readonly SetPreference[]>> {
  return database.transaction(async (transaction) => {
    const before = await listPreferences(transaction, user.id);
    for (const [index, { name, value }] of given.entries()) {
      const isNew = name === 'strategy' && value !== '' && !before.some((each) => each.name === name && each.value === value);
      if (!isNew || (await findStrategyFor(transaction, user.id, value)) !== null) continue;
      return refuse('invalid', { code: 'invalid', about: `preferences.${index}.value`, message: TEXTS.unknownStrategy(value) });
    }
    await writePreferences(transaction, user.id, given);
    return success(await listPreferences(transaction, user.id));
  });
}

/** Where mail to the user goes; empty for nowhere. */
export async function readOwnMail(database: Database, user: User): Promise<string> {
  return (await findAccount(database, { id: user.id }))?.mail ?? '';
}

export const setOwnMail = (database: Database, user: User, mail: string): Promise<void> => updateAccount(database, user.id, { mail });
