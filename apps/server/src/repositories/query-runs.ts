import { TEXTS } from '@retron/contract';
import type { BeyondSteps, SearchEnd } from '@retron/planning';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { queries, queryProgress, queryRuns } from '../database/schema/queries.ts';
import { routes, structures, suggestions } from '../database/schema/tree.ts';
import { sumOfCounts } from './counts.ts';
import { notify } from './notify.ts';
import type { Query } from './queries.ts';
import type { HeldRun } from './run-queue.ts';
import { type Provenance, readProvenance, writeProvenance } from './stored/provenance.ts';

/** What becomes of a run that is done. */
const ENDED = { state: 'ended', heldBy: null, isAlone: false } as const;

/** The right to write the results of one run: lost as soon as its holder counts as dead, or begins the run again. */
export interface RunClaim extends HeldRun {
  readonly attempt: number;
}

export interface BegunRun {
  readonly claim: RunClaim;
  readonly query: Query;
  /** Null for the first run. */
  readonly fromStructure: number | null;
  readonly firstSuggestion: number;
  /** See the table. */
  readonly losses: number;
  readonly lossesAlone: number;
}

/**
 * Begins a run, or begins it again: what an earlier attempt wrote is taken away.
 *
 * @param job - a run that nobody holds may be begun outside the queue
 * @param plannedBy - what will plan a query; recorded with the run
 * @returns null when there is nothing left to run, or another holds it
 */
export async function beginRun(database: Database, job: HeldRun, plannedBy: (query: Query) => Provenance): Promise<BegunRun | null> {
  return database.transaction(async (transaction) => {
    const ofRun = and(eq(queryRuns.queryId, job.queryId), eq(queryRuns.run, job.run));
    // The run is locked before the query, as writers of an older attempt do that may be at work still.
    const held = await transaction.select({ state: queryRuns.state, heldBy: queryRuns.heldBy }).from(queryRuns).where(ofRun).for('update');
    if (held.length === 0 || held[0].state === 'ended' || held[0].heldBy !== job.heldBy) return null;
    const found = await transaction.select().from(queries).where(eq(queries.id, job.queryId)).for('update');
    const query = found[0];
    if (query?.status !== 'planning' || query.run !== job.run) {
      await transaction.update(queryRuns).set(ENDED).where(ofRun);
      return null;
    }
    const provenance = plannedBy(query);
    await transaction.update(queries).set({ plannerVersion: provenance.build }).where(eq(queries.id, query.id));
    const runs = await transaction
      .update(queryRuns)
      .set({
        state: 'running',
        attempts: sql`${queryRuns.attempts} + 1`,
        leftOut: {},
        searchEnd: null,
        missing: null,
        unopened: null,
        longerRoute: null,
        plannedBy: writeProvenance(provenance),
      })
      .where(ofRun)
      .returning();
    const run = runs[0];
    if (run.attempts > 1) {
      const foundBefore = run.firstSuggestion - 1;
      const hadFound = query.suggestionCount > foundBefore;
      await transaction.delete(routes).where(and(eq(routes.queryId, query.id), eq(routes.run, run.run)));
      await transaction.delete(suggestions).where(and(eq(suggestions.queryId, query.id), gte(suggestions.id, run.firstSuggestion)));
      await transaction.delete(structures).where(and(eq(structures.queryId, query.id), gte(structures.id, run.firstStructure)));
      await transaction
        .update(structures)
        .set({ expandedInRun: null })
        .where(and(eq(structures.queryId, query.id), eq(structures.expandedInRun, run.run)));
      await transaction
        .update(queries)
        .set({
          structureCount: run.firstStructure - 1,
          suggestionCount: foundBefore,
          ...(hadFound ? { statusMessage: TEXTS.begunAgain } : {}),
        })
        .where(eq(queries.id, query.id));
      // The percentage stays until it is reached again (see `writeGrowth`): planning is deterministic, so that it comes back to it.
      await transaction
        .update(queryProgress)
        .set({ structuresExpanded: 0, suggestionsFound: foundBefore })
        .where(eq(queryProgress.queryId, query.id));
      await notify(transaction, 'query_changed', query.id);
    }
    return {
      claim: { queryId: query.id, run: run.run, heldBy: job.heldBy, attempt: run.attempts },
      query,
      fromStructure: run.fromStructure,
      firstSuggestion: run.firstSuggestion,
      losses: run.losses,
      lossesAlone: run.lossesAlone,
    };
  });
}

export interface ClaimState {
  readonly isHeld: boolean;
  readonly stopRequested: boolean;
}

/** Locks the claim until the end of the transaction, so that no second worker writes at the same time. */
export async function checkClaim(transaction: Database, claim: RunClaim): Promise<ClaimState> {
  const rows = await transaction
    .select({ stopRequested: queries.stopRequested })
    .from(queryRuns)
    .innerJoin(queries, eq(queries.id, queryRuns.queryId))
    .where(
      and(
        eq(queryRuns.queryId, claim.queryId),
        eq(queryRuns.run, claim.run),
        eq(queryRuns.attempts, claim.attempt),
        eq(queryRuns.state, 'running'),
        sql`${queryRuns.heldBy} IS NOT DISTINCT FROM ${claim.heldBy}`,
        eq(queries.run, claim.run),
        eq(queries.status, 'planning'),
      ),
    )
    .for('update', { of: queryRuns });
  return rows.length === 0 ? { isHeld: false, stopRequested: false } : { isHeld: true, stopRequested: rows[0].stopRequested };
}

