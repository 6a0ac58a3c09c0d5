import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const self = "'self'";
/** Our own pages: nothing from elsewhere; styles inline because the component library sets them so. */
const PAGE = {
  defaultSrc: [self],
  scriptSrc: [self],
  styleSrc: [self, "'unsafe-inline'"],
  imgSrc: [self, 'data:', 'blob:'],
  fontSrc: [self, 'data:'],
  connectSrc: [self],
  frameSrc: [self],
  frameAncestors: [self],
  objectSrc: ["'none'"],
  baseUri: [self],
  formAction: [self],
  upgradeInsecureRequests: null,
};
/** The molecule editor compiles WebAssembly and works in blob workers; it runs in a frame of its own. */
const EDITOR = {
  ...PAGE,
  scriptSrc: [self, "'unsafe-eval'", "'wasm-unsafe-eval'", 'blob:'],
  workerSrc: [self, 'blob:'],
  connectSrc: [self, 'blob:', 'data:'],
};

const toHeader = (policy: Record<string, readonly string[] | null>): string =>
  Object.entries(policy)
    .filter((entry): entry is [string, readonly string[]] => entry[1] !== null)
    .map(([name, sources]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${sources.join(' ')}`)
    .join('; ');
const EDITOR_HEADER = toHeader(EDITOR);

/** What an SVG may do when it is opened by itself: nothing but style. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const securityHeaders = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: PAGE },
    crossOriginEmbedderPolicy: false,
    // The server speaks plain HTTP on the local machine; a proxy that adds TLS adds this header too.
    strictTransportSecurity: false,
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/editor/')) reply.header('content-security-policy', EDITOR_HEADER);
  });
});
