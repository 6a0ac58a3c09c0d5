import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { SupervisedDatabase } from './supervised-database.ts';

/** A database that is killed as soon as it runs, and then fails to start so many times. */
function killedDatabase(failures: number) {
  let tries = 0;
  let lives = false;
  return {
    url: 'postgres://nowhere',
    start: async () => {
      tries += 1;
      if (tries > 1 && tries <= 1 + failures) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      lives = tries > 1;
    },
    stop: async () => undefined,
    isRunning: () => lives,
    state: async () => 'ready' as const,
    endByForce: async () => undefined,
    tries: () => tries,
  };
}

function supervise(failures: number, givenUpAfterMs?: number) {
  const database = killedDatabase(failures);
  const lost: string[] = [];
  const watcher = { onMoved: () => undefined, onLost: ({ message }: Error) => lost.push(message) };
  return { database, lost, supervised: new SupervisedDatabase(database, pino({ level: 'silent' }), watcher, givenUpAfterMs) };
}

describe('a database that is killed again while it starts', () => {
  it('is started again and again until it runs', async () => {
    const { database, lost, supervised } = supervise(3);
    await supervised.start();
    await eventually(
      async () => database.isRunning(),
      (isRunning) => isRunning,
    );
    expect(database.tries()).toBe(5);
    expect(lost).toEqual([]);
    await supervised.stop();
  });

  it('is given up with a sentence when it does not start for long', async () => {
    const { lost, supervised } = supervise(Number.POSITIVE_INFINITY, 300);
    await supervised.start();
    await eventually(
      async () => lost,
      ({ length }) => length > 0,
    );
    expect(lost).toEqual(['The database ended and cannot be started again. connect ECONNREFUSED']);
    await supervised.stop();
  });

  it('is no more started once it is to stop', async () => {
    const { lost, supervised, database } = supervise(Number.POSITIVE_INFINITY);
    await supervised.start();
    await eventually(
      async () => database.tries(),
      (tries) => tries > 1,
    );
    await supervised.stop();
    const tries = database.tries();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(database.tries()).toBeLessThanOrEqual(tries + 1);
    expect(lost).toEqual([]);
  });
});
