import type { Continuation } from '@retron/planning';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { structures, suggestions } from '../database/schema/tree.ts';

/** Everything that a query has found, to go on from: structures in the order of their numbers; a precursor that is needed twice is named once. */
export async function loadKnownTree(database: Database, queryId: number): Promise<Omit<Continuation, 'from' | 'nextSuggestionId'>> {
  const rows = await database
    .select({
      id: structures.sid,
      smiles: structures.smiles,
      depth: structures.depth,
      isInStock: structures.isInStock,
      catalogId: structures.catalogId,
      priceCategory: structures.priceCategory,
      expandedInRun: structures.expandedInRun,
    })
    .from(structures)
    .where(eq(structures.queryId, queryId))
    .orderBy(asc(structures.sid));
  const steps = await database
    .select({
      id: suggestions.ensid,
      structureId: suggestions.sid,
      probability: suggestions.probability,
      precursorSids: suggestions.precursorSids,
    })
    .from(suggestions)
    .where(eq(suggestions.queryId, queryId))
    .orderBy(asc(suggestions.sid), asc(suggestions.rank));
  return {
    structures: rows.map(({ id, smiles, depth, isInStock, catalogId, priceCategory }) => ({
      id,
      smiles,
      depth,
      isInStock,
      catalogId,
      priceCategory,
    })),
    expanded: rows.filter((row) => row.expandedInRun !== null).map((row) => row.id),
    suggestions: steps.map(({ precursorSids, ...step }) => ({
      ...step,
      precursors: precursorSids.map((structureId) => ({ structureId })),
    })),
  };
}

export type StructureRow = Omit<typeof structures.$inferSelect, 'molfile' | 'foundBy' | 'queryId'>;
export type SuggestionRow = Omit<typeof suggestions.$inferSelect, 'queryId' | 'precursorSids'>;

const structureColumns = {
  sid: structures.sid,
  smiles: structures.smiles,
  rosdal: structures.rosdal,
  depth: structures.depth,
  isInStock: structures.isInStock,
  catalogId: structures.catalogId,
  priceCategory: structures.priceCategory,
  expandedInRun: structures.expandedInRun,
  continuedSteps: structures.continuedSteps,
};
const suggestionColumns = {
  ensid: suggestions.ensid,
  sid: suggestions.sid,
  rank: suggestions.rank,
  rating: suggestions.rating,
  probability: suggestions.probability,
  details: suggestions.details,
};

const integers = (values: readonly number[]) => sql`${sql.param([...values])}::integer[]`;

/** By number; a number that does not exist is left out. */
export async function findStructures(
  database: Database,
  queryId: number,
  sids: readonly number[],
): Promise<ReadonlyMap<number, StructureRow>> {
  if (sids.length === 0) return new Map();
  const rows = await database
    .select(structureColumns)
    .from(structures)
    .where(and(eq(structures.queryId, queryId), sql`${structures.sid} = ANY(${integers(sids)})`));
  return new Map(rows.map((row) => [row.sid, row]));
}

/** A structure where it stands: its suggestions are those that do not lead back to one of `above`. */
export interface PlacedSid {
  readonly sid: number;
  /** Structures on the way from the target, itself included. */
  readonly above: readonly number[];
}

/** Suggestions at a place, best first. */
export async function listSuggestions(
  database: Database,
  queryId: number,
  place: PlacedSid,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly SuggestionRow[]> {
  return database
    .select(suggestionColumns)
    .from(suggestions)
    .where(
      and(
        eq(suggestions.queryId, queryId),
        eq(suggestions.sid, place.sid),
        sql`NOT ${suggestions.precursorSids} && ${integers(place.above)}`,
      ),
    )
    .orderBy(asc(suggestions.rank))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many suggestions stand at each place, in the order of `places`. */
export async function countSuggestions(database: Database, queryId: number, places: readonly PlacedSid[]): Promise<readonly number[]> {
  if (places.length === 0) return [];
  const asked = JSON.stringify(places.map(({ sid, above }, place) => ({ place, sid, above })));
  const { rows } = await database.execute<{ place: number; count: string }>(sql`
    SELECT p.place, count(s.ensid) AS count
    FROM jsonb_to_recordset(${asked}::jsonb) AS p(place integer, sid integer, above integer[])
    LEFT JOIN suggestions s ON s.query_id = ${queryId} AND s.sid = p.sid AND NOT s.precursor_sids && p.above
    GROUP BY p.place ORDER BY p.place`);
  return rows.map((row) => Number(row.count));
}

export async function findSuggestion(database: Database, queryId: number, ensid: number): Promise<SuggestionRow | null> {
  const rows = await database
    .select(suggestionColumns)
    .from(suggestions)
    .where(and(eq(suggestions.queryId, queryId), eq(suggestions.ensid, ensid)));
  return rows[0] ?? null;
}
