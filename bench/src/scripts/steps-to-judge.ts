/**
 * Suggestions of many targets for people to judge who do not know how they are rated, and beside each what its word was made from: for a fit
 * of the words to what chemists say.
 *
 * Usage: `npx tsx bench/src/scripts/steps-to-judge.ts --targets FILE.tsv --steps FILE.tsv --measures FILE.jsonl [--limit N]`. The targets with
 * columns `name` and `smiles`. Written are the steps with nothing that tells how they are rated, ordered by their precursors: the
 * disconnections that the page shows by default, the first ones of brute force, and the likeliest ones that are rated bad or ugly. The
 * measures have a line for each step in the same order: list, rating, warnings, rules, terms of feasibility in their order.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openPlanningWorld } from '@retron/command';
import { finished } from '@retron/molecule';
import { type PlanningPorts, plan } from '@retron/planning';
import { createEvidenceGatherer, feasibilityMeasures } from '@retron/planning/training';
import { nameOfNameReaction } from '@retron/reactivity';
import type { Suggestion } from '@retron/tree';
import { LISTS } from '../gold/gold-report.ts';

const { values: options } = parseArgs({
  options: {
    targets: { type: 'string' },
    steps: { type: 'string' },
    measures: { type: 'string' },
    limit: { type: 'string', default: '100000' },
  },
});
if (!options.targets || !options.steps || !options.measures) throw new Error('--targets, --steps and --measures are needed');

/** Of each target: the first leaders of brute force, and the likeliest of those rated bad or ugly. */
const OF_BRUTE_FORCE = 2;
const OF_BAD = 2;
/** Suggestions of brute force that these are taken from. */
const SEEN = 50;
const GOOD = 3;

const world = await openPlanningWorld(fileURLToPath(new URL('../../..', import.meta.url)), []);
if (!world.ok) throw new Error(world.error.message);
const ports = world.value;
const gather = createEvidenceGatherer(ports, { algorithm: 'brute-force', strategy: 'All Transforms 1.0', precision: 2 });

const [header, ...rows] = readFileSync(options.targets, 'utf8').trimEnd().split('\n');
const columns = header.split('\t');
const targets = rows.slice(0, Number(options.limit)).map((row) => {
  const cells = row.split('\t');
  return { name: cells[columns.indexOf('name')], smiles: cells[columns.indexOf('smiles')] };
});
const steps: string[] = [['step', 'target', 'product', 'precursors', 'called'].join('\t')];
const measures: string[] = [];
let number = 0;
for (const { name, smiles } of targets) {
  const target = ports.rdkit.canonicalSmiles(smiles);
  if (!target.ok || target.value.includes('.')) continue;
  const found = stepsOf(ports, target.value).sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const step of found) {
    number++;
    steps.push([number, name, target.value, step.key, nameOf(step.suggestion)].join('\t'));
    measures.push(JSON.stringify({ step: number, target: name, ...describe(target.value, step) }));
  }
}
writeFileSync(options.steps, `${steps.join('\n')}\n`);
writeFileSync(options.measures, `${measures.join('\n')}\n`);

interface Step {
  readonly list: string;
  readonly place: number;
  readonly key: string;
  readonly precursors: readonly string[];
  readonly suggestion: Suggestion;
}

function stepsOf(world: PlanningPorts, target: string): Step[] {
  const ofDefaults = leadersOf(world, target, 'defaults', 5);
  const ofOld = leadersOf(world, target, 'old', SEEN);
  const picked = new Map(ofDefaults.map((step) => [step.key, step]));
  // One of each disconnection, which their shares tell apart.
  const add = (more: readonly Step[], most: number) => {
    for (let left = most; left > 0; left--) {
      const seen = new Set([...picked.values()].map(({ suggestion }) => suggestion.choice?.disconnection));
      const next = more.find(({ key, suggestion }) => !picked.has(key) && !seen.has(suggestion.choice?.disconnection));
      if (next === undefined) return;
      picked.set(next.key, next);
    }
  };
  add(
    ofOld.filter(({ suggestion }) => suggestion.rating >= GOOD),
    OF_BRUTE_FORCE,
  );
  const bad = ofOld.filter(({ suggestion }) => suggestion.rating < GOOD);
  add(
    bad.sort((a, b) => b.suggestion.probability - a.suggestion.probability).map((step) => ({ ...step, list: 'bad' })),
    OF_BAD,
  );
  return [...picked.values()];
}

function nameOf({ nameReactions, textbook }: Suggestion): string {
  const [first] = nameReactions;
  return first === undefined ? (textbook?.name ?? '') : nameOfNameReaction(first.id);
}

function leadersOf(world: PlanningPorts, target: string, list: keyof typeof LISTS, most: number): readonly Step[] {
  const [report] = plan(world, { ...LISTS[list], maxSuggestions: most, target, direction: 'retrosynthesis', maxSteps: 1 });
  if (report === undefined) return [];
  const smilesOf = new Map(report.structures.map(({ id, smiles }) => [id, smiles]));
  return report.suggestions
    .filter(({ variantOf }) => variantOf == null)
    .map((suggestion, place) => {
      const precursors = suggestion.precursors.map(({ structureId }) => smilesOf.get(structureId) ?? target).sort();
      return { list, place: place + 1, key: precursors.join('.'), precursors, suggestion };
    });
}

function describe(target: string, { list, place, precursors, suggestion }: Step): object {
  const evidence = finished(gather(target, precursors));
  const { rating, feasibility, probability, choice, precedentCount, mechanism, textbook, messages, limits, nameReactions, deepestLevel } =
    suggestion;
  return {
    list,
    place,
    key: precursors.join('.'),
    rating,
    feasibility,
    probability,
    choice,
    precedentCount,
    names: nameReactions.map(({ id }) => id),
    level: deepestLevel,
    rules: mechanism.map(({ rule, verdict }) => ({ rule, verdict })),
    textbook: textbook ?? null,
    warnings: messages.warning,
    limits,
    measures: evidence === null ? null : feasibilityMeasures(evidence),
    records: evidence?.records ?? null,
    ownRecords: evidence?.findings?.kind.records ?? null,
    facts:
      evidence === null
        ? null
        : { ...evidence.facts, textbook: evidence.facts.textbook?.name ?? null, textbookToo: evidence.facts.textbookToo?.name ?? null },
    beside: evidence?.besideBestVariant ?? null,
    replay: evidence?.findings?.replay?.verdict ?? null,
  };
}
