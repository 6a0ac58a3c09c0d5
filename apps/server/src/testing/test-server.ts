import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, type CallInput, pathOf } from '@retron/contract';
import { ownFolder, shippedFolder } from '@retron/installation';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { FOR_CHEMISTRY, startChemistryService } from '../chemistry/chemistry-service.ts';
import { unpackOnThread } from '../chemistry/unpack-on-thread.ts';
import { ensureStrategies } from '../commands/first-data.ts';
import { catalogsOff } from '../commands/installed-files.ts';
import { Notifications } from '../database/notifications.ts';
import { EventFeed } from '../http/event-feed.ts';
import { createGuards } from '../http/guards.ts';
import { Health } from '../http/health.ts';
import { createServer, type ServerOptions } from '../http/server.ts';
import type { Services } from '../http/services.ts';
import { WebMetrics } from '../http/web-metrics.ts';
import { BuildRunner } from '../jobs/build-runner.ts';
import { DataWatch } from '../jobs/data-watch.ts';
import { ProcessLife } from '../jobs/process-life.ts';
import { dataVersion } from '../repositories/data-switches.ts';
import type { User } from '../repositories/users.ts';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { readSample } from '../sample/sample-file.ts';
import { type BuildSettings, readSettings, type UserLimits } from '../settings.ts';
import { PASSWORD } from './build.ts';
import { shippedChemistry } from './shipped-chemistry.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at the answers of many calls
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Calls the server as one signed-in user does. */
export interface Client {
  readonly csrfToken: string;
  readonly cookie: string;
  /** Makes a call of the contract. */
  call<C extends Call>(what: C, input: CallInput<C>): Promise<Answer>;
  /** Makes a call by its address, which may be a wrong one. */
  get(url: string): Promise<Answer>;
  post(url: string, body?: object): Promise<Answer>;
  put(url: string, body: object): Promise<Answer>;
  delete(url: string): Promise<Answer>;
}

export interface TestServer extends TestDatabase {
  readonly app: FastifyInstance;
  readonly services: Services;
  call(options: InjectOptions): Promise<Answer>;
  signIn(user: Pick<User, 'username'>): Promise<Client>;
  /** Of a user whose password is not the one of every test user. */
  signInWith(username: string, password: string): Promise<Client>;
}

export interface TestServerOptions extends Partial<Pick<ServerOptions, 'trustedProxies' | 'requestTimeoutMs' | 'pagesFolder'>> {
  /** Instead of those that every test server has. */
  readonly services?: Partial<Pick<Services, 'identityProvider' | 'providerRights' | 'localAccounts'>>;
  /** One that other servers use too; it is left open. */
  readonly testDatabase?: TestDatabase;
  readonly builds?: Partial<BuildSettings>;
}

