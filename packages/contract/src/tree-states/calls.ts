import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { doneAnswer, id, storableRecord, text } from '../wire/primitives.ts';

const area = 'tree states';
const pid = id.describe('Number of the project.');
const qid = id.describe('Number of the query.');
const ofQuery = z.object({ pid, qid });
const oneState = z.object({ pid, qid, id: id.describe('Number of the saved view.') });
const errors = ['not-found'] as const;

/** One saved view of a tree; `state` is the reader's own (`TreeView` as JSON). */
export const treeState = z
  .object({
    id: z.number().int().describe('Number of the saved view.'),
    pid: z.number().int().describe('Number of the project.'),
    qid: z.number().int().describe('Number of the query.'),
    name: z.string().describe('Its name; may be empty.'),
    state: z.record(z.string(), z.unknown()).describe('The view, as it was given.'),
    created: z.string().describe('When it was first saved, ISO 8601 UTC.'),
    changed: z.string().describe('When it was last saved, ISO 8601 UTC.'),
  })
  .meta({ id: 'TreeState', description: 'A saved view of a tree.' });
export type WireTreeState = z.infer<typeof treeState>;

const body = z.strictObject({
  name: text(200).default('').describe('Its name.'),
  state: storableRecord.describe('The view: any JSON object.'),
});

/** Saved views of a tree; each reader has their own. */
export const treeStateCalls = {
  list: defineCall({
    name: 'listTreeStates',
    method: 'GET',
    path: '/app/api/projects/{pid}/query/{qid}/states',
    area,
    summary: 'Saved views of a tree',
    description: 'Those of the signed-in user, in the order in which they were changed.',
    params: ofQuery,
    answer: z.array(treeState),
    errors,
  }),
  get: defineCall({
    name: 'getTreeState',
    method: 'GET',
    path: '/app/api/projects/{pid}/query/{qid}/states/{id}',
    area,
    summary: 'A saved view of a tree',
    description: 'One of the signed-in user.',
    params: oneState,
    answer: treeState,
    errors,
  }),
  create: defineCall({
    name: 'createTreeState',
    method: 'POST',
    path: '/app/api/projects/{pid}/query/{qid}/states',
    area,
    summary: 'Save a view of a tree',
    description: 'As a new one.',
    params: ofQuery,
    body,
    answer: treeState,
    errors: [...errors, 'conflict'],
  }),
  change: defineCall({
    name: 'changeTreeState',
    method: 'PUT',
    path: '/app/api/projects/{pid}/query/{qid}/states/{id}',
    area,
    summary: 'Save a view of a tree again',
    description: 'Over an earlier one.',
    params: oneState,
    body,
    answer: treeState,
    errors: [...errors, 'conflict'],
  }),
  delete: defineCall({
    name: 'deleteTreeState',
    method: 'DELETE',
    path: '/app/api/projects/{pid}/query/{qid}/states/{id}',
    area,
    summary: 'Delete a saved view of a tree',
    description: 'One of the signed-in user.',
    params: oneState,
    answer: doneAnswer,
    errors,
  }),
} as const;
