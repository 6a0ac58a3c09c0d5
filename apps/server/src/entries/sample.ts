import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { SAMPLE_SHAPE } from '@retron/contract';
import type { SampleQuery } from '../commands/ensure-sample.ts';
import { computeSample } from '../sample/compute-sample.ts';
import { findSamples, type NamedTarget } from '../sample/find-samples.ts';
import { readSample, SAMPLE_FILE, sampleText } from '../sample/sample-file.ts';
import { SAMPLE_QUESTION } from '../sample/sample-question.ts';
import { openSampleWorld } from '../sample/sample-world.ts';

const USAGE = `node scripts/sample.mjs <command>

  build                  plans the bundled sample anew and writes libraries/sample-query.json
  check                  plans it and says whether the file is what comes out
  find FILE [NAME ...]   lists questions whose answer has the shape of the sample; FILE is tab-separated with the columns name and
                         smiles, of which those named are asked about, or all`;

/** Says how far the result is from what the specification wants of the sample. @returns whether it is that */
function hasShape({ growth, query }: SampleQuery): boolean {
  const found = { breadth: query.maxSuggestions, suggestions: growth.suggestions.length, structures: growth.structures.length };
  console.log(`${query.name}: ${found.suggestions} suggestions, ${found.structures} structures, breadth ${found.breadth}.`);
  const isRight = isDeepStrictEqual(found, { ...SAMPLE_SHAPE });
  if (!isRight)
    console.error(`The specification wants ${SAMPLE_SHAPE.suggestions} and ${SAMPLE_SHAPE.structures}. Choose another question.`);
  return isRight;
}

async function build(): Promise<number> {
  const sample = computeSample(await openSampleWorld(), SAMPLE_QUESTION);
  if (!hasShape(sample)) return 1;
  writeFileSync(SAMPLE_FILE, sampleText(sample));
  console.log(`Written to ${SAMPLE_FILE}.`);
  return 0;
}

async function check(): Promise<number> {
  const sample = computeSample(await openSampleWorld(), SAMPLE_QUESTION);
  const isSame = readFileSync(SAMPLE_FILE, 'utf8') === sampleText(sample);
  console.log(isSame ? 'The file is what comes out.' : 'Something else comes out. Run: node scripts/sample.mjs build');
  return hasShape(sample) && isSame && readSample() !== null ? 0 : 1;
}

/** Rows of a table with a head; those named, or all. */
function readTargets(file: string, names: readonly string[]): readonly NamedTarget[] {
  const [head, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
  const columns = head.split('\t');
  const [name, smiles] = ['name', 'smiles'].map((column) => columns.indexOf(column));
  return rows
    .map((row) => row.split('\t'))
    .map((cells) => ({ name: cells[name], smiles: cells[smiles] }))
    .filter((target) => names.length === 0 || names.includes(target.name));
}

async function find(file: string, names: readonly string[]): Promise<number> {
  const world = await openSampleWorld();
  const { libraries } = computeSample(world, SAMPLE_QUESTION).query;
  for (const { name, strategy, precision, algorithm, ratings } of findSamples(world, libraries[0], readTargets(file, names))) {
    console.log([name, strategy, `precision ${precision}`, algorithm, `ratings ${ratings.join('')}`].join('\t'));
  }
  return 0;
}

const [command, file, ...names] = process.argv.slice(2);
if (command === 'build') process.exitCode = await build();
else if (command === 'check') process.exitCode = await check();
else if (command === 'find' && file !== undefined) process.exitCode = await find(file, names);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
