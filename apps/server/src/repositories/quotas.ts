import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { quotas } from '../database/schema/quotas.ts';

export interface QuotaRow {
  /** Null: everybody's. */
  readonly userId: number | null;
  readonly name: string;
  readonly value: number;
}

/** What is set for a user, and for everybody; everybody's first. */
export async function listQuotasFor(database: Database, userId: number): Promise<readonly QuotaRow[]> {
  return database
    .select()
    .from(quotas)
    .where(or(isNull(quotas.userId), eq(quotas.userId, userId)))
    .orderBy(sql`${quotas.userId} NULLS FIRST`, quotas.name);
}

/** All that is set. */
export async function listAllQuotas(database: Database): Promise<readonly QuotaRow[]> {
  return database.select().from(quotas).orderBy(sql`${quotas.userId} NULLS FIRST`, quotas.name);
}

/** @param value - null takes it away */
export async function putQuota(database: Database, userId: number | null, name: string, value: number | null): Promise<void> {
  const isThis = and(userId === null ? isNull(quotas.userId) : eq(quotas.userId, userId), eq(quotas.name, name));
  if (value === null) {
    await database.delete(quotas).where(isThis);
    return;
  }
  await database
    .insert(quotas)
    .values({ userId, name, value })
    .onConflictDoUpdate({ target: [quotas.userId, quotas.name], set: { value } });
}

/** What a user who can sign in has now. */
export interface UserUsage {
  readonly id: number;
  readonly username: string;
  readonly realname: string;
  readonly running: number;
  readonly waiting: number;
  readonly exports: number;
  readonly exportBytes: number;
  readonly treeStateBytes: number;
}

/** By user name. */
export async function measureUsers(database: Database): Promise<readonly UserUsage[]> {
  const { rows } = await database.execute<{ [Key in keyof UserUsage]: UserUsage[Key] }>(sql`
    SELECT u.id, u.username, u.realname, COALESCE(r.running, 0)::integer AS running, COALESCE(r.waiting, 0)::integer AS waiting,
      COALESCE(e.under_way, 0)::integer AS exports, COALESCE(e.bytes, 0)::double precision AS "exportBytes",
      COALESCE(t.bytes, 0)::double precision AS "treeStateBytes"
    FROM users u
    LEFT JOIN (SELECT user_id, count(*) FILTER (WHERE state = 'running') AS running, count(*) FILTER (WHERE state = 'waiting') AS waiting
      FROM query_runs WHERE state <> 'ended' GROUP BY user_id) r ON r.user_id = u.id
    LEFT JOIN (SELECT user_id, count(*) FILTER (WHERE state IN ('waiting', 'running')) AS under_way, sum(size) AS bytes
      FROM export_jobs GROUP BY user_id) e ON e.user_id = u.id
    LEFT JOIN (SELECT user_id, sum(octet_length(state::text)) AS bytes FROM tree_states GROUP BY user_id) t ON t.user_id = u.id
    WHERE u.disabled_at IS NULL ORDER BY u.username`);
  return rows;
}
