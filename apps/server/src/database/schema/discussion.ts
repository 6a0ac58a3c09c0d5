import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { projects } from './projects.ts';
import { queries } from './queries.ts';
import type { StoredFilter } from './stored-json.ts';

export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null for a comment on the project itself. */
    queryId: integer('query_id').references(() => queries.id, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('comments_project').on(table.projectId), index('comments_query').on(table.queryId)],
);

/** Views of a tree that a reader saved. */
export const treeStates = pgTable(
  'tree_states',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    queryId: integer('query_id')
      .notNull()
      .references(() => queries.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    state: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('tree_states_query').on(table.queryId, table.userId)],
);

/** What readers noted on the disconnections of a query's target. */
export const disconnectionNotes = pgTable('disconnection_notes', {
  queryId: integer('query_id')
    .primaryKey()
    .references(() => queries.id, { onDelete: 'cascade' }),
  /** By the key of the disconnection; see `disconnectionKeys` of planning. */
  comments: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  filter: jsonb().$type<StoredFilter>().notNull().default(sql`'{"nameReactions":[]}'::jsonb`),
});

/** A precedent that a reader found wrong. */
export const precedentReports = pgTable('precedent_reports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** `source:key` of the precedent. */
  precedent: text().notNull(),
  comment: text().notNull(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
