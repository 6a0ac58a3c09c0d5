import type { Structure, Suggestion } from '@retron/tree';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { queries, queryProgress } from '../database/schema/queries.ts';
import { structures, suggestions } from '../database/schema/tree.ts';
import { notify } from './notify.ts';
import { addLeftOut, type ClaimState, checkClaim, type RunClaim, type SearchEndOfRun, writeSearchEnd } from './query-runs.ts';
import { type CostedRoute, replaceRoutes } from './routes.ts';
import { writeSuggestion } from './stored/suggestion.ts';

/** Rows of one INSERT: PostgreSQL takes 65,535 values a statement. */
const ROWS_AT_ONCE = 500;

/** What some expansions brought. */
export interface TreeGrowth {
  readonly structures: readonly (Structure & { readonly rosdal: string })[];
  readonly suggestions: readonly (Omit<Suggestion, 'admittedBy'> & {
    readonly rank: number;
    /** Null where that was not kept. */
    readonly admittedBy: string | null;
    readonly examples: readonly string[];
  })[];
  /** What was left out, by code. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** All routes of the target to stock known now, cheapest first; absent where they are as before. */
  readonly routes?: readonly CostedRoute[];
  /** Structures whose suggestions are complete now. */
  readonly expanded: readonly number[];
  /** Of these, in the forward direction, the share of what each does that is none of its products. */
  readonly outside?: readonly { readonly structureId: number; readonly share: number }[];
  readonly progress: { readonly percent: number; readonly structuresExpanded: number; readonly suggestionsFound: number };
}

/** The first suggestion that leads to each structure. */
function findersOf(growth: TreeGrowth): ReadonlyMap<number, number> {
  const finders = new Map<number, number>();
  for (const { id, precursors } of growth.suggestions) {
    for (const { structureId } of precursors) if (!finders.has(structureId)) finders.set(structureId, id);
  }
  return finders;
}

function structureRow(
  queryId: number,
  structure: TreeGrowth['structures'][number],
  finders: ReadonlyMap<number, number>,
): typeof structures.$inferInsert {
  return {
    queryId,
    foundBy: finders.get(structure.id) ?? null,
    id: structure.id,
    smiles: structure.smiles,
    rosdal: structure.rosdal,
    depth: structure.depth,
    isInStock: structure.isInStock,
    catalogId: structure.catalogId,
    priceCategory: structure.priceCategory,
    notBought: structure.notBought ?? null,
  };
}

/** @throws where a suggestion has no structure below it: an illegal state of a tree (specification section 4, Tree states) */
function suggestionRow(queryId: number, suggestion: TreeGrowth['suggestions'][number]): typeof suggestions.$inferInsert {
  if (suggestion.precursors.length === 0)
    throw new Error(`Illegal state: suggestion ${suggestion.id} of query ${queryId} has no structures.`);
  const { id, structureId, rating, probability, rank, ...details } = suggestion;
  const precursorIds = [...new Set(details.precursors.map((precursor) => precursor.structureId))];
  const nameReactions = details.nameReactions.map((each) => each.id);
  return {
    ...{ queryId, id, structureId, rank, rating, probability, precursorIds, nameReactions },
    precedentCount: details.precedentCount,
    details: writeSuggestion(details),
  };
}

async function inBatches<T>(rows: readonly T[], insert: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) await insert(rows.slice(start, start + ROWS_AT_ONCE));
}

/** Adds what was found to the tree, with the progress, or nothing when the claim is lost. */
export async function writeGrowth(database: Database, claim: RunClaim, growth: TreeGrowth): Promise<ClaimState> {
  const { queryId } = claim;
  return database.transaction(async (transaction) => {
    const state = await checkClaim(transaction, claim);
    if (!state.isHeld) return state;
    await addLeftOut(transaction, claim, growth.leftOut);
    const finders = findersOf(growth);
    await inBatches(
      growth.structures.map((structure) => structureRow(queryId, structure, finders)),
      (batch) => transaction.insert(structures).values(batch),
    );
    await inBatches(
      growth.suggestions.map((suggestion) => suggestionRow(queryId, suggestion)),
      (batch) => transaction.insert(suggestions).values(batch),
    );
    await transaction
      .update(structures)
      .set({ expandedInRun: claim.run })
      .where(and(eq(structures.queryId, queryId), sql`${structures.id} = ANY(${sql.param([...growth.expanded])}::integer[])`));
    for (const { structureId, share } of growth.outside ?? []) {
      await transaction
        .update(structures)
        .set({ outside: share })
        .where(and(eq(structures.queryId, queryId), eq(structures.id, structureId)));
    }
    await transaction
      .update(queryProgress)
      .set({
        // What was begun again does not fall back.
        percent: sql`GREATEST(${queryProgress.percent}, ${growth.progress.percent}::real)`,
        structuresExpanded: growth.progress.structuresExpanded,
        suggestionsFound: growth.progress.suggestionsFound,
      })
      .where(eq(queryProgress.queryId, queryId));
    await transaction
      .update(queries)
      .set({
        structureCount: sql`${queries.structureCount} + ${growth.structures.length}`,
        suggestionCount: sql`${queries.suggestionCount} + ${growth.suggestions.length}`,
        // Whatever held it up does so no more.
        statusMessage: null,
      })
      .where(eq(queries.id, queryId));
    if (growth.routes !== undefined) await replaceRoutes(transaction, claim, growth.routes);
    await notify(transaction, 'query_changed', queryId);
    return state;
  });
}

/** Shows `steps` more steps below a structure, wherever it stands. */
export async function showBelow(database: Database, queryId: number, structureId: number, steps: number): Promise<void> {
  await database
    .update(structures)
    .set({ continuedSteps: steps })
    .where(and(eq(structures.queryId, queryId), eq(structures.id, structureId)));
}

/** Writes what a search for routes came to at the end of a run, or nothing when the claim is lost. */
export async function writeRoutes(database: Database, claim: RunClaim, { routes, ...end }: RoutesAtEnd): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await checkClaim(transaction, claim)).isHeld) return;
    await replaceRoutes(transaction, claim, routes);
    await writeSearchEnd(transaction, claim, end);
  });
}

/** The routes known at the end of a run, cheapest first, and why it ended. */
export interface RoutesAtEnd extends SearchEndOfRun {
  readonly routes: readonly CostedRoute[];
}
