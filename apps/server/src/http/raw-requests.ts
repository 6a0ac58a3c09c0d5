import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { invalid, PROBLEM_HEADERS, Problem } from './errors.ts';

const notHttp = new Problem('invalid', ['This is not a request that the server understands.']);
const BROKEN: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Problem('timed-out', ['The request did not come whole in time.']),
  HPE_HEADER_OVERFLOW: new Problem('headers-too-large', ['The headers of the request are too large.']),
};
const wrongHost = () => invalid('A request must name exactly one Host.');

/** Answers what is no request at all, or does not become one in time: there is no reply yet, only a socket. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, answer } = BROKEN[error.code ?? ''] ?? notHttp;
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(PROBLEM_HEADERS).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Proxies and servers choose differently between two; HTTP/1.1 asks for exactly one. Source: RFC 9112, section 3.2. */
function hasOneHost({ raw }: FastifyRequest): boolean {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0');
}

/** Refuses what the framework lets pass or answers in its own words. */
export const rawRequests = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    if (!hasOneHost(request)) throw wrongHost();
  });
  // The only expectation that there is, 100-continue, never comes here.
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(notHttp.answer);
    const headers = { ...PROBLEM_HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
    response.writeHead(notHttp.status, headers).end(body);
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Problem('unavailable', ['The server is stopping. Please try again.'], 5000);
  });
});
