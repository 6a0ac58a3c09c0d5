import { readFileSync, writeFileSync } from 'node:fs';
import { type Command, type CommandIo, readOptions } from '@retron/command';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { Circumstances } from '../report/circumstances.ts';
import { askedAlike, type RoutesRecord, recordLines, recordOf } from './routes-record.ts';

const USAGE = `retron bench merge-routes FILE FILE... [--json FILE]

Makes one result of several that "retron bench routes --json" has written for parts of one list of targets: as if all had been searched in one
run. They must have been asked the same with the same libraries, by one commit; no target may be in two.

  --json FILE      also writes the result there`;

function run(args: readonly string[], io: CommandIo): Promise<number> {
  return Promise.resolve(merge(args, io));
}

function merge(args: readonly string[], io: CommandIo): number {
  const options = readOptions(args, { json: 'value' });
  if (!options.ok || options.value.positional.length === 0) {
    io.err(options.ok ? 'Name the files of the parts.' : options.error.message);
    return 2;
  }
  const { positional, values } = options.value;
  const merged = mergedRecord(positional);
  if (!merged.ok) {
    io.err(merged.error.message);
    return 1;
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(merged.value, null, 2)}\n`);
  for (const line of recordLines(merged.value)) io.out(line);
  return 0;
}

function mergedRecord(paths: readonly string[]): Result<RoutesRecord, Failure> {
  const records: RoutesRecord[] = [];
  for (const path of paths) {
    const record = readRecord(path);
    if (record === null)
      return failure({ kind: 'no-record', message: `${path} is no result of "retron bench routes" with places of targets.` });
    records.push(record);
  }
  const [first] = records;
  const other = records.findIndex((record) => askedAlike(record) !== askedAlike(first));
  if (other >= 0) {
    return failure({ kind: 'asked-otherwise', message: `${paths[other]} was asked otherwise than ${paths[0]}, or by another commit.` });
  }
  const findings = records.flatMap((record) => record.findings).sort((a, b) => a.place - b.place);
  const twice = findings.find(({ place }, index) => place === findings[index - 1]?.place);
  if (twice !== undefined) return failure({ kind: 'target-twice', message: `${twice.id} is in two of the files.` });
  const { findings: _, ...trial } = first;
  const machine = [...new Set(records.map((record) => record.machine))].join('; ');
  return success(recordOf({ ...trial, machine, command: commandOf(records), parts: records.map(circumstancesOf) }, findings));
}

function commandOf(records: readonly RoutesRecord[]): string {
  return records.map(({ command }) => command).join('; ');
}

function circumstancesOf({ machine, node, commit, command }: RoutesRecord): Circumstances {
  return { machine, node, commit, command };
}

/** `null` where the file is no such record. */
function readRecord(path: string): RoutesRecord | null {
  try {
    const record = JSON.parse(readFileSync(path, 'utf8')) as RoutesRecord;
    return record.findings.every(({ place }) => Number.isInteger(place)) && record.findings.length > 0 ? record : null;
  } catch {
    return null;
  }
}

/** `retron bench merge-routes`: one result of parts that were measured one by one. */
export const benchMergeRoutesCommand: Command = {
  name: 'bench merge-routes',
  summary: 'Make one result of parts that bench routes measured',
  usage: USAGE,
  run,
};
