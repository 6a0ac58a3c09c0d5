import pg from 'pg';
import type { Account } from './client.ts';
import { PASSWORD } from './product.ts';

/** Runs `work` with a connection of its own to the product's database. */
export async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined); // the query that meets it says so
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes users `<prefix>1`, `<prefix>2` ... with the password of `admin`: there is no call that makes users. */
export async function addPeople(client: pg.Client, prefix: string, count: number): Promise<readonly Account[]> {
  await client.query(
    `INSERT INTO users (username, realname, password_hash)
     SELECT $1::text || number, initcap($1::text) || ' ' || number, (SELECT password_hash FROM users WHERE username = 'admin')
     FROM generate_series(1, $2::integer) AS number`,
    [prefix, count],
  );
  return Array.from({ length: count }, (_, index) => ({ username: `${prefix}${index + 1}`, password: PASSWORD }));
}
