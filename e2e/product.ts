import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../..');
const READY = /Retron is ready at (\S+)/;
const START_TIMEOUT_MS = 300_000;

export interface Product {
  readonly url: string;
  readonly password: string;
  readonly stop: () => Promise<void>;
}

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))));
    });
  });
}

/** Runs `npm start` on an empty data folder and waits for its ready line. */
export async function startProduct(): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'retron-e2e-'));
  const password = randomBytes(12).toString('hex');
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), RETRON_DATA: data, RETRON_ADMIN_PASSWORD: password, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`The product was not ready in time:\n${output}`)), START_TIMEOUT_MS);
    const read = (chunk: Buffer): void => {
      output += chunk;
      const ready = READY.exec(output);
      if (!ready) return;
      clearTimeout(timer);
      done(ready[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`The product ended with status ${code} before it was ready:\n${output}`));
    });
  });
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  return {
    url,
    password,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
