import { writeFileSync } from 'node:fs';
import type { Command, CommandIo } from '@retron/command';
import { readNamedTable, readOptions } from '@retron/command';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { createReactionNamer, type NameReactionId, nameReactionIdOf } from '@retron/reactivity';
import { circumstances } from '../report/circumstances.ts';
import { NAME_EQUIVALENTS } from './name-equivalents.ts';

const USAGE = `retron bench names --labels FILE --mapped FILE[:split] [--json FILE]

Compares our name reactions with labels given by another program. FILE of --labels has the columns class_name and reaction (unmapped,
precursors>>product); --mapped names mapped reactions (column reaction, perhaps split; repeatable). A label counts where a mapped
reaction has its product and only reactants among its precursors. Files that end in .gz are unzipped.`;

interface Labelled {
  readonly label: string;
  readonly precursors: string;
  readonly product: string;
}

interface Tally {
  compared: number;
  agreeing: number;
  unnamed: number;
}

/** Rows of a tab-separated table as records of the columns asked for. */
function readColumns(path: string, wanted: readonly string[]): Result<readonly Readonly<Record<string, string>>[], Failure> {
  const table = readNamedTable(path);
  if (!table.ok) return table;
  const [header = '', ...rows] = [...table.value.lines];
  const columns = header.split('\t');
  const missing = wanted.filter((name) => !columns.includes(name));
  if (missing.length > 0) return failure({ kind: 'missing-column', message: `${path} has no column ${missing.join(', ')}.` });
  const { split } = table.value;
  const records = rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? '']));
  });
  return success(split === undefined ? records : records.filter((record) => record.split === split));
}

/** Canonical SMILES of each molecule of a side; `null` when one is refused. */
function canonicalParts(side: string, rdkit: Rdkit): readonly string[] | null {
  const parts: string[] = [];
  for (const part of side.split('.')) {
    const canonical = rdkit.canonicalSmiles(part);
    if (!canonical.ok) return null;
    parts.push(canonical.value);
  }
  return parts;
}

function labelledReactions(rows: readonly Readonly<Record<string, string>>[], rdkit: Rdkit): Map<string, Labelled[]> {
  const byProduct = new Map<string, Labelled[]>();
  for (const { class_name: label, reaction } of rows) {
    const [precursors = '', products = ''] = reaction.split('>>');
    const product = products.includes('.') ? null : canonicalParts(products, rdkit);
    if (product === null) continue;
    const known = byProduct.get(product[0]) ?? [];
    known.push({ label, precursors, product: product[0] });
    byProduct.set(product[0], known);
  }
  return byProduct;
}

function means(label: string, given: readonly NameReactionId[]): boolean {
  const own = nameReactionIdOf(label);
  return given.some((id) => id === own || NAME_EQUIVALENTS[label]?.includes(id));
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, { labels: 'value', mapped: 'list', json: 'value' });
  if (!options.ok || !options.value.values.labels || !options.value.lists.mapped || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, lists } = options.value;
  const labels = readColumns(values.labels, ['class_name', 'reaction']);
  const mapped = lists.mapped.map((path) => readColumns(path, ['reaction']));
  const unread = [labels, ...mapped].find((table) => !table.ok);
  if (unread && !unread.ok) {
    io.err(unread.error.message);
    return 1;
  }
  const rdkit = await createRdkit();
  const nameReactionsOf = createReactionNamer();
  const byProduct = labelledReactions(labels.ok ? labels.value : [], rdkit);
  const tallies = new Map<string, Tally>();
  const seen = new Set<string>();
  for (const { reaction } of mapped.flatMap((table) => (table.ok ? table.value : []))) {
    const [reactants, , product] = reaction.split('>');
    const key = canonicalParts(product, rdkit)?.[0];
    const candidates = key === undefined ? undefined : byProduct.get(key);
    const parts = candidates ? canonicalParts(reactants, rdkit) : null;
    if (!candidates || !parts) continue;
    const named = nameReactionsOf(reaction);
    for (const { label, precursors } of candidates) {
      const given = new Set(canonicalParts(precursors, rdkit) ?? []);
      const same = `${key}>${[...parts].sort().join('.')}>${label}`;
      if (seen.has(same) || !parts.every((part) => given.has(part))) continue;
      seen.add(same);
      const tally = tallies.get(label) ?? { compared: 0, agreeing: 0, unnamed: 0 };
      tally.compared++;
      if (named.length === 0) tally.unnamed++;
      else if (means(label, named)) tally.agreeing++;
      tallies.set(label, tally);
    }
  }
  report(tallies, args, values.json, io);
  return 0;
}

function report(tallies: ReadonlyMap<string, Tally>, args: readonly string[], jsonPath: string | undefined, io: CommandIo): void {
  const rows = [...tallies].sort(([a], [b]) => (a < b ? -1 : 1));
  const total = { compared: 0, agreeing: 0, unnamed: 0 };
  io.out('label\tcompared\tagreeing %\tunnamed %');
  for (const [label, tally] of rows) {
    total.compared += tally.compared;
    total.agreeing += tally.agreeing;
    total.unnamed += tally.unnamed;
    io.out(`${label}\t${tally.compared}\t${percent(tally.agreeing, tally.compared)}\t${percent(tally.unnamed, tally.compared)}`);
  }
  io.out(`all\t${total.compared}\t${percent(total.agreeing, total.compared)}\t${percent(total.unnamed, total.compared)}`);
  if (jsonPath === undefined) return;
  const result = { ...circumstances(io.root, ['retron bench names', ...args].join(' ')), total, byLabel: Object.fromEntries(rows) };
  writeFileSync(jsonPath, `${JSON.stringify(result, null, 2)}\n`);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : ((100 * part) / whole).toFixed(1);
}

/** `retron bench names`: how far our names agree with labels given by another program. */
export const benchNamesCommand: Command = {
  name: 'bench names',
  summary: 'Compare name reactions with the labels of another program',
  usage: USAGE,
  run,
};
