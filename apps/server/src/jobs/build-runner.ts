import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@retron/installation';
import { DATA_FILE_ENDINGS } from '@retron/library';
import type { BuildOrder, BuildProgress } from '../building/build-messages.ts';
import { audit } from '../commands/audit.ts';
import { type BuildPlace, uploadFolder, uploadPath } from '../commands/data-builds.ts';
import type { Database } from '../database/database.ts';
import { databaseTrouble } from '../database/database-away.ts';
import { GrowingPause } from '../growing-pause.ts';
import type { Logger } from '../log.ts';
import { type BuildRow, failBuild, findOpenBuilds, finishBuild, takeBuild, writeBuildProgress } from '../repositories/data-builds.ts';
import { countDataChange } from '../repositories/data-switches.ts';
import type { BuildSettings } from '../settings.ts';
import { type BuildEnd, BuildProcess } from './build-process.ts';
import { QueueLook } from './queue-look.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;
const WRITE_EVERY_MS = 1000;
const SWEEP_EVERY_MS = 60_000;

export interface BuildRunnerOptions {
  readonly place: Omit<BuildPlace, 'wake'>;
  readonly settings: BuildSettings;
}

const FAILED = 'The program failed on this file. Please report it to the people who run Retron.';

/** Builds what was uploaded to this process, one after another, each in a process of its own. */
export class BuildRunner {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #options: BuildRunnerOptions;
  readonly #queue = new QueueLook(() => this.#look());
  readonly #pause = new GrowingPause(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  #process: BuildProcess | null = null;
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(database: Database, log: Logger, options: BuildRunnerOptions) {
    this.#database = database;
    this.#log = log;
    this.#options = options;
    this.wake();
  }

  /** Looks now: something may wait. */
  wake(): void {
    this.#queue.wake();
  }

  /** Ends what is being built; it counts as failed when the process is gone (see `ProcessLife`). */
  async close(): Promise<void> {
    const looked = this.#queue.stop();
    this.#process?.end();
    await looked;
  }

  async #look(): Promise<void> {
    try {
      await this.#sweep();
      for (let row = await this.#next(); row !== null; row = await this.#next()) await this.#build(row);
      this.#pause.reset();
    } catch (error) {
      if (this.#queue.isStopped) return;
      this.#log.error({ err: error }, 'Libraries could not be built');
      this.#queue.restFor(this.#pause.next());
    }
  }

  async #next(): Promise<BuildRow | null> {
    return this.#queue.isStopped ? null : takeBuild(this.#database, this.#options.place.processId);
  }

  /** Takes away what builds left behind that died with their process. */
  async #sweep(): Promise<void> {
    const { uploads } = this.#options.place;
    if (performance.now() - this.#sweptAt < SWEEP_EVERY_MS || !existsSync(uploads)) return;
    this.#sweptAt = performance.now();
    const open = new Set((await findOpenBuilds(this.#database)).map(String));
    for (const name of readdirSync(uploads)) {
      if (/^\d+$/.test(name) && !open.has(name)) rmSync(join(uploads, name), { recursive: true, force: true });
    }
  }

  async #build(row: BuildRow): Promise<void> {
    const { place, settings } = this.#options;
    const startedAt = performance.now();
    try {
      const order = this.#orderOf(row);
      let progress: BuildProgress | null = null;
      const process = new BuildProcess(order, settings, (told) => {
        progress = told;
      });
      this.#process = process;
      const timer = setInterval(() => void this.#tellProgress(row.id, progress, process), WRITE_EVERY_MS);
      const end = await process.ended.finally(() => clearInterval(timer));
      if (this.#queue.isStopped) return;
      // Stopped by its user, which is written down already.
      if (end.kind !== 'ended') await this.#finish(row, order.out, end);
      this.#log.info({ build: row.id, end: end.kind, ms: Math.round(performance.now() - startedAt) }, 'A build ended');
    } catch (error) {
      if (databaseTrouble(error) !== null) throw error;
      this.#log.error({ err: error, build: row.id }, 'A build failed');
      await this.#fail(row, FAILED);
    } finally {
      this.#process = null;
      if (!this.#queue.isStopped) rmSync(uploadFolder(place, row.id), { recursive: true, force: true });
    }
  }

  #orderOf(row: BuildRow): BuildOrder {
    const { place } = this.#options;
    const { fileName, name, version, displayName, licence, kind, choices } = row;
    const out = join(uploadFolder(place, row.id), `${name}-${version}${DATA_FILE_ENDINGS[kind]}`);
    const common = { file: uploadPath(place, row), out, fileName, name, version, displayName, licence };
    if (kind === 'catalog') return { kind, ...common, choices } as BuildOrder;
    const shipped = listFiles(place.shipped).filter((file) => file.kind === 'library' && file.header.directions.includes('retrosynthesis'));
    return { kind, ...common, choices, mapWith: shipped.map(({ path }) => path) } as BuildOrder;
  }

  async #tellProgress(id: number, progress: BuildProgress | null, process: BuildProcess): Promise<void> {
    const told = progress ?? { stage: 'reading', done: 0, share: null };
    try {
      if (!(await writeBuildProgress(this.#database, id, told))) process.end();
    } catch (error) {
      this.#log.debug({ err: error }, 'Could not say how far a build is');
    }
  }

  async #finish(row: BuildRow, out: string, end: Exclude<BuildEnd, { kind: 'ended' }>): Promise<void> {
    if (end.kind === 'refused') return this.#fail(row, end.message);
    const { own } = this.#options.place;
    const target = join(own, `${row.name}-${row.version}${DATA_FILE_ENDINGS[row.kind]}`);
    if (existsSync(target)) return this.#fail(row, `There is a file ${row.name}-${row.version} already.`);
    await this.#database.transaction(async (transaction) => {
      if (!(await finishBuild(transaction, row.id, end))) return;
      await countDataChange(transaction);
      const { sha256, report } = end;
      await audit(transaction, actorOf(row), 'library built', `${row.name}-${row.version}`, {
        ...{ kind: row.kind, sha256 },
        read: report.read,
        used: report.used,
      });
      mkdirSync(own, { recursive: true });
      // Last: what is not written down does not happen.
      renameSync(out, target);
    });
  }

  async #fail(row: BuildRow, why: string): Promise<void> {
    // It may quote the file, and the database stores no NUL.
    const message = why.replaceAll('\0', ' ');
    await this.#database.transaction(async (transaction) => {
      if (!(await failBuild(transaction, row.id, message))) return;
      await audit(transaction, actorOf(row), 'library build failed', `${row.name}-${row.version}`, { kind: row.kind, reason: message });
    });
  }
}

/** The build goes on by itself, in the name of who asked for it. */
const actorOf = ({ username }: BuildRow) => ({ id: null, username, address: '' });
