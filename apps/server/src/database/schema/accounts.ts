import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. */
    username: text().notNull().unique(),
    realname: text().notNull(),
    /** argon2id, PHC string. */
    passwordHash: text('password_hash').notNull(),
    /** Sees the backoffice entry. */
    isSpecial: boolean('is_special').notNull().default(false),
    /** Where mail goes; empty: nowhere. */
    mail: text().notNull().default(''),
    /** The password was given by somebody else: it opens nothing but the page that changes it. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Until when such a password opens anything. */
    passwordExpiresAt: timestamp('password_expires_at', { withTimezone: true }),
    /** Who is disabled keeps everything and gets in no more. */
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Who vouches for the user, and what the user is called there for ever; null: a password kept here does. */
    identityIssuer: text('identity_issuer'),
    identitySubject: text('identity_subject'),
  },
  (table) => [unique('users_identity').on(table.identityIssuer, table.identitySubject)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie, hex; the token itself is nowhere stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    csrfToken: text('csrf_token').notNull(),
    /** Opened by who vouches for the user, not by a password. */
    isByProvider: boolean('is_by_provider').notNull().default(false),
    /** What the browser calls itself, for the user to tell sessions apart. */
    device: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** What programs call with in the name of a user. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token, hex; the token itself is nowhere stored. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Whether it may change something. */
    mayWrite: boolean('may_write').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [unique('api_tokens_name').on(table.userId, table.name)],
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
