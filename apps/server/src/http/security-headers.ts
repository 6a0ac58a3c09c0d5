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

/** Nothing of the device is used; the editor and the forms read and write the clipboard only when the user asks for it. */
const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), ' +
  'microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()';
/** A year. Names below ours belong to others, so that they are left alone. */
const ALWAYS_TLS = 'max-age=31536000';

export const securityHeaders = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: PAGE },
    crossOriginEmbedderPolicy: false,
    // Below, and only where there is TLS: over plain HTTP browsers ignore it.
    strictTransportSecurity: false,
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS);
    if (request.protocol === 'https') void reply.header('strict-transport-security', ALWAYS_TLS);
  });
  app.addHook('onSend', async (request, reply) => {
    // Answers of calls belong to who is signed in; pictures, pages and streams say themselves who may keep them.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (request.url.startsWith('/editor/')) reply.header('content-security-policy', EDITOR_HEADER);
  });
});
