import { shippedFolder } from '@retron/installation';
import { STRATEGIES } from '@retron/planning';
import { backupBeforeMigration } from '../backup/before-change.ts';
import { ensureSample } from '../commands/ensure-sample.ts';
import { ensureFirstData, ensureStrategies } from '../commands/first-data.ts';
import { openDatabase } from '../database/database.ts';
import { EmbeddedDatabase } from '../database/embedded/embedded.ts';
import { prepareJobQueue } from '../database/job-queue.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { withPreparationLock } from '../database/preparation-lock.ts';
import { surviveClosedOutput } from '../launcher/closed-output.ts';
import { makeDataFolder } from '../launcher/data-folder.ts';
import { AlreadyRunning, lockDataFolder } from '../launcher/instance-lock.ts';
import { isLoopback } from '../launcher/loopback.ts';
import { misspeltSettings } from '../launcher/misspelt-settings.ts';
import { insteadOfStarting } from '../launcher/start-arguments.ts';
import { SupervisedDatabase } from '../launcher/supervised-database.ts';
import { SupervisedProcess } from '../launcher/supervised-process.ts';
import { whenDatabaseAnswers } from '../launcher/wait-for-database.ts';
import { watchAncestors } from '../launcher/watch-ancestors.ts';
import { createLog, type Logger } from '../log.ts';
import { reasonOf } from '../log-words.ts';
import { ENTRY_FLAGS, entryFile, REPOSITORY_ROOT } from '../repository-root.ts';
import { readSample } from '../sample/sample-file.ts';
import { GOOD_PASSWORD_LENGTH, readSettings, SETTING_NAMES, type Settings, SettingsError } from '../settings.ts';

/** What to do at the end, in reverse order of the beginning. */
const closers: (() => Promise<void> | void)[] = [];
let ending: Promise<never> | null = null;
/** Stops a backup that is being written. */
const endingSignal = new AbortController();

async function close(code: number): Promise<never> {
  for (const closer of closers.reverse()) {
    try {
      await closer();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  process.exit(code);
}

/** Stops everything in order, once. */
function end(code: number): Promise<never> {
  endingSignal.abort();
  ending ??= close(code);
  return ending;
}

/** Tables and first data, made once however many launchers start on one database. */
async function prepareDatabase(url: string, settings: Settings): Promise<void> {
  const { dataFolder } = settings;
  const backup = { url, dataFolder, libraryFolder: shippedFolder(REPOSITORY_ROOT), say: console.error, signal: endingSignal.signal };
  await withPreparationLock(url, async () => {
    await migrateDatabase(url, settings.backsUpBeforeMigration ? backupBeforeMigration(backup) : undefined);
    await prepareJobQueue(url);
    const { database, close: closePool } = openDatabase(url, () => undefined, 2);
    try {
      await ensureStrategies(
        database,
        STRATEGIES.map(({ name, comment, direction }) => ({ name, comment, direction })),
      );
      const password = await ensureFirstData(database, settings.adminPassword);
      if (password !== null) console.error(`The user "admin" was made with the password ${password} - it is shown this once only.`);
      const shipped = readSample();
      if (shipped !== null) await ensureSample(database, shipped.sample, shipped.mark);
    } finally {
      await closePool();
    }
  });
}

/** What an operator should know of the settings before anybody meets it. */
function sayDoubts(settings: Settings): void {
  for (const { given, meant } of misspeltSettings(process.env, SETTING_NAMES)) {
    console.error(`There is no setting ${given}: it was not used. ${meant} is meant, perhaps.`);
  }
  if (settings.adminPassword !== null && settings.adminPassword.length < GOOD_PASSWORD_LENGTH) {
    console.error(`RETRON_ADMIN_PASSWORD is short; use at least ${GOOD_PASSWORD_LENGTH} characters where others can reach this server.`);
  }
  if (settings.role !== 'worker' && !isLoopback(settings.host)) {
    console.error(
      `Retron listens at ${settings.host} without encryption. Passwords would travel unencrypted: put a proxy with TLS in front; see docs/operations.md.`,
    );
  }
}

/** What cannot be mended by starting again ends everything, so that a service manager can see it. */
function giveUp(error: Error): void {
  console.error(`Retron ends: ${error.message}`);
  void end(1);
}

/** The children of this launcher; those that are not of its role stay out. */
const children: SupervisedProcess[] = [];

/** The database to use: the one that was set, or one of our own. @returns its address, which may change */
async function reachDatabase(settings: Settings, log: Logger): Promise<() => string> {
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl !== null) return () => databaseUrl;
  const database = new SupervisedDatabase(new EmbeddedDatabase({ dataFolder }), log, {
    onMoved: (url) => {
      for (const child of children) void child.restartWith({ DATABASE_URL: url });
    },
    onLost: giveUp,
  });
  closers.push(() => database.stop());
  await database.start();
  return () => database.url;
}

/** Settles when the child is ready; when it is given up before, everything ends. */
function supervise(name: 'web' | 'worker', settings: Settings, url: string, log: Logger): Promise<number | null> {
  const environment = { ...process.env, DATABASE_URL: url, RETRON_DATA: settings.dataFolder };
  const command = [...ENTRY_FLAGS, entryFile(name)];
  const child = new SupervisedProcess({ name, command, environment, showsOutput: settings.logTarget === 'stdout' }, log, giveUp);
  children.push(child);
  closers.push(() => child.stop());
  return child.ready;
}

/** The one line on standard output; in the form of the others where the log goes there too, whatever its level. */
function sayReady(line: string, logTarget: Settings['logTarget'], log: Logger): void {
  if (logTarget === 'stdout') log.child({}, { level: 'info' }).info(line);
  else console.log(line);
}

/** Database, migrations, first data, worker and web; then the one line on standard output. */
async function launch(): Promise<void> {
  const settings = readSettings(process.env);
  const { role, host, dataFolder } = settings;
  if (role !== 'all' && settings.databaseUrl === null) {
    throw new SettingsError(`RETRON_ROLE=${role} needs DATABASE_URL: the database that all web and worker processes share.`);
  }
  sayDoubts(settings);
  makeDataFolder(dataFolder);
  closers.push(await lockDataFolder(dataFolder));
  const log = createLog('launcher', settings);
  const url = await reachDatabase(settings, log);
  await whenDatabaseAnswers(url, () => prepareDatabase(url(), settings), console.error);
  const worker = role === 'web' ? null : supervise('worker', settings, url(), log);
  const web = role === 'worker' ? null : supervise('web', settings, url(), log);
  const [port] = await Promise.all([web, worker]);
  const shownHost = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const line = role === 'worker' ? "Retron's worker is ready" : `Retron is ready at http://${shownHost}:${port}`;
  sayReady(line, settings.logTarget, log);
}

const instead = insteadOfStarting(process.argv.slice(2));
if (instead !== null) {
  (instead.code === 0 ? console.log : console.error)(instead.text);
  process.exit(instead.code);
}
// What is made here holds passwords, queries or logs: nobody else's to read.
process.umask(0o077);
surviveClosedOutput();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
// A terminal that closes, or logs to be opened again: no reason to end.
process.on('SIGHUP', () => {
  for (const child of children) child.signal('SIGHUP');
});
watchAncestors(() => void end(0));
try {
  await launch();
} catch (error) {
  if (ending) await ending;
  const isExpected = error instanceof SettingsError || error instanceof AlreadyRunning;
  console.error(isExpected ? error.message : `Retron cannot start: ${reasonOf(error)}`);
  await end(1);
}
