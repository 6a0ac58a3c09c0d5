import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registerProcess } from '../repositories/processes.ts';
import { eventually } from '../testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { ProcessLife } from './process-life.ts';

const HASH = 'a'.repeat(64);
const FACTS = { role: 'worker', threads: 2, dataFiles: [{ kind: 'library', name: 'chemsynth_core-1.0', sha256: HASH }] } as const;

let testDatabase: TestDatabase;
let life: ProcessLife;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(() => life.end());
afterAll(() => testDatabase.close());

const rows = async (query: ReturnType<typeof sql>) => (await testDatabase.database.execute(query)).rows;
const isKnown = async (id: string) => (await rows(sql`SELECT 1 FROM processes WHERE id = ${id}`)).length === 1;

describe('a process', () => {
  it('is known with what it has while it lives, and is gone when it ends', async () => {
    life = new ProcessLife(testDatabase.database, FACTS, pino({ level: 'silent' }));
    await life.start();
    const facts = sql`SELECT role, pid, threads, data_files, seen_at::text FROM processes WHERE id = ${life.id}`;
    const [first] = await rows(facts);
    expect(first).toMatchObject({ role: 'worker', pid: process.pid, threads: 2, data_files: [HASH] });
    expect(await rows(sql`SELECT kind, name FROM data_files WHERE sha256 = ${HASH}`)).toEqual([
      { kind: 'library', name: 'chemsynth_core-1.0' },
    ]);
    await eventually(
      async () => (await rows(facts))[0].seen_at,
      (seen) => seen !== first.seen_at,
    );
    await life.end();
    expect(await isKnown(life.id)).toBe(false);
  });

  it('that was taken for dead is told so, and is known again', async () => {
    let told = 0;
    life = new ProcessLife(testDatabase.database, FACTS, pino({ level: 'silent' }), () => {
      told += 1;
    });
    await life.start();
    await rows(sql`DELETE FROM processes WHERE id = ${life.id}`);
    await eventually(
      () => isKnown(life.id),
      (isThere) => isThere,
    );
    expect(told).toBe(1);
  });

  it('takes others for dead only after it has seen the database for as long itself: they could not be seen either', async () => {
    const silent = { ...FACTS, id: randomUUID(), host: 'h', pid: 1, build: 'b' };
    await registerProcess(testDatabase.database, silent);
    await rows(sql`UPDATE processes SET seen_at = now() - interval '1 hour' WHERE id = ${silent.id}`);
    life = new ProcessLife(testDatabase.database, FACTS, pino({ level: 'silent' }));
    await life.start();
    await eventually(
      () => isKnown(silent.id),
      (isThere) => !isThere,
    );
    const [{ seconds }] = await rows(
      sql`SELECT EXTRACT(epoch FROM now() - started_at)::integer AS seconds FROM processes WHERE id = ${life.id}`,
    );
    expect(seconds).toBeGreaterThanOrEqual(12);
  });
});
