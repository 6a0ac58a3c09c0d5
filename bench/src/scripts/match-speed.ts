/**
 * How long it takes to find and apply every transform of a library to a target.
 *
 * Usage: `npx tsx bench/src/scripts/match-speed.ts [--reactions FILE.tsv.gz] [--targets 100]`. Transforms are extracted from the training split of
 * the table, at all three levels; targets are products of its validation split. Times are processor time of this process, so that other
 * work on the machine does not show; median and 90th percentile of the last of three rounds.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { parseSmiles } from '@retron/molecule';
import {
  indexPatterns,
  PatternFinder,
  PatternSetBuilder,
  packPatternIndex,
  packPatternSet,
  prepareMolecule,
  unpackPatternIndex,
  unpackPatternSet,
} from '@retron/patterns';
import { createRdkit } from '@retron/rdkit';
import { extractTemplates, readTemplate, type Template, TemplateApplier } from '@retron/transforms';

const { values: options } = parseArgs({
  options: {
    reactions: { type: 'string', default: '../shared/data/uspto50k_train_val.tsv.gz' },
    targets: { type: 'string', default: '100' },
    limit: { type: 'string', default: '40000' },
  },
});

/** Processor time used so far, ms. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timed<T>(label: string, work: () => T): T {
  const start = now();
  const result = work();
  console.log(`${label}: ${(now() - start).toFixed(0)} ms`);
  return result;
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function report(label: string, numbers: readonly number[], digits = 2): void {
  console.log(`${label}: median ${quantile(numbers, 0.5).toFixed(digits)}, 90 % ${quantile(numbers, 0.9).toFixed(digits)}`);
}

function parse(smiles: string) {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`${smiles}: ${molecule.error.message}`);
  return molecule.value;
}

const rows = gunzipSync(readFileSync(options.reactions))
  .toString()
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const training = rows.filter((row) => row[3] === 'train').slice(0, Number(options.limit));
const validation = rows.filter((row) => row[3] === 'val');

const templateTexts = timed('extract', () => {
  const texts = new Set<string>();
  for (const row of training) {
    const extracted = extractTemplates(row[4]);
    if (extracted.ok) for (const text of extracted.value.templates) texts.add(text);
  }
  return [...texts];
});
const templates = timed('read templates', () =>
  templateTexts.flatMap((text): Template[] => {
    const template = readTemplate(text);
    if (!template.ok) console.log(`unreadable: ${text} ${template.error.message}`);
    return template.ok ? [template.value] : [];
  }),
);

const productOf = (reaction: string) => reaction.slice(reaction.lastIndexOf('>') + 1).replace(/:\d+\]/g, ']');
const rdkit = await createRdkit();
const canonicalProduct = (reaction: string) => {
  const canonical = rdkit.canonicalSmiles(productOf(reaction));
  return canonical.ok ? [canonical.value] : [];
};
const sample = training
  .filter((_, i) => i % 100 === 0)
  .flatMap((row) => canonicalProduct(row[4]))
  .map((smiles) => prepareMolecule(parse(smiles)));
const step = Math.floor(validation.length / Number(options.targets));
const targetSmiles = validation
  .filter((_, i) => i % step === 0)
  .flatMap((row) => canonicalProduct(row[4]))
  .slice(0, Number(options.targets));

const builder = new PatternSetBuilder();
const patternOf = templates.map((template) => builder.add(template.matched));
const patternSet = timed('build pattern set', () => builder.build());
const index = timed('build pattern index', () => indexPatterns(patternSet, sample));
const packed = { set: packPatternSet(patternSet), index: packPatternIndex(index) };
const opened = timed('open packed set and index', () => ({ set: unpackPatternSet(packed.set), index: unpackPatternIndex(packed.index) }));
if (!opened.set.ok || !opened.index.ok) throw new Error('The packed arrays cannot be opened');
const finder = new PatternFinder(opened.set.value, opened.index.value);
const templatesOf: Template[][] = [];
templates.forEach((template, i) => {
  templatesOf[patternOf[i]] ??= [];
  templatesOf[patternOf[i]].push(template);
});
console.log(
  `${templates.length} templates, ${templatesOf.length} patterns, ${patternSet.queryStart.length - 1} atom queries, ${index.pairSecond.length} pairs, ` +
    `${packed.set.length + packed.index.length} bytes, ${targetSmiles.length} targets`,
);

const find: number[] = [];
const whole: number[] = [];
const applier = new TemplateApplier();
const candidates: number[] = [];
const matched: number[] = [];
const applied: number[] = [];
const outcomes: number[] = [];
const texts: number[] = [];
const canonicalise: number[] = [];
const canonicalTexts: number[] = [];
let invalid = 0;
let texted = 0;
for (let round = 0; round < 3; round++) {
  for (const samples of [find, whole, candidates, matched, applied, outcomes, texts, canonicalise]) samples.length = 0;
  for (const smiles of targetSmiles) {
    let start = now();
    const target = prepareMolecule(parse(smiles));
    let patterns = 0;
    finder.find(target, () => {
      patterns++;
    });
    find.push(now() - start);
    candidates.push(finder.candidates(target).length);
    matched.push(patterns);

    start = now();
    let templatesApplied = 0;
    let outcomeCount = 0;
    const distinct = new Set<string>();
    finder.find(prepareMolecule(parse(smiles)), (pattern, matches) => {
      for (const template of templatesOf[pattern]) {
        templatesApplied++;
        for (const outcome of applier.apply(template, target, { matches }).outcomes) {
          outcomeCount++;
          for (const precursor of outcome.precursors) distinct.add(precursor.smiles);
        }
      }
    });
    whole.push(now() - start);
    applied.push(templatesApplied);
    outcomes.push(outcomeCount);
    texts.push(distinct.size);
    if (round === 2) {
      start = now();
      const canonical = new Set<string>();
      for (const text of distinct) {
        const result = rdkit.canonicalSmiles(text);
        texted++;
        if (result.ok) canonical.add(result.value);
        else invalid++;
      }
      canonicalise.push(now() - start);
      canonicalTexts.push(canonical.size);
    }
  }
}
report('patterns that pass the screen', candidates, 0);
report('patterns that match', matched, 0);
report('templates applied', applied, 0);
report('outcomes', outcomes, 0);
report('distinct precursor texts', texts, 0);
report('distinct canonical precursors', canonicalTexts, 0);
console.log(`precursor texts RDKit refuses: ${((100 * invalid) / texted).toFixed(2)} %`);
report('prepare and find, ms', find);
report('prepare, find and apply, ms', whole);
report('RDKit canonicalisation of all precursor texts, ms', canonicalise);
