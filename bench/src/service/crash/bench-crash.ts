import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, type CommandIo, readOptions } from '@retron/command';
import { circumstances } from '../../report/circumstances.ts';
import { Chance } from '../running/chance.ts';
import { Client } from '../running/client.ts';
import { addPeople, withDatabase } from '../running/people.ts';
import { PASSWORD, Product } from '../running/product.ts';
import { type Sample, Sampler } from '../running/sampler.ts';
import { Chemist } from './chemist.ts';
import { addFindings, crashTable, FAULTS, isSound, type KillRecord, leaksIn, SERVE_WITHIN_MS, summarise } from './crash-report.ts';
import { KILLS, type KillKind, type PlannedKill, planKills } from './kill-plan.ts';
import { carryOut } from './kills.ts';
import { Ledger } from './ledger.ts';
import { Prober } from './serving.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { type Findings, noFindings, Verifier } from './verify.ts';
import { nothingWritten } from './written.ts';

const OPTIONS = {
  kills: 'value',
  minutes: 'value',
  seed: 'value',
  only: 'list',
  data: 'value',
  port: 'value',
  json: 'value',
  keep: 'flag',
} as const;

const USAGE = `retron bench crash [options]

Starts the built product, has users work with it all the time, kills parts of it by chance, and looks whether everything that was
acknowledged is there, every query ends, and everything serves again within 30 seconds. Ends with 1 if not. Needs Linux; as root, disks
are filled up too.

  --kills N       how many (default 100)
  --minutes N     ends after so many minutes, whatever was done (default 60)
  --seed N        the same seed kills the same in the same order (default 1)
  --only KIND     kills of this kind alone; repeatable: ${KILLS.join('; ')}
  --data FOLDER   an empty folder for the data (default a new temporary one)
  --port N        where the product listens (default any free port)
  --json FILE     also writes the result there, with machine, commit and command
  --keep          keeps the data folder`;

const CHEMISTS = 3;
/** How long to wait for what does not come back, before it is ended and started by hand. */
const GIVE_UP_MS = 60_000;
const LOOK_EVERY_KILLS = 10;
const SAMPLE_MS = 5000;
/** Waits until what was left behind is closed, before the last sample. */
const SETTLE_MS = 15_000;

interface Plan {
  readonly seed: number;
  readonly kills: readonly PlannedKill[];
  readonly deadline: number;
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, lists, flags } = options.value;
  const [kills, minutes, seed, port] = [values.kills ?? '100', values.minutes ?? '60', values.seed ?? '1', values.port ?? '0'].map(Number);
  const only = lists.only ?? [];
  if (!(kills >= 1) || !(minutes > 0) || !Number.isInteger(seed) || !(port >= 0)) {
    io.err('--kills, --minutes, --seed and --port are numbers.');
    return 2;
  }
  const unknown = only.find((kind) => !KILLS.includes(kind as KillKind));
  if (unknown !== undefined) {
    io.err(`There is no kill "${unknown}". There are: ${KILLS.join('; ')}.`);
    return 2;
  }
  const dataFolder = makeFolder(values.data);
  if (dataFolder === null) {
    io.err(`The folder ${values.data} is not empty.`);
    return 2;
  }
  const disk = mountSmallDisk(dataFolder);
  if (disk === null) io.err('No small disk can be mounted here: a full disk is left out.');
  // A run that is interrupted leaves no file system behind.
  const unmount = () => (flags.has('keep') ? undefined : disk?.unmount());
  process.once('exit', unmount);
  const without = new Set(KILLS.filter((kind) => (kind === 'disk full' && disk === null) || (only.length > 0 && !only.includes(kind))));
  let product: Product | null = null;
  try {
    product = await Product.start({ root: io.root, dataFolder, port });
    const plan = { seed, kills: planKills(seed, kills, without), deadline: Date.now() + minutes * 60_000 };
    const crashed = await crash(product, plan, disk, io);
    const report = {
      ...circumstances(io.root, ['retron bench crash', ...args].join(' ')),
      seed,
      leftOut: disk === null ? ['disk full'] : [],
      ...reportOf(crashed),
      launcherStarts: product.starts,
    };
    if (values.json !== undefined) writeFileSync(resolve(values.json), `${JSON.stringify(report, null, 2)}\n`);
    for (const line of crashTable(crashed.kills, crashed.findings, report.acknowledged)) io.out(line);
    return isSound(crashed.kills, crashed.findings) ? 0 : 1;
  } catch (error) {
    io.err(`The bench could not go on: ${(error as Error).message}`);
    return 1;
  } finally {
    await product?.end();
    process.removeListener('exit', unmount);
    if (!flags.has('keep')) {
      disk?.unmount();
      rmSync(dataFolder, { recursive: true, force: true });
    } else io.err(`The data are in ${dataFolder}${disk === null ? '' : ' (a file system in memory: umount it)'}.`);
  }
}

