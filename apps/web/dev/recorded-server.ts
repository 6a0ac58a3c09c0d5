import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';

/** Answers the calls of the app from `fixtures/recorded`, so that screens can be built without a server. Nothing is kept. */
export function recordedServer(): Plugin {
  return {
    name: 'retron-recorded',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        // By vite itself: Node does not load the contract's sources.
        const { answerFromRecorded } = (await server.ssrLoadModule('/dev/recorded-answers.ts')) as typeof import('./recorded-answers.ts');
        const url = new URL(request.url ?? '/', 'http://localhost');
        const answer = answerFromRecorded(request.method ?? 'GET', url, await readBody(request));
        if (answer === null) return next();
        response.statusCode = answer.status;
        response.setHeader('content-type', answer.type);
        if (answer.location !== undefined) response.setHeader('location', answer.location);
        response.end(answer.content);
      });
    },
  };
}

/** What a call carries as JSON; null for none, and for anything else. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type'] !== 'application/json') return null;
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return null;
  }
}
