import { asc, count, desc, eq, ilike } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { preferences } from '../database/schema/accounts.ts';
import { news } from '../database/schema/reference.ts';

export type NewsRow = typeof news.$inferSelect;

export async function listPreferences(database: Database, userId: number): Promise<readonly { name: string; value: string }[]> {
  return database
    .select({ name: preferences.name, value: preferences.value })
    .from(preferences)
    .where(eq(preferences.userId, userId))
    .orderBy(asc(preferences.name));
}

/** @param term - looked for in the title */
export async function listNews(
  database: Database,
  page: { readonly term: string; readonly order: 'asc' | 'desc'; readonly limit: number; readonly offset: number },
): Promise<{ readonly news: readonly NewsRow[]; readonly total: number }> {
  const where = page.term === '' ? undefined : ilike(news.title, `%${page.term.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const rows = await database
    .select()
    .from(news)
    .where(where)
    .orderBy(page.order === 'asc' ? asc(news.id) : desc(news.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await database.select({ value: count() }).from(news).where(where);
  return { news: rows, total: total[0].value };
}
