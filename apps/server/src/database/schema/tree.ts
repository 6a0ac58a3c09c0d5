import type { NotBought } from '@retron/tree';
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import { queries } from './queries.ts';
import type { StoredRoute, StoredSuggestion } from './stored-json.ts';

/**
 * Every molecule of a query once, whatever the number of its places in the tree; the tree is unfolded when it is read.
 */
export const structures = pgTable(
  'structures',
  {
    queryId: integer('query_id')
      .notNull()
      .references(() => queries.id, { onDelete: 'cascade' }),
    /** Number of the structure in its query. */
    id: integer().notNull(),
    smiles: text().notNull(),
    rosdal: text().notNull(),
    /** Fewest steps from the target. */
    depth: smallint().notNull(),
    isInStock: boolean('is_in_stock'),
    catalogId: text('catalog_id'),
    priceCategory: smallint('price_category').$type<1 | 2 | 3 | 4 | 5>(),
    /** Why the query does not buy what a catalogue has; null for what it buys, and for what none has. */
    notBought: text('not_bought').$type<NotBought>(),
    /** The run that found its suggestions; null while none has. */
    expandedInRun: integer('expanded_in_run'),
    /** Steps below it to show whatever its depth, when the tree was continued from it. */
    continuedSteps: smallint('continued_steps'),
    /** The suggestion that found it, whose parent it is drawn like; null for the target. */
    foundBy: integer('found_by'),
    /** Forward only: share of what it does that is none of its products, 0 to 1; null where that was not estimated. */
    outside: real(),
    /** Layout aligned along the route, made when it is first drawn. */
    molfile: text(),
  },
  (table) => [primaryKey({ columns: [table.queryId, table.id] })],
);

export const suggestions = pgTable(
  'suggestions',
  {
    queryId: integer('query_id')
      .notNull()
      .references(() => queries.id, { onDelete: 'cascade' }),
    /** Number of the suggestion in its query. */
    id: integer().notNull(),
    /** The structure it makes. */
    structureId: integer('structure_id').notNull(),
    /** Place among the suggestions of that structure, from 1. */
    rank: integer().notNull(),
    rating: smallint().$type<1 | 2 | 3 | 4>().notNull(),
    probability: real().notNull(),
    precursorIds: integer('precursor_ids').array().notNull(),
    /** What a filter of the whole tree looks at, beside the details so that these need not be read; null in rows of before. */
    precedentCount: integer('precedent_count'),
    /** Ids, commonest first. */
    nameReactions: text('name_reactions').array(),
    details: jsonb().$type<StoredSuggestion>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.queryId, table.id] }),
    index('suggestions_structure').on(table.queryId, table.structureId, table.rank),
  ],
);

/** Routes of the target to stock that a run knew, all anew at every change: those of the newest run that has any count. */
export const routes = pgTable(
  'routes',
  {
    queryId: integer('query_id')
      .notNull()
      .references(() => queries.id, { onDelete: 'cascade' }),
    run: integer().notNull(),
    /** From 1, the cheapest first. */
    rank: integer().notNull(),
    /** The planner's: the sum of what its steps cost. */
    cost: real().notNull(),
    stepCount: smallint('step_count').notNull(),
    steps: jsonb().$type<StoredRoute>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.queryId, table.run, table.rank] })],
);
