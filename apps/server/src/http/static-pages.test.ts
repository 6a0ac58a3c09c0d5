import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './server.ts';
import type { Services } from './services.ts';

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retron-pages-'));
  for (const name of ['assets', 'editor']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>the page');
  writeFileSync(join(folder, 'assets/index-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'editor/index.html'), '<!doctype html>the editor');
  app = await createServer({
    services: {} as Services, // pages need none
    log: pino({ level: 'silent' }),
    cookieKey: 'a key for tests only, thirty-two characters',
    pagesFolder: folder,
    trustedProxies: [],
    routes: async () => undefined,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

describe('the pages', () => {
  it.each(['/', '/projects/7/tree/3', '/app/login', '/app/login/auth', '/news/showmore'])(
    '%s is the one page, asked for anew each time',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('the page');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('keep files with a hash in their name for ever, and do not stand in for missing ones', async () => {
    expect((await get('/assets/index-abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/index-old.js')).statusCode).toBe(404);
  });

  it('come to who is signed in without asking who that is: the database may be away', async () => {
    const cookies = { retron_session: app.signCookie('a token') };
    for (const url of ['/', '/assets/index-abc123.js', '/editor/index.html'])
      expect((await app.inject({ method: 'GET', url, cookies })).statusCode).toBe(200);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])('never leave their folder: %s', async (url) => {
    expect((await get(url)).body).not.toContain('"name"');
  });

  it('run no scripts but their own; only the editor may compile', async () => {
    const policy = async (url: string) => String((await get(url)).headers['content-security-policy']);
    expect(await policy('/')).toContain("script-src 'self';");
    expect(await policy('/')).not.toContain('unsafe-eval');
    expect(await policy('/editor/index.html')).toContain("'unsafe-eval'");
  });
});
