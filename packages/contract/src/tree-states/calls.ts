import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { doneAnswer, id } from '../wire/primitives.ts';
import { changedTreeState, newTreeState, treeState } from './tree-state.ts';

const area = 'tree states';
const pid = id.describe('Number of the project.');
const qid = id.describe('Number of the query.');
const ofQuery = z.object({ pid, qid });
const oneState = z.object({ pid, qid, id: id.describe('Number of the saved view.') });
const errors = ['not-found'] as const;

/** Saved views of a tree; each reader has their own. */
export const treeStateCalls = {
  list: defineCall({
    name: 'listTreeStates',
    method: 'GET',
    path: '/app/api/projects/{pid}/query/{qid}/states',
    area,
    summary: 'Saved views of a tree',
    description: 'Those of the signed-in user, in the order in which they were first saved.',
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
    description: 'As a new one. Each name is taken once for each tree.',
    params: ofQuery,
    body: newTreeState,
    answer: treeState,
    errors: [...errors, 'conflict'],
  }),
  change: defineCall({
    name: 'changeTreeState',
    method: 'PUT',
    path: '/app/api/projects/{pid}/query/{qid}/states/{id}',
    area,
    summary: 'Save a view of a tree again',
    description:
      'Over an earlier one, or under another name. With `version` only if nobody saved it since; the answer then is 409 with `version` as the field.',
    params: oneState,
    body: changedTreeState,
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
