import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder, shippedFolder } from '@retron/installation';
import { loadRdkitModule } from '@retron/rdkit';
import { chemistryData, FOR_CHEMISTRY, startChemistryService } from '../chemistry/chemistry-service.ts';
import { unpackOnThread } from '../chemistry/unpack-on-thread.ts';
import { catalogsOff } from '../commands/installed-files.ts';
import { endPasswordSessions } from '../commands/sign-in.ts';
import { openDatabase, SIGNALS_PATIENCE } from '../database/database.ts';
import { checkSchema } from '../database/migrate.ts';
import { Notifications } from '../database/notifications.ts';
import { EventFeed } from '../http/event-feed.ts';
import { createGuards } from '../http/guards.ts';
import { Health } from '../http/health.ts';
import { createServer } from '../http/server.ts';
import { WebMetrics } from '../http/web-metrics.ts';
import { IdentityProvider } from '../identity/identity-provider.ts';
import { BuildRunner } from '../jobs/build-runner.ts';
import { DataWatch } from '../jobs/data-watch.ts';
import { ProcessLife } from '../jobs/process-life.ts';
import { endUnstarted, endWithLauncher, tellReady } from '../launcher/child-life.ts';
import { surviveClosedOutput } from '../launcher/closed-output.ts';
import { createLog } from '../log.ts';
import { reasonOf } from '../log-words.ts';
import { dataVersion } from '../repositories/data-switches.ts';
import { keepInstallationValue } from '../repositories/installation.ts';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { readSample } from '../sample/sample-file.ts';
import { readSettings, type Settings } from '../settings.ts';
import { endOnUnexpectedErrors } from '../unexpected-errors.ts';

/** How long to wait for a port that an earlier run may still be giving up. */
const PORT_PATIENCE_MS = 5000;

async function listen(app: Awaited<ReturnType<typeof createServer>>, settings: Settings): Promise<number> {
  const deadline = performance.now() + PORT_PATIENCE_MS;
  for (;;) {
    try {
      await app.listen({ port: settings.port, host: settings.host });
      return (app.server.address() as { port: number }).port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') {
        // Without its cause: a name that is not known would pass for that of a database, for which it is worth waiting.
        throw new Error(
          `Retron cannot listen at ${settings.host}, port ${settings.port}: ${reasonOf(error)}. Set HOST to an address of this machine, and PORT to one that may be used.`,
        );
      }
      if (performance.now() > deadline) {
        throw new Error(`The port ${settings.port} is in use by another program. Stop it, or set PORT to another number.`);
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** The web process: calls and pages. */
async function main(): Promise<void> {
  surviveClosedOutput();
  const settings = readSettings(process.env);
  if (settings.databaseUrl === null) throw new Error('The web process needs DATABASE_URL; the launcher sets it.');
  const log = createLog('web', settings);
  endOnUnexpectedErrors(log);
  await checkSchema(settings.databaseUrl);
  const warn = (error: Error) => log.warn({ err: error }, 'Lost a connection');
  const { database, pool, close } = openDatabase(settings.databaseUrl, warn);
  // A connection of its own: a process whose others are all busy must not count as dead.
  const pulse = openDatabase(settings.databaseUrl, warn, 1);
  const folders = { shipped: shippedFolder(REPOSITORY_ROOT), own: ownFolder(settings.dataFolder) };
  const rdkitModule = await loadRdkitModule();
  const readData = async () => {
    const wanted = { ...FOR_CHEMISTRY, own: folders.own, withoutCatalogs: await catalogsOff(database, folders) };
    return chemistryData(await unpackOnThread(folders.shipped, wanted), rdkitModule);
  };
  // Before anything is read: what changes meanwhile is read again.
  const version = await dataVersion(database);
  const data = await readData();
  const chemistry = startChemistryService({
    threads: settings.chemistryThreads,
    mostWaitingOfUser: settings.limits.waitingChemistryCalls,
    data,
  });
  const cookieKey = await keepInstallationValue(database, 'cookie-key', () => randomBytes(32).toString('base64url'));
  const pagesFolder = join(REPOSITORY_ROOT, 'dist/web');
  // Signals must come when calls get no connection, and soon.
  const signals = openDatabase(settings.databaseUrl, () => undefined, 1, SIGNALS_PATIENCE);
  const tellUnread = (error: unknown) => log.error({ err: error }, 'An event stream could not be read');
  const [queryEvents, projectEvents] = [new EventFeed(tellUnread), new EventFeed(tellUnread)];
  const watch = new DataWatch(database, log, version, async () => chemistry.workWith(await readData()));
  const notifications = new Notifications(
    settings.databaseUrl,
    {
      query_changed: (id) => queryEvents.changed(id),
      project_changed: (id) => projectEvents.changed(id),
      data_changed: () => watch.wake(),
    },
    () => {
      for (const feed of [queryEvents, projectEvents]) feed.allChanged();
      watch.wake();
    },
  );
  await notifications.start();
  const dataFiles = data.installation.files
    .filter(({ kind }) => kind === 'library')
    .map(({ kind, name, sha256 }) => ({ kind, name, sha256 }));
  const life = new ProcessLife(pulse.database, { role: 'web', threads: 0, dataFiles }, log);
  await life.start();
  const { dataFolder, leastFreeDiskBytes, metricsToken } = settings;
  if (!settings.localAccounts) await endPasswordSessions(database);
  const { singleSignOn } = settings;
  const place = { ...folders, uploads: join(dataFolder, 'uploads'), processId: life.id, settings: settings.builds };
  const runner = new BuildRunner(database, log, { place, settings: settings.builds });
  const services = {
    database,
    chemistry,
    queryEvents,
    projectEvents,
    readSample: () => readSample()?.sample ?? null,
    health: new Health({ database: signals.database, forCalls: database, dataFolder, leastFreeDiskBytes }),
    metrics: new WebMetrics({
      pool,
      database: signals.database,
      streams: () => queryEvents.open + projectEvents.open,
      chemistryWaiting: () => chemistry.waitingCalls,
    }),
    metricsToken,
    guards: createGuards({ database, pool }, life.id, settings.limits),
    dataFolder,
    builds: { ...place, wake: () => runner.wake() },
    processId: life.id,
    limits: settings.limits,
    identityProvider: singleSignOn === null ? null : new IdentityProvider(singleSignOn),
    providerRights: { specialGroup: singleSignOn?.specialGroup ?? null, takesAccounts: singleSignOn?.takesAccounts ?? false },
    localAccounts: settings.localAccounts,
    sendsMail: settings.mail !== null,
  };
  const app = await createServer({
    services,
    log,
    cookieKey,
    pagesFolder: existsSync(pagesFolder) ? pagesFolder : null,
    trustedProxies: settings.trustedProxies,
    routes: allRoutes(services),
  });
  // The threads are ready then, and the toolkit has made its tables.
  await chemistry.call('checkStructure', 'CCO', 'smiles', 'retrosynthesis');
  endWithLauncher(async () => {
    await app.close();
    watch.stop();
    await runner.close();
    await notifications.close();
    await life.end();
    await pulse.close();
    await chemistry.close();
    await signals.close();
    await close();
  });
  tellReady(await listen(app, settings));
}

try {
  await main();
} catch (error) {
  endUnstarted(error);
}
