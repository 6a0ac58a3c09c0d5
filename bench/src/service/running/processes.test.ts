import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { childrenOf, commandOf, isRunning, signal, useOf, variableOf } from './processes.ts';

let child: ChildProcess | null = null;
afterEach(() => {
  child?.kill('SIGKILL');
  child = null;
});

describe.runIf(existsSync('/proc/self/stat'))('a process', () => {
  it('is found below the one that started it, with its command, its environment and what it holds', async () => {
    child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', 'a word'], {
      env: { ...process.env, RETRON_BENCH_WORD: 'known' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise((resolve) => child?.stdout?.once('data', resolve));
    const pid = child.pid as number;
    expect(childrenOf(process.pid)).toContain(pid);
    expect(commandOf(pid).at(-1)).toBe('a word');
    expect(variableOf(pid, 'RETRON_BENCH_WORD')).toBe('known');
    expect(variableOf(pid, 'RETRON_BENCH_NOTHING')).toBe(null);
    const use = useOf(pid);
    expect(use?.fileDescriptors).toBeGreaterThan(2);
    expect(use?.residentMb).toBeGreaterThan(5);
    expect(isRunning(pid)).toBe(true);
  });

  it('that has gone is told from one that runs', async () => {
    child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
    const pid = child.pid as number;
    await new Promise((resolve) => child?.once('exit', resolve));
    expect(isRunning(pid)).toBe(false);
    expect(signal(pid, 'SIGTERM')).toBe(false);
    expect(useOf(pid)).toBe(null);
    expect(commandOf(pid)).toEqual([]);
  });
});
