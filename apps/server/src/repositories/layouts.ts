import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { structures, suggestions } from '../database/schema/tree.ts';

/** What a structure's drawing depends on. */
export interface LayoutRow {
  readonly smiles: string;
  /** With coordinates; null until it was first drawn. */
  readonly molfile: string | null;
  /** The structure it is drawn like, and for each of its atoms that structure's atom or -1; null for the target. */
  readonly parent: { readonly sid: number; readonly parentAtom: readonly number[] } | null;
}

export async function findLayout(database: Database, queryId: number, sid: number): Promise<LayoutRow | null> {
  const rows = await database
    .select({ smiles: structures.smiles, molfile: structures.molfile, parentSid: suggestions.sid, details: suggestions.details })
    .from(structures)
    .leftJoin(suggestions, and(eq(suggestions.queryId, structures.queryId), eq(suggestions.ensid, structures.foundBy)))
    .where(and(eq(structures.queryId, queryId), eq(structures.sid, sid)));
  const row = rows[0];
  if (!row) return null;
  const precursor = row.details?.precursors.find(({ structureId }) => structureId === sid);
  const parent = row.parentSid === null || !precursor ? null : { sid: row.parentSid, parentAtom: precursor.parentAtom };
  return { smiles: row.smiles, molfile: row.molfile, parent };
}

export async function saveLayout(database: Database, queryId: number, sid: number, molfile: string): Promise<void> {
  await database
    .update(structures)
    .set({ molfile })
    .where(and(eq(structures.queryId, queryId), eq(structures.sid, sid)));
}
