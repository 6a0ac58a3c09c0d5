import { sql } from 'drizzle-orm';
import { boolean, customType, doublePrecision, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Bits as a text of 0 and 1, the first bit first. */
const bits = customType<{ data: string; driverData: string; config: { length: number }; configRequired: true }>({
  dataType: ({ length }) => `bit(${length})`,
});

/** Molecules that users keep for themselves. */
export const molecules = pgTable(
  'molecules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    smiles: text().notNull(),
    rosdal: text().notNull(),
    inchiKey: text('inchi_key').notNull(),
    formula: text().notNull(),
    weight: doublePrecision().notNull(),
    /** By the alphabet. */
    tags: text().array().notNull().default(sql`'{}'`),
    origin: text().$type<'drawn' | 'imported' | 'copied'>().notNull(),
    inCatalogue: boolean('in_catalogue').notNull(),
    priceCategory: smallint('price_category'),
    /** Morgan, radius 2. */
    likeness: bits({ length: 2048 }).notNull(),
    likenessBits: smallint('likeness_bits').notNull(),
    /** Pattern fingerprint: has every bit of each part. */
    parts: bits({ length: 2048 }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Deleted ones stay for a day, so that deleting can be undone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('molecules_name').on(table.userId, sql`lower(${table.name})`).where(sql`${table.deletedAt} IS NULL`),
    index('molecules_inchi_key').on(table.userId, table.inchiKey),
    index('molecules_user').on(table.userId, table.id),
    // Searched in these alone: a row is ten times as large as what a search looks at.
    index('molecules_names').on(table.userId, table.id, table.name).where(sql`${table.deletedAt} IS NULL`),
    index('molecules_likeness').on(table.userId, table.likenessBits, table.id, table.likeness).where(sql`${table.deletedAt} IS NULL`),
    index('molecules_parts').on(table.userId, table.id, table.parts).where(sql`${table.deletedAt} IS NULL`),
    index('molecules_tagged').on(table.userId).where(sql`${table.deletedAt} IS NULL AND ${table.tags} <> '{}'`),
  ],
);
