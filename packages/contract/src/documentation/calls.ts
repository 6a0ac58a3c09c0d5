import { defineCall } from '../wire/call.ts';

const area = 'documentation';

/** This documentation. */
export const documentationCalls = {
  getOpenApi: defineCall({
    name: 'getOpenApi',
    method: 'GET',
    path: '/app/api/openapi.json',
    area,
    access: 'public',
    summary: 'The calls as an OpenAPI document',
    description: 'OpenAPI 3.1, written from the same objects that answer the calls.',
    answer: { status: 200, type: 'application/json', description: 'The document.' },
  }),
  getPage: defineCall({
    name: 'getDocumentationPage',
    method: 'GET',
    path: '/app/api/docs',
    area,
    access: 'public',
    summary: 'The calls as a page to read',
    description: 'The OpenAPI document as plain HTML without scripts.',
    answer: { status: 200, type: 'text/html', description: 'The page.' },
  }),
} as const;