/** An empty folder that the database's own user can enter; null when the one named is not empty. */
function makeFolder(named: string | undefined): string | null {
  const folder = named === undefined ? mkdtempSync(join(tmpdir(), 'retron-crash-')) : isAbsolute(named) ? named : resolve(named);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) return null;
  chmodSync(folder, 0o755);
  return folder;
}

interface Crashed {
  readonly kills: readonly KillRecord[];
  readonly findings: Findings;
  readonly ledger: Ledger;
  /** What clients met that was not a good answer, by status or code. */
  readonly failures: ReadonlyMap<string, number>;
  readonly samples: readonly Sample[];
  readonly seconds: number;
}

async function crash(product: Product, plan: Plan, disk: SmallDisk | null, io: CommandIo): Promise<Crashed> {
  const begin = Date.now();
  const failures = new Map<string, number>();
  const onFailure = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1);
  const shared = { written: nothingWritten(), ledger: new Ledger(), projects: await prepare(product) };
  const clientOf = (username: string) => new Client(product.address, { username, password: PASSWORD }, onFailure);
  const chemists = Array.from({ length: CHEMISTS }, (_, index) => {
    return new Chemist(clientOf(`chemist${index + 1}`), shared, new Chance(plan.seed * 1000 + index));
  });
  const prober = new Prober(clientOf(`chemist${CHEMISTS + 1}`), shared, shared.projects[0]);
  const clients = [...chemists.map(({ client }) => client), prober.client];
  const verifier = new Verifier(shared.written, shared.ledger);
  const findings = noFindings();
  const kills: KillRecord[] = [];
  const sampler = new Sampler(product);
  const say = (text: string) => io.err(`${String(Math.round((Date.now() - begin) / 1000)).padStart(5)} s  ${text}`);

  const look = async (isAll: boolean) => {
    await Promise.all(chemists.map((chemist) => chemist.rest()));
    const found = await verifier.verify(clients, isAll);
    addFindings(findings, found);
    say(`looked at everything: ${FAULTS.map((fault) => `${found[fault].length} ${fault}`).join(', ')}`);
  };

  if ((await prober.untilServed(GIVE_UP_MS)).plannedMs === null) throw new Error('It does not plan, even before anything is killed.');
  await sampler.look();
  sampler.begin(SAMPLE_MS);
  for (const chemist of chemists) chemist.begin();
  for (const [index, kill] of plan.kills.entries()) {
    if (Date.now() > plan.deadline) break;
    await sleep(kill.afterMs);
    const hit = await carryOut(kill, product, disk);
    let served = await prober.untilServed(GIVE_UP_MS);
    const wasForced = served.plannedMs === null;
    if (wasForced) {
      product.killEverything();
      const again = await prober.untilServed(2 * GIVE_UP_MS);
      if (again.plannedMs === null) throw new Error(`After "${kill.kind}" it does not serve again, even when all of it is started anew.`);
      served = { ...served, plannedMs: null };
    }
    kills.push({ kind: kill.kind, hit, ...served, wasForced });
    say(
      `${index + 1}. ${kill.kind} (${hit ?? 'nothing to hit'}): reads after ${shown(served.readMs)}, plans after ${shown(served.plannedMs)}`,
    );
    if ((index + 1) % LOOK_EVERY_KILLS === 0 && index + 1 < plan.kills.length) {
      await look(false);
      for (const chemist of chemists) chemist.begin();
    }
  }
  await look(true);
  await sleep(SETTLE_MS);
  sampler.end();
  await sampler.look();
  findings.leaked.push(...leaksIn(sampler.samples));
  return { kills, findings, ledger: shared.ledger, failures, samples: sampler.samples, seconds: Math.round((Date.now() - begin) / 1000) };
}

