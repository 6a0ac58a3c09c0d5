import { writeFileSync } from 'node:fs';
import { type ReactionSource, readCanonicalReactions, readSourceTable, writeProductWeights } from '@retron/build';
import type { Command, CommandIo } from '@retron/command';
import { learnFromReactions, packBody, readNamedTable, readOptions } from '@retron/command';
import { openLibraryFile } from '@retron/installation';
import type { Failure } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';

const OPTIONS = { library: 'value', source: 'list', 'learn-from': 'value', out: 'value' } as const;

const USAGE = `retron ranker train-forward --library FILE --source FILE[:split] ... --out FILE [--learn-from N]

Learns from recorded reactions which product forms, for the forward direction. The library must have been built from these reactions;
each is taken out of its counts while it is learned from. --learn-from takes so many of the reactions (default 20000), always the same
ones. The same inputs give the same file.`;

const DEFAULT_LEARNED_FROM = 20_000;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok) {
    io.err(options.error.message);
    return 2;
  }
  const { values, lists, positional } = options.value;
  const learnFrom = Number(values['learn-from'] ?? DEFAULT_LEARNED_FROM);
  if (positional.length > 0 || !values.library || !values.out || !lists.source || !(learnFrom >= 1)) {
    io.err(`Usage: ${USAGE}`);
    return 2;
  }
  const failed = (error: Failure) => {
    io.err(error.message);
    return 1;
  };
  const library = openLibraryFile(values.library);
  if (!library.ok) return failed(library.error);
  const sources: ReactionSource[] = [];
  for (const argument of lists.source) {
    const table = readNamedTable(argument);
    const source = table.ok ? readSourceTable(table.value) : table;
    if (!source.ok) return failed(source.error);
    sources.push(source.value);
  }
  const rdkit = await createRdkit();
  const { reactions } = await readCanonicalReactions(sources, rdkit);
  const { weights, report } = learnFromReactions(library.value, reactions, learnFrom, rdkit, io);
  const packed = packBody(writeProductWeights(weights));
  writeFileSync(values.out, packed);
  io.out(`${report.examples} of ${report.reactionsRead} reactions learned from in ${report.seconds} s`);
  for (const [reason, count] of Object.entries(report.noLesson)) io.out(`  ${count} not: ${reason}`);
  io.out(`Held back: ${report.heldBack.count}, recorded product first in ${(100 * report.heldBack.top1).toFixed(1)} %`);
  io.out(`File: ${(packed.length / 1e6).toFixed(2)} MB`);
  return 0;
}

/** `retron ranker train-forward`: learns which product forms. */
export const rankerTrainForwardCommand: Command = {
  name: 'ranker train-forward',
  summary: 'Learn from recorded reactions which product forms',
  usage: USAGE,
  run,
};
