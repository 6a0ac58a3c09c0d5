import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, newCluster, readCluster, writeCluster } from './cluster.ts';
import { findPostgres } from './postgres-binaries.ts';
import { initialise, startServer, stopServer } from './postgres-server.ts';
import { databaseUser } from './system-user.ts';

const DATABASE = 'retron';

/** A running PostgreSQL of our own. */
export interface EmbeddedDatabase {
  readonly url: string;
  /** Waits for running transactions to be cut off and everything to be on disk. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Absolute path. */
  readonly dataFolder: string;
  /** False trades safety for speed: tests only. */
  readonly isDurable?: boolean;
}

const urlOf = (cluster: Cluster, database: string) =>
  `postgres://${DATABASE}:${encodeURIComponent(cluster.password)}@127.0.0.1:${cluster.port}/${database}`;

async function ask<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined); // reported by the query that meets it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** True when the server that answers at the kept port is the one of this folder: an earlier run may have been killed and left it behind. */
async function isAlive(cluster: Cluster): Promise<boolean> {
  if (cluster.port === 0) return false;
  try {
    return await ask(urlOf(cluster, 'postgres'), async (client) => {
      const { rows } = await client.query('SHOW data_directory');
      return rows[0].data_directory === cluster.folder;
    });
  } catch {
    return false; // nobody there, somebody else's server, or still starting: `startServer` finds out which
  }
}

async function ensureDatabase(cluster: Cluster): Promise<void> {
  await ask(urlOf(cluster, 'postgres'), async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  });
}

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that an earlier run left running.
 *
 * The first start makes the database; `database.json` remembers its folder, port and password. A folder that is remembered but
 * gone is an error, never a silent new database.
 */
export async function startEmbeddedDatabase({ dataFolder, isDurable = true }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  mkdirSync(dataFolder, { recursive: true });
  const user = databaseUser();
  const binaries = await findPostgres(user);
  const known = readCluster(dataFolder);
  let cluster = known ?? newCluster(dataFolder, user);
  if (known && !existsSync(join(known.folder, 'PG_VERSION'))) {
    throw new Error(
      `The database folder ${known.folder} is missing. Restore it, or remove ${join(dataFolder, 'database.json')} to begin with an empty one.`,
    );
  }
  if (!known) {
    await initialise(cluster, binaries, user);
    writeCluster(dataFolder, cluster);
  }
  if (!(await isAlive(cluster))) {
    cluster = { ...cluster, port: await startServer(cluster, binaries, user, isDurable) };
    writeCluster(dataFolder, cluster);
  }
  await ensureDatabase(cluster);
  return { url: urlOf(cluster, DATABASE), stop: () => stopServer(cluster, binaries, user) };
}
