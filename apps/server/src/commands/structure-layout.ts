import { success } from '@retron/molecule';
import type { LayoutRequest } from '@retron/rdkit/port';
import type { Database } from '../database/database.ts';
import { findLayout, saveLayout } from '../repositories/layouts.ts';
import { type Outcome, refuse } from './outcome.ts';

/** Structures of one route stand at most so far below the target, continued trees included. */
const LONGEST_WAY = 50;

/**
 * A molfile of a structure of a query, drawn like the structure it was found from, so that a route reads as one scheme.
 *
 * Made when it is first wanted and kept: a structure looks the same for ever, wherever it stands.
 *
 * @param layOut - makes a molfile; throws where it cannot
 */
export async function structureLayout(
  database: Database,
  layOut: (request: LayoutRequest) => Promise<string>,
  queryId: number,
  sid: number,
  way = 0,
): Promise<Outcome<string>> {
  const row = await findLayout(database, queryId, sid);
  if (!row) return refuse('not-found', 'There is no such structure in this tree.');
  if (row.molfile !== null) return success(row.molfile);
  let alignTo: LayoutRequest['alignTo'];
  if (row.parent !== null && way < LONGEST_WAY) {
    const parent = await structureLayout(database, layOut, queryId, row.parent.sid, way + 1);
    if (!parent.ok) return parent;
    alignTo = { molfile: parent.value, parentAtom: row.parent.parentAtom };
  }
  const molfile = await layOut({ smiles: row.smiles, ...(alignTo ? { alignTo } : {}) });
  await saveLayout(database, queryId, sid, molfile);
  return success(molfile);
}
