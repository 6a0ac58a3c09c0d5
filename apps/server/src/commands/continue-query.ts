import { TEXTS } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { notify } from '../repositories/notify.ts';
import { librariesOfWorkers, type NamedLibrary } from '../repositories/processes.ts';
import { openContinuation } from '../repositories/queries.ts';
import { listProvenance } from '../repositories/query-runs.ts';
import { countWaiting } from '../repositories/run-queue.ts';
import { findStructures } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import type { UserLimits } from '../settings.ts';
import type { OfferedLibraries } from './installed-files.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleQuery } from './visible-query.ts';

/** A structure by its number; its notation, where it is given again, must be that of the tree. */
interface From {
  readonly structureId: number;
  readonly rosdal?: string | undefined;
}

/** Goes on planning from one structure; nothing else can be asked of it until that is done. @param libraries - of this process */
export async function continueQuery(
  database: Database,
  user: User,
  queryId: number,
  { structureId, rosdal }: From,
  { on, off }: OfferedLibraries,
  { waitingQueries }: Pick<UserLimits, 'waitingQueries'>,
): Promise<Outcome<void>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const structure = (await findStructures(database, queryId, [structureId])).get(structureId);
  if (structure === undefined) return refuse('not-found', 'There is no such structure in this tree.');
  if (rosdal !== undefined && rosdal !== structure.rosdal) {
    return refuse('invalid', { code: 'invalid', about: 'structure', message: TEXTS.otherStructure });
  }
  const switchedOff = row.value.query.libraries.filter((name) => off.some(({ fullName }) => fullName === name));
  if (switchedOff.length > 0) return refuse('conflict', TEXTS.libraryOff(switchedOff));
  const { needs, missing } = await findLibraries(database, row.value.query, on);
  if (missing.length > 0) return refuse('conflict', TEXTS.libraryGone(missing));
  return database.transaction(async (transaction) => {
    if ((await countWaiting(transaction, user.id)) >= waitingQueries) return refuse('too-many', TEXTS.tooManyWaiting(waitingQueries));
    const run = await openContinuation(transaction, queryId, structureId, { userId: user.id, needs });
    if (run === null) return refuse('conflict', 'This query is still running. Please wait until it is done, or stop it.');
    await notify(transaction, 'query_changed', queryId);
    return success(undefined);
  });
}

/**
 * What a query that goes on needs: the very libraries of its last run where some worker has them, or others of the same names.
 * While no worker lives, this process answers for those that will.
 */
async function findLibraries(
  database: Database,
  query: { readonly id: number; readonly libraries: readonly string[] },
  installed: readonly NamedLibrary[],
): Promise<{ readonly needs: readonly string[]; readonly missing: readonly string[] }> {
  const available = (await librariesOfWorkers(database)) ?? installed;
  const used = (await listProvenance(database, query.id)).at(-1)?.plannedBy?.libraries ?? [];
  const preferred = new Set([...used, ...installed].map(({ hash }) => hash));
  const found = query.libraries.map((name) => {
    const ofName = available.filter(({ fullName }) => fullName === name);
    return { name, library: ofName.find(({ hash }) => preferred.has(hash)) ?? ofName[0] };
  });
  return {
    needs: found.flatMap(({ library }) => (library === undefined ? [] : [library.hash])),
    missing: found.filter(({ library }) => library === undefined).map(({ name }) => name),
  };
}
