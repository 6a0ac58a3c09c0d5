import pg from 'pg';

/**
 * Works on a connection of its own. When the work fails, whatever it was doing is cut off, and PostgreSQL rolls it back.
 *
 * @param name - how the connection is called in the server's list
 */
export async function withBackupClient<T>(url: string, name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
  client.on('error', () => undefined); // the query that meets it tells
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
