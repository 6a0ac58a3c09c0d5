import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../running/chance.ts';

export interface Call {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** One call and how it went. */
export interface Timed {
  readonly name: string;
  /** From when it was due until the last byte. */
  readonly milliseconds: number;
  /** 0 where no answer came. */
  readonly status: number;
  readonly bytes: number;
}

/** Times at which calls are due, milliseconds from the begin: independent of each other (Poisson), so many a second on average. */
export function dueTimes(chance: Chance, rate: number, seconds: number): readonly number[] {
  const times: number[] = [];
  for (let at = 0; ; ) {
    at += (-Math.log(1 - chance.next()) * 1000) / rate;
    if (at >= seconds * 1000) return times;
    times.push(at);
  }
}

/**
 * Calls at the times they are due, whether those before have been answered or not, as many people do who do not wait for each other.
 * What is late because others are slow counts as slow itself.
 */
export async function callAtTimes(address: string, times: readonly number[], nextCall: () => Call): Promise<readonly Timed[]> {
  const agent = new Agent({ keepAlive: true });
  const begin = performance.now();
  const running: Promise<Timed>[] = [];
  for (const due of times) {
    const wait = begin + due - performance.now();
    if (wait > 1) await sleep(wait);
    running.push(timed(address, nextCall(), begin + due, agent));
  }
  const all = await Promise.all(running);
  agent.destroy();
  return all;
}

/** Calls once and waits. */
export async function callOnce(address: string, call: Call): Promise<Timed> {
  const agent = new Agent();
  return timed(address, call, performance.now(), agent);
}

function timed(address: string, { name, path, headers }: Call, due: number, agent: Agent): Promise<Timed> {
  return new Promise((resolve) => {
    const done = (status: number, bytes: number) => resolve({ name, status, bytes, milliseconds: performance.now() - due });
    const request = get(address + path, { agent, headers: { ...headers } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => done(answer.statusCode ?? 0, bytes));
      answer.on('error', () => done(0, bytes));
    });
    request.setTimeout(30_000, () => request.destroy());
    request.on('error', () => done(0, 0));
  });
}
