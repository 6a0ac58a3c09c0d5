import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { preferences } from '../database/schema/accounts.ts';
import { news } from '../database/schema/reference.ts';
import { holds } from './alphabet.ts';

export type NewsRow = typeof news.$inferSelect;

export async function listPreferences(database: Database, userId: number): Promise<readonly { name: string; value: string }[]> {
  return database
    .select({ name: preferences.name, value: preferences.value })
    .from(preferences)
    .where(eq(preferences.userId, userId))
    .orderBy(asc(preferences.name));
}

/** Writes preferences; an empty value takes one away. */
export async function writePreferences(
  transaction: Database,
  userId: number,
  given: readonly { readonly name: string; readonly value: string }[],
): Promise<void> {
  for (const { name, value } of given) {
    if (value === '') await transaction.delete(preferences).where(and(eq(preferences.userId, userId), eq(preferences.name, name)));
    else
      await transaction
        .insert(preferences)
        .values({ userId, name, value })
        .onConflictDoUpdate({ target: [preferences.userId, preferences.name], set: { value } });
  }
}

/** @param term - looked for in the title */
export async function listNews(
  database: Database,
  page: { readonly term: string; readonly order: 'asc' | 'desc'; readonly limit: number; readonly offset: number },
): Promise<{ readonly news: readonly NewsRow[]; readonly total: number }> {
  const where = holds([news.title], page.term);
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
