import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, type CommandIo, readOptions } from '@retron/command';
import { circumstances } from '../../report/circumstances.ts';
import { Chance } from '../running/chance.ts';
import { Client } from '../running/client.ts';
import { addPeople, withDatabase } from '../running/people.ts';
import { PASSWORD, type Product } from '../running/product.ts';
import { type Sample, Sampler } from '../running/sampler.ts';
import { withProduct } from '../running/with-product.ts';
import { EventStreams } from './event-streams.ts';
import { type Filled, fillDatabase, PROJECTS, QUERIES, WIDE_SUGGESTIONS } from './fill-database.ts';
import { isReached, type Latency, latencyByName, latencyOf, latencyTable, TARGETS } from './load-report.ts';
import { type Call, callAtTimes, callOnce, dueTimes, type Timed } from './open-loop.ts';
import { nextRead } from './reads.ts';
import { planTemplates, startLong } from './templates.ts';

const OPTIONS = { rate: 'value', seconds: 'value', streams: 'value', seed: 'value', port: 'value', json: 'value', keep: 'flag' } as const;

const USAGE = `retron bench load [options]

Starts the built product, fills its database with ${PROJECTS} projects and ${QUERIES} queries, and reads at a constant rate what the screens
show: with nothing else to do, while queries are planned, and with event streams open beside that. Ends with 1 when a target is missed: 95 %
of the reads within ${TARGETS.readP95Ms} ms, the first page of ${WIDE_SUGGESTIONS} suggestions within ${TARGETS.firstPageMs} ms, the median with streams at most ${TARGETS.streamsRatio} times that without.

  --rate N      reads a second (default 100)
  --seconds N   how long each of the three is measured (default 60)
  --streams N   event streams (default 200)
  --seed N      the same seed reads the same at the same times (default 1)
  --port N      where the product listens (default any free port)
  --json FILE   also writes the result there, with machine, commit and command
  --keep        keeps the data folder`;

const USERS = 50;
/** Users who read: limits are per user. */
const READERS = 12;
/** Queries that are planned meanwhile, each of another user. */
const LONG_QUERIES = 20;
/** Is a member of every project, and reads too. */
const HEAD = 'admin';
/** How long all streams may take to open. */
const OPEN_MS = 30_000;
const WARM_UP_SECONDS = 10;
const FIRST_PAGES = 60;

interface Plan {
  readonly rate: number;
  readonly seconds: number;
  readonly streams: number;
  readonly seed: number;
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, flags } = options.value;
  const number = (name: keyof typeof OPTIONS, usual: number) => Number(values[name] ?? usual);
  const plan = { rate: number('rate', 100), seconds: number('seconds', 60), streams: number('streams', 200), seed: number('seed', 1) };
  const port = number('port', 0);
  if (!(plan.rate > 0 && plan.seconds > 0 && plan.streams >= 0 && Number.isInteger(plan.seed) && port >= 0)) {
    io.err('--rate, --seconds, --streams, --seed and --port are numbers.');
    return 2;
  }
  return withProduct(io, { bench: 'load', port, keeps: flags.has('keep') }, async (product) => {
    const measured = await measure(product, plan, io);
    const report = { ...circumstances(io.root, ['retron bench load', ...args].join(' ')), ...plan, ...measured };
    if (values.json !== undefined) writeFileSync(resolve(values.json), `${JSON.stringify(report, null, 2)}\n`);
    for (const line of linesOf(measured)) io.out(line);
    return isReached(measured.verdict) ? 0 : 1;
  });
}

type Measured = Awaited<ReturnType<typeof measure>>;

async function measure(product: Product, plan: Plan, io: CommandIo) {
  const begin = Date.now();
  const say = (text: string) => io.err(`${String(Math.round((Date.now() - begin) / 1000)).padStart(4)} s  ${text}`);
  const sampler = new Sampler(product);
  const { filled, head, wide } = await fill(product, say);
  const readers = [head, ...(await signedIn(product, 'reader', READERS - 1))];
  const chance = new Chance(plan.seed);
  const read = (seconds: number, rate = plan.rate) =>
    callAtTimes(product.address, dueTimes(chance, rate, seconds), () => nextCall(readers, filled, chance));

  await read(WARM_UP_SECONDS, plan.rate / 2);
  const memory: Record<string, Sample> = { before: await sampler.look() };
  say('reading, nothing else to do');
  const quiet = await read(plan.seconds);
  memory.afterReads = await sampler.look();
  say('first pages of a wide tree');
  const firstPages = await repeated(
    product,
    FIRST_PAGES,
    callOf(head, 'first page of a wide tree', `/app/api/queries/${wide}/tree/1/children?limit=50`),
  );
  const wholeLevels = await repeated(product, 10, callOf(head, 'a wide tree with its whole first level', `/app/api/queries/${wide}`));

  const listeners = await signedIn(product, 'reader', USERS);
  const long = await startLongOnes(listeners.slice(0, LONG_QUERIES), filled);
  await sleep(5000);
  say('reading while queries are planned');
  const planning = await read(plan.seconds);
  memory.whilePlanning = await sampler.look();
  const streams = new EventStreams(product.address, listenersOf(listeners, filled, long, plan.streams));
  for (let waited = 0; streams.count < plan.streams && waited < OPEN_MS; waited += 500) await sleep(500);
  await sleep(5000);
  const openAtFirst = streams.count;
  say(`reading with ${openAtFirst} event streams open`);
  const streaming = await read(plan.seconds);
  memory.withStreams = await sampler.look();
  const open = {
    wanted: plan.streams,
    atFirst: openAtFirst,
    atLast: streams.count,
    messages: streams.messages,
    ended: Object.fromEntries(streams.ends),
  };
  streams.close();

  const reads = { quiet: latencyByName(quiet), whilePlanning: latencyByName(planning), withStreams: latencyByName(streaming) };
  const firstPage = latencyOf(firstPages);
  const errors = [reads.quiet.all, reads.whilePlanning.all, reads.withStreams.all, firstPage].reduce(
    (sum, { errors: by }) => sum + total(by),
    0,
  );
  const missing = openAtFirst < plan.streams ? plan.streams - openAtFirst : 0;
  const verdict = {
    readP95Ms: reads.quiet.all.p95,
    firstPageMs: firstPage.p95,
    streamsRatio: Number((reads.withStreams.all.median / reads.whilePlanning.all.median).toFixed(2)),
    errors: errors + missing,
  };
  return {
    verdict,
    targets: TARGETS,
    reads,
    firstPage,
    wholeFirstLevel: latencyOf(wholeLevels),
    streamsOpen: open,
    memory,
    tookSeconds: Math.round((Date.now() - begin) / 1000),
  };
}

