import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '@retron/command/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchLoadCommand } from '../load/bench-load.ts';
import { benchCrashCommand } from './bench-crash.ts';

let used = '';
beforeAll(() => {
  used = mkdtempSync(join(tmpdir(), 'retron-crash-test-'));
  writeFileSync(join(used, 'a file'), '');
});
afterAll(() => rmSync(used, { recursive: true }));

describe('benches of the running product', () => {
  it.each([
    ['no kills', ['--kills', '0'], /--kills, --minutes, --seed and --port are numbers/],
    ['a seed that is no number', ['--seed', 'x'], /are numbers/],
    ['a kill there is not', ['--only', 'printer'], /There is no kill "printer".*postmaster, then web/],
    ['a folder that is in use', () => ['--data', used], /is not empty/],
  ])('refuse %s', async (_, args, message) => {
    const { status, err } = await record(benchCrashCommand, typeof args === 'function' ? args() : args);
    expect(status).toBe(2);
    expect(err.join('\n')).toMatch(message);
  });

  it('refuse a rate of nothing', async () => {
    const { status, err } = await record(benchLoadCommand, ['--rate', '0']);
    expect(status).toBe(2);
    expect(err.join('\n')).toMatch(/--rate, --seconds, --streams, --seed and --port are numbers/);
  });
});
