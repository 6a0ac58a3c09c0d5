import { STRATEGIES } from '@retron/planning';
import { ensureSample } from '../commands/ensure-sample.ts';
import { ensureFirstData, ensureStrategies } from '../commands/first-data.ts';
import { openDatabase } from '../database/database.ts';
import { startEmbeddedDatabase } from '../database/embedded/embedded.ts';
import { prepareJobQueue } from '../database/job-queue.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { AlreadyRunning, lockDataFolder } from '../launcher/instance-lock.ts';
import { SupervisedProcess } from '../launcher/supervised-process.ts';
import { watchAncestors } from '../launcher/watch-ancestors.ts';
import { createLog } from '../log.ts';
import { readSample } from '../sample/sample-file.ts';
import { GOOD_PASSWORD_LENGTH, readSettings, type Settings, SettingsError } from '../settings.ts';

/** What to do at the end, in reverse order of the beginning. */
const closers: (() => Promise<void> | void)[] = [];
let ending: Promise<never> | null = null;

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
  ending ??= close(code);
  return ending;
}

async function prepareDatabase(url: string, settings: Settings): Promise<void> {
  await migrateDatabase(url);
  await prepareJobQueue(url);
  const { database, close: closePool } = openDatabase(url, () => undefined, 2);
  try {
    await ensureStrategies(
      database,
      STRATEGIES.map(({ name, comment, direction }) => ({ name, comment, direction })),
    );
    if (settings.adminPassword !== null && settings.adminPassword.length < GOOD_PASSWORD_LENGTH) {
      console.error(`RETRON_ADMIN_PASSWORD is short; use at least ${GOOD_PASSWORD_LENGTH} characters where others can reach this server.`);
    }
    const password = await ensureFirstData(database, settings.adminPassword);
    if (password !== null) console.error(`The user "admin" was made with the password ${password} - it is shown this once only.`);
    const shipped = readSample();
    if (shipped !== null) await ensureSample(database, shipped.sample, shipped.mark);
  } finally {
    await closePool();
  }
}

/** Database, migrations, first data, worker and web; then the one line on standard output. */
async function launch(): Promise<void> {
  const settings = readSettings(process.env);
  closers.push(await lockDataFolder(settings.dataFolder));
  const log = createLog('launcher', settings);
  let url = settings.databaseUrl;
  if (url === null) {
    const embedded = await startEmbeddedDatabase({ dataFolder: settings.dataFolder });
    closers.push(embedded.stop);
    url = embedded.url;
  }
  await prepareDatabase(url, settings);
  const environment = { ...process.env, DATABASE_URL: url, RETRON_DATA: settings.dataFolder };
  const worker = new SupervisedProcess('worker', environment, log);
  closers.push(() => worker.stop());
  const web = new SupervisedProcess('web', environment, log);
  closers.push(() => web.stop());
  const [port] = await Promise.all([web.ready, worker.ready]);
  const shownHost = settings.host === '127.0.0.1' || settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host;
  console.log(`Retron is ready at http://${shownHost}:${port}`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
watchAncestors(() => void end(0));
try {
  await launch();
} catch (error) {
  if (ending) await ending;
  const isExpected = error instanceof SettingsError || error instanceof AlreadyRunning;
  console.error(isExpected ? error.message : `Retron cannot start: ${error instanceof Error ? error.message : String(error)}`);
  await end(1);
}
