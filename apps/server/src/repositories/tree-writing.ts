import type { Structure, Suggestion } from '@retron/tree';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { queries, queryProgress } from '../database/schema/queries.ts';
import { structures, suggestions } from '../database/schema/tree.ts';
import { withNames } from './named-counts.ts';
import { notify } from './notify.ts';
import { addLeftOut, type ClaimState, checkClaim, type RunClaim } from './query-runs.ts';

/** Rows of one INSERT: PostgreSQL takes 65,535 values a statement. */
const ROWS_AT_ONCE = 500;

/** What some expansions brought. */
export interface TreeGrowth {
  readonly structures: readonly (Structure & { readonly rosdal: string })[];
  readonly suggestions: readonly (Suggestion & { readonly rank: number; readonly examples: readonly string[] })[];
  /** What was left out, by reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** Structures whose suggestions are complete now. */
  readonly expanded: readonly number[];
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
    sid: structure.id,
    smiles: structure.smiles,
    rosdal: structure.rosdal,
    depth: structure.depth,
    isInStock: structure.isInStock,
    catalogId: structure.catalogId,
    priceCategory: structure.priceCategory,
  };
}

function suggestionRow(queryId: number, suggestion: TreeGrowth['suggestions'][number]): typeof suggestions.$inferInsert {
  const { id, structureId, rating, probability, rank, ...others } = suggestion;
  const details = { ...others, nameReactions: withNames(others.nameReactions) };
  const precursorSids = [...new Set(details.precursors.map((precursor) => precursor.structureId))];
  return { queryId, ensid: id, sid: structureId, rank, rating, probability, precursorSids, details };
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
      .where(and(eq(structures.queryId, queryId), sql`${structures.sid} = ANY(${sql.param([...growth.expanded])}::integer[])`));
    await transaction
      .update(queryProgress)
      .set({
        percent: growth.progress.percent,
        structuresExpanded: growth.progress.structuresExpanded,
        suggestionsFound: growth.progress.suggestionsFound,
      })
      .where(eq(queryProgress.queryId, queryId));
    await transaction
      .update(queries)
      .set({
        structureCount: sql`${queries.structureCount} + ${growth.structures.length}`,
        suggestionCount: sql`${queries.suggestionCount} + ${growth.suggestions.length}`,
      })
      .where(eq(queries.id, queryId));
    await notify(transaction, 'query_changed', queryId);
    return state;
  });
}

/** Shows `steps` more steps below a structure, wherever it stands. */
export async function showBelow(database: Database, queryId: number, sid: number, steps: number): Promise<void> {
  await database
    .update(structures)
    .set({ continuedSteps: steps })
    .where(and(eq(structures.queryId, queryId), eq(structures.sid, sid)));
}
