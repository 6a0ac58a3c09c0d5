import { TEXTS } from '@retron/contract';
import type { Database } from '../database/database.ts';
import { findLibraryNames, librariesOfWorkers } from '../repositories/processes.ts';
import type { Query } from '../repositories/queries.ts';
import { findQueuePlace } from '../repositories/run-queue.ts';

/** A worker that is started again is back within this. */
const PATIENCE_SECONDS = 30;

/** How a query waits to be planned. */
export interface Waiting {
  /** Queries that go before it, as far as can be told. */
  readonly before: number;
  /** Why it may wait for long; null where nothing is in the way but others. */
  readonly note: string | null;
}

/** Null when it does not wait. */
export async function waitingOf(database: Database, { id: queryId, run, status, libraries }: Query): Promise<Waiting | null> {
  if (status !== 'planning') return null;
  const place = await findQueuePlace(database, { queryId, run });
  if (place === null) return null;
  const { before, waitsForSeconds, needs } = place;
  if (waitsForSeconds < PATIENCE_SECONDS) return { before, note: null };
  return { before, note: await hindrance(database, needs, libraries) };
}

/** What no worker has that a run needs. */
async function hindrance(database: Database, needs: readonly string[] | null, names: readonly string[]): Promise<string | null> {
  const available = await librariesOfWorkers(database);
  if (available === null) return TEXTS.noPlanner;
  const missing =
    needs === null
      ? names.filter((name) => !available.some(({ fullName }) => fullName === name))
      : await findLibraryNames(
          database,
          needs.filter((hash) => !available.some((library) => library.hash === hash)),
        );
  return missing.length === 0 ? null : TEXTS.noPlannerWith(missing);
}
