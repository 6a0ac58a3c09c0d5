import { MAX_METADATA } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { lockMetadata, writeMetadata } from '../repositories/query-metadata.ts';
import type { User } from '../repositories/users.ts';
import { changedMeanwhile, type SeenFields } from './changed-meanwhile.ts';
import { type Outcome, refuse } from './outcome.ts';
import { editableQuery } from './visible-query.ts';

/** What a program notes with a query. */
export interface MetadataEntry {
  readonly name: string;
  /** Any JSON. */
  readonly value: unknown;
}

/** Notes something under a new name. */
export const addMetadata = (database: Database, user: User, queryId: number, entry: MetadataEntry) =>
  noteMetadata(database, user, queryId, entry, (noted) => {
    if (Object.hasOwn(noted, entry.name))
      return refuse('conflict', { code: 'taken', about: 'name', message: 'There is an entry of that name.' });
    if (Object.keys(noted).length >= MAX_METADATA) return refuse('conflict', `A query has at most ${MAX_METADATA} entries.`);
    return success(undefined);
  });

/** Gives what was noted another value. @param seen - what its writer saw there; undefined: whatever it holds is to be replaced */
export const changeMetadata = (database: Database, user: User, queryId: number, entry: MetadataEntry, seen?: SeenFields) =>
  noteMetadata(database, user, queryId, entry, (noted) => {
    if (!Object.hasOwn(noted, entry.name)) return refuse('not-found', 'There is no entry of that name.');
    return changedMeanwhile({ value: noted[entry.name] }, { value: entry.value }, seen) ?? success(undefined);
  });

/** The query is locked while its entries are read and written, so that two programs do not overwrite each other. */
async function noteMetadata(
  database: Database,
  user: User,
  queryId: number,
  { name, value }: MetadataEntry,
  check: (noted: Readonly<Record<string, unknown>>) => Outcome<void>,
): Promise<Outcome<void>> {
  const row = await editableQuery(database, user, queryId);
  if (!row.ok) return row;
  return database.transaction(async (transaction) => {
    const noted = await lockMetadata(transaction, queryId);
    const checked = check(noted);
    if (checked.ok) await writeMetadata(transaction, queryId, { ...noted, [name]: value });
    return checked;
  });
}
