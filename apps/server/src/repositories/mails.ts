import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { queries } from '../database/schema/queries.ts';

/** The end of a query that somebody wants to hear of. */
export interface DueMail {
  readonly queryId: number;
  readonly run: number;
  readonly projectId: number;
  readonly name: string;
  readonly status: 'finished' | 'stopped' | 'failed';
  readonly statusMessage: string | null;
  readonly suggestionCount: number;
  readonly mail: string;
  readonly realname: string;
}

const MOST_TRIES = 6;

/**
 * Takes some mails that are due, and puts each off so that nobody else takes it meanwhile: twice as long after each try, from two minutes.
 * Ends that are older than a day are told no more.
 */
export async function takeDueMails(database: Database, limit: number): Promise<readonly DueMail[]> {
  const { rows } = await database.execute<{ [Name in keyof DueMail]: DueMail[Name] }>(sql`
    UPDATE queries q SET mail_tries = q.mail_tries + 1, mail_after = now() + interval '2 minutes' * power(2, q.mail_tries)
    FROM users u
    WHERE u.id = q.user_id AND q.id IN (
      SELECT w.id FROM queries w JOIN users wu ON wu.id = w.user_id
      WHERE w.wants_mail AND w.run_mode = 'background' AND w.status <> 'planning' AND w.deleted_at IS NULL AND w.mailed_run < w.run
        AND w.mail_tries < ${MOST_TRIES} AND (w.mail_after IS NULL OR w.mail_after < now()) AND w.finished_at > now() - interval '1 day'
        AND wu.mail <> '' AND wu.disabled_at IS NULL
      ORDER BY w.finished_at LIMIT ${limit} FOR UPDATE OF w SKIP LOCKED)
    RETURNING q.id AS "queryId", q.run, q.project_id AS "projectId", q.name, q.status, q.status_message AS "statusMessage",
      q.suggestion_count AS "suggestionCount", u.mail, u.realname`);
  return rows;
}

/** The end of this run was told. */
export async function markMailed(database: Database, { queryId, run }: Pick<DueMail, 'queryId' | 'run'>): Promise<void> {
  await database
    .update(queries)
    .set({ mailedRun: run, mailTries: 0, mailAfter: null })
    .where(and(eq(queries.id, queryId), sql`${queries.mailedRun} < ${run}`));
}