const total = (counts: Latency['errors']): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

async function fill(
  product: Product,
  say: (text: string) => void,
): Promise<{ readonly filled: Filled; readonly head: Client; readonly wide: number }> {
  const head = new Client(product.address, { username: HEAD, password: PASSWORD });
  const projects = await head.read<{ id: number }[]>('/app/api/projects/names/list');
  if (projects === null) throw new Error('It does not answer.');
  say('planning what the queries are copies of');
  const planned = await planTemplates(head, projects[0].id);
  const url = product.databaseUrl;
  if (url === null) throw new Error('The database of the product was not found.');
  say('filling the database');
  const filled = await withDatabase(url, async (client) => {
    const people = await addPeople(client, 'reader', USERS);
    return fillDatabase(
      client,
      people.map(({ username }) => username),
      HEAD,
      planned,
    );
  });
  return { filled, head, wide: planned.wide };
}

async function signedIn(product: Product, prefix: string, count: number): Promise<readonly Client[]> {
  const clients = Array.from(
    { length: count },
    (_, index) => new Client(product.address, { username: `${prefix}${index + 1}`, password: PASSWORD }),
  );
  for (const client of clients) {
    if ((await client.signIn()).kind !== 'acknowledged') throw new Error(`${client.username} cannot sign in.`);
  }
  return clients;
}

const callOf = (client: Client, name: string, path: string): Call => ({ name, path, headers: client.session ?? {} });

function nextCall(readers: readonly Client[], { projectsOf, queriesOf }: Filled, chance: Chance): Call {
  const reader = chance.pick(readers);
  const { name, path } = nextRead({ projects: projectsOf.get(reader.username) ?? [], queriesOf }, chance);
  return callOf(reader, name, path);
}

async function repeated(product: Product, times: number, call: Call): Promise<readonly Timed[]> {
  const all: Timed[] = [];
  for (let time = 0; time < times; time++) all.push(await callOnce(product.address, call));
  return all;
}

interface LongQuery {
  readonly id: number;
  readonly projectId: number;
}

/** One for each user, in a project of theirs. */
async function startLongOnes(users: readonly Client[], { projectsOf }: Filled): Promise<readonly LongQuery[]> {
  const queries: LongQuery[] = [];
  for (const [index, user] of users.entries()) {
    const projectId = (projectsOf.get(user.username) ?? [])[0];
    queries.push({ id: await startLong(user, projectId, index + 1), projectId });
  }
  return queries;
}

/** Streams spread over the queries, and over those who may see them. */
function listenersOf(users: readonly Client[], { projectsOf }: Filled, queries: readonly LongQuery[], count: number) {
  return Array.from({ length: count }, (_, index) => {
    const { id, projectId } = queries[index % queries.length];
    const members = users.filter(({ username }) => projectsOf.get(username)?.includes(projectId));
    const member = members[Math.floor(index / queries.length) % members.length];
    return { path: `/app/api/queries/${id}/events?since=0`, headers: member.session ?? {} };
  });
}

function linesOf({ verdict, reads, firstPage, wholeFirstLevel, streamsOpen, memory }: Measured): readonly string[] {
  const held = (sample: Sample) =>
    `web ${sample.uses.web?.residentMb} MB, ${sample.uses.web?.processorSeconds} s of the processor so far, ${sample.uses.web?.sockets} sockets, ${sample.databaseConnections} connections`;
  return [
    ...latencyTable('nothing else to do', reads.quiet),
    '',
    ...latencyTable('while queries are planned', { all: reads.whilePlanning.all }),
    ...latencyTable(`with ${streamsOpen.atFirst} event streams`, { all: reads.withStreams.all }),
    ...latencyTable(`${WIDE_SUGGESTIONS} suggestions`, { 'first page': firstPage, 'whole first level': wholeFirstLevel }),
    '',
    ...Object.entries(memory).map(([when, sample]) => `${when}\t${held(sample)}`),
    `95 % of the reads within\t${verdict.readP95Ms} ms (at most ${TARGETS.readP95Ms})`,
    `first page of a wide tree within\t${verdict.firstPageMs} ms (at most ${TARGETS.firstPageMs})`,
    `median with streams, of that without\t${verdict.streamsRatio} (at most ${TARGETS.streamsRatio})`,
    `errors\t${verdict.errors}`,
  ];
}

/** Measures how fast a full installation answers. */
export const benchLoadCommand: Command = {
  name: 'bench load',
  summary: 'Measure how fast a full installation answers, with event streams beside',
  usage: USAGE,
  run,
};
