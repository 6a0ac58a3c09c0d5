import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LogFile } from './log-file.ts';
import { loggedError, reasonOf, sentenceOf } from './log-words.ts';
import { ENTRY_FLAGS } from './repository-root.ts';
import { eventually } from './testing/eventually.ts';
import { makeTemporaryFolder } from './testing/temporary-folder.ts';

let folder: string;
let undo: (() => void)[];
beforeEach(() => {
  folder = makeTemporaryFolder();
  undo = [];
});
afterEach(() => {
  for (const each of undo) each();
  rmSync(folder, { recursive: true, force: true });
});

const note = (dropped: number) => `${dropped} lines are missing\n`;
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').slice(0, -1);

/** A disk of a megabyte; null where this machine does not allow it. */
function smallDisk(): string | null {
  const path = join(folder, 'disk');
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    return null;
  }
  undo.push(() => execFileSync('umount', ['-l', path]));
  return path;
}

/** Runs a program of a few lines with a log of its own, as the server's processes have. */
function runWithLog(program: string, logTarget = 'files') {
  const log = pathToFileURL(join(import.meta.dirname, 'log.ts')).href;
  const file = join(folder, 'program.mts');
  const settings = JSON.stringify({ dataFolder: folder, logLevel: 'info', logTarget });
  writeFileSync(file, `import { createLog, droppedLogLines } from '${log}';\nconst log = createLog('web', ${settings});\n${program}`);
  const child = spawn(process.execPath, [...ENTRY_FLAGS, file], { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'pipe'] });
  undo.push(() => child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output, ended };
}

describe('a log file', () => {
  it('belongs to its owner alone, and begins anew when it is large, keeping so many old ones', () => {
    const path = join(folder, 'logs/web.log');
    const file = new LogFile(path, note, () => undefined, { rotation: { mostBytes: 30, oldFiles: 2 } });
    for (let number = 1; number <= 20; number += 1) file.write(`line ${String(number).padStart(4, '0')}\n`);
    expect(readdirSync(join(folder, 'logs')).sort()).toEqual(['web.1.log', 'web.2.log', 'web.log']);
    expect(linesOf(path).at(-1)).toBe('line 0020');
    const all = ['web.2.log', 'web.1.log', 'web.log'].flatMap((name) => linesOf(join(folder, 'logs', name)));
    expect(all).toEqual(Array.from({ length: all.length }, (_, index) => `line ${String(21 - all.length + index).padStart(4, '0')}`));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(file.dropped).toBe(0);
  });

  it('goes on where it was, and closes a file that was open to others', () => {
    const path = join(folder, 'web.log');
    writeFileSync(path, 'before\n', { mode: 0o644 });
    new LogFile(path, note, () => undefined).write('after\n');
    expect(linesOf(path)).toEqual(['before', 'after']);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('is made anew at its place when it was moved away', () => {
    const path = join(folder, 'web.log');
    const file = new LogFile(path, note, () => undefined);
    file.write('one\n');
    renameSync(path, `${path}-moved`);
    file.write('two\n');
    file.reopen();
    file.write('three\n');
    expect(linesOf(`${path}-moved`)).toEqual(['one', 'two']);
    expect(linesOf(path)).toEqual(['three']);
  });

  it('drops and counts lines that a device does not take, and tells of it once', () => {
    const troubles: string[] = [];
    const file = new LogFile('/dev/full', note, (error) => troubles.push(String(error)));
    for (let number = 0; number < 5; number += 1) file.write('a line\n');
    expect(file.dropped).toBe(5);
    expect(troubles).toEqual([expect.stringContaining('ENOSPC')]);
  });

  it('says after a full disk how many lines are missing, and leaves no half ones', ({ skip }) => {
    const disk = smallDisk();
    if (disk === null) return skip('no disk can be mounted here');
    let now = 0;
    const path = join(disk, 'web.log');
    const file = new LogFile(path, note, () => undefined, { now: () => now });
    file.write('before\n');
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(1_000_000));
    const long = `${'x'.repeat(9000)}\n`;
    for (let number = 0; number < 50; number += 1) {
      file.write(long);
      now += 10_000;
    }
    const { dropped } = file;
    expect(dropped).toBeGreaterThan(30);
    rmSync(join(disk, 'ballast'));
    file.write('after\n');
    const lines = linesOf(path);
    expect(lines.slice(-2)).toEqual([`${dropped} lines are missing`, 'after']);
    expect(lines.slice(1, -2)).toEqual(Array.from({ length: 50 - dropped }, () => 'x'.repeat(9000)));
  });
});

describe('the log of a process', () => {
  it('does not end it when the disk is full', async ({ skip }) => {
    const disk = smallDisk();
    if (disk === null) return skip('no disk can be mounted here');
    // The log's folder lies on the small disk.
    execFileSync('ln', ['-s', disk, join(folder, 'logs')]);
    const { ended, output } = runWithLog(`
      const text = 'x'.repeat(10_000);
      for (let number = 0; number < 400; number += 1) { log.warn({ text }, 'A line'); await new Promise((resolve) => setTimeout(resolve, 1)); }
      console.log('alive with ' + droppedLogLines() + ' lines dropped');`);
    expect(await ended).toBe(0);
    expect(output.stdout).toMatch(/^alive with [1-9]\d* lines dropped\n$/);
    expect(output.stderr.match(/The log cannot be written: ENOSPC/g)).toHaveLength(1);
  });

  it('is opened anew at SIGHUP, which does not end it', async () => {
    const { child, output } = runWithLog(`log.info('ready'); console.log('ready'); setInterval(() => log.info('again'), 50);`);
    await eventually(
      async () => output.stdout,
      (text) => text.includes('ready'),
    );
    const path = join(folder, 'logs/web.log');
    renameSync(path, `${path}-moved`);
    child.kill('SIGHUP');
    await eventually(
      async () => existsSync(path),
      (isThere) => isThere,
    );
    expect(child.exitCode).toBeNull();
    expect(JSON.parse(linesOf(`${path}-moved`)[0])).toMatchObject({ name: 'web', msg: 'ready' });
  });

  it('goes to standard output alone when that is set, and bears that nobody reads it', async () => {
    const { ended, output } = runWithLog(`log.warn('Something is odd'); log.info('Something else');`, 'stdout');
    expect(await ended).toBe(0);
    expect(
      output.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).msg),
    ).toEqual(['Something is odd', 'Something else']);
    expect(output.stderr).toBe('');
    expect(existsSync(join(folder, 'logs'))).toBe(false);

    const unread = runWithLog(
      `
      setTimeout(() => { for (let n = 0; n < 100; n += 1) log.info('x'.repeat(10_000)); }, 500);
      setTimeout(() => process.exit(7), 1500);`,
      'stdout',
    );
    unread.child.stdout.destroy();
    expect(await unread.ended).toBe(7);
  });

  it('tells a terminal a sentence, and keeps the stack for the file', async () => {
    const { ended, output } = runWithLog(`
      const { endOnUnexpectedErrors } = await import('${pathToFileURL(join(import.meta.dirname, 'unexpected-errors.ts')).href}');
      endOnUnexpectedErrors(log);
      setTimeout(() => { throw Object.assign(new Error('Connection terminated unexpectedly')); }, 10);
      setTimeout(() => { Promise.reject(new Error('a bug')); }, 100);
      setTimeout(() => console.log('still here'), 20_000);`);
    expect(await ended).toBe(1);
    expect(output.stdout).toBe('');
    expect(output.stderr).toBe(
      'web error: The database was lost where nobody expected it: Connection terminated unexpectedly\n' +
        'web error: This process met an error that nobody expected, and ends: a bug\n',
    );
    const [lost, bug] = linesOf(join(folder, 'logs/web.log')).map((line) => JSON.parse(line));
    expect(lost.err.message).toBe('Connection terminated unexpectedly');
    expect(bug.err.stack).toContain('program.mts');
  });
});

