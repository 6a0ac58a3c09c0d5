import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Client } from './client.ts';

let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise<void>((resolve) => (server === null ? resolve() : server.close(() => resolve())));
  server = null;
});

/** A client of a server that takes every sign-in, and answers anything else as `listener` does. */
async function clientOf(listener: RequestListener) {
  const signIns: string[] = [];
  server = createServer((request, response) => {
    if (request.url !== '/app/login') return listener(request, response);
    signIns.push(`session=${signIns.length + 1}`);
    response.setHeader('set-cookie', `session=${signIns.length}; Path=/`).setHeader('content-type', 'application/json');
    return response.end('{"csrfToken":"token"}');
  });
  const { port } = await new Promise<AddressInfo>((resolve) => {
    server?.listen(0, '127.0.0.1', () => resolve(server?.address() as AddressInfo));
  });
  const failures: string[] = [];
  const client = new Client(`http://127.0.0.1:${port}`, { username: 'anna', password: 'x' }, (what) => failures.push(what));
  return { client, failures, signIns };
}

const answering =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');

describe('what became of a call', () => {
  it.each([
    [200, 'acknowledged'],
    [201, 'acknowledged'],
    [409, 'refused'],
    [429, 'refused'],
    [500, 'unknown'],
    [503, 'unknown'],
  ])('is told by the status %i: %s', async (status, kind) => {
    const { client, failures } = await clientOf(answering(status));
    expect((await client.call('POST', '/x', {})).kind).toBe(kind);
    expect(failures).toEqual(kind === 'acknowledged' ? [] : [String(status)]);
  });

  it('is unknown when the connection is lost after the call was sent', async () => {
    const { client } = await clientOf((request) => request.socket.destroy());
    expect((await client.call('POST', '/x', {})).kind).toBe('unknown');
  });

  it('is unknown when no answer comes in time', async () => {
    const { client } = await clientOf(() => undefined);
    expect((await client.call('POST', '/x', {}, 200)).kind).toBe('unknown');
  });

  it('is refused when nobody listens, or nobody lets the client in', async () => {
    const { client } = await clientOf(answering(200));
    await client.signIn();
    server?.closeAllConnections();
    await new Promise<void>((resolve) => server?.close(() => resolve()));
    server = null;
    expect(await client.call('POST', '/x', {})).toMatchObject({ kind: 'refused', status: 0 });
  });
});

describe('a session', () => {
  it('is begun with the first call, kept, and begun anew when it is not known any more', async () => {
    const seen: string[] = [];
    const { client, signIns } = await clientOf((request, response) => {
      seen.push(`${request.headers.cookie} ${request.headers['x-csrf-token']}`);
      response.writeHead(seen.length === 2 ? 401 : 200, { 'content-type': 'application/json' }).end('{}');
    });
    const kinds = [];
    for (let call = 0; call < 3; call++) kinds.push((await client.get('/x')).kind);
    expect(kinds).toEqual(['acknowledged', 'refused', 'acknowledged']);
    expect(seen).toEqual(['session=1 token', 'session=1 token', 'session=2 token']);
    expect(signIns.length).toBe(2);
  });
});
