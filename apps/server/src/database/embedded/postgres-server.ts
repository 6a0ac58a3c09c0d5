import { spawn } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, makeEmptyFolder, makeParent } from './cluster.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { asUser, type SystemUser } from './system-user.ts';

/** How long to wait for the processes of a killed server to let go of the folder. */
const LET_GO_MS = 30_000;
const START_SECONDS = 120;

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

function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Makes the database's files in a folder beside and renames it, so that a start killed halfway leaves nothing half made. */
export async function initialise(cluster: Cluster, binaries: PostgresBinaries, user: SystemUser | null): Promise<void> {
  makeParent(cluster.folder, user);
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
        '--username=retron',
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
    ...(isDurable ? [] : ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']),
  ];
  const file = join(folder, 'retron.conf');
  writeFileSync(file, `${lines.join('\n')}\n`);
  if (user !== null) chownSync(file, user.uid, user.gid);
}

/** A `postmaster.pid` whose process is gone or is some other program stops PostgreSQL from starting; this takes it away. */
function removeStalePid(folder: string): void {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync('/proc/self/cmdline')) return; // cannot tell here; PostgreSQL decides itself
  if (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(folder)) return;
  rmSync(file, { force: true });
}

/** @returns the port it listens at: the kept one when that is free */
export async function startServer(
  cluster: Cluster,
  binaries: PostgresBinaries,
  user: SystemUser | null,
  isDurable: boolean,
): Promise<number> {
  const logFile = join(cluster.folder, 'server.log');
  const deadline = Date.now() + LET_GO_MS;
  for (;;) {
    removeStalePid(cluster.folder);
    const port = cluster.port !== 0 && (await isFree(cluster.port)) ? cluster.port : await anyFreePort();
    writeConfiguration(cluster.folder, port, isDurable, user);
    const args = ['start', `--pgdata=${cluster.folder}`, `--log=${logFile}`, '--wait', `--timeout=${START_SECONDS}`, '--silent'];
    const { code, output } = await run(binaries.pgCtl, args, user);
    if (code === 0) return port;
    if (Date.now() > deadline) {
      const log = existsSync(logFile) ? readFileSync(logFile, 'utf8').slice(-2000) : '';
      throw new Error(`The database in ${cluster.folder} does not start:\n${output}${log}`);
    }
    await sleep(500); // an earlier server is shutting down, or its processes still hold the folder
  }
}

export async function stopServer(cluster: Cluster, binaries: PostgresBinaries, user: SystemUser | null): Promise<void> {
  const { code, output } = await run(binaries.pgCtl, ['stop', `--pgdata=${cluster.folder}`, '--mode=fast', '--wait', '--silent'], user);
  if (code !== 0 && existsSync(join(cluster.folder, 'postmaster.pid'))) throw new Error(`The database did not stop:\n${output}`);
}
