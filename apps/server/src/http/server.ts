import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import { allowedMethods } from './allowed-methods.ts';
import { callLog, logFailure } from './call-log.ts';
import { problemOf, sendProblem, unknownPath, wrongMethod } from './errors.ts';
import { answerBrokenRequest, rawRequests } from './raw-requests.ts';
import { securityHeaders } from './security-headers.ts';
import type { Services } from './services.ts';
import { sessionGuard } from './session-guard.ts';
import { isApiPath, isBuiltFile, staticPages } from './static-pages.ts';

const BODY_LIMIT_BYTES = 2_000_000;
/** A request that does not come whole in this time is given up. */
const REQUEST_TIMEOUT_MS = 60_000;

export interface ServerOptions {
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  /** Signs the session cookie. */
  readonly cookieKey: string;
  /** Folder of the built pages; null serves the calls only. */
  readonly pagesFolder: string | null;
  /** Proxies whose word about a client's address and protocol is taken; see the settings. */
  readonly trustedProxies: readonly string[];
  readonly requestTimeoutMs?: number;
  readonly routes: (app: FastifyInstance) => Promise<void>;
}

/** The web server, ready to listen: guards, calls, documentation, pages. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const app = fastify({
    loggerInstance: options.log,
    bodyLimit: BODY_LIMIT_BYTES,
    // Told in the answer and in every line of the log; a number that the caller gives is not taken.
    genReqId: () => randomUUID(),
    // One line a call is written by `callLog`, without headers and bodies.
    logController: new fastify.LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    requestTimeout,
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: requestTimeout / 2,
      // Looked at below, where it can be answered in our form.
      requireHostHeader: false,
    },
    // An address that cannot be decoded reaches no route and no error handler.
    frameworkErrors: (error, _request, reply) => {
      sendProblem(reply as FastifyReply, problemOf(error));
    },
    clientErrorHandler: answerBrokenRequest,
    return503OnClosing: false,
    // Event streams would hold up the end.
    forceCloseConnections: true,
    trustProxy: [...options.trustedProxies],
  });
  app.removeContentTypeParser('text/plain'); // calls take JSON alone

  app.setErrorHandler((error: Error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) logFailure(request, problem, error);
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isApiPath(request.url) && !isBuiltFile(request.url);
    if (isPage && options.pagesFolder !== null) return reply.sendPage();
    const allowed = allowedMethods(request.url);
    if (allowed.length > 0) void reply.header('allow', allowed.join(', '));
    return sendProblem(reply, allowed.length > 0 ? wrongMethod(allowed) : unknownPath());
  });

  await app.register(callLog, { metrics: options.services.metrics });
  await app.register(securityHeaders);
  await app.register(rawRequests);
  await app.register(fastifyCookie, { secret: options.cookieKey });
  await app.register(sessionGuard, { services: options.services });
  if (options.pagesFolder !== null) await app.register(staticPages, { folder: options.pagesFolder });
  await app.register(options.routes);
  return app;
}