/** The real web server, on a fresh database of its own unless one is given; only listening is left out. */
export async function createTestServer(limits: Partial<UserLimits> = {}, options: TestServerOptions = {}): Promise<TestServer> {
  const { testDatabase: given, builds: _, services: replaced = {}, ...serverOptions } = options;
  const testDatabase = given ?? (await createTestDatabase());
  const { url, database, pool } = testDatabase;
  await ensureStrategies(database, [
    { name: 'Core Disconnection 1.0', comment: '', direction: 'retrosynthesis' },
    { name: 'FG Library Design 1.0', comment: '', direction: 'forward' },
  ]);
  const dataFolder = mkdtempSync(join(tmpdir(), 'retron-test-data-'));
  const folders = { shipped: shippedFolder(REPOSITORY_ROOT), own: ownFolder(dataFolder) };
  const shipped = await shippedChemistry();
  const readData = async () => {
    const wanted = { ...FOR_CHEMISTRY, own: folders.own, withoutCatalogs: await catalogsOff(database, folders) };
    return { ...shipped, installation: await unpackOnThread(folders.shipped, wanted) };
  };
  const data = given === undefined ? shipped : await readData();
  const chemistry = startChemistryService({ threads: 1, mostWaitingOfUser: 200, data });
  const [queryEvents, projectEvents] = [new EventFeed(), new EventFeed()];
  const log = pino({ level: 'silent' });
  const watch = new DataWatch(database, log, await dataVersion(database), async () => chemistry.workWith(await readData()));
  const handlers = {
    query_changed: (id: number) => queryEvents.changed(id),
    project_changed: (id: number) => projectEvents.changed(id),
    data_changed: () => watch.wake(),
  };
  const notifications = new Notifications(url, handlers, () => queryEvents.allChanged());
  await notifications.start();
  const life = new ProcessLife(database, { role: 'web', threads: 0, dataFiles: [] }, log);
  await life.start();
  const { limits: usual, builds: buildSettings } = readSettings({});
  const all = { ...usual, ...limits };
  const settings = { ...buildSettings, ...options.builds };
  const place = { ...folders, uploads: join(dataFolder, 'uploads'), processId: life.id, settings };
  const runner = new BuildRunner(database, log, { place, settings });
  const services = {
    database,
    chemistry,
    queryEvents,
    projectEvents,
    readSample: () => readSample()?.sample ?? null,
    health: new Health({ database, forCalls: database, dataFolder: tmpdir(), leastFreeDiskBytes: 0 }),
    metrics: new WebMetrics({
      pool,
      database,
      streams: () => queryEvents.open + projectEvents.open,
      chemistryWaiting: () => chemistry.waitingCalls,
    }),
    metricsToken: null,
    guards: createGuards({ database, pool }, life.id, all),
    dataFolder,
    builds: { ...place, wake: () => runner.wake() },
    processId: life.id,
    limits: all,
    identityProvider: null,
    providerRights: { specialGroup: null, takesAccounts: false },
    localAccounts: true,
    sendsMail: false,
    ...replaced,
  };
  const app = await createServer({
    services,
    log,
    cookieKey: 'a key for tests only, thirty-two characters',
    pagesFolder: null,
    trustedProxies: ['loopback'],
    ...serverOptions,
    routes: allRoutes(services),
  });

  async function call(options: InjectOptions): Promise<Answer> {
    const answer = await app.inject(options);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers };
  }

  const signInWith = async (username: string, password: string) =>
    clientOf(call, await call({ method: 'POST', url: '/app/login', payload: { username, password } }));

  return {
    ...testDatabase,
    app,
    services,
    call,
    signIn: ({ username }) => signInWith(username, PASSWORD),
    signInWith,
    close: async () => {
      await app.close();
      watch.stop();
      await runner.close();
      await notifications.close();
      await life.end();
      await chemistry.close();
      rmSync(dataFolder, { recursive: true, force: true });
      if (given === undefined) await testDatabase.close();
    },
  };
}

function clientOf(call: TestServer['call'], login: Answer): Client {
  if (login.status !== 200) throw new Error(`Signing in answered ${login.status}: ${JSON.stringify(login.body)}`);
  const { csrfToken } = login.body as { csrfToken: string };
  const cookie = String(login.headers['set-cookie']).split(';')[0];
  const headers = { cookie, 'x-csrf-token': csrfToken };
  return {
    csrfToken,
    cookie,
    call: (what, input) => {
      const { params, query, body } = input as { readonly [Part in 'params' | 'query' | 'body']?: Record<string, unknown> };
      const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]));
      const url = `${pathOf(what, params)}${query ? `?${search}` : ''}`;
      return call({ method: what.method, url, headers, ...(body ? { payload: body } : {}) });
    },
    get: (url) => call({ method: 'GET', url, headers: { cookie } }),
    post: (url, body) => call({ method: 'POST', url, headers, ...(body ? { payload: body } : {}) }),
    put: (url, body) => call({ method: 'PUT', url, headers, payload: body }),
    delete: (url) => call({ method: 'DELETE', url, headers }),
  };
}
