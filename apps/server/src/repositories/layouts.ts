import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { structures, suggestions } from '../database/schema/tree.ts';
import { readSuggestion } from './stored/suggestion.ts';

/** What a structure's drawing depends on. */
export interface LayoutRow {
  readonly smiles: string;
  /** With coordinates; null until it was first drawn. */
  readonly molfile: string | null;
  /** The structure it is drawn like, and for each of its atoms that structure's atom or -1; null for the target. */
  readonly parent: { readonly id: number; readonly parentAtom: readonly number[] } | null;
}

export async function findLayout(database: Database, queryId: number, structureId: number): Promise<LayoutRow | null> {
  const rows = await database
    .select({ smiles: structures.smiles, molfile: structures.molfile, parentId: suggestions.structureId, details: suggestions.details })
    .from(structures)
    .leftJoin(suggestions, and(eq(suggestions.queryId, structures.queryId), eq(suggestions.id, structures.foundBy)))
    .where(and(eq(structures.queryId, queryId), eq(structures.id, structureId)));
  const row = rows[0];
  if (!row) return null;
  const precursor = row.details && readSuggestion(row.details).precursors.find((each) => each.structureId === structureId);
  const parent = row.parentId === null || !precursor ? null : { id: row.parentId, parentAtom: precursor.parentAtom };
  return { smiles: row.smiles, molfile: row.molfile, parent };
}

export async function saveLayout(database: Database, queryId: number, structureId: number, molfile: string): Promise<void> {
  await database
    .update(structures)
    .set({ molfile })
    .where(and(eq(structures.queryId, queryId), eq(structures.id, structureId)));
}
