import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import {
  type CommandIo,
  type ListedTarget,
  listedFiles,
  type RouteWorldFiles,
  readBytes,
  readTargetList,
  sha256,
  unpackForPlanning,
} from '@retron/command';
import { createRdkit } from '@retron/rdkit';
import type { PlanSettings } from '../planning/plan-settings.ts';
import type { SeveralMolecules } from '../planning/read-target.ts';
import { readWishes } from '../planning/read-wishes.ts';
import type { BatchFormat } from './batch-line.ts';
import type { BatchWishes } from './batch-threads.ts';
import { planBatch } from './plan-batch.ts';
import { ResultFile } from './result-file.ts';

/** What `retron plan --targets` was asked. */
export interface BatchRequest {
  readonly targets: string;
  readonly out: string;
  readonly format: BatchFormat;
  readonly settings: Extract<PlanSettings, { readonly kind: 'routes' }>;
  readonly wishes: BatchWishes;
  readonly several: SeveralMolecules;
  readonly libraries: readonly string[];
}

/** As a shell says that a program was ended by Ctrl-C. */
const INTERRUPTED = 130;

/** Plans many targets into a file of results, and goes on where an earlier run of the same question was ended. */
export async function runBatch(request: BatchRequest, io: CommandIo): Promise<number> {
  const { settings, wishes, several, format } = request;
  const failed = (message: string) => {
    io.err(message);
    return 1;
  };
  const targets = readTargetList(request.targets);
  if (!targets.ok) return failed(targets.error.message);
  const intent = readWishes(wishes, null, await createRdkit());
  if (!intent.ok) return failed(intent.error.message);
  const installation = unpackForPlanning(io.root, request.libraries);
  if (!installation.ok) return failed(installation.error.message);
  for (const note of installation.value.notes) io.err(note);
  const files = { installation: installation.value, materials: settings.materials };
  const question = questionDigest(request, files);
  if (question === null) return failed(`${settings.materials.catalogs.join(', ')} cannot be read.`);
  const results = ResultFile.open(request.out);
  if (!results.ok) return failed(results.error.message);
  const strange = strangerAmong(targets.value, results.value, question);
  if (strange !== null) {
    results.value.close();
    return failed(`${request.out} ${strange} Choose another file.`);
  }
  const before = targets.value.filter(({ id }) => results.value.headOf(id) !== undefined).length;
  if (before > 0) io.err(`${before} of ${targets.value.length} targets have results already.`);
  const line = { format, question, isTimed: settings.isTimed };
  const data = { files, question: settings.question, wishes, several, seconds: settings.seconds, line };
  const { end, message, written, solved, refused } = await planBatch(targets.value, results.value, data, { threads: settings.threads, io });
  const ids = targets.value.map(({ id }) => id);
  const isAllRefused = end === 'done' && everyLineRefuses(results.value.linesOf(ids));
  if (end === 'done') {
    results.value.sort(ids);
    if (format === 'routes') writeTrees(treesFile(request.out), results.value.linesOf(ids));
  }
  results.value.close();
  if (end === 'failed') return failed(message);
  io.err(`${written} planned: ${solved} with a route, ${refused} refused.`);
  if (end === 'interrupted') io.err('Interrupted. The same command goes on from here.');
  if (isAllRefused) return failed(`None of the targets could be planned: ${request.out} says why of each.`);
  return end === 'interrupted' ? INTERRUPTED : 0;
}

/** Whether there is no target that could be planned, in this run or an earlier one. */
function everyLineRefuses(lines: Iterable<string>): boolean {
  for (const line of lines) if (!('error' in JSON.parse(line))) return false;
  return true;
}

/** What the results depend on beside the target: equal for the same question to the same data files. `null` where a catalogue cannot be read. */
function questionDigest({ settings, wishes, several, format }: BatchRequest, { installation, materials }: RouteWorldFiles): string | null {
  const installed = installation.files.flatMap(({ kind, name }) => (kind === 'catalog' ? [name] : []));
  const files = listedFiles(materials.catalogs, installed);
  const catalogs = files.map((path) => readBytes(path));
  const read = catalogs.flatMap((file) => (file.ok ? [sha256(file.value)] : []));
  if (read.length < catalogs.length) return null;
  const used = installation.files.map(({ name, sha256: hash }) => [name, hash]);
  const asksMaterials = { ...materials, catalogs: materials.catalogs.filter((name) => !files.includes(name)) };
  const asked = JSON.stringify([settings.question, settings.seconds, wishes, several, format, used, read, asksMaterials]);
  return createHash('sha256').update(asked).digest('hex').slice(0, 16);
}

/** What is wrong with results that are there already. */
function strangerAmong(targets: readonly ListedTarget[], results: ResultFile, question: string): string | null {
  for (const { id, text } of targets) {
    const head = results.headOf(id);
    if (head === undefined) continue;
    if (head.smiles !== text) return `has a result of another structure for ${id}.`;
    if (head.question !== question) return 'has results that were found with other settings or data files.';
  }
  return null;
}

/** `x.jsonl` to `x.trees.json`. */
function treesFile(out: string): string {
  return `${out.replace(/\.jsonl$/, '')}.trees.json`;
}

/** One object with the list of trees of each target by its id, as RetroCast reads results of AiZynthFinder; targets without a route have none. */
function writeTrees(path: string, lines: Iterable<string>): void {
  const written = `${path}.writing`;
  writeFileSync(written, '{');
  let comma = '\n';
  for (const line of lines) {
    const { id, trees = [] } = JSON.parse(line) as { readonly id: string; readonly trees?: readonly unknown[] };
    writeFileSync(written, `${comma}${JSON.stringify(id)}:${JSON.stringify(trees)}`, { flag: 'a' });
    comma = ',\n';
  }
  writeFileSync(written, '\n}\n', { flag: 'a' });
  renameSync(written, path);
}
