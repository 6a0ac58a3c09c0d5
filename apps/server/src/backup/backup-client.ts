import pg from 'pg';
import { BackupError } from './backup-error.ts';

/**
 * Works on a connection of its own. When the work fails, whatever it was doing is cut off, and PostgreSQL rolls it back.
 *
 * @param signal - cuts off what PostgreSQL is doing or waiting for
 * @param name - how the connection is called in the server's list
 * @throws BackupError `unreachable`, `stopped`
 */
export async function withBackupClient<T>(
  url: string,
  name: string,
  signal: AbortSignal,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
  client.on('error', () => undefined); // the query that meets it tells
  try {
    await client.connect();
  } catch (error) {
    throw new BackupError('unreachable', `The database does not answer: ${(error as Error).message}. Is it just starting or ending?`);
  }
  const cutOff = () => void client.end();
  signal.addEventListener('abort', cutOff);
  try {
    signal.throwIfAborted();
    return await work(client);
  } catch (error) {
    if (signal.aborted) throw new BackupError('stopped', 'Stopped; nothing was changed.');
    throw error;
  } finally {
    signal.removeEventListener('abort', cutOff);
    await client.end();
  }
}
