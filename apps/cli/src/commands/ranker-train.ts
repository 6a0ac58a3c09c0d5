import { writeFileSync } from 'node:fs';
import { adoptRanker, TRAINING_SETTINGS, writeRanker } from '@retron/build';
import type { Command, CommandIo } from '@retron/command';
import {
  libraryFromFiles,
  openPacked,
  packBody,
  progressBar,
  readBytes,
  readLeaveOut,
  readOptions,
  sha256,
  trainFromFiles,
} from '@retron/command';
import { createRdkit } from '@retron/rdkit';

const USAGE = `retron ranker train --library FILE --train FILE[,FILE] --out FILE [options]

Learns which suggestions chemists recorded, from reactions that a library was made from, all or some, and writes the ranker of that
library. The same input gives the same file on every machine.

  --library FILE       library for retrosynthesis
  --train FILE[,FILE]  mapped reactions the library was made from; tab-separated with a column "reaction", .gz is unzipped
  --train-split WORD   value of the column split in files that have one
  --leave-out FILE     reactions kept for testing: such a table (FILE:split for a part of it), or one reaction key a line; repeatable
  --limit N            learns from so many of the reactions, drawn evenly (default: all); 60,000 take about an hour of two cores
                       and 14 GB of memory
  --least-use N        products that atom surroundings must occur in to be told to the networks (default 12): the more, the smaller the file
  --out FILE           the ranker`;

const OPTIONS = {
  library: 'value',
  train: 'list',
  'train-split': 'value',
  'leave-out': 'list',
  limit: 'value',
  'least-use': 'value',
  out: 'value',
} as const;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, lists } = options.value;
  if (!values.library || !values.out || !lists.train) {
    io.err('Missing: --library, --train or --out.');
    return 2;
  }
  const leastUse = Number(values['least-use'] ?? TRAINING_SETTINGS.leastUse);
  if (!Number.isInteger(leastUse) || leastUse < 1) {
    io.err('--least-use is a whole number from 1.');
    return 2;
  }
  const limit = values.limit === undefined ? undefined : Number(values.limit);
  if (limit !== undefined && (!Number.isInteger(limit) || limit < 1)) {
    io.err('--limit is a whole number from 1.');
    return 2;
  }
  const failed = (message: string) => {
    io.err(message);
    return 1;
  };
  const bytes = readBytes(values.library);
  const library = bytes.ok ? openPacked(bytes.value) : bytes;
  if (!library.ok) return failed(library.error.message);
  const rdkit = await createRdkit();
  const leaveOut = await readLeaveOut(lists['leave-out'] ?? [], rdkit);
  if (!leaveOut.ok) return failed(leaveOut.error.message);
  const bar = progressBar(io, () => performance.now());
  const training = {
    files: lists.train.flatMap((names) => names.split(',')),
    split: values['train-split'],
    leaveOut: leaveOut.value.keys,
    ...(limit === undefined ? {} : { limit }),
  };
  const made = await libraryFromFiles(training, rdkit, bar.update);
  if (!made.ok) return failed(made.error.message);
  const trained = await trainFromFiles(training, made.value, { ...TRAINING_SETTINGS, leastUse }, io.root, bar.update);
  bar.finish();
  if (!trained.ok) return failed(trained.error.message);
  const ranker = adoptRanker(trained.value, made.value.library, library.value.library);
  const file = writeRanker(ranker, sha256, packBody);
  writeFileSync(values.out, file);
  const { header } = ranker;
  io.out(`Ranker of ${header.library}: learnt from ${header.reactionsLearnt} reactions, ${(file.length / 1e6).toFixed(1)} MB`);
  return 0;
}

/** Trains the ranker of a library. */
export const rankerTrainCommand: Command = {
  name: 'ranker train',
  summary: 'Learn from recorded reactions how to rank suggestions',
  usage: USAGE,
  run,
};
