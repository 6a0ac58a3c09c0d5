import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  const pagesFolder = makeTemporaryFolder();
  mkdirSync(join(pagesFolder, 'assets'));
  writeFileSync(join(pagesFolder, 'index.html'), '<!doctype html>the page');
  server = await createTestServer({}, { pagesFolder, requestTimeoutMs: 500 });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes as they are, and reads until the server has said everything. */
function send(bytes: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    const answered = () => {
      const [head, ...body] = text.split('\r\n\r\n');
      const [first, ...lines] = head.split('\r\n');
      const headers = Object.fromEntries(lines.map((line) => [line.split(':')[0].toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
      return { status: Number(first.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
    };
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
      const { headers, body } = answered();
      if (text.includes('\r\n\r\n') && Buffer.byteLength(body) >= Number(headers['content-length'] ?? Number.POSITIVE_INFINITY))
        socket.end();
    });
    socket.on('close', () => (text === '' ? reject(new Error('The server said nothing')) : resolve(answered())));
    socket.on('error', (error) => text === '' && reject(error));
  });
}

const HOST = 'Host: localhost\r\n';
const get = (path: string, headers = HOST) => `GET ${path} HTTP/1.1\r\n${headers}\r\n`;
const post = (headers: string, body = '') => `POST /app/login HTTP/1.1\r\n${HOST}${headers}\r\n${body}`;
const JSON_HEADER = 'Content-Type: application/json\r\n';

function expectProblem({ status, headers, body }: Answer, expected: number): void {
  expect(status, body).toBe(expected);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  const { errors, details } = JSON.parse(body);
  expect(errors.length).toBeGreaterThan(0);
  expect(details.map(({ message }: { message: string }) => message)).toEqual(errors);
}

describe('what is wrong with a request before any call reads it is answered in the form of all problems', () => {
  it.each([
    ['an address that cannot be decoded', 400, get('/app/api/queries/%zz')],
    ['an address of a page that cannot be decoded', 400, get('/projects/%ff%fe')],
    ['an address of a file that cannot be decoded', 400, get('/assets/%')],
    ['U+0000 in the address of a file', 404, get('/assets/a%00b.js')],
    ['a file that is not there', 404, get('/assets/index-old.js')],
    ['a way out of the folder', 404, get('/assets/../../../etc/passwd')],
    ['a parameter that is too long', 414, get(`/app/api/strategies/${'x'.repeat(600)}`)],
    ['an unknown call', 404, get('/app/api/nothing')],
    ['another method', 405, `DELETE /app/api/whoami HTTP/1.1\r\n${HOST}\r\n`],
    ['a method that no call has', 405, `TRACE /app/api/whoami HTTP/1.1\r\n${HOST}\r\n`],
    ['a method of WebDAV', 405, `PROPFIND /app/api/whoami HTTP/1.1\r\n${HOST}\r\n`],
    ['a method that is none', 400, `SMILES / HTTP/1.1\r\n${HOST}\r\n`],
    ['no HTTP', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['another version of HTTP', 400, `GET / HTTP/9.9\r\n${HOST}\r\n`],
    ['two hosts', 400, get('/app/api/whoami', `${HOST}Host: evil.example\r\n`)],
    ['the same host twice', 400, get('/', `${HOST}host: localhost\r\n`)],
    ['no host', 400, get('/app/api/whoami', '')],
    ['headers that are too large', 431, get('/', `${HOST}X-Long: ${'x'.repeat(20_000)}\r\n`)],
    ['a header that cannot be read', 400, get('/', `${HOST}X Bad: 1\r\n`)],
    ['a length that is none', 400, post(`${JSON_HEADER}Content-Length: ten\r\n`)],
    ['two lengths', 400, post(`${JSON_HEADER}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n`, '{}')],
    ['a chunk that is none', 400, post(`${JSON_HEADER}Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n')],
    ['a body that is too large', 413, post(`${JSON_HEADER}Content-Length: 3000000\r\n`, '{')],
    ['a body that is no JSON', 400, post(`${JSON_HEADER}Content-Length: 1\r\n`, '{')],
    ['a body of another type', 415, post('Content-Type: text/xml\r\nContent-Length: 2\r\n', '{}')],
    ['a body without a type', 415, post('Content-Length: 2\r\n', '{}')],
    ['a type that is none', 415, post('Content-Type: ;;;\r\nContent-Length: 2\r\n', '{}')],
    [
      'a body that replaces what objects are made of',
      400,
      post(`${JSON_HEADER}Content-Length: 28\r\n`, '{"__proto__":{"isAdmin":"x"}}'.slice(0, 28)),
    ],
    ['an expectation that nobody can meet', 400, get('/', `${HOST}Expect: a-miracle\r\n`)],
    ['a body that does not come', 408, post(`${JSON_HEADER}Content-Length: 50\r\n`, '{"username"')],
    ['headers that do not end', 408, `GET / HTTP/1.1\r\n${HOST}`],
  ])('%s: %i', async (_, status, bytes) => {
    expectProblem(await send(bytes), status);
  });

  it('a request of HTTP/1.0 may leave out the host', async () => {
    expect((await send('GET /health/live HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  it('pages are answered to who asks for their head alone', async () => {
    expect((await send(`HEAD /projects/1 HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)).status).toBe(200);
  });
});

describe('answers', () => {
  it('of calls are kept nowhere, and the page may use nothing of the device', async () => {
    for (const path of ['/app/status/info', '/app/api/whoami', '/app/api/openapi.json']) {
      const { headers } = await send(get(path));
      expect(headers['cache-control'], path).toBe('no-store');
      expect(headers['permissions-policy'], path).toContain('camera=()');
      expect(headers['strict-transport-security'], path).toBeUndefined();
    }
    expect((await send(get('/'))).headers['cache-control']).toBe('no-cache');
  });
});
