import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const strategies = pgTable('strategies', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  comment: text().notNull(),
  direction: text().$type<'retrosynthesis' | 'forward'>().notNull(),
  owner: text().notNull(),
  group: text().notNull(),
  isShareable: boolean('is_shareable').notNull().default(false),
});

export const news = pgTable('news', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  body: text().notNull(),
  author: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
