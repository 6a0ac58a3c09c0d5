import { documentationCalls, WEB_APPLICATION_VERSION } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer.ts';
import { documentPage } from '../http/docs-page.ts';
import { openApiDocument } from '../http/open-api.ts';

interface Documentation {
  readonly json: string;
  readonly page: string;
}

function writeDocumentation(): Documentation {
  const document = openApiDocument(WEB_APPLICATION_VERSION);
  return { json: JSON.stringify(document), page: documentPage(document) };
}

/** The OpenAPI document, and a page to read it: written from the calls for the first who asks, so that nobody's start waits for them. */
export async function documentationRoutes(app: FastifyInstance): Promise<void> {
  let written: Documentation | null = null;
  const documentation = () => {
    written ??= writeDocumentation();
    return written;
  };
  answer(app, documentationCalls.getOpenApi, async ({ reply }) => reply.type('application/json; charset=utf-8').send(documentation().json));
  answer(app, documentationCalls.getPage, async ({ reply }) => reply.type('text/html; charset=utf-8').send(documentation().page));
}
