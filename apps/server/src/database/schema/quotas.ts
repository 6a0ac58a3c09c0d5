import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** What the back office lets users have, instead of what the settings say. */
export const quotas = pgTable(
  'quotas',
  {
    /** Null: everybody who has none of their own. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    value: integer().notNull(),
  },
  (table) => [unique('quotas_of').on(table.userId, table.name).nullsNotDistinct()],
);
