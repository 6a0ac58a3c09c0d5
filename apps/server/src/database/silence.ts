import type { Socket } from 'node:net';
import pg from 'pg';

/** A held connection on which nothing was heard for so long: it is asked on another one whether the database answers at all. */
const ASK_AFTER_MS = 3000;
/** For that answer. A database that is stopped, or behind a network that swallows everything, takes connections and says nothing. */
const ANSWER_MS = 4000;

/** As the connection ends that waited in vain; see `hasWaited`. */
export const SILENT = 'Connection terminated: the database was silent.';

/**
 * Ends connections of a pool that wait for an answer while the database gives none to anybody, so that a call ends within seconds, however long a
 * statement may take on a database that is well.
 *
 * @param longestMs - silence after which one is ended whatever others hear: the server itself ends a statement that takes so long
 */
export function endSilentConnections(pool: pg.Pool, url: string, longestMs: number): void {
  const heldSince = new WeakMap<pg.PoolClient, number>();
  let asking: Promise<boolean> | null = null;
  const answers = () => {
    asking ??= doesAnswer(url).finally(() => {
      asking = null;
    });
    return asking;
  };
  pool.on('acquire', (client) => heldSince.set(client, performance.now()));
  pool.on('release', (_, client) => heldSince.delete(client));
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    let heard = { bytes: -1, atMs: 0 };
    const look = async () => {
      const since = heldSince.get(client);
      if (since === undefined || stream.destroyed) return;
      const bytes = stream.bytesRead;
      if (bytes !== heard.bytes) heard = { bytes, atMs: performance.now() - ASK_AFTER_MS };
      const isTooLong = performance.now() - Math.max(heard.atMs, since) >= longestMs;
      const isWell = !isTooLong && (await answers());
      // What was heard meanwhile looks again by itself.
      if (stream.destroyed || stream.bytesRead !== bytes || heldSince.get(client) !== since) return;
      if (isWell) stream.setTimeout(ASK_AFTER_MS);
      else stream.destroy(new Error(SILENT));
    };
    stream.setTimeout(Math.min(ASK_AFTER_MS, longestMs), () => void look());
  });
}

function streamOf(client: pg.PoolClient): Socket {
  return (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;
}

/** Any word of the server is an answer, such as that it has no connection free. */
async function doesAnswer(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS, application_name: 'retron' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    void client.end().catch(() => undefined);
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  }
}
