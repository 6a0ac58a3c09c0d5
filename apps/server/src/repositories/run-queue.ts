import { and, eq, type SQL, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';
import { queries, queryRuns } from '../database/schema/queries.ts';
import { notify, notifyWaiting } from './notify.ts';
import type { NamedLibrary } from './processes.ts';

/** A run by its number in its query. */
export interface RunKey {
  readonly queryId: number;
  readonly run: number;
}

/** A run that a process holds. */
export interface HeldRun extends RunKey {
  /** The process; null outside the queue. */
  readonly heldBy: string | null;
}

/** A run taken from the queue. */
export interface TakenRun extends RunKey {
  readonly heldBy: string;
  readonly isUrgent: boolean;
  readonly losses: number;
}

/** Whose runs may be taken: those of all users, of users none of whose runs is being planned anywhere, or none. */
export type Opening = 'everybody' | 'newcomers' | 'nobody';

/** What a worker can take now. */
export interface Openings {
  readonly urgent: Opening;
  readonly background: Opening;
}

/** A worker that takes runs. */
export interface Taker {
  readonly processId: string;
  readonly libraries: readonly NamedLibrary[];
  /** Runs of one user that are planned at the same time, by all workers together, where the back office says nothing else. */
  readonly mostRunningOfUser: number;
}

/** A process that is stopped while it chooses must not hold up the others. */
const CHOOSING_TIMEOUT = '5s';

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

const mayTake = (opening: Opening): SQL =>
  opening === 'everybody' ? sql`true` : opening === 'newcomers' ? sql`standing.running = 0` : sql`false`;

/**
 * The run whose turn it is, among those that a worker can plan: urgent ones before others, then those of the user with the fewest runs being
 * planned, then of the user whose last turn is longest ago; the runs of one user in the order they were asked for.
 *
 * It looks at one run of each user, so the number of those that wait costs nothing.
 */
export function nextRun({ libraries, mostRunningOfUser }: Omit<Taker, 'processId'>, { urgent, background }: Openings): SQL {
  return sql`
    WITH RECURSIVE waiting AS (
      (SELECT user_id FROM query_runs WHERE state = 'waiting' ORDER BY user_id LIMIT 1)
      UNION ALL
      SELECT (SELECT r.user_id FROM query_runs r WHERE r.state = 'waiting' AND r.user_id > waiting.user_id ORDER BY r.user_id LIMIT 1)
      FROM waiting WHERE waiting.user_id IS NOT NULL
    ), standing AS (
      SELECT user_id,
        (SELECT count(*) FROM query_runs r WHERE r.state = 'running' AND r.user_id = waiting.user_id) AS running,
        (SELECT max(begun_at) FROM query_runs r WHERE r.user_id = waiting.user_id) AS served_at
      FROM waiting WHERE user_id IS NOT NULL
    )
    SELECT first.query_id, first.run FROM standing CROSS JOIN LATERAL (
      SELECT r.query_id, r.run, r.is_urgent FROM query_runs r
      WHERE r.state = 'waiting' AND r.user_id = standing.user_id
        AND CASE WHEN r.needs IS NULL
          THEN (SELECT q.libraries FROM queries q WHERE q.id = r.query_id) <@ ${texts(libraries.map(({ fullName }) => fullName))}
          ELSE r.needs <@ ${texts(libraries.map(({ hash }) => hash))} END
        AND CASE WHEN r.is_urgent THEN ${mayTake(urgent)} ELSE ${mayTake(background)} END
      ORDER BY r.is_urgent DESC NULLS LAST, r.query_id, r.run LIMIT 1
    ) first
    WHERE standing.running < COALESCE(
      (SELECT value FROM quotas WHERE name = 'runningQueries' AND user_id = standing.user_id),
      (SELECT value FROM quotas WHERE name = 'runningQueries' AND user_id IS NULL), ${mostRunningOfUser})
    ORDER BY first.is_urgent DESC, standing.running, standing.served_at NULLS FIRST, first.query_id LIMIT 1`;
}

/** Takes the run whose turn it is. @returns null when there is none that this worker can plan, or the worker is not known as living */
export async function takeRun(database: Database, taker: Taker, openings: Openings): Promise<TakenRun | null> {
  const { processId } = taker;
  return database.transaction(async (transaction) => {
    // The row of the process stays until the end, or a run could be given to one that was buried meanwhile.
    const { rows: known } = await transaction.execute(sql`
      SELECT set_config('lock_timeout', ${CHOOSING_TIMEOUT}, true), set_config('idle_in_transaction_session_timeout', ${CHOOSING_TIMEOUT}, true)
      FROM processes WHERE id = ${processId} FOR KEY SHARE`);
    if (known.length === 0) return null;
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.choice})`);
    const { rows } = await transaction.execute<{ queryId: number; run: number; isUrgent: boolean; losses: number }>(sql`
      WITH next AS (${nextRun(taker, openings)})
      UPDATE query_runs SET state = 'running', held_by = ${processId}, begun_at = clock_timestamp(), is_alone = false
      FROM next WHERE query_runs.query_id = next.query_id AND query_runs.run = next.run AND query_runs.state = 'waiting'
      RETURNING query_runs.query_id AS "queryId", query_runs.run, is_urgent AS "isUrgent", losses`);
    return rows.length === 0 ? null : { ...rows[0], heldBy: processId };
  });
}

/** Gives back what a process holds and does not plan, so that nothing is held for ever; counts for nothing. @returns how many runs */
export async function giveBackAllBut(database: Database, processId: string, planned: readonly RunKey[]): Promise<number> {
  const ids = sql`${sql.param(planned.map(({ queryId }) => queryId))}::integer[]`;
  return database.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      UPDATE query_runs SET state = 'waiting', held_by = NULL, is_alone = false
      WHERE state = 'running' AND held_by = ${processId} AND NOT query_id = ANY(${ids})`);
    if (rowCount) await notifyWaiting(transaction);
    return rowCount ?? 0;
  });
}

