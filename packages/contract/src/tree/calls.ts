import { queryPath } from '../queries/query-requests.ts';
import { defineCall } from '../wire/call.ts';
import { doneAnswer } from '../wire/primitives.ts';
import { clusterAnswer, clusterBody, clusterPath } from './cluster.ts';
import { forwardCheckAnswer, forwardCheckPath } from './forward-check.ts';
import { routesAnswer, routesQuery } from './route.ts';
import { childrenAnswer, childrenQuery, continueBody, queryAnswer, structurePath } from './tree-node.ts';

const area = 'trees';

/** The suggestions of a query, by structure, and going on from one. */
export const treeCalls = {
  getQuery: defineCall({
    name: 'getQuery',
    method: 'GET',
    path: '/app/api/queries/{id}',
    area,
    summary: 'A query, its target and the whole first level of its tree',
    description: 'Deeper levels come by `getChildren`.',
    params: queryPath,
    answer: queryAnswer,
    errors: ['not-found'],
  }),
  getChildren: defineCall({
    name: 'getChildren',
    method: 'GET',
    path: '/app/api/queries/{id}/tree/{sid}/children',
    area,
    summary: 'Suggestions of one structure with their precursors, by page',
    description: 'Best first. Suggestions that lead back to a structure above are not shown.',
    params: structurePath,
    query: childrenQuery,
    answer: childrenAnswer,
    errors: ['not-found'],
  }),
  checkForward: defineCall({
    name: 'checkForward',
    method: 'GET',
    path: '/app/api/queries/{id}/forward/{ensid}',
    area,
    summary: 'What the precursors of a suggestion give',
    description: 'The forward prediction on the precursors of a retrosynthetic suggestion, with the libraries of the query.',
    params: forwardCheckPath,
    answer: forwardCheckAnswer,
    errors: ['not-found', 'conflict', 'unavailable'],
  }),
  listRoutes: defineCall({
    name: 'listRoutes',
    method: 'GET',
    path: '/app/api/queries/{id}/routes',
    area,
    summary: 'Routes to what can be bought, by page',
    description: 'The cheapest first. They are there while the query runs and after it was stopped; algorithms other than V3 find none.',
    params: queryPath,
    query: routesQuery,
    answer: routesAnswer,
    errors: ['not-found'],
  }),
  continue: defineCall({
    name: 'continueQuery',
    method: 'POST',
    path: '/app/api/queries/{id}/continue',
    area,
    summary: 'Go on planning from one structure',
    description: 'The query is Busy again until that is done.',
    params: queryPath,
    body: continueBody,
    answer: doneAnswer,
    errors: ['not-found', 'conflict', 'too-many', 'unavailable'],
  }),
  getCluster: defineCall({
    name: 'getReactionCluster',
    method: 'POST',
    path: '/app/api/v2/queries/{id}/rxncluster',
    area,
    summary: 'Suggestions of a structure that make the same bonds as one of them',
    description: 'As a tree: the structure, and below it the suggestions, best first.',
    params: queryPath,
    body: clusterBody,
    answer: clusterAnswer,
    errors: ['not-found'],
  }),
  getClusterByPath: defineCall({
    name: 'getReactionClusterByPath',
    method: 'GET',
    path: '/app/api/queries/{id}/rxncluster/{ensembleid}/{parentid}/{querygroup}',
    area,
    summary: 'The same, by path',
    description: 'Answers what `getReactionCluster` answers.',
    params: clusterPath,
    answer: clusterAnswer,
    errors: ['not-found'],
  }),
} as const;
