import { customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { queries } from './queries.ts';
import type { StoredExportRequest } from './stored-json.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Results that a user wants as a file: a job, and what became of it. It is its own queue, as runs are (see `queryRuns`). */
export const exportJobs = pgTable(
  'export_jobs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As it was when the file was asked for: it stands in the file. */
    username: text().notNull(),
    queryId: integer('query_id')
      .notNull()
      .references(() => queries.id, { onDelete: 'cascade' }),
    request: jsonb().$type<StoredExportRequest>().notNull(),
    /** Without its ending. */
    fileName: text('file_name').notNull(),
    state: text().$type<'waiting' | 'running' | 'ready' | 'failed'>().notNull().default('waiting'),
    /** Why it failed; null where nobody knows more. */
    message: text(),
    /** Per cent that are done, as far as one can tell. */
    progress: integer().notNull().default(0),
    /** What is in the file. */
    summary: text().notNull().default(''),
    /** The process (see `processes`) that makes it; null while none does. */
    heldBy: text('held_by'),
    /** Counts the times a worker began it. */
    attempts: integer().notNull().default(0),
    mediaType: text('media_type'),
    /** Without the dot. */
    extension: text(),
    /** Bytes of the file. */
    size: integer(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('export_jobs_user').on(table.userId, table.id),
    index('export_jobs_query').on(table.queryId),
    index('export_jobs_state').on(table.state, table.id),
  ],
);

/** The files, apart from their jobs: lists need not read them. */
export const exportFiles = pgTable('export_files', {
  exportId: integer('export_id')
    .primaryKey()
    .references(() => exportJobs.id, { onDelete: 'cascade' }),
  bytes: bytea().notNull(),
});
