import { TEXTS, type WireDirection } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Suggestion } from '@retron/tree';
import type { Database } from '../database/database.ts';
import { findStructures, findSuggestion } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { clusterOf } from './reaction-cluster.ts';
import { visibleQuery } from './visible-query.ts';

/** What the libraries must know to find the precedents of a suggestion. */
export interface PrecedentQuestion {
  readonly transforms: Suggestion['transforms'];
  readonly precedentCount: number;
  /** The product of the reaction: the structure itself, or in the forward direction what comes of it. */
  readonly productSmiles: string;
}

/** A suggestion, or with `isCluster` all that make the same bonds of its structure. */
export interface AskedSuggestion {
  readonly queryId: number;
  readonly ensid: number;
  readonly isCluster: boolean;
  /** The structure that it makes, again. */
  readonly sid?: number | undefined;
  /** The direction of the query, again. */
  readonly direction?: WireDirection | undefined;
}

export async function precedentQuestion(
  database: Database,
  user: User,
  { queryId, ensid, isCluster, sid, direction }: AskedSuggestion,
): Promise<Outcome<PrecedentQuestion>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  if (direction !== undefined && direction !== row.value.query.direction) {
    return refuse('invalid', { code: 'invalid', about: 'direction', message: TEXTS.otherDirection });
  }
  const suggestion = await findSuggestion(database, queryId, ensid);
  if (!suggestion || (sid !== undefined && sid !== suggestion.sid)) {
    return refuse('not-found', 'There is no such suggestion in this tree.');
  }
  const { details } = suggestion;
  const productSid = row.value.query.direction === 'synthesis' ? suggestion.sid : details.precursors[0].structureId;
  const product = (await findStructures(database, queryId, [productSid])).get(productSid);
  if (!product) return refuse('not-found', 'There is no such structure in this tree.');
  const cluster = isCluster ? await clusterOf(database, row.value.query, suggestion) : null;
  const asked = cluster?.members ?? [suggestion];
  return success({
    transforms: asked.flatMap((each) => each.details.transforms),
    precedentCount: asked.reduce((sum, each) => sum + each.details.precedentCount, 0),
    productSmiles: product.smiles,
  });
}