/** Adds to what a run left out. The claim must be held, and stays locked until the end of the transaction. */
export async function addLeftOut(
  transaction: Database,
  { queryId, run }: RunClaim,
  leftOut: Readonly<Record<string, number>>,
): Promise<void> {
  const ofRun = and(eq(queryRuns.queryId, queryId), eq(queryRuns.run, run));
  const rows = await transaction.select({ leftOut: queryRuns.leftOut }).from(queryRuns).where(ofRun);
  await transaction
    .update(queryRuns)
    .set({ leftOut: sumOfCounts([...rows.map((row) => row.leftOut), leftOut]) })
    .where(ofRun);
}

/** Why a search for routes ended, and where it found none what it still needed. */
export interface SearchEndOfRun {
  readonly end?: SearchEnd | 'imported';
  readonly missing?: readonly number[];
  readonly beyondSteps?: BeyondSteps;
}

/** The claim must be held. */
export async function writeSearchEnd(
  transaction: Database,
  { queryId, run }: RunClaim,
  { end, missing, beyondSteps }: SearchEndOfRun,
): Promise<void> {
  await transaction
    .update(queryRuns)
    .set({
      searchEnd: end ?? null,
      missing: missing === undefined ? null : [...missing],
      unopened: beyondSteps?.structures ?? null,
      longerRoute: beyondSteps?.route ?? null,
    })
    .where(and(eq(queryRuns.queryId, queryId), eq(queryRuns.run, run)));
}

/** Of the newest run; empty where it is not known. */
export async function searchEndOfQuery(database: Database, queryId: number): Promise<SearchEndOfRun> {
  const [row] = await database
    .select({ end: queryRuns.searchEnd, missing: queryRuns.missing, unopened: queryRuns.unopened, route: queryRuns.longerRoute })
    .from(queryRuns)
    .where(eq(queryRuns.queryId, queryId))
    .orderBy(desc(queryRuns.run))
    .limit(1);
  if (row === undefined) return {};
  const { end, missing, unopened, route } = row;
  return {
    ...(end ? { end } : {}),
    ...(missing ? { missing } : {}),
    ...(unopened === null ? {} : { beyondSteps: { structures: unopened, route } }),
  };
}

/** What all runs of a query left out, by code. */
export async function leftOutOfQuery(database: Database, queryId: number): Promise<Readonly<Record<string, number>>> {
  const rows = await database.select({ leftOut: queryRuns.leftOut }).from(queryRuns).where(eq(queryRuns.queryId, queryId));
  return sumOfCounts(rows.map((row) => row.leftOut));
}

/** A run as its results are told apart. */
export interface RunProvenance {
  readonly run: number;
  /** The first number that its suggestions can have. */
  readonly firstSuggestion: number;
  /** Null where it is not recorded. */
  readonly plannedBy: Provenance | null;
}

/** What planned each run of a query, in their order. */
export async function listProvenance(database: Database, queryId: number): Promise<readonly RunProvenance[]> {
  const rows = await database
    .select({ run: queryRuns.run, firstSuggestion: queryRuns.firstSuggestion, plannedBy: queryRuns.plannedBy })
    .from(queryRuns)
    .where(eq(queryRuns.queryId, queryId))
    .orderBy(asc(queryRuns.run));
  return rows.map((row) => ({ ...row, plannedBy: row.plannedBy === null ? null : readProvenance(row.plannedBy) }));
}

/**
 * Gives the query its final status.
 *
 * @param end - `durationMs` is added to what earlier runs took; null where nothing was measured
 * @returns false when the claim was lost
 */
export async function finishRun(
  database: Database,
  claim: RunClaim,
  end: { readonly status: 'finished' | 'stopped' | 'failed'; readonly message: string | null; readonly durationMs: number | null },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await checkClaim(transaction, claim)).isHeld) return false;
    await transaction
      .update(queryRuns)
      .set(ENDED)
      .where(and(eq(queryRuns.queryId, claim.queryId), eq(queryRuns.run, claim.run)));
    await transaction
      .update(queries)
      .set({
        status: end.status,
        statusMessage: end.message,
        finishedAt: sql`now()`,
        ...(end.durationMs === null ? {} : { durationMs: sql`COALESCE(${queries.durationMs}, 0) + ${end.durationMs}::integer` }),
        structureCount: sql`(SELECT count(*) FROM ${structures} WHERE ${structures.queryId} = ${claim.queryId})`,
        suggestionCount: sql`(SELECT count(*) FROM ${suggestions} WHERE ${suggestions.queryId} = ${claim.queryId})`,
      })
      .where(eq(queries.id, claim.queryId));
    if (end.status === 'finished')
      await transaction.update(queryProgress).set({ percent: 100 }).where(eq(queryProgress.queryId, claim.queryId));
    await notify(transaction, 'query_changed', claim.queryId);
    return true;
  });
}
