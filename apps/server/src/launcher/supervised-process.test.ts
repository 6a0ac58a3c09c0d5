import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { type ChildPatience, SupervisedProcess } from './supervised-process.ts';

const FAST: Partial<ChildPatience> = { firstPauseMs: 50, longestPauseMs: 200 };

let folder: string;
let child: SupervisedProcess | null = null;
beforeEach(() => {
  folder = makeTemporaryFolder();
});
afterEach(async () => {
  await child?.stop();
  child = null;
  rmSync(folder, { recursive: true, force: true });
});

const startsFile = () => join(folder, 'starts');
const starts = () => (existsSync(startsFile()) ? readFileSync(startsFile(), 'utf8').trim().split('\n') : []);
const startsAtLeast = (count: number) =>
  eventually(
    async () => starts(),
    (lines) => lines.length >= count,
  );

/**
 * A child whose `body` knows which start it is (`nth`, from 1) and what to `tell` the launcher; it lives until it is told to end.
 * Each start leaves a line with its process number and its PORT.
 */
function supervise(body: string, patience: Partial<ChildPatience> = {}): Promise<Error> {
  const file = join(folder, 'child.mjs');
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(startsFile())}, process.pid + ' ' + process.env.PORT + '\\n');
const nth = readFileSync(${JSON.stringify(startsFile())}, 'utf8').trim().split('\\n').length;
const tell = (message) => process.send(message);
setInterval(() => undefined, 1000);
process.on('SIGTERM', () => process.exit(0));
${body}`,
  );
  return new Promise((resolve) => {
    const program = { name: 'web' as const, command: [file], environment: { ...process.env, PORT: '0' }, showsOutput: false };
    child = new SupervisedProcess(program, pino({ enabled: false }), resolve, { ...FAST, ...patience });
  });
}

const ready = () => (child as SupervisedProcess).ready;

describe('a supervised process', () => {
  it('is started again at the port it had, also when that fails a few times', async () => {
    supervise(`
if (nth === 1) { tell({ kind: 'ready', port: 4711 }); setTimeout(() => process.exit(1), 100); }
else if (nth === 2) process.exit(1);
else if (nth === 3) { tell({ kind: 'failed', message: 'The port is in use.', isFinal: true }); setTimeout(() => process.exit(1), 50); }
else tell({ kind: 'ready', port: 4711 });`);
    expect(await ready()).toBe(4711);
    expect((await startsAtLeast(4)).map((line) => line.split(' ')[1])).toEqual(['0', '4711', '4711', '4711']);
  });

  it('is given up at once where starting again would not mend it', async () => {
    const error = await supervise(
      `tell({ kind: 'failed', message: 'The library is damaged.', isFinal: true }); setTimeout(() => process.exit(1), 50);`,
    );
    expect(error.message).toBe('The library is damaged.');
    expect(starts()).toHaveLength(1);
  });

  it('is tried again when its reason may pass', async () => {
    supervise(`
if (nth < 3) { tell({ kind: 'failed', message: 'The database is away.', isFinal: false }); setTimeout(() => process.exit(1), 50); }
else tell({ kind: 'ready', port: null });`);
    expect(await ready()).toBeNull();
    expect(starts()).toHaveLength(3);
  });

  it('is given up with its last word after it failed for long enough, after it was ready too', async () => {
    const body = (isFirst: string) => `
if (${isFirst}) { tell({ kind: 'ready', port: null }); setTimeout(() => process.exit(1), 50); }
else { tell({ kind: 'failed', message: 'The disk is full.', isFinal: true }); setTimeout(() => process.exit(1), 50); }`;
    const later = await supervise(body('nth === 1'), { failingMs: 3000 });
    expect(later.message).toBe('The disk is full.');
    expect(starts().length).toBeGreaterThan(2);
  });

  it('is killed when it gets not ready, or says nothing after that', async () => {
    supervise(
      `if (nth === 2) { tell({ kind: 'ready', port: null }); } else if (nth > 2) { tell({ kind: 'ready', port: null }); setInterval(() => tell({ kind: 'alive' }), 50); }`,
      {
        startMs: 3000,
        silentMs: 3000,
      },
    );
    await startsAtLeast(3);
    const [first, second] = starts().map((line) => Number(line.split(' ')[0]));
    for (const pid of [first, second]) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('can be stopped while it waits to be started again', async () => {
    supervise('process.exit(1);', { firstPauseMs: 60_000, longestPauseMs: 60_000, firstFailingMs: 600_000 });
    await startsAtLeast(1);
    await child?.stop();
    expect(starts()).toHaveLength(1);
  });

  it('is started again at once with other settings', async () => {
    supervise(`tell({ kind: 'ready', port: 4711 });`);
    await ready();
    await child?.restartWith({ PORT: '4712' });
    expect((await startsAtLeast(2))[1]).toMatch(/ 4712$/);
  });
});
