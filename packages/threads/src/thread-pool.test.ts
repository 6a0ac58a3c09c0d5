import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestFunctions } from './testing/test-thread.ts';
import { CallTooLong, GroupBusy, ThreadLost, ThreadPool, type ThreadPoolSettings, ThreadsBusy } from './thread-pool.ts';

const FILE = fileURLToPath(new URL('testing/test-thread.ts', import.meta.url));
const LONG_MS = 600_000;

const pools: ThreadPool<TestFunctions>[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function poolOf(
  change: Partial<Omit<ThreadPoolSettings, 'program'>> & { workerData?: string | Int32Array } = {},
): ThreadPool<TestFunctions> {
  const { workerData, ...settings } = change;
  const pool = new ThreadPool<TestFunctions>({ program: { file: FILE, workerData, resourceLimits: {} }, size: 1, ...settings });
  pools.push(pool);
  return pool;
}

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('a pool of threads', () => {
  it('answers calls, each with its own value', async () => {
    const pool = poolOf();
    expect(await Promise.all([1, 2, 3].map((n) => pool.call('add', n, 10)))).toEqual([11, 12, 13]);
  });

  it('works on as many calls at once as it has threads', async () => {
    const pool = poolOf({ size: 2 });
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    const threads = await Promise.all([pool.call('meet', arrived, 2), pool.call('meet', arrived, 2)]);
    expect(new Set(threads).size).toBe(2);
  });

  it('starts no more threads than it may', async () => {
    const pool = poolOf();
    const threads = await Promise.all([1, 2, 3].map(() => pool.call('meet', new Int32Array(new SharedArrayBuffer(4)), 1)));
    expect(new Set(threads).size).toBe(1);
  });

  it('tells of a bug in a function by its message, and goes on', async () => {
    const pool = poolOf();
    expect(String(await errorOf(pool.call('fail', 'a bug')))).toContain('a bug');
    expect(await pool.call('add', 1, 1)).toBe(2);
  });

  it('refuses what cannot be copied to a thread, and goes on', async () => {
    const pool = poolOf();
    const calls = [errorOf(pool.call('add', 1, (() => 2) as never)), pool.call('add', 1, 1)] as const;
    expect(await calls[0]).toMatchObject({ name: 'DataCloneError' });
    expect(await calls[1]).toBe(2);
  });

  it('passes on how far a call is', async () => {
    const heard: unknown[] = [];
    expect(await poolOf().callWith({ onProgress: (progress) => heard.push(progress) }, 'count', 3)).toBe(3);
    expect(heard).toEqual([1, 2, 3]);
  });

  it('loses only the call whose thread died, and gives the others a new thread', async () => {
    const pool = poolOf();
    const [lost, answered] = [errorOf(pool.call('exit')), pool.call('add', 1, 2)];
    expect(await lost).toBeInstanceOf(ThreadLost);
    expect(await answered).toBe(3);
  });

  it('loses a call that takes too long once it is begun, however long others waited before it', async () => {
    const pool = poolOf({ patience: { startMs: LONG_MS, callMs: 1500 } });
    const short = [1, 2, 3, 4].map(() => pool.call('waitMs', 500));
    const late = await errorOf(pool.call('waitMs', LONG_MS));
    expect(await Promise.all(short)).toHaveLength(4);
    expect(late).toBeInstanceOf(ThreadLost);
    expect(String(late)).toContain('waitMs took longer than 1500 ms');
  });

  it('leaves a call that tells how far it is as long as it takes', async () => {
    const pool = poolOf({ patience: { startMs: LONG_MS, callMs: 1500 } });
    expect(await pool.call('countSlowly', 4, 600)).toBe(4);
    expect(String(await errorOf(pool.call('countSlowly', 1, LONG_MS)))).toContain('countSlowly took longer than 1500 ms');
  });

  it.each([
    ['cannot start', { startMs: LONG_MS, callMs: LONG_MS }, 'a damaged file'],
    ['never starts', { startMs: 300, callMs: LONG_MS }, 'no start within 300 ms'],
  ])('whose thread %s fails everything that waits, and tries again at the next call', async (workerData, patience, reason) => {
    const pool = poolOf({ workerData, patience });
    for (let round = 0; round < 2; round++) {
      const errors = await Promise.all([errorOf(pool.call('add', 1, 1)), errorOf(pool.call('add', 2, 2))]);
      for (const error of errors) {
        expect(error).toBeInstanceOf(ThreadLost);
        expect(String(error)).toContain(reason);
      }
    }
  });

  it('ends calls when they are told to end, waiting or under way, and answers the rest', async () => {
    const pool = poolOf();
    const [first, second] = [new AbortController(), new AbortController()];
    const underWay = errorOf(pool.callWith({ signal: first.signal }, 'waitMs', LONG_MS));
    const waiting = errorOf(pool.callWith({ signal: second.signal }, 'waitMs', LONG_MS));
    const last = pool.call('add', 20, 3);
    second.abort(new Error('not needed any more'));
    expect(String(await waiting)).toContain('not needed any more');
    setTimeout(() => first.abort(new Error('stopped')), 300);
    expect(String(await underWay)).toContain('stopped');
    expect(await last).toBe(23);
    expect(String(await errorOf(pool.callWith({ signal: AbortSignal.abort(new Error('before')) }, 'add', 1, 1)))).toContain('before');
  });

  it('takes no more calls than may wait', async () => {
    const pool = poolOf({ mostWaiting: 2 });
    const taken = [pool.call('add', 1, 1), pool.call('add', 2, 2)];
    expect(await errorOf(pool.call('add', 3, 3))).toBeInstanceOf(ThreadsBusy);
    expect(await Promise.all(taken)).toEqual([2, 4]);
    expect(await pool.call('add', 4, 4)).toBe(8);
  });

  it('loses a call that takes too much processor time, not one that waits as long', async () => {
    const pool = poolOf({ size: 2, patience: { startMs: LONG_MS, callMs: LONG_MS, callCpuMs: 700 } });
    const [spun, waited] = [errorOf(pool.call('spin')), pool.call('waitMs', 3000)];
    expect(await spun).toBeInstanceOf(CallTooLong);
    expect(await spun).toMatchObject({ call: 'spin', message: 'spin took longer than 700 ms of processor time' });
    expect(await waited).toBeUndefined();
  });

  it('gives groups turns, however many calls of one wait', async () => {
    const pool = poolOf();
    const answered: string[] = [];
    const call = (group: string, ms: number) => pool.callWith({ group }, 'waitMs', ms).then(() => answered.push(group));
    await Promise.all([...Array.from({ length: 4 }, () => call('a', 50)), call('b', 50), call('b', 50), call('c', 50)]);
    expect(answered.join('')).toBe('abcabaa');
  });

  it('leaves a thread to others, whatever one group does', async () => {
    const pool = poolOf({ size: 2 });
    const slow = Array.from({ length: 3 }, () => errorOf(pool.callWith({ group: 'slow' }, 'waitMs', LONG_MS)));
    for (const group of ['b', 'c', null]) expect(await pool.callWith({ group }, 'add', 1, 2)).toBe(3);
    await pool.close();
    for (const error of await Promise.all(slow)) expect(error).toBeInstanceOf(ThreadLost);
  });

  it('takes no more calls of one group than may wait, but those of others', async () => {
    const pool = poolOf({ mostWaitingOfGroup: 2 });
    const taken = [1, 2].map((n) => pool.callWith({ group: 'a' }, 'add', n, 0));
    expect(await errorOf(pool.callWith({ group: 'a' }, 'add', 3, 0))).toBeInstanceOf(GroupBusy);
    expect(await pool.callWith({ group: 'b' }, 'add', 4, 0)).toBe(4);
    expect(await Promise.all(taken)).toEqual([1, 2]);
    expect(await pool.callWith({ group: 'a' }, 'add', 5, 0)).toBe(5);
  });

  it('starts all threads before it is asked where it should', async () => {
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    poolOf({ size: 3, isEager: true, workerData: arrived });
    for (let now = Atomics.load(arrived, 0); now < 3; now = Atomics.load(arrived, 0))
      await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('goes over to another program without losing a call', async () => {
    const before = new Int32Array(new SharedArrayBuffer(4));
    const after = new Int32Array(new SharedArrayBuffer(4));
    const pool = poolOf({ size: 2, isEager: true, workerData: before });
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    const meeting = pool.call('meet', arrived, 2);
    for (let now = Atomics.load(arrived, 0); now < 1; now = Atomics.load(arrived, 0))
      await new Promise((resolve) => setTimeout(resolve, 20));
    pool.renew({ file: FILE, workerData: after, resourceLimits: {} });
    expect(await Promise.all([1, 2, 3].map((n) => pool.call('add', n, 0)))).toEqual([1, 2, 3]);
    // The call that was under way ends where it began, though its thread is to go.
    for (let now = Atomics.load(after, 0); now < 2; now = Atomics.load(after, 0)) await new Promise((resolve) => setTimeout(resolve, 20));
    const last = await pool.call('meet', arrived, 2);
    expect(await meeting).not.toBe(last);
    expect([before[0], after[0]]).toEqual([2, 2]);
    while (pool.isRenewing) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('goes on with a call that waited for one of its group on a thread that was to go', async () => {
    const pool = poolOf({ size: 2, isEager: true });
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    const after = new Int32Array(new SharedArrayBuffer(4));
    const first = pool.callWith({ group: 1 }, 'meet', arrived, 2);
    while (Atomics.load(arrived, 0) < 1) await new Promise((resolve) => setTimeout(resolve, 20));
    pool.renew({ file: FILE, workerData: after, resourceLimits: {} });
    while (Atomics.load(after, 0) < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const second = pool.callWith({ group: 1 }, 'add', 1, 1);
    Atomics.add(arrived, 0, 1);
    Atomics.notify(arrived, 0);
    await first;
    // Nobody calls again.
    expect(await second).toBe(2);
  });

  it('goes on with what it has where another program cannot start', async () => {
    const pool = poolOf();
    expect(await pool.call('add', 1, 1)).toBe(2);
    pool.renew({ file: FILE, workerData: 'cannot start', resourceLimits: {} });
    expect(await pool.call('add', 2, 2)).toBe(4);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await pool.call('add', 3, 3)).toBe(6);
  });

  it('fails what is under way and what waits when it is closed', async () => {
    const pool = poolOf();
    const calls = [errorOf(pool.call('waitMs', LONG_MS)), errorOf(pool.call('add', 1, 1))];
    await pool.close();
    for (const error of await Promise.all(calls)) expect(error).toBeInstanceOf(ThreadLost);
  });
});
