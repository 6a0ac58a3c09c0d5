import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const users = pgTable('users', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case. */
  username: text().notNull().unique(),
  realname: text().notNull(),
  /** argon2id, PHC string. */
  passwordHash: text('password_hash').notNull(),
  /** Sees the backoffice entry. */
  isSpecial: boolean('is_special').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie, hex; the token itself is nowhere stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    csrfToken: text('csrf_token').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const preferences = pgTable(
  'preferences',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

/** What the installation keeps for itself, such as the key that signs cookies. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
