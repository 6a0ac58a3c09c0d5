import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** What people did that others may have to know of later. Rows are never changed, and go after a year. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null: nobody who was signed in, or the command line. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** User name at that time; empty where there is none. */
    actor: text().notNull(),
    action: text().notNull(),
    /** What it was done to, in words. */
    subject: text().notNull(),
    address: text().notNull().default(''),
    details: jsonb().notNull().default({}),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_actor').on(table.actorId, table.id)],
);
