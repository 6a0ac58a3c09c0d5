import { statfs } from 'node:fs/promises';
import type { HealthCheck, ReadyAnswer } from '@retron/contract';
import type { Database } from '../database/database.ts';
import { databaseTrouble } from '../database/database-away.ts';
import { knownMigrations } from '../database/migrations.ts';
import { countWorkers, newestAppliedMigration, ping, queueFigures } from '../repositories/health.ts';
import { Problem } from './errors.ts';

type Checks = ReadyAnswer['checks'];

/** What is looked at. */
export interface HealthWorld {
  /** A connection that nobody else uses, with little patience. */
  readonly database: Database;
  /** The connections that calls use. */
  readonly forCalls: Database;
  readonly dataFolder: string;
  readonly leastFreeDiskBytes: number;
}

/** For how long what was seen is told again. */
const KEPT_MS = 1000;
const ANSWER_MS = 2000;

const fine = (message: string): HealthCheck => ({ ok: true, message });
const failing = (message: string): HealthCheck => ({ ok: false, message });

/** Sentences without what errors say of the inside. */
const SAYS = {
  away: 'The database gives no answer.',
  busy: 'The database is busy.',
  full: 'The disk of the database is full.',
} as const;

function failureOf(error: unknown): HealthCheck {
  const trouble = databaseTrouble(error);
  return failing(trouble === null ? 'It cannot be read.' : SAYS[trouble]);
}

/** Not ready: a failure that also carries what was looked at. */
class NotReady extends Problem {
  readonly #checks: Checks;

  constructor(checks: Checks) {
    super('unavailable', messagesOf(checks));
    this.#checks = checks;
  }

  override get answer() {
    return { ...super.answer, status: 'failing', checks: this.#checks };
  }
}

function messagesOf(checks: Checks): readonly string[] {
  return Object.values(checks).flatMap(({ ok, message }) => (ok ? [] : [message]));
}

/** Whether everything works that users need: looked at when somebody asks, once a second at most. */
export class Health {
  readonly #world: HealthWorld;
  readonly #expectedMigration = knownMigrations().at(-1)?.madeAt ?? 0;
  #seen: Promise<Checks> | null = null;
  #seenAt = 0;

  constructor(world: HealthWorld) {
    this.#world = world;
  }

  /** @throws Problem when something does not work */
  async ready(): Promise<ReadyAnswer> {
    const { checks, isReady } = await this.look();
    if (!isReady) throw new NotReady(checks);
    return { status: 'ok', checks };
  }

  /** What `ready` looks at, for people. */
  async look(): Promise<{ readonly checks: Checks; readonly isReady: boolean }> {
    const checks = await this.#checks();
    return { checks, isReady: messagesOf(checks).length === 0 };
  }

  #checks(): Promise<Checks> {
    if (this.#seen === null || performance.now() - this.#seenAt > KEPT_MS) {
      const looking = this.#look().finally(() => {
        this.#seenAt = performance.now();
      });
      this.#seen = looking;
      this.#seenAt = Number.POSITIVE_INFINITY; // until it has been seen
    }
    return this.#seen;
  }

  async #look(): Promise<Checks> {
    const { database } = this.#world;
    const [first, disk] = await Promise.all([check(() => ping(database).then(() => fine('The database answers.'))), this.#disk()]);
    // Without a database there is nothing to be said of what is in it.
    if (!first.ok) return { database: first, connections: first, schema: first, queue: first, worker: first, disk };
    const [connections, schema, queue, worker] = await Promise.all([this.#connections(), this.#schema(), this.#queue(), this.#worker()]);
    return { database: first, connections, schema, queue, worker, disk };
  }

  #connections(): Promise<HealthCheck> {
    return check(() => ping(this.#world.forCalls).then(() => fine('Calls get a connection.')), 'Calls get no connection to the database.');
  }

  #schema(): Promise<HealthCheck> {
    return check(async () => {
      const newest = await newestAppliedMigration(this.#world.database);
      // While machines are brought up to date one after another, a newer program has migrated already.
      return newest >= this.#expectedMigration ? fine('The tables are as expected.') : failing('The tables are older than the program.');
    });
  }

  #queue(): Promise<HealthCheck> {
    return check(async () => {
      const { waiting, running } = await queueFigures(this.#world.database);
      return fine(`${running} running, ${waiting} waiting.`);
    });
  }

  #worker(): Promise<HealthCheck> {
    return check(async () => {
      const workers = await countWorkers(this.#world.database);
      return workers > 0 ? fine(`${workers} alive.`) : failing('No worker is there to plan queries.');
    });
  }

  async #disk(): Promise<HealthCheck> {
    try {
      const { bavail, bsize } = await statfs(this.#world.dataFolder);
      const isEnough = bavail * bsize >= this.#world.leastFreeDiskBytes;
      return isEnough ? fine('The disk has room.') : failing('The disk of the data folder is nearly full.');
    } catch {
      return failing('The data folder cannot be read.');
    }
  }
}

/** Looks, but not for ever. @param late - what is said when it takes too long */
async function check(look: () => Promise<HealthCheck>, late: string = SAYS.away): Promise<HealthCheck> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<HealthCheck>((resolve) => {
    timer = setTimeout(() => resolve(failing(late)), ANSWER_MS);
  });
  return Promise.race([look().catch(failureOf), tooLate]).finally(() => clearTimeout(timer));
}
