import { createServer, connect as dial, type Socket } from 'node:net';
import { type DatabasePool, openDatabase } from '../database/database.ts';
import { eventually } from './eventually.ts';
import type { TestDatabase } from './test-database.ts';

export interface DatabaseDoor extends TestDatabase {
  /** From now on the database cannot be reached through this door: connections break, new ones are refused. */
  shut(): Promise<void>;
}

/** Another way to a test database, which can be shut as if the database were gone. */
export async function openDatabaseDoor({ url }: Pick<TestDatabase, 'url'>): Promise<DatabaseDoor> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const door = createServer((socket) => {
    const beyond = dial(Number(port), hostname);
    for (const each of [socket, beyond]) {
      sockets.add(each);
      each.on('error', () => undefined).on('close', () => sockets.delete(each));
    }
    socket.pipe(beyond).pipe(socket);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((door.address() as { port: number }).port);
  const pool: DatabasePool = openDatabase(through.href, () => undefined);
  const shut = async () => {
    door.close();
    for (const socket of sockets) socket.destroy();
    await eventually(
      async () => sockets.size,
      (count) => count === 0,
    );
  };
  return {
    ...pool,
    url: through.href,
    shut,
    close: async () => {
      await shut();
      await pool.close();
    },
  };
}
