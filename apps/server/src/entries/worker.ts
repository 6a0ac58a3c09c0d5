import { FOR_PLANNING, ownFolder, shippedFolder, type UnpackedInstallation } from '@retron/installation';
import { loadRdkitModule } from '@retron/rdkit';
import { BUILD } from '../build.ts';
import { chemistryData, startExportChemistry } from '../chemistry/chemistry-service.ts';
import { startExportWriters } from '../chemistry/export-writers.ts';
import { unpackOnThread } from '../chemistry/unpack-on-thread.ts';
import { catalogsOff } from '../commands/installed-files.ts';
import { openDatabase } from '../database/database.ts';
import { openJobQueue } from '../database/job-queue.ts';
import { checkSchema } from '../database/migrate.ts';
import { Notifications } from '../database/notifications.ts';
import { serveWorkerSignals, WorkerMetrics } from '../http/worker-signals.ts';
import { DataWatch } from '../jobs/data-watch.ts';
import { EXPORTS_AT_ONCE, ExportTaker } from '../jobs/export-taker.ts';
import { startHousekeeping } from '../jobs/housekeeping.ts';
import { InstalledPlanning, type PlanningMeans } from '../jobs/installed-planning.ts';
import { MailSender } from '../jobs/mail-sender.ts';
import { exportWorldOf } from '../jobs/make-export.ts';
import type { PlanningWorld } from '../jobs/plan-query.ts';
import { ProcessLife } from '../jobs/process-life.ts';
import { RunTaker } from '../jobs/run-taker.ts';
import { endUnstarted, endWithLauncher, tellReady } from '../launcher/child-life.ts';
import { surviveClosedOutput } from '../launcher/closed-output.ts';
import { createLog } from '../log.ts';
import { PlanningPool } from '../planning/planning-pool.ts';
import { dataVersion } from '../repositories/data-switches.ts';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { readSettings } from '../settings.ts';
import { endOnUnexpectedErrors } from '../unexpected-errors.ts';

/** The worker process: planning jobs and exports, on threads of their own. Any number of them may run, on any number of machines. */
async function main(): Promise<void> {
  surviveClosedOutput();
  const settings = readSettings(process.env);
  if (settings.databaseUrl === null) throw new Error('The worker process needs DATABASE_URL; the launcher sets it.');
  const log = createLog('worker', settings);
  endOnUnexpectedErrors(log);
  await checkSchema(settings.databaseUrl);
  const warn = (error: Error) => log.warn({ err: error }, 'Lost a connection');
  const { database, pool: connections, close } = openDatabase(settings.databaseUrl, warn);
  // A connection of its own: a process whose others are all busy must not count as dead.
  const pulse = openDatabase(settings.databaseUrl, warn, 1);
  const folders = { shipped: shippedFolder(REPOSITORY_ROOT), own: ownFolder(settings.dataFolder) };
  const running: PlanningWorld['running'] = new Map();
  const metrics = new WorkerMetrics(connections, () => running.size);
  const rdkitModule = await loadRdkitModule();
  const unpack = async () => {
    const wanted = { ...FOR_PLANNING, own: folders.own, withoutCatalogs: await catalogsOff(database, folders) };
    const installation = await unpackOnThread(folders.shipped, wanted);
    for (const note of installation.notes) log.warn(note);
    return installation;
  };
  const startPlanning = (installation: UnpackedInstallation) => {
    const pool = new PlanningPool(
      settings.workers,
      { installation, rdkitModule },
      {
        onThreadLost: (reason) => {
          metrics.countLostThread();
          log.error({ reason }, 'A planning thread was lost');
        },
        onBroken: (reason) => endUnstarted(new Error(`No planning thread can be started: ${reason}`)),
      },
      { megabytes: settings.planningThreadMegabytes },
    );
    const counted: PlanningMeans['pool'] = {
      run: (task, onReport, ...rest) =>
        pool.run(
          task,
          (report) => {
            metrics.countExpansion();
            return onReport(report);
          },
          ...rest,
        ),
    };
    return { files: installation.files.map(({ buffer: _, ...facts }) => facts), pool: counted, close: () => pool.close() };
  };
  let taker: RunTaker | null = null;
  let exports: ExportTaker | null = null;
  let mails: MailSender | null = null;
  // Before anything is read: what changes meanwhile is read again.
  const version = await dataVersion(database);
  const first = await unpack();
  const exportChemistry = startExportChemistry(chemistryData(first, rdkitModule));
  const exportWriters = startExportWriters(EXPORTS_AT_ONCE);
  const planning = new InstalledPlanning(startPlanning(first));
  const life = new ProcessLife(pulse.database, { role: 'worker', threads: settings.workers, dataFiles: planning.files }, log, () =>
    taker?.abandon(),
  );
  const watch = new DataWatch(database, log, version, async () => {
    const installation = await unpack();
    planning.goOverTo(startPlanning(installation));
    exportChemistry.workWith(chemistryData(installation, rdkitModule));
    await life.haveFiles(planning.files);
    taker?.wake();
  });
  const notifications = new Notifications(
    settings.databaseUrl,
    {
      query_stop: (queryId) => running.get(queryId)?.abort(),
      query_waiting: () => taker?.wake(),
      export_waiting: () => exports?.wake(),
      data_changed: () => watch.wake(),
    },
    () => {
      watch.wake();
      taker?.wake();
      exports?.wake();
    },
  );
  await notifications.start();
  const boss = await openJobQueue(settings.databaseUrl, (error) => log.warn({ err: error }, 'The job queue had an error'));
  await startHousekeeping(database, boss);
  endWithLauncher(async () => {
    watch.stop();
    const exported = exports?.stop();
    await exportChemistry.close();
    await exportWriters.close();
    await exported;
    await taker?.stop();
    await mails?.stop();
    await life.end();
    await pulse.close();
    await boss.stop({ graceful: false });
    await planning.close();
    await notifications.close();
    await close();
  });
  const { workerMetricsPort, host, metricsToken } = settings;
  if (workerMetricsPort !== null) {
    // A worker without figures still plans.
    await serveWorkerSignals(metrics, { port: workerMetricsPort, host, metricsToken }).catch((error) =>
      log.error({ err: error }, 'The figures of the worker cannot be served'),
    );
  }
  await life.start();
  taker = new RunTaker(
    { database, log, running, use: (work) => planning.use(work) },
    {
      processId: life.id,
      libraries: () =>
        planning.files.filter(({ kind }) => kind === 'library').map(({ name, sha256 }) => ({ fullName: name, hash: sha256 })),
      isCurrent: () => watch.isCurrent(),
      threads: settings.workers,
      mostRunningOfUser: settings.limits.runningQueries,
    },
  );
  if (settings.mail !== null) {
    mails = new MailSender(database, settings.mail, log);
    mails.start();
  }
  exports = new ExportTaker(exportWorldOf(database, exportChemistry, exportWriters, BUILD, log), life.id);
  tellReady(null);
}

await main().catch(endUnstarted);
