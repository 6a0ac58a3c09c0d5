import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditLog } from '../database/schema/audit.ts';
import { holds } from './alphabet.ts';

export type AuditRow = typeof auditLog.$inferSelect;
export type NewAuditRow = Omit<typeof auditLog.$inferInsert, 'id' | 'at'>;

export interface AuditFilter {
  readonly action: string | undefined;
  /** Part of the names of who did it or what it was done to. */
  readonly term: string | undefined;
  readonly since: Date | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** How long it is kept. */
const KEPT_DAYS = 365;

export async function insertAuditRow(database: Database, row: NewAuditRow): Promise<void> {
  await database.insert(auditLog).values(row);
}

/** Newest first. */
export async function listAuditRows(
  database: Database,
  filter: AuditFilter,
): Promise<{ readonly rows: readonly AuditRow[]; readonly total: number }> {
  const where = whereOf(filter);
  const [rows, total] = await Promise.all([
    database.select().from(auditLog).where(where).orderBy(desc(auditLog.id)).limit(filter.limit).offset(filter.offset),
    database.select({ value: count() }).from(auditLog).where(where),
  ]);
  return { rows, total: total[0].value };
}

function whereOf({ action, term, since }: AuditFilter): SQL | undefined {
  return and(
    action === undefined ? undefined : eq(auditLog.action, action),
    holds([auditLog.actor, auditLog.subject], term),
    since === undefined ? undefined : gte(auditLog.at, since),
  );
}

export async function deleteOldAuditRows(database: Database): Promise<void> {
  await database.delete(auditLog).where(lt(auditLog.at, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}
