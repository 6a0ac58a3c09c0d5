import { spawn } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SUPERUSER } from './application-role.ts';
import type { Cluster } from './cluster.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { kill, leftoverProcesses, removeStalePid, runningPostmaster } from './server-processes.ts';
import { asUser, type SystemUser } from './system-user.ts';

/** How long a server may fail to start before that is given up. */
const START_PATIENCE_MS = 60_000;
/** Recovery after a crash takes as long as it takes, within reason. */
const RECOVERY_SECONDS = 600;
/** A server that says nothing for so long when it is found at the start hangs. */
const SILENT_MS = 30_000;
/** Processes of a killed server end by themselves within moments, or not at all. */
const LEFTOVERS_MS = 2000;
/** How long the kept port may be held by others before another is taken. */
const PORT_PATIENCE_MS = 5000;
const STOP_SECONDS = 60;

/** Below what systems give to outgoing connections: a client that tries a dead server's port again and again must not get it as its own. */
const PORTS = { first: 15_500, last: 29_999 };

const run = (program: string, args: readonly string[], user: SystemUser | null): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    // Not a child of ours in the sense of signals: Ctrl-C must reach the launcher, which stops the database last.
    const child = spawn(program, [...args], {
      ...asUser(user),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    // `exit`, not `close`: the server that pg_ctl leaves behind may hold the pipes open.
    child.on('exit', (code) => resolve({ code, output }));
  });

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function anyFreePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * (PORTS.last - PORTS.first + 1));
    if (await isFree(port)) return port;
  }
}

/** The kept port, so that addresses stay right; another one when somebody else has it, or an earlier version chose it. */
async function choosePort(kept: number): Promise<number> {
  const mayKeep = kept >= PORTS.first && kept <= PORTS.last;
  for (const deadline = performance.now() + PORT_PATIENCE_MS; mayKeep; await sleep(250)) {
    if (await isFree(kept)) return kept;
    if (performance.now() > deadline) break;
  }
  return anyFreePort();
}

function makeEmptyFolder(folder: string, user: SystemUser | null): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  if (user !== null) chownSync(folder, user.uid, user.gid);
}