const shown = (milliseconds: number | null): string =>
  milliseconds === null
    ? `more than ${GIVE_UP_MS / 1000} s`
    : `${(milliseconds / 1000).toFixed(1)} s${milliseconds > SERVE_WITHIN_MS ? ' (late)' : ''}`;

/** Makes the users, and two projects that all of them work in. @returns numbers of the projects */
async function prepare(product: Product): Promise<readonly number[]> {
  const admin = new Client(product.address, { username: 'admin', password: PASSWORD });
  const projects: number[] = [];
  for (const name of ['One project', 'Another project']) {
    const made = await admin.call('POST', '/app/apiv2/projects', { name });
    if (made.kind !== 'acknowledged') throw new Error('No project can be made.');
    projects.push((made.body as { id: number }).id);
  }
  const url = product.databaseUrl;
  if (url === null) throw new Error('The database of the product was not found.');
  await withDatabase(url, async (client) => {
    await addPeople(client, 'chemist', CHEMISTS + 1);
    await client.query(
      `INSERT INTO project_members (project_id, user_id)
       SELECT project, id FROM users, unnest($1::integer[]) AS project WHERE username LIKE 'chemist%'`,
      [projects],
    );
  });
  return projects;
}

function reportOf({ kills, findings, ledger, failures, samples, seconds }: Crashed) {
  const sorted = (counts: ReadonlyMap<string, number>) => Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    seconds,
    killed: kills.length,
    servesAgainMs: summarise(kills),
    acknowledged: sorted(ledger.acknowledged),
    withoutAnswer: sorted(ledger.unknown),
    found: Object.fromEntries(FAULTS.map((fault) => [fault, findings[fault].length])),
    faults: Object.fromEntries(FAULTS.flatMap((fault) => (findings[fault].length === 0 ? [] : [[fault, findings[fault].slice(0, 50)]]))),
    failuresSeenByClients: sorted(failures),
    held: { start: samples[0], middle: samples[Math.floor(samples.length / 2)], end: samples.at(-1), most: mostHeld(samples) },
    heldOverTime: overTime(samples),
    kills,
  };
}

/** Rows of a table of how much was held, few enough to be looked at. */
const MOST_ROWS = 60;

function overTime(samples: readonly Sample[]) {
  const step = Math.ceil(samples.length / MOST_ROWS);
  const rows = samples.filter((_, index) => index % step === 0);
  return {
    columns: ['seconds', 'web sockets', 'web MB', 'worker sockets', 'worker MB', 'database connections'],
    rows: rows.map(({ seconds, uses: { web, worker }, databaseConnections }) =>
      [seconds, web?.sockets, web?.residentMb, worker?.sockets, worker?.residentMb, databaseConnections]
        .map((value) => value ?? null)
        .join(' '),
    ),
  };
}

/** The most that any sample had, by process. */
function mostHeld(samples: readonly Sample[]): object {
  const most = (values: readonly (number | null | undefined)[]) => Math.max(0, ...values.map((value) => value ?? 0));
  const roles = ['launcher', 'web', 'worker', 'postmaster'] as const;
  const ofRole = (role: (typeof roles)[number]) => ({
    fileDescriptors: most(samples.map(({ uses }) => uses[role]?.fileDescriptors)),
    sockets: most(samples.map(({ uses }) => uses[role]?.sockets)),
    threads: most(samples.map(({ uses }) => uses[role]?.threads)),
    residentMb: most(samples.map(({ uses }) => uses[role]?.residentMb)),
  });
  return {
    ...Object.fromEntries(roles.map((role) => [role, ofRole(role)])),
    databaseConnections: most(samples.map(({ databaseConnections }) => databaseConnections)),
  };
}

/** Kills the product while it is used, and looks what is left. */
export const benchCrashCommand: Command = {
  name: 'bench crash',
  summary: 'Kill parts of the running product by chance, and look whether anything is lost or stuck',
  usage: USAGE,
  run,
};
