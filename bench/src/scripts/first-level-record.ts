/**
 * Records what planning says of many structures, so that two versions of the code can be compared: a digest of each part of what a
 * suggestion says, for each structure.
 *
 * Usage: `npx tsx bench/src/scripts/first-level-record.ts [--products FILE.tsv.gz] [--limit 200] [--forward 30] [--json FILE] [--against FILE]`. Plans the
 * first level at precision 2 by brute force over all transforms and as a query page asks for it, and `--forward` forward queries: half of
 * one structure, half of starting materials given together. With `--against` it tells which parts differ from a record made before.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { openPlanningWorld } from '@retron/command';
import { leftOutText, type PlanningPorts, type PlanRequest, plan } from '@retron/planning';
import { nameOfNameReaction } from '@retron/reactivity';
import type { Structure, Suggestion } from '@retron/tree';
import { readProducts } from '../speed/read-products.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '../shared/data/uspto50k_train_val.tsv.gz' },
    limit: { type: 'string', default: '200' },
    forward: { type: 'string', default: '30' },
    json: { type: 'string' },
    against: { type: 'string' },
  },
});

/** What is recorded apart from the rest, so that a difference shows what it is about. */
const PARTS = {
  order: ({ precursors, partners, bonds }, smilesOf) => [precursors.map(({ structureId }) => smilesOf(structureId)), partners, bonds],
  rating: ({ rating }) => rating,
  probability: ({ probability }) => probability,
  atoms: ({ centre, precursors }) => [centre, precursors.map((precursor) => [precursor.centre, precursor.parentAtom])],
  text: ({ reasons, limits, messages, admittedBy, weighedBy }) => [reasons, limits, messages.info, messages.warning, admittedBy, weighedBy],
  names: ({ nameReactions }) => nameReactions.map(({ id, count }) => [nameOfNameReaction(id), count]),
  support: ({ precedentCount, deepestLevel, transforms }) => [
    precedentCount,
    deepestLevel,
    transforms.map((each) => [each.library, each.transform]),
  ],
} as const satisfies Record<string, (suggestion: Suggestion, smilesOf: (id: number) => string) => unknown>;
const NAMES = [...Object.keys(PARTS), 'leftOut'];

const QUERIES = {
  'brute force': { algorithm: 'brute-force', strategy: 'All Transforms 1.0', direction: 'retrosynthesis' },
  'as the page asks': { algorithm: 'complexity-reduction', strategy: 'Core Disconnection 1.0', direction: 'retrosynthesis' },
  forward: { algorithm: 'brute-force', strategy: 'All Reactions 1.0', direction: 'forward' },
} as const satisfies Record<string, Pick<PlanRequest, 'algorithm' | 'strategy' | 'direction'>>;

/** Of each query one line for each structure: digests in the order of `NAMES`, or why there are none. */
type Digests = Record<keyof typeof QUERIES, readonly string[]>;

const ports = await openPlanningWorld('.', [], 'forward');
if (!ports.ok) throw new Error(ports.error.message);
const products = readProducts(options.products, Number(options.limit));
if (!products.ok) throw new Error(products.error.message);
const targets = products.value.map((smiles) => canonical(ports.value, smiles));
const starting = startingMaterials(options.products, Number(options.forward));
const record: Digests = {
  'brute force': targets.map((target) => digest(ports.value, 'brute force', target)),
  'as the page asks': targets.map((target) => digest(ports.value, 'as the page asks', target)),
  forward: starting.map((target) => digest(ports.value, 'forward', canonical(ports.value, target))),
};
const file = { parts: NAMES, libraries: ports.value.libraries.map(({ header }) => header.hash), ...record };
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(file, null, 1)}\n`);
if (options.against !== undefined) process.exitCode = compare(record, JSON.parse(readFileSync(options.against, 'utf8')));

function digest(world: PlanningPorts, query: keyof typeof QUERIES, target: string | null): string {
  if (target === null || (query !== 'forward' && target.includes('.'))) return 'refused';
  const request = { ...QUERIES[query], target, precision: 2, maxSuggestions: 50, maxSteps: 1 } as const;
  const [report] = plan(world, request);
  const known = new Map(report.structures.map((structure: Structure) => [structure.id, structure.smiles]));
  const smilesOf = (id: number) => known.get(id) ?? '';
  const parts = Object.values(PARTS).map((part) => hashOf(report.suggestions.map((suggestion) => part(suggestion, smilesOf))));
  const leftOut = Object.entries(report.leftOut).map(([code, count]) => [leftOutText(code, request.strategy), count] as const);
  return [...parts, hashOf(leftOut.sort(([a], [b]) => (a < b ? -1 : 1)))].join(' ');
}

/** As many as 36 bits: two different ones look alike once in 70 billion. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 6);
}

function canonical({ rdkit }: Pick<PlanningPorts, 'rdkit'>, smiles: string): string | null {
  const result = rdkit.canonicalSmiles(smiles.replace(/:\d+\]/g, ']'));
  return result.ok ? result.value : null;
}

/** The reactants of the first reactions whose product has a map: by turns all of them, and the largest alone. */
function startingMaterials(path: string, count: number): readonly string[] {
  const [header, ...rows] = gunzipSync(readFileSync(path)).toString('utf8').split('\n');
  const [reaction, split] = ['reaction', 'split'].map((name) => header.split('\t').indexOf(name));
  const reactants = rows
    .map((row) => row.split('\t'))
    .flatMap((cells) => (cells[split] === 'val' ? (cells[reaction].split('>')[0] ?? []) : []));
  return reactants.slice(0, count).map((smiles, index) => (index % 2 === 0 ? smiles : largest(smiles.split('.'))));
}

function largest(molecules: readonly string[]): string {
  return molecules.reduce((most, each) => (each.length > most.length ? each : most));
}

/** @returns 1 where anything differs */
function compare(now: Digests, before: Digests): number {
  let differing = 0;
  for (const query of Object.keys(QUERIES) as (keyof typeof QUERIES)[]) {
    const counts = new Map<string, number>();
    now[query].forEach((line, index) => {
      const then = before[query][index]?.split(' ') ?? [];
      line.split(' ').forEach((part, place) => {
        if (part !== then[place]) counts.set(NAMES[place], (counts.get(NAMES[place]) ?? 0) + 1);
      });
    });
    const told = [...counts].map(([name, count]) => `${name} of ${count}`).join(', ');
    console.log(`${query}, ${now[query].length} structures: ${told === '' ? 'all equal' : `different ${told}`}`);
    differing += counts.size;
  }
  return differing === 0 ? 0 : 1;
}
