import type { Database } from '../database/database.ts';
import { findInstallationValue, oneAtATime, setInstallationValue } from '../repositories/installation.ts';
import { findFirstDefaultProject } from '../repositories/projects.ts';
import { hasQueryNamed, insertQuery, type NewQuery, type Query, reopenFirstRun } from '../repositories/queries.ts';
import { beginRun, finishRun } from '../repositories/query-runs.ts';
import type { Provenance } from '../repositories/stored/provenance.ts';
import { deleteTreeStates } from '../repositories/tree-states.ts';
import { type TreeGrowth, writeGrowth } from '../repositories/tree-writing.ts';

/** A query with its result, computed beforehand. */
export interface SampleQuery {
  readonly query: { readonly libraries: readonly string[] } & Readonly<
    Pick<
      Query,
      | 'name'
      | 'comment'
      | 'smiles'
      | 'rosdal'
      | 'inchiKey'
      | 'direction'
      | 'algorithm'
      | 'strategy'
      | 'maxSuggestions'
      | 'maxSteps'
      | 'precision'
    >
  >;
  readonly growth: TreeGrowth;
  readonly plannedBy: Provenance;
}

/** Name under which the installation remembers its sample: number of the query, a space, mark of the contents. */
const MEMORY = 'sample-query';
const FIRST_RUN = 1;

/**
 * Puts the sample that comes with Retron into the oldest default project, once: one that was deleted is not brought back.
 *
 * A new version of Retron brings a new sample, which takes the place of the old one unless somebody went on planning from that.
 *
 * @param mark - changes whenever the sample does
 */
export async function ensureSample(database: Database, { query, growth, plannedBy }: SampleQuery, mark: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await oneAtATime(transaction);
    const remembered = await findInstallationValue(transaction, MEMORY);
    const [knownId, knownMark] = remembered?.split(' ') ?? [];
    if (knownMark === mark) return;
    const row = rowOf(query);
    const queryId = knownId === undefined ? await addToFirstProject(transaction, row) : Number(knownId);
    if (queryId === null) return;
    if (knownId !== undefined && !(await reopenFirstRun(transaction, queryId, row))) return;
    await deleteTreeStates(transaction, queryId);
    await fillSample(transaction, queryId, { growth, plannedBy });
    await setInstallationValue(transaction, MEMORY, `${queryId} ${mark}`);
  });
}

/** Writes the result of a sample whose query stands there, waiting to be planned. */
export async function fillSample(
  transaction: Database,
  queryId: number,
  { growth, plannedBy }: Pick<SampleQuery, 'growth' | 'plannedBy'>,
): Promise<void> {
  const begun = await beginRun(transaction, { queryId, run: FIRST_RUN, heldBy: null }, () => plannedBy);
  if (begun === null) throw new Error('The sample was written and cannot be begun.');
  await writeGrowth(transaction, begun.claim, growth);
  await finishRun(transaction, begun.claim, { status: 'finished', message: null, durationMs: null });
}

/** @returns its number; null when there is no place for it */
async function addToFirstProject(transaction: Database, row: Omit<NewQuery, 'projectId' | 'userId'>): Promise<number | null> {
  const project = await findFirstDefaultProject(transaction);
  if (project === null || (await hasQueryNamed(transaction, project.ownerId, row.name))) return null;
  return insertQuery(transaction, { ...row, projectId: project.id, userId: project.ownerId });
}

/** The query of a sample, kept for ever. */
export function rowOf({ libraries, ...query }: SampleQuery['query']): Omit<NewQuery, 'projectId' | 'userId'> {
  return {
    ...query,
    libraries: [...libraries],
    runMode: 'background',
    preset: null,
    isKept: true,
    expiresAt: null,
    status: 'planning',
  };
}
