import type { Command, CommandIo } from '@retron/command';
import { readBytes, readOptions } from '@retron/command';
import { openLibraryFile } from '@retron/installation';
import type { LibraryHeader } from '@retron/library';

const USAGE = `retron library info FILE [--json]

Checks the file against its hash and prints what it holds, where that came from and what was left out.`;

/** What a library says of itself, for people. */
export function describeLibrary(header: LibraryHeader, fileBytes: number): string[] {
  const { counts } = header;
  const [level1, level2, level3] = counts.transforms;
  const lines = [
    `${header.name} ${header.version}: ${header.displayName}`,
    ...(header.displayText === '' ? [] : [header.displayText]),
    `Directions: ${header.directions.join(', ')}`,
    `Transforms: ${level1} at level 1, ${level2} at level 2, ${level3} at level 3`,
    `Reactions: ${counts.reactions}, of which ${counts.precedents} are kept as examples`,
    `Licence: ${header.licence}`,
    `Hash (SHA-256 of the contents): ${header.hash}`,
    `File: ${(fileBytes / 1e6).toFixed(1)} MB, format ${header.format}, builder ${header.builder.version}`,
    `Settings: ${Object.entries(header.builder.settings)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`,
  ];
  for (const source of header.sources) {
    lines.push(`Source: ${source.name} (${source.licence}), SHA-256 ${source.sha256}`);
    lines.push(`  ${source.reactionsRead} reactions read, ${source.reactionsUsed} used`);
    for (const [ground, count] of Object.entries(source.mappedByTransforms ?? {})) {
      lines.push(`  ${String(count).padStart(6)} mapped by transforms: ${ground}`);
    }
    for (const [reason, count] of Object.entries(source.dropped)) lines.push(`  ${String(count).padStart(6)} left out: ${reason}`);
  }
  return lines;
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, { json: 'flag' });
  if (!options.ok || options.value.positional.length !== 1) {
    io.err(options.ok ? 'Name one library file.' : options.error.message);
    return 2;
  }
  const [path] = options.value.positional;
  const library = openLibraryFile(path);
  const bytes = readBytes(path);
  if (!library.ok || !bytes.ok) {
    io.err(`${path}: ${library.ok ? (bytes.ok ? '' : bytes.error.message) : library.error.message}`);
    return 1;
  }
  const { header } = library.value;
  if (options.value.flags.has('json')) io.out(JSON.stringify(header, null, 2));
  else for (const line of describeLibrary(header, bytes.value.length)) io.out(line);
  return 0;
}

/** Shows what is in a library file. */
export const libraryInfoCommand: Command = {
  name: 'library info',
  summary: 'Show what a library holds and where it came from',
  usage: USAGE,
  run,
};
