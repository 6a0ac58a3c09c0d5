import type { Continuation } from '@retron/planning';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { structures, suggestions } from '../database/schema/tree.ts';
import {
  atomsColumn,
  choiceColumn,
  feasibilityColumn,
  namesColumn,
  readNames,
  readSuggestion,
  type SuggestionDetails,
  variantOfColumn,
} from './stored/suggestion.ts';

/**
 * Everything that a query has found, to go on from: structures in the order of their numbers; a precursor that is needed twice is named once.
 *
 * @param withAtoms - with what suggestions do to atoms and bonds, and each precursor as often as it is needed
 */
export async function loadKnownTree(
  database: Database,
  queryId: number,
  withAtoms = false,
): Promise<Omit<Continuation, 'from' | 'nextSuggestionId'>> {
  const rows = await database
    .select({
      id: structures.id,
      smiles: structures.smiles,
      depth: structures.depth,
      isInStock: structures.isInStock,
      catalogId: structures.catalogId,
      priceCategory: structures.priceCategory,
      expandedInRun: structures.expandedInRun,
      continuedSteps: structures.continuedSteps,
    })
    .from(structures)
    .where(eq(structures.queryId, queryId))
    .orderBy(asc(structures.id));
  const steps = await database
    .select({
      id: suggestions.id,
      structureId: suggestions.structureId,
      rating: suggestions.rating,
      probability: suggestions.probability,
      feasibility: feasibilityColumn,
      choice: choiceColumn,
      precursorIds: suggestions.precursorIds,
      variantOf: variantOfColumn,
      names: namesColumn,
      ...(withAtoms ? { atoms: atomsColumn } : {}),
    })
    .from(suggestions)
    .where(eq(suggestions.queryId, queryId))
    .orderBy(asc(suggestions.structureId), asc(suggestions.rank));
  return {
    structures: rows.map(({ id, smiles, depth, isInStock, catalogId, priceCategory }) => ({
      id,
      smiles,
      depth,
      isInStock,
      catalogId,
      priceCategory,
    })),
    stepsBelow: rows.flatMap(({ id, continuedSteps }) => (continuedSteps === null ? [] : [{ structureId: id, steps: continuedSteps }])),
    expanded: rows.filter((row) => row.expandedInRun !== null).map((row) => row.id),
    suggestions: steps.map(({ precursorIds, names, atoms, ...step }) => ({
      ...step,
      nameReactions: readNames(names),
      ...(atoms ?? { precursors: precursorIds.map((structureId) => ({ structureId })) }),
    })),
  };
}

export type StructureRow = Omit<typeof structures.$inferSelect, 'molfile' | 'foundBy' | 'queryId'>;
export interface SuggestionRow
  extends Omit<typeof suggestions.$inferSelect, 'queryId' | 'precursorIds' | 'precedentCount' | 'nameReactions' | 'details'> {
  readonly details: SuggestionDetails;
  /** Comments on it. */
  readonly commentCount: number;
}

const structureColumns = {
  id: structures.id,
  smiles: structures.smiles,
  rosdal: structures.rosdal,
  depth: structures.depth,
  isInStock: structures.isInStock,
  catalogId: structures.catalogId,
  priceCategory: structures.priceCategory,
  notBought: structures.notBought,
  expandedInRun: structures.expandedInRun,
  continuedSteps: structures.continuedSteps,
  outside: structures.outside,
};
const suggestionColumns = {
  id: suggestions.id,
  structureId: suggestions.structureId,
  rank: suggestions.rank,
  rating: suggestions.rating,
  probability: suggestions.probability,
  details: suggestions.details,
  // With the rows themselves: a statement of its own would cost a page of a tree another way to the database.
  commentCount: sql<number>`(SELECT count(*)::int FROM comments c WHERE c.query_id = suggestions.query_id AND c.suggestion_id = suggestions.id)`,
};

const suggestionOf = ({
  details,
  ...row
}: Omit<SuggestionRow, 'details'> & Pick<typeof suggestions.$inferSelect, 'details'>): SuggestionRow => ({
  ...row,
  details: readSuggestion(details),
});

const integers = (values: readonly number[]) => sql`${sql.param([...values])}::integer[]`;

/** By number; a number that does not exist is left out. */
export async function findStructures(
  database: Database,
  queryId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StructureRow>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select(structureColumns)
    .from(structures)
    .where(and(eq(structures.queryId, queryId), sql`${structures.id} = ANY(${integers(ids)})`));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A structure where it stands: its suggestions are those that do not lead back to one of `above`. */
export interface PlacedStructure {
  readonly id: number;
  /** Structures on the way from the target, itself included. */
  readonly above: readonly number[];
}

/** What of the suggestions at a place is counted: all, or those up to a rank. */
interface CountedPlace extends PlacedStructure {
  readonly upTo?: number;
}

/** Suggestions at a place, best first. */
export async function listSuggestions(
  database: Database,
  queryId: number,
  place: PlacedStructure,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly SuggestionRow[]> {
  const rows = await database
    .select(suggestionColumns)
    .from(suggestions)
    .where(
      and(
        eq(suggestions.queryId, queryId),
        eq(suggestions.structureId, place.id),
        sql`NOT ${suggestions.precursorIds} && ${integers(place.above)}`,
      ),
    )
    .orderBy(asc(suggestions.rank))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(suggestionOf);
}

/**
 * How many suggestions stand at each place, in the order of `places`.
 *
 * Counted place by place by the index: a join goes through all suggestions of the query, however few are asked for.
 */
export async function countSuggestions(database: Database, queryId: number, places: readonly CountedPlace[]): Promise<readonly number[]> {
  if (places.length === 0) return [];
  const asked = JSON.stringify(places.map(({ id, above, upTo }, place) => ({ place, id, above, up_to: upTo })));
  const { rows } = await database.execute<{ place: number; count: string }>(sql`
    SELECT p.place, (
      SELECT count(*) FROM suggestions s WHERE s.query_id = ${queryId} AND s.structure_id = p.id AND NOT s.precursor_ids && p.above
        AND (p.up_to IS NULL OR s.rank <= p.up_to)
    ) AS count
    FROM jsonb_to_recordset(${asked}::jsonb) AS p(place integer, id integer, above integer[], up_to integer)
    ORDER BY p.place`);
  return rows.map((row) => Number(row.count));
}

export async function findSuggestion(database: Database, queryId: number, id: number): Promise<SuggestionRow | null> {
  const rows = await database
    .select(suggestionColumns)
    .from(suggestions)
    .where(and(eq(suggestions.queryId, queryId), eq(suggestions.id, id)));
  return rows.length === 0 ? null : suggestionOf(rows[0]);
}

/** By number; a number that does not exist is left out. */
export async function findSuggestions(
  database: Database,
  queryId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SuggestionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select(suggestionColumns)
    .from(suggestions)
    .where(and(eq(suggestions.queryId, queryId), sql`${suggestions.id} = ANY(${integers(ids)})`));
  return new Map(rows.map((row) => [row.id, suggestionOf(row)]));
}
