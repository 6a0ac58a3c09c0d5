import { writeFileSync } from 'node:fs';
import { adoptRanker, writeRanker } from '@retron/build';
import type { Command, CommandIo } from '@retron/command';
import { packBody, readOptions, sha256 } from '@retron/command';
import { openLibraryFile, openRankerFile } from '@retron/installation';

const USAGE = `retron ranker adopt --ranker FILE --from FILE --library FILE --out FILE

Makes the ranker of one library that of another which has the same transforms and more, without training: one that was built again with
other names or examples, or from further reactions. Transforms that the ranker never saw count as unrecorded.

  --ranker FILE   the ranker
  --from FILE     the library it was trained for
  --library FILE  the library it is to serve
  --out FILE      the ranker of that library`;

const OPTIONS = { ranker: 'value', from: 'value', library: 'value', out: 'value' } as const;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values } = options.value;
  if (!values.ranker || !values.from || !values.library || !values.out) {
    io.err('Missing: --ranker, --from, --library or --out.');
    return 2;
  }
  const failed = (message: string) => {
    io.err(message);
    return 1;
  };
  const from = openLibraryFile(values.from);
  if (!from.ok) return failed(from.error.message);
  const ranker = openRankerFile(values.ranker, from.value);
  if (!ranker.ok) return failed(ranker.error.message);
  const to = openLibraryFile(values.library);
  if (!to.ok) return failed(to.error.message);
  const adopted = adoptRanker(ranker.value, from.value, to.value);
  writeFileSync(values.out, writeRanker(adopted, sha256, packBody));
  const known = adopted.reactionCounts.reduce((count, reactions) => count + (reactions > 0 ? 1 : 0), 0);
  io.out(`Ranker of ${to.value.fullName}: knows ${known} of its ${to.value.transformCount} transforms`);
  return 0;
}

/** Gives the ranker of one library to another. */
export const rankerAdoptCommand: Command = {
  name: 'ranker adopt',
  summary: 'Give the ranker of one library to another with the same transforms',
  usage: USAGE,
  run,
};
