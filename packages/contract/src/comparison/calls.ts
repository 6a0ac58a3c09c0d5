import { queryPath } from '../queries/query-requests.ts';
import { defineCall } from '../wire/call.ts';
import { comparableAnswer, comparableQuery, queryGraph } from './comparison.ts';

const area = 'comparison';

/** What comparing two queries needs. */
export const comparisonCalls = {
  listComparable: defineCall({
    name: 'listComparableQueries',
    method: 'GET',
    path: '/app/api/queries/{id}/comparable',
    area,
    summary: 'Queries that a query can be compared with',
    description:
      'Those that are Ready, have the same target molecule and another name, in all projects of the signed-in user, newest first.',
    params: queryPath,
    query: comparableQuery,
    answer: comparableAnswer,
    errors: ['not-found'],
  }),
  getGraph: defineCall({
    name: 'getQueryGraph',
    method: 'GET',
    path: '/app/api/queries/{id}/graph',
    area,
    summary: 'Everything that a query found, without the evidence',
    description: 'Structures and suggestions once each, whatever the number of their places in the tree.',
    params: queryPath,
    answer: queryGraph,
    errors: ['not-found'],
  }),
} as const;
