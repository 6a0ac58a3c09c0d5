/**
 * What becomes of the steps of published routes when their products are asked: followed by a search for routes, followed with a bad word and
 * why, left out for its number, found at a lower precision or in another form alone, or not proposed at all.
 *
 * Usage: `npx tsx bench/src/scripts/reference-steps.ts --targets FILE [--every 6] [--from 0] [--limit N] [--own] [--list CLASS]`.
 * Of a file of targets with routes (`bench routes`), those whose place, counted from 0, leaves `--from` when divided by `--every`. With `--own` the steps
 * of the routes drawn are no precedents and count for no transform, for files that the library knows; its ranker may know them. Prints the number of
 * steps in each class, those rated bad by what is said of them, and with `--list` the steps of a class (or `all`), one a line: target, word,
 * share of the disconnection, what is said, reaction.
 */
import { parseArgs } from 'node:util';
import { alsoWithoutStereo, openRouteWorld, type PlanningWorld, unpackForPlanning } from '@retron/command';
import { type ExpansionReport, type PlanRequest, plan } from '@retron/planning';
import { createRdkit } from '@retron/rdkit';
import type { Precision, Suggestion } from '@retron/tree';
import { type ReferenceRoute, readRouteTargets } from '../routes/read-route-targets.ts';

const { values: options } = parseArgs({
  options: {
    targets: { type: 'string', default: '../shared/data/paroutes_dev_n1.json.gz' },
    every: { type: 'string', default: '6' },
    from: { type: 'string', default: '0' },
    limit: { type: 'string' },
    own: { type: 'boolean', default: false },
    list: { type: 'string' },
  },
});

/** As `retron bench routes` asks. */
const BREADTH = 25;
const CANDIDATES = 30;
const PRECISION: Precision = 2;
const EVERYTHING = 5000;
const LEAST_GOOD = 3;

type Fate =
  | 'followed'
  | 'followed, rated bad'
  | 'left out for its number'
  | 'left out for its number, rated bad'
  | 'at a lower precision alone'
  | 'in another form or configuration alone'
  | 'from another source alone'
  | 'not proposed';

interface ReferenceStep {
  readonly id: string;
  readonly product: string;
  /** Canonical SMILES, sorted. */
  readonly precursors: readonly string[];
}

interface Judged {
  readonly step: ReferenceStep;
  readonly fate: Fate;
  readonly suggestion: Suggestion | null;
}

const rdkit = await createRdkit();
const steps = referenceSteps();
const world = await openWorld(options.own ? alsoWithoutStereo(new Set(steps.map(keyOf)), rdkit) : new Set());
const judged = steps.map((step): Judged => ({ step, ...fateOf(step, world) }));
printCounts(judged);
for (const each of judged) if (options.list === 'all' || options.list === each.fate) console.log(lineOf(each));

function referenceSteps(): readonly ReferenceStep[] {
  const read = readRouteTargets(options.targets, rdkit, null);
  if (!read.ok) throw new Error(read.error.message);
  const drawn = read.value.filter((_, place) => place % Number(options.every) === Number(options.from));
  const all = drawn
    .slice(0, options.limit === undefined ? undefined : Number(options.limit))
    .flatMap(({ id, route }) => stepsOf(id, route));
  return [...new Map(all.map((step) => [keyOf(step), step])).values()];
}

function stepsOf(id: string, route: ReferenceRoute | null): readonly ReferenceStep[] {
  if (!route?.children) return [];
  const precursors = route.children.map(({ smiles }) => smiles).sort();
  return [{ id, product: route.smiles, precursors }, ...route.children.flatMap((child) => stepsOf(id, child))];
}

function keyOf({ precursors, product }: ReferenceStep): string {
  return `${precursors.join('.')}>>${product}`;
}

