import { defineCall } from '../wire/call.ts';
import { disconnectionBody, disconnectionPath, disconnectionQuery, disconnectionSummary } from './disconnection.ts';

const area = 'disconnections';
const path = '/app/api/queries/{id}/disconnection/{targethash}';
const errors = ['not-found', 'unavailable'] as const;

/** The disconnection summary of a query's target: read it, comment on a cluster, keep the filter. */
export const disconnectionCalls = {
  get: defineCall({
    name: 'getDisconnections',
    method: 'GET',
    path,
    area,
    summary: 'Suggestions of the target by the bonds they make',
    description: 'Narrowed by the filter given, else by the one that the signed-in user saved.',
    params: disconnectionPath,
    query: disconnectionQuery,
    answer: disconnectionSummary,
    errors,
  }),
  save: defineCall({
    name: 'saveDisconnections',
    method: 'POST',
    path,
    area,
    summary: 'Comment on a cluster, keep the filter of the summary',
    description:
      'Comments are seen by all members, the filter is the user’s own. With `cluster.commentVersion` only if nobody saved another comment since; the answer then is 409 with that field. What is absent stays; answers the summary as it is then.',
    params: disconnectionPath,
    body: disconnectionBody,
    answer: disconnectionSummary,
    errors: [...errors, 'conflict'],
  }),
} as const;
