import { documentationCalls, WEB_APPLICATION_VERSION } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer.ts';
import { documentPage } from '../http/docs-page.ts';
import { openApiDocument } from '../http/open-api.ts';

/** The OpenAPI document, written from the calls, and a page to read it. */
export async function documentationRoutes(app: FastifyInstance): Promise<void> {
  const document = openApiDocument(WEB_APPLICATION_VERSION);
  const [json, page] = [JSON.stringify(document), documentPage(document)];
  answer(app, documentationCalls.getOpenApi, async ({ reply }) => reply.type('application/json; charset=utf-8').send(json));
  answer(app, documentationCalls.getPage, async ({ reply }) => reply.type('text/html; charset=utf-8').send(page));
}