async function openWorld(without: ReadonlySet<string>): Promise<PlanningWorld> {
  const installation = unpackForPlanning(process.cwd(), []);
  if (!installation.ok) throw new Error(installation.error.message);
  const materials = { catalogs: [], also: [], never: [], dearest: null, unpriced: true };
  const opened = await openRouteWorld({ installation: installation.value, materials, withoutReactions: without });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

function fateOf(step: ReferenceStep, ports: PlanningWorld): Omit<Judged, 'step'> {
  const followed = stepIn(firstLook(step, ports, { algorithm: 'multi-step', candidates: CANDIDATES, maxSuggestions: BREADTH }), step);
  if (followed !== null) return { fate: followed.rating < LEAST_GOOD ? 'followed, rated bad' : 'followed', suggestion: followed };
  const all = firstLook(step, ports, { maxSuggestions: EVERYTHING });
  const known = stepIn(all, step);
  if (known !== null) {
    const fate = known.rating < LEAST_GOOD ? 'left out for its number, rated bad' : 'left out for its number';
    return { fate, suggestion: known };
  }
  const imprecise = stepIn(firstLook(step, ports, { maxSuggestions: EVERYTHING, precision: 1 }), step);
  if (imprecise !== null) return { fate: 'at a lower precision alone', suggestion: imprecise };
  return nearest(all, step);
}

function firstLook(
  { product }: ReferenceStep,
  ports: PlanningWorld,
  asked: Pick<PlanRequest, 'maxSuggestions'> & Partial<PlanRequest>,
): ExpansionReport {
  const request: PlanRequest = {
    target: product,
    direction: 'retrosynthesis',
    algorithm: 'brute-force',
    strategy: 'All Transforms 1.0',
    precision: PRECISION,
    maxSteps: 1,
    limits: { expansions: 1 },
    explains: 'when asked',
    ...asked,
  };
  for (const report of plan(ports, request)) return report;
  throw new Error(`Nothing is reported of ${product}`);
}

function stepIn(report: ExpansionReport, { precursors }: ReferenceStep): Suggestion | null {
  const smiles = smilesOf(report);
  return report.suggestions.find((each) => smiles(each).join('.') === precursors.join('.')) ?? null;
}

function smilesOf({ structures }: ExpansionReport): (suggestion: Suggestion) => readonly string[] {
  const byId = new Map(structures.map(({ id, smiles }) => [id, smiles]));
  return ({ precursors }) => precursors.map(({ structureId }) => byId.get(structureId) ?? '').sort();
}

/** What comes nearest to a step that is not proposed: the same molecules but for configurations and hydrogens, or the same largest one. */
function nearest(report: ExpansionReport, step: ReferenceStep): Omit<Judged, 'step'> {
  const smiles = smilesOf(report);
  const skeletons = (of: readonly string[]) => of.map(skeletonOf).sort().join('.');
  const main = skeletonOf(largest(step.precursors));
  const alike = report.suggestions.find((each) => skeletons(smiles(each)) === skeletons(step.precursors));
  if (alike !== undefined) return { fate: 'in another form or configuration alone', suggestion: alike };
  const other = report.suggestions.find((each) => skeletonOf(largest(smiles(each))) === main);
  return other === undefined ? { fate: 'not proposed', suggestion: null } : { fate: 'from another source alone', suggestion: other };
}

/** The block of the InChIKey that tells neither configurations nor where hydrogens stand. */
function skeletonOf(smiles: string): string {
  const key = rdkit.inchiKey(smiles);
  return key.ok ? key.value.slice(0, 14) : smiles;
}

function largest(smiles: readonly string[]): string {
  return [...smiles].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];
}

function printCounts(all: readonly Judged[]): void {
  console.log(`${all.length} steps`);
  for (const [fate, count] of counted(all.map(({ fate }) => fate))) console.log(`${count}\t${fate}`);
  const bad = all.flatMap(({ fate, suggestion }) => (fate.endsWith('bad') && suggestion !== null ? [saidOf(suggestion)] : []));
  for (const [said, count] of counted(bad)) console.log(`${count}\tbad: ${said}`);
}

function counted<T>(all: readonly T[]): readonly (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

function saidOf({ limits, feasibility }: Suggestion): string {
  return limits.length > 0 ? limits.join(' | ') : `feasibility ${feasibility?.toFixed(2) ?? 'unknown'}`;
}

function lineOf({ step, fate, suggestion }: Judged): string {
  const found = suggestion === null ? [] : [suggestion.rating, suggestion.choice?.disconnection.toPrecision(2), saidOf(suggestion)];
  return [step.id, fate, ...found, keyOf(step)].join('\t');
}