/** Makes the database's files in a folder beside and renames it, so that a start killed halfway leaves nothing half made. */
export async function initialise(cluster: Cluster, binaries: PostgresBinaries, user: SystemUser | null): Promise<void> {
  const draft = `${cluster.folder}.new`;
  const passwordFile = `${cluster.folder}.password`;
  makeEmptyFolder(draft, user);
  writeFileSync(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
  if (user !== null) chownSync(passwordFile, user.uid, user.gid);
  try {
    const { code, output } = await run(
      binaries.initdb,
      [
        `--pgdata=${draft}`,
        `--pwfile=${passwordFile}`,
        `--username=${SUPERUSER}`,
        '--auth=scram-sha-256',
        '--locale=C',
        '--encoding=UTF8',
        '--no-instructions',
      ],
      user,
    );
    if (code !== 0) throw new Error(`The database could not be made in ${cluster.folder}:\n${output}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  appendFileSync(join(draft, 'postgresql.conf'), "\ninclude_if_exists = 'retron.conf'\n");
  renameSync(draft, cluster.folder);
}

function writeConfiguration(folder: string, port: number, isDurable: boolean, user: SystemUser | null): void {
  const lines = [
    '# Written by Retron at each start.',
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    'max_connections = 100',
    'shared_buffers = 128MB',
    // On a disk without a head to move, reading an index is as cheap as reading a table; PostgreSQL assumes four times as dear.
    'random_page_cost = 1.1',
    ...(isDurable ? [] : ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']),
  ];
  const file = join(folder, 'retron.conf');
  writeFileSync(file, `${lines.join('\n')}\n`);
  if (user !== null) chownSync(file, user.uid, user.gid);
}

/** What a server says: that it answers, that it cannot yet or no longer, or nothing. */
export type ServerState = 'ready' | 'starting' | 'ending' | 'silent';

/** Asks the server of the cluster; `look` connects to it and finds the folder it works in. */
type Look = (port: number) => Promise<ServerState>;

async function removeLeftovers(folder: string): Promise<void> {
  const deadline = performance.now() + LEFTOVERS_MS;
  for (let left = leftoverProcesses(folder); left.length > 0; left = leftoverProcesses(folder)) {
    // Safe: what they had in hand was not acknowledged, and the log of the database brings back the rest.
    if (performance.now() > deadline) for (const pid of left) kill(pid, 'SIGKILL');
    await sleep(100);
  }
}

/** Ends a server that hangs. */
export async function endByForce(folder: string): Promise<void> {
  const running = runningPostmaster(folder);
  if (running !== null) kill(running.pid, 'SIGKILL');
  while (runningPostmaster(folder) !== null) await sleep(50);
  await removeLeftovers(folder);
}

/** Waits for a server that is there already. @returns its port, or null when it ended */
async function waitFor(folder: string, look: Look, signal: AbortSignal): Promise<number | null> {
  let silentSince = performance.now();
  for (let running = runningPostmaster(folder); running !== null; running = runningPostmaster(folder)) {
    signal.throwIfAborted();
    const state = Number.isNaN(running.port) ? 'silent' : await look(running.port);
    if (state === 'ready') return running.port;
    if (state !== 'silent') silentSince = performance.now();
    else if (performance.now() - silentSince > SILENT_MS) await endByForce(folder);
    // Somebody asked it to end when everybody has gone: nobody goes, since we are waiting for it.
    if (state === 'ending') kill(running.pid, 'SIGINT');
    await sleep(250);
  }
  return null;
}

/**
 * Starts the server, or takes over the one that runs in this folder already, whoever started it.
 *
 * @returns the port it listens at: the kept one when that is free
 * @throws when it does not start for a minute
 */
export async function ensureRunning(
  cluster: Cluster,
  binaries: PostgresBinaries,
  user: SystemUser | null,
  isDurable: boolean,
  look: Look,
  signal: AbortSignal,
): Promise<number> {
  const { folder } = cluster;
  const logFile = join(folder, 'server.log');
  const deadline = performance.now() + START_PATIENCE_MS;
  for (let pauseMs = 250; ; pauseMs = Math.min(2 * pauseMs, 5000)) {
    const found = await waitFor(folder, look, signal);
    if (found !== null) return found;
    removeStalePid(folder);
    await removeLeftovers(folder);
    const port = await choosePort(cluster.port);
    signal.throwIfAborted();
    writeConfiguration(folder, port, isDurable, user);
    const args = ['start', `--pgdata=${folder}`, `--log=${logFile}`, '--wait', `--timeout=${RECOVERY_SECONDS}`, '--silent'];
    const { code, output } = await run(binaries.pgCtl, args, user);
    if (code === 0) return port;
    signal.throwIfAborted();
    if (performance.now() > deadline) {
      const log = existsSync(logFile) ? readFileSync(logFile, 'utf8').slice(-2000) : '';
      throw new Error(`The database in ${folder} does not start:\n${output}${log}`);
    }
    await sleep(pauseMs, undefined, { signal });
  }
}

/** Ends the server of this folder, when one runs: never another's, whose `postmaster.pid` a copied folder holds. */
export async function stopServer({ folder }: Cluster, binaries: PostgresBinaries, user: SystemUser | null): Promise<void> {
  if (runningPostmaster(folder) === null) return;
  const args = ['stop', `--pgdata=${folder}`, '--mode=fast', '--wait', `--timeout=${STOP_SECONDS}`, '--silent'];
  const { code, output } = await run(binaries.pgCtl, args, user);
  if (code !== 0 && runningPostmaster(folder) !== null) throw new Error(`The database did not stop:\n${output}`);
}