const ofHolder = ({ queryId, run, heldBy }: TakenRun) =>
  and(eq(queryRuns.queryId, queryId), eq(queryRuns.run, run), eq(queryRuns.state, 'running'), eq(queryRuns.heldBy, heldBy));

/** Gives a run back that ended with an error nobody expected; counts as a loss. */
export async function giveBackLost(database: Database, run: TakenRun): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(queryRuns)
      .set({
        state: 'waiting',
        heldBy: null,
        isAlone: false,
        losses: sql`${queryRuns.losses} + 1`,
        lossesAlone: sql`${queryRuns.lossesAlone} + ${queryRuns.isAlone}::integer`,
      })
      .where(ofHolder(run));
    await notifyWaiting(transaction);
  });
}

/** Says of a query that is being planned why it does not get on. What it finds next takes the sentence away, as its end does. */
export async function sayWhyHeldUp(database: Database, { queryId }: RunKey, message: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(queries)
      .set({ statusMessage: message })
      .where(and(eq(queries.id, queryId), eq(queries.status, 'planning')));
    await notify(transaction, 'query_changed', queryId);
  });
}

/** Says whether the worker of a run plans nothing else: what happens to the worker then is the run's fault. */
export async function setAlone(database: Database, run: TakenRun, isAlone: boolean): Promise<void> {
  await database.update(queryRuns).set({ isAlone }).where(ofHolder(run));
}

/** Runs of a user that wait, while no other call of the user adds one: holds a lock until the end of the transaction. */
export async function countWaiting(transaction: Database, userId: number): Promise<number> {
  await transaction.execute(sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  const { rows } = await transaction.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM query_runs WHERE state = 'waiting' AND user_id = ${userId}`,
  );
  return rows[0].count;
}

/** How a run waits. */
export interface QueuePlace {
  /** Runs that have their turn before it, as far as can be told: of its user, and as many of each other user. */
  readonly before: number;
  readonly waitsForSeconds: number;
  /** SHA-256 of the libraries it needs, hex; null: the names of the query decide. */
  readonly needs: readonly string[] | null;
}

/** The place of a run in the queue; null when it does not wait. */
export async function findQueuePlace(database: Database, { queryId, run }: RunKey): Promise<QueuePlace | null> {
  const mine = await database.execute<{ userId: number; isUrgent: boolean; waitsForSeconds: number; needs: string[] | null }>(sql`
    SELECT user_id AS "userId", is_urgent AS "isUrgent", needs,
      EXTRACT(epoch FROM clock_timestamp() - GREATEST(created_at, begun_at))::double precision AS "waitsForSeconds"
    FROM query_runs WHERE query_id = ${queryId} AND run = ${run} AND state = 'waiting'`);
  if (mine.rows.length === 0) return null;
  const { userId, isUrgent, waitsForSeconds, needs } = mine.rows[0];
  const { rows } = await database.execute<{ before: number }>(sql`
    WITH own AS (
      SELECT count(*) AS before FROM query_runs WHERE state = 'waiting' AND user_id = ${userId}
        AND (is_urgent > ${isUrgent} OR is_urgent = ${isUrgent} AND (query_id, run) < (${queryId}, ${run}))
    ), others AS (
      SELECT count(*) FILTER (WHERE is_urgent > ${isUrgent}) AS urgent, count(*) FILTER (WHERE is_urgent = ${isUrgent}) AS alike
      FROM query_runs WHERE state = 'waiting' AND user_id <> ${userId} GROUP BY user_id
    )
    SELECT (own.before + (SELECT COALESCE(sum(others.urgent + LEAST(others.alike, own.before)), 0) FROM others))::integer AS before FROM own`);
  return { before: rows[0].before, waitsForSeconds, needs };
}
