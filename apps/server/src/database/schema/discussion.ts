import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { projects } from './projects.ts';
import { queries } from './queries.ts';
import type { StoredFilter, StoredTreeState } from './stored-json.ts';

export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null for a comment on the project itself. */
    queryId: integer('query_id').references(() => queries.id, { onDelete: 'cascade' }),
    /** The suggestion of the query that it is about; null for none. */
    suggestionId: integer('suggestion_id'),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('comments_project').on(table.projectId), index('comments_query').on(table.queryId, table.suggestionId)],
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
    /** Empty for the view that is saved without being asked for. */
    name: text().notNull(),
    /** How often it was saved, from 1. */
    version: integer().notNull().default(1),
    state: jsonb().$type<StoredTreeState>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('tree_states_query').on(table.queryId, table.userId),
    uniqueIndex('tree_states_name').on(table.queryId, table.userId, table.name),
  ],
);

/** What readers noted on the disconnections of a query's target. */
export const disconnectionComments = pgTable(
  'disconnection_comments',
  {
    queryId: integer('query_id')
      .notNull()
      .references(() => queries.id, { onDelete: 'cascade' }),
    /** Of the disconnection; see `disconnectionKeys` of planning. */
    key: text().notNull(),
    /** Empty where it was taken away: its version goes on counting. */
    comment: text().notNull(),
    /** How often it was saved, from 1. */
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.queryId, table.key] })],
);

/** What a reader narrows the disconnections of a query's target by; none, where there is no row. */
export const disconnectionFilters = pgTable(
  'disconnection_filters',
  {
    queryId: integer('query_id')
      .notNull()
      .references(() => queries.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    filter: jsonb().$type<StoredFilter>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.queryId, table.userId] })],
);

/** A precedent that a reader found wrong. */
export const precedentReports = pgTable('precedent_reports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** `source:key` of the precedent. */
  precedent: text().notNull(),
  comment: text().notNull(),
  state: text().$type<'open' | 'accepted' | 'declined'>().notNull().default('open'),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
