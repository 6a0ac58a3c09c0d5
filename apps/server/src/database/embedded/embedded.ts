import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_ROLE, ask, DATABASE, ensureApplicationRole, SUPERUSER } from './application-role.ts';
import { type Cluster, isSameFolder, isShared, newCluster, readCluster, writeCluster } from './cluster.ts';
import { refuseOtherMajorVersion } from './major-version.ts';
import { findPostgres, type PostgresBinaries } from './postgres-binaries.ts';
import { endByForce, ensureRunning, initialise, type ServerState, stopServer } from './postgres-server.ts';
import { runningPostmaster } from './server-processes.ts';
import { claimSharedPlace, newSharedPlace } from './shared-place.ts';
import { canEnter, databaseUser, type SystemUser } from './system-user.ts';

/** A server that needs longer to answer is as good as silent. */
const ANSWER_MS = 10_000;

export interface EmbeddedOptions {
  /** Absolute path. */
  readonly dataFolder: string;
  /** False trades safety for speed: tests only. */
  readonly isDurable?: boolean;
  /** Programs other than those packaged: of an older PostgreSQL. */
  readonly programs?: PostgresBinaries;
}

/** Lets the database's user pass through the data folder, unless it cannot come so far anyway. */
function letPass(dataFolder: string, user: SystemUser): boolean {
  if (canEnter(dataFolder, user)) return true;
  if (!canEnter(dirname(dataFolder), user)) return false;
  chmodSync(dataFolder, statSync(dataFolder).mode | 0o011);
  return true;
}

/** What the first start makes: in the data folder, or outside where the database's user cannot come. */
function planCluster(dataFolder: string, user: SystemUser | null): Cluster {
  const id = randomUUID();
  const isOutside = user !== null && !letPass(dataFolder, user);
  return newCluster(isOutside ? newSharedPlace(dataFolder, id) : join(dataFolder, 'postgres'), id);
}

/** What the server of this folder says at its port. */
async function look(cluster: Cluster, port: number): Promise<ServerState> {
  try {
    const rows = await ask(
      urlOf({ ...cluster, port }, SUPERUSER, 'postgres'),
      async (client) => (await client.query('SHOW data_directory')).rows,
      ANSWER_MS,
    );
    // Moved while it ran: it must begin anew to know where it is.
    return isSameFolder(rows[0].data_directory, cluster.folder) ? 'ready' : 'ending';
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    if (code === '57P03') return message?.includes('shutting down') ? 'ending' : 'starting';
    // Any other error of PostgreSQL's own is the answer of a living server, such as that it has no connection free.
    return error instanceof pg.DatabaseError && code !== undefined ? 'ready' : 'silent';
  }
}

const urlOf = (cluster: Cluster, role: typeof SUPERUSER | typeof APPLICATION_ROLE, database: string) =>
  `postgres://${role}:${encodeURIComponent(role === SUPERUSER ? cluster.password : cluster.applicationPassword)}@127.0.0.1:${cluster.port}/${database}`;

/** The PostgreSQL of a data folder. */
export class EmbeddedDatabase {
  readonly #options: EmbeddedOptions;
  readonly #stopping = new AbortController();
  #attempt: Promise<void> = Promise.resolve();
  #user: SystemUser | null = null;
  #binaries: PostgresBinaries | null = null;
  #cluster: Cluster | null = null;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
  }

  /** For the application: its role owns the database and is no superuser. Another one after a start at another port. */
  get url(): string {
    return urlOf(this.#known(), APPLICATION_ROLE, DATABASE);
  }

  /** For what only a superuser may do. */
  get superuserUrl(): string {
    return urlOf(this.#known(), SUPERUSER, DATABASE);
  }

  /**
   * Starts it, or takes over the server that an earlier run left; after it died, starts it again.
   *
   * The first start makes the database; `database.json` remembers its folder, port and passwords. A folder that is remembered but
   * gone is an error, never a silent new database.
   *
   * @throws OtherMajorVersion
   */
  start(): Promise<void> {
    this.#attempt = this.#start();
    return this.#attempt;
  }

  /** Whether its first process lives. */
  isRunning(): boolean {
    return runningPostmaster(this.#known().folder) !== null;
  }

  async state(): Promise<ServerState> {
    return look(this.#known(), this.#known().port);
  }

  /** Ends a server that hangs; then it can be started again. */
  async endByForce(): Promise<void> {
    await endByForce(this.#known().folder);
  }

  /** Waits for running transactions to be cut off and everything to be on disk; at any time, also while it starts. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('The database is being stopped.'));
    let isStarting = true;
    const settled = this.#attempt
      .catch(() => undefined) // told to who called start
      .then(() => {
        isStarting = false;
      });
    while (isStarting) {
      await this.#stopServer();
      await Promise.race([settled, sleep(250)]);
    }
    await this.#stopServer();
  }

  #known(): Cluster {
    if (this.#cluster === null) throw new Error('The database was not started yet.');
    return this.#cluster;
  }

  async #stopServer(): Promise<void> {
    if (this.#cluster !== null && this.#binaries !== null) await stopServer(this.#cluster, this.#binaries, this.#user);
  }

  #remember(cluster: Cluster): void {
    this.#cluster = cluster;
    writeCluster(this.#options.dataFolder, cluster);
  }

  async #start(): Promise<void> {
    const { dataFolder, isDurable = true, programs } = this.#options;
    const { signal } = this.#stopping;
    mkdirSync(dataFolder, { recursive: true });
    this.#user = databaseUser();
    this.#binaries ??= programs ?? (await findPostgres(this.#user));
    // Passwords and id stay in the file even when this start fails halfway.
    this.#remember(readCluster(dataFolder) ?? planCluster(dataFolder, this.#user));
    const { folder, isNew } = this.#known();
    if (this.#user !== null && !isShared(folder)) letPass(dataFolder, this.#user);
    if (isShared(folder)) claimSharedPlace(this.#known(), dataFolder);
    if (existsSync(join(folder, 'PG_VERSION'))) refuseOtherMajorVersion(folder, dataFolder, this.#binaries.version);
    if (isNew && !existsSync(join(folder, 'PG_VERSION'))) await initialise(this.#known(), this.#binaries, this.#user);
    signal.throwIfAborted();
    const port = await ensureRunning(this.#known(), this.#binaries, this.#user, isDurable, (at) => look(this.#known(), at), signal);
    const running: Cluster = { ...this.#known(), port };
    this.#remember(running);
    await ensureApplicationRole((role, database) => urlOf(running, role, database), running.applicationPassword);
    if (isNew) this.#remember({ ...running, isNew: false });
  }
}

/** Where the database of a data folder answers while Retron runs there; null where there is none. */
export function embeddedDatabaseUrl(dataFolder: string): string | null {
  const cluster = readCluster(dataFolder);
  return cluster === null ? null : urlOf(cluster, APPLICATION_ROLE, DATABASE);
}

/** The running PostgreSQL of a data folder. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const database = new EmbeddedDatabase(options);
  await database.start();
  return database;
}