describe('an error in the log', () => {
  it('carries no password of an address, no value of a statement and no property nobody named', () => {
    const cause = Object.assign(new Error('connect to postgres://retron:s3cret@db.example.org:5432/retron failed'), {
      code: 'ECONNREFUSED',
      connectionString: 'postgres://retron:s3cret@db',
    });
    const error = Object.assign(new Error('Failed query: insert into "sessions" values ($1, $2)\nparams: t0ken,csrf\nt0ken', { cause }), {
      params: ['t0ken'],
      query: 'insert',
    });
    const text = JSON.stringify(loggedError(error));
    expect(text).not.toContain('s3cret');
    expect(text).not.toContain('t0ken');
    expect(loggedError(error)).toMatchObject({
      cause: { code: 'ECONNREFUSED', message: expect.stringContaining('retron:[hidden]@db.example.org') },
    });
    expect(loggedError(error).stack).toContain('log.test.ts');
    expect(Object.keys(loggedError(error)).sort()).toEqual(['cause', 'message', 'stack', 'type']);
  });

  it('is on a terminal what its innermost cause says', () => {
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:1');
    expect(reasonOf(new Error('Failed query: insert\nparams: cookie-key,s3cret', { cause }))).toBe(cause.message);
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(reasonOf(full)).toBe('the disk is full (ENOSPC: no space left on device, write)');
    expect(reasonOf('a text')).toBe('a text');
    expect(reasonOf({ message: 'a queue said so' })).toBe('a queue said so');
  });

  it('ends with its cause in a sentence', () => {
    const err = loggedError(new Error('Failed query: select 1\nparams: ', { cause: new Error('the database system is shutting down') }));
    expect(sentenceOf(JSON.stringify({ name: 'web', level: 40, msg: 'Lost a connection', err }))).toBe(
      'web warning: Lost a connection: the database system is shutting down\n',
    );
    const ended = { name: 'launcher', level: 50, msg: 'A process ended and is started again', child: 'web', message: 'no answer' };
    expect(sentenceOf(JSON.stringify(ended))).toBe('launcher error: A process ended and is started again: no answer\n');
    expect(sentenceOf(JSON.stringify({ ...ended, message: null }))).toBe('launcher error: A process ended and is started again\n');
  });
});
