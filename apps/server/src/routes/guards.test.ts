import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../testing/build.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let operations: readonly { readonly method: NonNullable<InjectOptions['method']>; readonly url: string }[];
/** Answered to everybody; anything else in the document needs a session. */
const PUBLIC = new Set(['POST /app/login', 'GET /app/logout', 'GET /app/status/info', 'GET /app/api/openapi.json', 'GET /app/api/docs']);

beforeAll(async () => {
  server = await createTestServer();
  const { paths } = (await server.call({ method: 'GET', url: '/app/api/openapi.json' })).body as { paths: Record<string, object> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as NonNullable<InjectOptions['method']>,
      url: path.replaceAll(/\{\w+\}/g, '1'),
    })),
  );
});
afterAll(() => server.close());

const guarded = () => operations.filter(({ method, url }) => !PUBLIC.has(`${method} ${url}`));

describe('every documented call', () => {
  it('is looked at here', () => {
    expect(operations.length).toBeGreaterThan(40);
  });

  it('requires sign-in', async () => {
    for (const operation of guarded()) {
      const answer = await server.call({ ...operation, ...(operation.method === 'GET' ? {} : { payload: {} }) });
      expect(answer, `${operation.method} ${operation.url}`).toMatchObject({ status: 401, body: { errors: ['Access is denied'] } });
    }
  });

  it('refuses to change anything without the CSRF token', async () => {
    const { cookie } = await server.signIn(await buildUser(server.database));
    for (const operation of guarded().filter(({ method }) => method !== 'GET')) {
      for (const token of [undefined, 'x'.repeat(43)]) {
        const headers = { cookie, ...(token ? { 'x-csrf-token': token } : {}) };
        const answer = await server.call({ ...operation, headers, payload: {} });
        expect(answer.status, `${operation.method} ${operation.url}`).toBe(403);
        expect(answer.body.errors[0]).toContain('X-CSRF-Token');
      }
    }
  });

  it('answers what is wrong in the same form', async () => {
    const client = await server.signIn(await buildUser(server.database));
    for (const { method, url } of guarded().filter(({ method }) => method === 'GET')) {
      const answer = await client.get(url.replaceAll('/1', '/2147483647'));
      if (answer.status < 400) continue;
      expect([400, 404], `${method} ${url}`).toContain(answer.status);
      expect(answer.body.errors.length).toBeGreaterThan(0);
    }
  });
});

describe('an unknown call', () => {
  it.each(['/app/api/nothing', '/app/apiv2/nothing', '/app/status/nothing'])('%s answers JSON', async (url) => {
    expect(await server.call({ method: 'GET', url })).toMatchObject({ status: 404, body: { errors: ['There is no such call.'] } });
  });
});

describe('the documentation', () => {
  it('is an OpenAPI 3.1 document without dangling references', async () => {
    const { body } = await server.call({ method: 'GET', url: '/app/api/openapi.json' });
    expect(body.openapi).toBe('3.1.0');
    const references = [...JSON.stringify(body).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]);
    for (const reference of new Set(references)) {
      const target = reference
        .replace(/^#\//, '')
        .split('/')
        .reduce((at: Record<string, unknown> | undefined, key) => at?.[key] as Record<string, unknown> | undefined, body);
      expect(target, reference).toBeDefined();
    }
  });

  it('can be read as a page without scripts', async () => {
    const { status, body, headers } = await server.call({ method: 'GET', url: '/app/api/docs' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('/app/api/queries/{id}/tree/{sid}/children');
    expect(body).not.toContain('<script');
  });
});
