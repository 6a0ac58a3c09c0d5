import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FIXTURES = join(import.meta.dirname, '../../../fixtures/wire');

/** Answers the calls of the app from `fixtures/wire`, so that screens can be built without a server. Nothing is kept. */
export function fixtureServer(): Plugin {
  return {
    name: 'retron-fixtures',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        // By vite itself: Node does not load the contract's sources.
        const { answerFromFixtures } = (await server.ssrLoadModule('/dev/fixture-answers.ts')) as typeof import('./fixture-answers.ts');
        const url = new URL(request.url ?? '/', 'http://localhost');
        const answer = answerFromFixtures(request.method ?? 'GET', url);
        if (answer === null) return next();
        response.statusCode = answer.status;
        response.setHeader('content-type', answer.type);
        response.end(answer.file === null ? answer.text : readFileSync(join(FIXTURES, answer.file)));
      });
    },
  };
}
