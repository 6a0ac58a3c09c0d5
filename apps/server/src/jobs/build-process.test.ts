import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { TEXTS } from '@retron/contract';
import { openLibraryFile } from '@retron/installation';
import type { PrecedentId } from '@retron/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildOrder, BuildProgress } from '../building/build-messages.ts';
import { ENTRY_FLAGS, REPOSITORY_ROOT } from '../repository-root.ts';
import { eventually } from '../testing/eventually.ts';
import { BuildProcess } from './build-process.ts';

const LIMITS = { megabytes: 1000, minutes: 5 };
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'retron-build-'));
  // Long enough that nothing is over before it is stopped.
  const rows = Array.from({ length: 200_000 }, (_, row) => `${row}\t[CH3:1][OH:2].Cl[CH2:3][CH3:4]>>[CH3:1][O:2][CH2:3][CH3:4]`);
  writeFileSync(join(folder, 'many.tsv'), ['id\treaction', ...rows].join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const orderOf = (change: Partial<BuildOrder> = {}): BuildOrder =>
  ({
    ...{ kind: 'library', file: join(folder, 'many.tsv'), fileName: 'many.tsv', out: join(folder, 'out.rlib'), name: 'many', version: '1' },
    ...{ displayName: 'Many', licence: 'none', choices: { displayText: '', minimumSupport: 1 }, mapWith: [] },
    ...change,
  }) as BuildOrder;

/** Whether a process lives; one that ended and was not collected counts as dead. */
const lives = async (pid: number) => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => ({ stdout: 'Z' }));
  return !stdout.trim().startsWith('Z');
};

describe('a process that builds', () => {
  it('says how far it is, and is ended at once', async () => {
    let told: BuildProgress | null = null;
    const process = new BuildProcess(orderOf(), LIMITS, (progress) => {
      told = progress;
    });
    await eventually(
      async () => told,
      (progress) => (progress?.done ?? 0) > 0,
      60_000,
    );
    expect(told).toMatchObject({ stage: 'reading' });
    process.end();
    expect(await process.ended).toEqual({ kind: 'ended' });
  });

  it('reads a table separated by commas, and tells its precedents by the name of the library', async () => {
    const rows = Array.from({ length: 3 }, (_, row) => `${row},"[CH3:1][OH:2].Cl[CH2:3][CH3:4]>>[CH3:1][O:2][CH2:3][CH3:4]"`);
    writeFileSync(join(folder, 'own.csv'), ['id,reaction', ...rows].join('\r\n'));
    const out = join(folder, 'own.rlib');
    const order = orderOf({ file: join(folder, 'own.csv'), fileName: 'own.csv', out, displayName: 'Our notebook' });
    const end = await new BuildProcess(order, LIMITS, () => undefined).ended;
    expect(end).toMatchObject({ kind: 'built', report: { read: 3 } });
    const library = openLibraryFile(out);
    expect(library.ok && library.value.precedent(0 as PrecedentId).source).toBe('Our notebook');
  });

  it('says in a sentence why a file is none', async () => {
    writeFileSync(join(folder, 'letter.rdf'), 'Dear colleague\n');
    const order = orderOf({ file: join(folder, 'letter.rdf'), fileName: 'letter.rdf' });
    const end = await new BuildProcess(order, LIMITS, () => undefined).ended;
    expect(end).toEqual({ kind: 'refused', message: 'letter.rdf does not begin with $RDFILE: it is no RDfile.' });
  });

  it('says that the disk is full when there is no room for what it made', async () => {
    writeFileSync(join(folder, 'one.csv'), 'id,reaction\n1,"[CH3:1][OH:2].Cl[CH2:3][CH3:4]>>[CH3:1][O:2][CH2:3][CH3:4]"\n');
    const order = orderOf({ file: join(folder, 'one.csv'), fileName: 'one.csv', out: '/dev/full' });
    const end = await new BuildProcess(order, LIMITS, () => undefined).ended;
    expect(end).toEqual({ kind: 'refused', message: TEXTS.diskFull });
  });

  it('says that it may not take so long', async () => {
    const end = await new BuildProcess(orderOf(), { ...LIMITS, minutes: 0.02 }, () => undefined).ended;
    expect(end).toMatchObject({ kind: 'refused', message: expect.stringContaining('RETRON_BUILD_MINUTES') });
  });

  it('ends when who asked for it was killed', async () => {
    const module = pathToFileURL(join(REPOSITORY_ROOT, 'apps/server/src/jobs/build-process.ts')).href;
    const script = join(folder, 'asker.mjs');
    // Tells the number of its child once that works, and dies.
    writeFileSync(
      script,
      `import { execFileSync } from 'node:child_process';
       import { BuildProcess } from ${JSON.stringify(module)};
       new BuildProcess(${JSON.stringify(orderOf())}, ${JSON.stringify(LIMITS)}, ({ done }) => {
         if (done === 0) return;
         const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
         console.log(children.split('\\n').find((line) => line.includes('builder')).trim().split(' ')[0]);
         process.kill(process.pid, 'SIGKILL');
       });`,
    );
    const died = await promisify(execFile)(process.execPath, [...ENTRY_FLAGS, script], { cwd: REPOSITORY_ROOT }).catch(
      (error: { readonly signal: string; readonly stdout: string }) => error,
    );
    const child = Number(died.stdout);
    expect(child).toBeGreaterThan(1);
    await eventually(
      () => lives(child),
      (isAlive) => !isAlive,
      30_000,
    );
  });
});
