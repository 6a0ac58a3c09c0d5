import type { Suggestion } from '@retron/tree';
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import { queries } from './queries.ts';

/**
 * Every molecule of a query once, whatever the number of its places in the tree; the tree is unfolded when it is read.
 */
export const structures = pgTable(
  'structures',
  {
    queryId: integer('query_id')
      .notNull()
      .references(() => queries.id, { onDelete: 'cascade' }),
    sid: integer().notNull(),
    smiles: text().notNull(),
    rosdal: text().notNull(),
    /** Fewest steps from the target. */
    depth: smallint().notNull(),
    isInStock: boolean('is_in_stock'),
    catalogId: text('catalog_id'),
    priceCategory: smallint('price_category').$type<1 | 2 | 3 | 4 | 5>(),
    /** The run that found its suggestions; null while none has. */
    expandedInRun: integer('expanded_in_run'),
    /** Steps below it to show whatever its depth, when the tree was continued from it. */
    continuedSteps: smallint('continued_steps'),
    /** The suggestion that found it, whose parent it is drawn like; null for the target. */
    foundBy: integer('found_by'),
    /** Layout aligned along the route, made when it is first drawn. */
    molfile: text(),
  },
  (table) => [primaryKey({ columns: [table.queryId, table.sid] })],
);

/** What a suggestion row keeps as JSON: everything that is not searched for. */
export interface SuggestionDetails
  extends Omit<Suggestion, 'id' | 'structureId' | 'rating' | 'probability' | 'admittedBy' | 'weighedBy' | 'nameReactions'>,
    /** Rows written before it was kept have none. */
    Partial<Pick<Suggestion, 'admittedBy' | 'weighedBy'>> {
  /** Name reactions by name. */
  readonly nameReactions: readonly { readonly name: string; readonly count: number }[];
  /** Keys of some example precedents, `source:key`. */
  readonly examples: readonly string[];
}

export const suggestions = pgTable(
  'suggestions',
  {
    queryId: integer('query_id')
      .notNull()
      .references(() => queries.id, { onDelete: 'cascade' }),
    ensid: integer().notNull(),
    /** The structure it makes. */
    sid: integer().notNull(),
    /** Place among the suggestions of that structure, from 1. */
    rank: integer().notNull(),
    rating: smallint().$type<1 | 2 | 3 | 4>().notNull(),
    probability: real().notNull(),
    precursorSids: integer('precursor_sids').array().notNull(),
    details: jsonb().$type<SuggestionDetails>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.queryId, table.ensid] }),
    index('suggestions_structure').on(table.queryId, table.sid, table.rank),
  ],
);
