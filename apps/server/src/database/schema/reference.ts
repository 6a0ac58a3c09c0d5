import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import type { StoredClauses } from './stored-json.ts';

export const strategies = pgTable(
  'strategies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    comment: text().notNull(),
    direction: text().$type<'retrosynthesis' | 'forward'>().notNull(),
    /** Null for those that come with the product. */
    ownerId: integer('owner_id').references(() => users.id),
    isShared: boolean('is_shared').notNull().default(false),
    /** Null for those that come with the product: their clauses are in the planner. */
    clauses: jsonb().$type<StoredClauses>(),
  },
  (table) => [
    uniqueIndex('strategies_shipped').on(table.name).where(sql`owner_id IS NULL`),
    uniqueIndex('strategies_own').on(table.ownerId, table.name),
  ],
);

export const news = pgTable('news', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  body: text().notNull(),
  author: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The imprint and the privacy policy, as they were written in the back office. */
export const legalTexts = pgTable('legal_texts', { type: text().primaryKey(), body: text().notNull() });

/** Links of the Support card. */
export const externalLinks = pgTable('external_links', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  label: text().notNull(),
  url: text().notNull(),
});
