import { z } from 'zod';
import { plannedBy } from '../queries/provenance.ts';
import { querySummary } from '../queries/query.ts';
import { page, perPage, searchTerm } from '../wire/primitives.ts';

/** Which page of the queries that another can be compared with. */
export const comparableQuery = z.object({
  term: searchTerm.optional().describe('Looked for in name and description.'),
  per_page: perPage({ max: 500, usual: 50 }),
  page,
});

export const comparableAnswer = z.object({
  queries: z.array(querySummary).describe('The queries of the page, newest first.'),
  total: z.number().int().describe('Queries that pass, over all pages.'),
});
export type ComparableAnswer = z.infer<typeof comparableAnswer>;

const graphStructure = z.object({
  sid: z.number().int().describe('Number of the structure in the query.'),
  smiles: z.string().describe('RDKit canonical SMILES: the same molecule has the same in every query.'),
  name: z.string().optional().describe('What chemists call it; absent where no name is known.'),
  instock: z.boolean().nullable().describe('Whether a catalogue has it; null where none was asked.'),
  pricecategory: z.number().int().min(1).max(5).nullable().describe('1 cheapest to 5; null means unknown.'),
  steps: z.number().int().nullable().describe('Steps shown below it whatever its level, where the query went on from it; null elsewhere.'),
});
export type GraphStructure = z.infer<typeof graphStructure>;

const graphSuggestion = z.object({
  ensid: z.number().int().describe('Number of the suggestion in the query.'),
  parid: z.number().int().describe('`sid` of the structure that it makes; forward: that it starts from.'),
  rank: z.number().int().describe('Its place among the suggestions of that structure, from 1.'),
  rating: z.number().int().min(1).max(4).describe('1 ugly, 2 bad, 3 good, 4 great.'),
  probability: z.number().describe('0 to 1: that it is the step a chemist recorded.'),
  numPrecedents: z.number().int().describe('Recorded reactions behind it.'),
  name: z.string().describe('Its commonest name reaction; empty for none.'),
  warnings: z.number().int().describe('How many warnings it has.'),
  bonds: z.array(z.string()).describe('Bonds of the structure that it makes, as `4-7`, atom numbers from 1.'),
  precursors: z.array(z.number().int()).describe('`sid`s of its precursors; forward: of its products. One needed twice stands twice.'),
  partners: z.array(z.string()).describe('Forward direction: canonical SMILES of the reaction partners.'),
});
export type GraphSuggestion = z.infer<typeof graphSuggestion>;

/** GET /app/api/queries/{id}/graph: all that a query found, each structure and suggestion once, without evidence. */
export const queryGraph = z.object({
  query: querySummary,
  plannedBy: z.array(plannedBy).describe('What planned each of its runs, as far as that is recorded.'),
  structures: z.array(graphStructure).describe('All its structures, by number; the target is 1.'),
  suggestions: z.array(graphSuggestion).describe('All its suggestions, by structure, best first.'),
});
export type QueryGraph = z.infer<typeof queryGraph>;
