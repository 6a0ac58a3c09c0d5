import { asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { precedentReports } from '../database/schema/discussion.ts';
import { externalLinks, legalTexts, news } from '../database/schema/reference.ts';
import type { NewsRow } from './reference-data.ts';

export interface NewsContent {
  readonly title: string;
  readonly body: string;
}

export async function insertNews(database: Database, item: NewsContent & { readonly author: string }): Promise<NewsRow> {
  return (await database.insert(news).values(item).returning())[0];
}

/** Null where there is none of that number. */
export async function findNews(database: Database, id: number): Promise<NewsRow | null> {
  return (await database.select().from(news).where(eq(news.id, id)))[0] ?? null;
}

/** Null where there is none of that number. */
export async function updateNews(database: Database, id: number, change: Partial<NewsContent>): Promise<NewsRow | null> {
  if (Object.keys(change).length === 0) return findNews(database, id);
  return (await database.update(news).set(change).where(eq(news.id, id)).returning())[0] ?? null;
}

/** Null where there is none of that number. */
export async function deleteNewsRow(database: Database, id: number): Promise<NewsRow | null> {
  return (await database.delete(news).where(eq(news.id, id)).returning())[0] ?? null;
}

/** What was written in the back office; null for nothing. */
export async function findLegalText(database: Database, type: string): Promise<string | null> {
  const rows = await database.select({ body: legalTexts.body }).from(legalTexts).where(eq(legalTexts.type, type));
  return rows[0]?.body ?? null;
}

/** An empty text is taken away. */
export async function putLegalText(database: Database, type: string, body: string): Promise<void> {
  if (body === '') await database.delete(legalTexts).where(eq(legalTexts.type, type));
  else await database.insert(legalTexts).values({ type, body }).onConflictDoUpdate({ target: legalTexts.type, set: { body } });
}

export interface ExternalLink {
  readonly label: string;
  readonly url: string;
}

/** In the order in which they were given. */
export async function listExternalLinks(database: Database): Promise<readonly ExternalLink[]> {
  return database.select({ label: externalLinks.label, url: externalLinks.url }).from(externalLinks).orderBy(asc(externalLinks.id));
}

export async function replaceExternalLinks(transaction: Database, links: readonly ExternalLink[]): Promise<void> {
  await transaction.delete(externalLinks);
  for (const link of links) await transaction.insert(externalLinks).values(link);
}

export type ReportState = 'open' | 'accepted' | 'declined';

export interface ReportRow {
  readonly id: number;
  readonly precedent: string;
  readonly comment: string;
  readonly state: ReportState;
  readonly createdAt: Date;
  readonly username: string;
  readonly realname: string;
}

const selectReports = (database: Database) =>
  database
    .select({
      id: precedentReports.id,
      precedent: precedentReports.precedent,
      comment: precedentReports.comment,
      state: precedentReports.state,
      createdAt: precedentReports.createdAt,
      username: users.username,
      realname: users.realname,
    })
    .from(precedentReports)
    .innerJoin(users, eq(users.id, precedentReports.userId));

/** Newest first. */
export async function listReports(
  database: Database,
  { state, limit, offset }: { readonly state: ReportState | undefined; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ReportRow[]; readonly total: number }> {
  const where = state === undefined ? undefined : eq(precedentReports.state, state);
  const rows = await selectReports(database).where(where).orderBy(desc(precedentReports.id)).limit(limit).offset(offset);
  const total = await database.select({ value: count() }).from(precedentReports).where(where);
  return { rows, total: total[0].value };
}

/** Null where there is none of that number. */
export async function updateReport(database: Database, id: number, state: ReportState): Promise<ReportRow | null> {
  await database.update(precedentReports).set({ state }).where(eq(precedentReports.id, id));
  return (await selectReports(database).where(eq(precedentReports.id, id)))[0] ?? null;
}
