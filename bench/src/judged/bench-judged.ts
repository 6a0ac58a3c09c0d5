import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, type CommandIo, openPlanningWorld, progressBar, readOptions } from '@retron/command';
import { circumstances } from '../report/circumstances.ts';
import { judgedResults, judgedTable } from './judged-report.ts';
import { readJudgedSteps } from './judged-steps.ts';
import { measureJudgedSteps } from './measure-judged-steps.ts';

const OPTIONS = { steps: 'value', library: 'list', limit: 'value', json: 'value' } as const;

const USAGE = `retron bench judged [options]

Rates steps that chemists have judged without knowing how they are rated: how many of those that are called good or great are wrong, and how
many of the right ones are called bad or ugly.

  --steps FILE    judged steps (default fixtures/chemistry/judged-steps.tsv)
  --library NAME  library file or name; repeatable (default the newest chemsynth_core)
  --limit N       only the first N steps
  --json FILE     also writes the result there, with machine, commit and command`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, lists } = options.value;
  const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit);
  if (!(limit >= 1)) {
    io.err('--limit is a whole number from 1.');
    return 2;
  }
  const world = await openPlanningWorld(io.root, lists.library ?? []);
  if (!world.ok) {
    io.err(world.error.message);
    return 1;
  }
  const ports = world.value;
  const steps = readJudgedSteps(values.steps ?? join(io.root, 'fixtures', 'chemistry', 'judged-steps.tsv'), ports.rdkit);
  if (!steps.ok) {
    io.err(steps.error.message);
    return 1;
  }
  const asked = steps.value.slice(0, limit);
  const bar = progressBar(io, () => performance.now());
  const findings = measureJudgedSteps(ports, asked, (done) => bar.update('Judged steps', done, done / asked.length));
  bar.finish();
  const results = judgedResults(findings);
  if (values.json !== undefined) {
    const libraries = ports.libraries.map(({ fullName, header }) => ({ name: fullName, hash: header.hash }));
    const report = { ...circumstances(io.root, ['retron bench judged', ...args].join(' ')), libraries, ...results };
    writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  }
  for (const line of judgedTable(results)) io.out(line);
  return 0;
}

/** `retron bench judged`: whether the words agree with what chemists say. */
export const benchJudgedCommand: Command = {
  name: 'bench judged',
  summary: 'Measure how the words of suggestions agree with the verdicts of chemists',
  usage: USAGE,
  run,
};
