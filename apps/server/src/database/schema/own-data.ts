import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, real, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import type { StoredBuildChoices, StoredBuildReport } from './stored-json.ts';

/** Libraries and catalogues that somebody switched on or off; of the others those that come with the product are on, the team's own off. */
export const dataSwitches = pgTable(
  'data_switches',
  {
    kind: text().$type<'library' | 'catalog'>().notNull(),
    /** Name and version. */
    name: text().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
);

/** A file of reactions or of a supplier that becomes a library or catalogue of the team: a job, and what became of it. */
export const dataBuilds = pgTable(
  'data_builds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As it was then. */
    username: text().notNull(),
    kind: text().$type<'library' | 'catalog'>().notNull(),
    name: text().notNull(),
    version: text().notNull(),
    displayName: text('display_name').notNull(),
    licence: text().notNull(),
    choices: jsonb().$type<StoredBuildChoices>().notNull(),
    /** What the uploaded file is called. */
    fileName: text('file_name').notNull(),
    /** Its bytes, and how many of them are here. */
    fileBytes: bigint('file_bytes', { mode: 'number' }).notNull(),
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    state: text().$type<'uploading' | 'waiting' | 'running' | 'ready' | 'failed' | 'stopped'>().notNull().default('uploading'),
    /** Why it failed. */
    message: text(),
    /** How far it is: see `BuildProgress`. */
    stage: text(),
    done: integer().notNull().default(0),
    share: real(),
    /** The web process (see `processes`) on whose machine the file is. */
    heldBy: text('held_by').notNull(),
    report: jsonb().$type<StoredBuildReport>(),
    /** Of the contents of the finished file, hex. */
    sha256: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('data_builds_open').on(table.kind, table.name, table.version).where(sql`state IN ('uploading', 'waiting', 'running')`),
    index('data_builds_state').on(table.state, table.id),
  ],
);
