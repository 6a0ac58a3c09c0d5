import { success } from '@retron/molecule';
import type { LayoutRequest } from '@retron/rdkit/port';
import type { Database } from '../database/database.ts';
import { findLayout, saveLayout } from '../repositories/layouts.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleQuery } from './visible-query.ts';

/** Structures of one route stand at most so far below the target, continued trees included. */
const LONGEST_WAY = 50;

/**
 * A molfile of a structure of a query, drawn like the structure it was found from, so that a route reads as one scheme.
 *
 * Made when it is first wanted and kept: a structure looks the same for ever, wherever it stands.
 */
export async function structureLayout(
  database: Database,
  user: User,
  layOut: LayOut,
  queryId: number,
  structureId: number,
): Promise<Outcome<string>> {
  const row = await visibleQuery(database, user, queryId);
  return row.ok ? layoutOf(database, layOut, queryId, structureId, 0) : row;
}

/** Makes a molfile of a structure. */
export type LayOut = (request: LayoutRequest) => Promise<Outcome<string>>;

async function layoutOf(database: Database, layOut: LayOut, queryId: number, structureId: number, way: number): Promise<Outcome<string>> {
  const row = await findLayout(database, queryId, structureId);
  if (!row) return refuse('not-found', 'There is no such structure in this tree.');
  if (row.molfile !== null) return success(row.molfile);
  let alignTo: LayoutRequest['alignTo'];
  if (row.parent !== null && way < LONGEST_WAY) {
    const parent = await layoutOf(database, layOut, queryId, row.parent.id, way + 1);
    if (!parent.ok) return parent;
    alignTo = { molfile: parent.value, parentAtom: row.parent.parentAtom };
  }
  const molfile = await layOut({ smiles: row.smiles, ...(alignTo ? { alignTo } : {}) });
  if (molfile.ok) await saveLayout(database, queryId, structureId, molfile.value);
  return molfile;
}
