import pg from 'pg';
import { BackupError } from './backup-error.ts';

/** Codes of PostgreSQL's class 57P: an administrator or a crash ended the connection. */
const isShutDown = (error: unknown) => String((error as { code?: unknown }).code).startsWith('57P');

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
  let isLost = false;
  client.on('error', () => {
    isLost = true;
  });
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
    if (isLost || isShutDown(error)) {
      throw new BackupError('unreachable', `The connection to the database was lost: ${(error as Error).message}. Nothing was changed.`);
    }
    throw error;
  } finally {
    signal.removeEventListener('abort', cutOff);
    await client.end();
  }
}
