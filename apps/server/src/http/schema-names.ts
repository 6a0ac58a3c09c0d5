import {
  comment,
  ensembleNode,
  errorsAnswer,
  libraryEntry,
  precedent,
  projectSummary,
  queryStatusAnswer,
  querySummary,
  strategyEntry,
  structureNode,
  treeState,
} from '@retron/contract';
import { z } from 'zod';

/** Schemas that stand under a name in the OpenAPI document; a schema that refers to itself must have one. */
const NAMED = {
  Comment: comment,
  EnsembleNode: ensembleNode,
  Errors: errorsAnswer,
  Library: libraryEntry,
  Precedent: precedent,
  ProjectSummary: projectSummary,
  QueryStatus: queryStatusAnswer,
  QuerySummary: querySummary,
  Strategy: strategyEntry,
  StructureNode: structureNode,
  TreeState: treeState,
};

export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(NAMED)) if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });
}
