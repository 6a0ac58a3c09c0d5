import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, type CommandIo, openPlanningWorld, progressBar, readOptions } from '@retron/command';
import { circumstances } from '../report/circumstances.ts';
import { readForwardCases } from './forward-cases.ts';
import { type CaseFinding, measureForwardCase } from './measure-forward-cases.ts';

const OPTIONS = { cases: 'value', library: 'list', only: 'value', defaults: 'flag', json: 'value' } as const;

const USAGE = `retron bench forward-cases [options]

Predicts textbook reactions, and tells for each whether the product of the textbook comes first.

  --cases FILE    reactions with the product expected (default fixtures/chemistry/forward-cases.tsv)
  --library NAME  library file or name; repeatable (default the newest chemsynth_core)
  --only WORD     only cases with this topic or id
  --defaults      as the page of a new query asks where nothing is changed: FG Library Design 1.0, medium precision, five products
  --json FILE     also writes the result there, with what was found for each case, machine, commit and command`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, lists, flags } = options.value;
  const world = await openPlanningWorld(io.root, lists.library ?? [], 'forward');
  if (!world.ok) {
    io.err(world.error.message);
    return 1;
  }
  const ports = world.value;
  const cases = readForwardCases(values.cases ?? join(io.root, 'fixtures', 'chemistry', 'forward-cases.tsv'), ports.rdkit);
  if (!cases.ok) {
    io.err(cases.error.message);
    return 1;
  }
  const { only } = values;
  const wanted = cases.value.filter(({ id, topic }) => only === undefined || id === only || topic === only);
  if (wanted.length === 0) {
    io.err(`No case has the topic or id ${only}.`);
    return 2;
  }
  const bar = progressBar(io, () => performance.now());
  const findings = wanted.map((each, index) => {
    bar.update('Reactions predicted', index, index / wanted.length);
    return measureForwardCase(ports, each, flags.has('defaults') ? 'defaults' : 'all');
  });
  bar.finish();
  if (values.json !== undefined) {
    const libraries = ports.libraries.map(({ fullName, header }) => ({ name: fullName, hash: header.hash }));
    const report = { ...circumstances(io.root, ['retron bench forward-cases', ...args].join(' ')), libraries, findings };
    writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  }
  for (const line of tableOf(findings)) io.out(line);
  return 0;
}

/** A line for each topic and one for all; then the cases whose product is not first, with what is. */
function tableOf(findings: readonly CaseFinding[]): readonly string[] {
  const topics = [...new Set(findings.map(({ topic }) => topic))];
  const row = (name: string, of: readonly CaseFinding[]) =>
    [
      name,
      of.length,
      of.filter(({ isFirst }) => isFirst).length,
      of.filter(({ isFirst, rating }) => isFirst && (rating ?? 0) >= 3).length,
      of.filter(({ place }) => place !== null).length,
      of.filter(({ wrongBefore }) => wrongBefore.length > 0).length,
    ].join('\t');
  return [
    'topic\tcases\tfirst\tfirst, good or great\tfound\ta wrong one before',
    ...topics.map((topic) =>
      row(
        topic,
        findings.filter((each) => each.topic === topic),
      ),
    ),
    row('all', findings),
    '',
    'id\tplace\tshare\tfirst instead\tits share\toutside\tneeds',
    ...findings
      .filter(({ isFirst }) => !isFirst)
      .map(({ id, place, share, first, firstShare, outside, needs }) =>
        [id, place ?? 'not found', percent(share), first ?? 'nothing', percent(firstShare), percent(outside), needs].join('\t'),
      ),
  ];
}

function percent(share: number | null): string {
  return share === null ? '' : `${(100 * share).toFixed(1)} %`;
}

/** `retron bench forward-cases`: whether the textbook's product comes first. */
export const benchForwardCasesCommand: Command = {
  name: 'bench forward-cases',
  summary: 'Measure how often the product of a textbook reaction is predicted first',
  usage: USAGE,
  run,
};
