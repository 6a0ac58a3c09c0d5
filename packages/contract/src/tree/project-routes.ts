import { z } from 'zod';
import { batchKey } from '../queries/query-batch.ts';
import { id, page, perPage, wholeNumber } from '../wire/primitives.ts';

export const projectRoutesPath = z.object({ id: id.describe('Number of the project.') });

export const projectRoutesQuery = z.object({
  batch: batchKey.optional().describe('Only queries of the batch that was started by this name.'),
  most: wholeNumber({ min: 1, max: 100 }).prefault(10).describe('Routes of a query at most: 1 to 100.'),
  per_page: perPage({ max: 100, usual: 50 }),
  page,
});

/** One line of GET /app/api/projects/{id}/routes. */
export interface ProjectRoutesLine {
  /** Number and name of the query. */
  readonly id: number;
  readonly sessionid: string;
  /** The target in SMILES. */
  readonly smiles: string;
  readonly status: string;
  /** As `end` of `listRoutes`. */
  readonly end: string | null;
  /** Routes that are known, of which `trees` has the first. */
  readonly total: number;
  /** Each as `ReactionTree.from_dict` of AiZynthFinder reads it, the target outside. */
  readonly trees: readonly unknown[];
}
