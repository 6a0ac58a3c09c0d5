import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Web and worker processes on all machines; one whose `seenAt` is old is dead. */
export const processes = pgTable('processes', {
  /** A UUID of its own for every start. */
  id: text().primaryKey(),
  role: text().$type<'web' | 'worker'>().notNull(),
  host: text().notNull(),
  pid: integer().notNull(),
  /** See `BUILD`. */
  build: text().notNull(),
  /** Planning threads; 0 for a web process. */
  threads: integer().notNull().default(0),
  /** SHA-256 of the libraries, rankers, weights and catalogues it has, hex. */
  dataFiles: text('data_files').array().notNull().default([]),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Data files that any process of the installation has ever had, by hash. */
export const dataFiles = pgTable('data_files', {
  /** Hex. */
  sha256: text().primaryKey(),
  kind: text().notNull(),
  name: text().notNull(),
  registeredAt: timestamp('registered_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Open event streams, so that their number is limited over all web processes. */
export const eventStreams = pgTable(
  'event_streams',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    processId: text('process_id')
      .notNull()
      .references(() => processes.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('event_streams_user').on(table.userId)],
);

/** What has been used up in a span of time; the columns are those of the library rate-limiter-flexible. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970; null never ends. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
