import type { ForwardCheck, ForwardQuestion } from '../chemistry/forward-check.ts';
import type { Database } from '../database/database.ts';
import { findStructures, findSuggestion } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleQuery } from './visible-query.ts';

/**
 * What the precursors of a retrosynthetic suggestion give, by the libraries of its query.
 *
 * @param predict - predicts it with the installed libraries
 */
export async function checkForward(
  database: Database,
  user: User,
  predict: (question: ForwardQuestion) => Promise<ForwardCheck>,
  { queryId, suggestionId }: { readonly queryId: number; readonly suggestionId: number },
): Promise<Outcome<ForwardCheck>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  const { query } = row.value;
  if (query.direction !== 'retrosynthesis') return refuse('conflict', 'A query of the forward direction is a prediction already.');
  const suggestion = await findSuggestion(database, queryId, suggestionId);
  if (!suggestion) return refuse('not-found', 'There is no such suggestion in this tree.');
  const ids = suggestion.details.precursors.map(({ structureId }) => structureId);
  const structures = await findStructures(database, queryId, [suggestion.structureId, ...ids]);
  const smilesOf = (id: number) => structures.get(id)?.smiles;
  const product = smilesOf(suggestion.structureId);
  const precursors = ids.flatMap((id) => smilesOf(id) ?? []);
  if (product === undefined || precursors.length < ids.length) return refuse('not-found', 'There is no such structure in this tree.');
  return {
    ok: true,
    value: await predict({ libraries: query.libraries, precursors, product, textbook: suggestion.details.textbook?.name ?? null }),
  };
}
