import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { doneAnswer, id } from '../wire/primitives.ts';
import { lookupAnswer, lookupBody, lookupPath } from './precedent.ts';
import { reportBody } from './report.ts';

const area = 'precedents';
const errors = ['not-found', 'conflict', 'unavailable'] as const;

/** Published reactions behind a suggestion. */
export const precedentCalls = {
  lookUp: defineCall({
    name: 'lookUpPrecedents',
    method: 'POST',
    path: '/app/api/v2/queries/{id}/lookup',
    area,
    summary: 'Precedents of a suggestion, or of its cluster',
    description: 'Those with a citation first, then the closest, by page.',
    params: z.object({ id: id.describe('Number of the query.') }),
    body: lookupBody,
    answer: lookupAnswer,
    errors,
  }),
  lookUpByPath: defineCall({
    name: 'lookUpPrecedentsByPath',
    method: 'GET',
    path: '/app/api/queries/{id}/lookup/{ensid}/{parid}/{queryGroup}/{direction}/{isCluster}',
    area,
    summary: 'Precedents of a suggestion, the first 200',
    description: 'Those with a citation first, then the closest surroundings of the changed bonds.',
    params: lookupPath,
    answer: lookupAnswer,
    errors,
  }),
  report: defineCall({
    name: 'reportPrecedent',
    method: 'POST',
    path: '/app/api/report',
    area,
    summary: 'Report a precedent that is wrong',
    description: 'For who looks after the libraries.',
    body: reportBody,
    answer: doneAnswer,
  }),
} as const;
