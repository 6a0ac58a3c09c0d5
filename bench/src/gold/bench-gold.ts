import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, type CommandIo, openPlanningWorld, progressBar, readOptions } from '@retron/command';
import type { PlanningPorts } from '@retron/planning';
import type { Precision } from '@retron/tree';
import { circumstances } from '../report/circumstances.ts';
import { type LastStep, type MechanismCase, readLastSteps, readMechanismCases } from './gold-fixtures.ts';
import { LISTS, type ListName, type ListResults, listResults, type MechanismResults, mechanismResults, tableOf } from './gold-report.ts';
import { type LastStepFinding, measureLastStep } from './last-step-measure.ts';
import { measureMechanismCases } from './mechanism-measure.ts';

const OPTIONS = {
  'last-steps': 'value',
  mechanisms: 'value',
  settings: 'value',
  library: 'list',
  limit: 'value',
  json: 'value',
} as const;

const MECHANISMS = 'mechanisms';
const PARTS: readonly string[] = [...Object.keys(LISTS), MECHANISMS];

const USAGE = `retron bench gold [options]

Two questions that a chemist asks first. Whether the last step that is really practised is among the first suggestions for known targets,
for brute force (old), complexity reduction (new) and what the page asks by default (defaults); and whether steps that are right by the
rules of mechanism are rated better than steps that are wrong (mechanisms; brute force, every suggestion, precision 1 and 2).

  --last-steps FILE  targets with their last steps (default fixtures/chemistry/last-steps.tsv)
  --mechanisms FILE  steps in pairs, right and wrong (default fixtures/chemistry/mechanism-cases.tsv)
  --settings WORDS   which of ${PARTS.join(', ')} are measured, separated by commas (default all)
  --library NAME     library file or name; repeatable (default the newest chemsynth_core)
  --limit N          targets and cases measured, the first of each table (default all)
  --json FILE        also writes the result there, with what was found for each target and case, machine, commit and command`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, lists } = options.value;
  const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit);
  const parts = values.settings === undefined ? PARTS : values.settings.split(',');
  if (!(limit >= 1) || parts.some((part) => !PARTS.includes(part))) {
    io.err(`--limit is a whole number from 1, --settings are of ${PARTS.join(', ')}.`);
    return 2;
  }
  const world = await openPlanningWorld(io.root, lists.library ?? []);
  if (!world.ok) {
    io.err(world.error.message);
    return 1;
  }
  const ports = world.value;
  const fixture = (name: string) => join(io.root, 'fixtures', 'chemistry', name);
  const lastSteps = readLastSteps(values['last-steps'] ?? fixture('last-steps.tsv'), ports.rdkit);
  const cases = readMechanismCases(values.mechanisms ?? fixture('mechanism-cases.tsv'), ports.rdkit);
  if (!lastSteps.ok || !cases.ok) {
    for (const table of [lastSteps, cases]) if (!table.ok) io.err(table.error.message);
    return 1;
  }
  const listNames = (Object.keys(LISTS) as ListName[]).filter((name) => parts.includes(name));
  const found = measureLists(ports, lastSteps.value.slice(0, limit), listNames, io);
  const judged = parts.includes(MECHANISMS) ? measureMechanisms(ports, cases.value.slice(0, limit), io) : [];
  const report = {
    ...circumstances(io.root, ['retron bench gold', ...args].join(' ')),
    libraries: ports.libraries.map(({ fullName, header }) => ({ name: fullName, hash: header.hash })),
    lists: found,
    mechanisms: judged,
  };
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  for (const line of tableOf(found, judged)) io.out(line);
  return 0;
}

function measureLists(
  ports: PlanningPorts,
  lastSteps: readonly LastStep[],
  names: readonly ListName[],
  io: CommandIo,
): readonly ListResults[] {
  const bar = progressBar(io, () => performance.now());
  const findings = new Map<ListName, LastStepFinding[]>(names.map((name) => [name, []]));
  for (const [index, lastStep] of lastSteps.entries()) {
    bar.update('Last steps', index, index / lastSteps.length);
    for (const [name, list] of findings) list.push(measureLastStep(ports, lastStep, LISTS[name]));
  }
  bar.finish();
  return [...findings].map(([name, list]) => listResults(name, list));
}

function measureMechanisms(ports: PlanningPorts, cases: readonly MechanismCase[], io: CommandIo): readonly MechanismResults[] {
  const bar = progressBar(io, () => performance.now());
  const results = ([2, 1] as const satisfies readonly Precision[]).map((precision) =>
    mechanismResults(
      precision,
      measureMechanismCases(ports, cases, precision, (done) => bar.update(`Mechanisms, precision ${precision}`, done, done / cases.length)),
    ),
  );
  bar.finish();
  return results;
}

/** `retron bench gold`: whether the list is the one a chemist would write, and whether mechanism is judged. */
export const benchGoldCommand: Command = {
  name: 'bench gold',
  summary: 'Measure how often practised last steps are suggested first, and right steps rated above wrong ones',
  usage: USAGE,
  run,
};
