import type { ExportFile } from '@retron/exports';
import { ThreadLost } from '@retron/threads';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startExportWriters } from '../chemistry/export-writers.ts';
import { insertExport } from '../repositories/exports.ts';
import { registerProcess, removeProcess } from '../repositories/processes.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { eventually } from '../testing/eventually.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { ExportTaker } from './export-taker.ts';
import { exportWorldOf } from './make-export.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Has so many files of a user of that name asked for. */
async function enter(username: string, files: number): Promise<void> {
  const { database } = server;
  const user = await buildUser(database, { username });
  const project = await buildProject(database, user, { name: username });
  const queryId = await buildQuery(database, user, project, { name: username });
  const request = { subject: { kind: 'clusterstatistics' }, format: 'JSON', grouping: 'None' } as const;
  for (let i = 1; i <= files; i++)
    await insertExport(database, { userId: user.id, username, queryId, request, fileName: `${username} ${i}` });
}

async function names(state: string): Promise<string[]> {
  const { rows } = await server.database.execute<{ file_name: string }>(
    sql`SELECT file_name FROM export_jobs WHERE state = ${state} ORDER BY id`,
  );
  return rows.map((row) => row.file_name);
}

const running = (wanted: readonly string[]) =>
  eventually(
    () => names('running'),
    (found) => JSON.stringify(found) === JSON.stringify(wanted),
  );

it('makes files of two users at once, and those of one user one after another', async () => {
  const { database, services } = server;
  const writers = startExportWriters(1);
  const world = exportWorldOf(database, services.chemistry, writers, 'test build', pino({ level: 'silent' }));
  const ends: (() => void)[] = [];
  const taker = new ExportTaker(
    {
      ...world,
      write: () =>
        new Promise<ExportFile>((resolve) => {
          ends.push(() => resolve({ bytes: new Uint8Array(1), mediaType: 'application/json', extension: 'json' }));
        }),
    },
    services.processId,
  );
  try {
    await enter('anna', 2);
    taker.wake();
    await running(['anna 1']);
    await eventually(
      () => Promise.resolve(ends.length),
      (count) => count === 1,
    );
    await enter('ben', 1);
    taker.wake();
    await running(['anna 1', 'ben 1']);
    expect(await names('waiting')).toEqual(['anna 2']);
    ends[0]();
    await running(['anna 2', 'ben 1']);
    await eventually(
      () => Promise.resolve(ends.length),
      (count) => count === 3,
    );
    for (const end of ends) end();
    await running([]);
    expect(await names('ready')).toEqual(['anna 1', 'anna 2', 'ben 1']);
  } finally {
    await taker.stop();
    await writers.close();
  }
});

it('leaves what it made to others when its process is stopped, as it was', async () => {
  const { database, services } = server;
  const writers = startExportWriters(1);
  const world = exportWorldOf(database, services.chemistry, writers, 'test build', pino({ level: 'silent' }));
  let closeThreads = () => {};
  const closed = new Promise<never>((_, reject) => {
    closeThreads = () => reject(new ThreadLost('the threads were closed'));
  });
  closed.catch(() => undefined);
  let begun = 0;
  const write = () => {
    begun += 1;
    return closed;
  };
  await registerProcess(database, { id: 'stopped', role: 'worker', host: 'here', pid: 1, build: 'test', threads: 1, dataFiles: [] });
  const taker = new ExportTaker({ ...world, write }, 'stopped');
  try {
    await enter('cleo', 1);
    taker.wake();
    await eventually(
      () => Promise.resolve(begun),
      (count) => count === 1,
    );
    const stopped = taker.stop();
    closeThreads();
    await stopped;
    expect(await names('running')).toEqual(['cleo 1']);
    await removeProcess(database, 'stopped');
    expect(await names('waiting')).toEqual(['cleo 1']);
  } finally {
    await taker.stop();
    await writers.close();
  }
});
