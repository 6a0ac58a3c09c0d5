import { writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import {
  type BuildProgress,
  buildLibrary,
  type Citations,
  type ReactionSource,
  readCitations,
  type TransformSet,
  transformsOfLibrary,
  withCitations,
} from '@retron/build';
import type { Command, CommandIo } from '@retron/command';
import { packBody, progressBar, readLeaveOut, readNamedTable, readOptions, readSources, sha256, shareRead } from '@retron/command';
import { openLibraryFile } from '@retron/installation';
import { type Direction, inflateLibrary, openLibrary } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';
import { createReactionNamer } from '@retron/reactivity';
import { describeLibrary } from './library-info.ts';

const USAGE = `retron library build --name NAME --version VERSION --source FILE[:split] ... --out FILE [options]

  --source FILE[:split]    reactions: a tab-separated table with a column "reaction", an .rsmi table (ReactionSmiles, PatentNumber,
                           ParagraphNum, Year, TextMinedYield, CalculatedYield) or an RDfile (.rdf); .gz of each is unzipped;
                           repeatable, in order of trust
  --map-with LIBRARY.rlib  maps reactions without atom maps by the transforms of this library, besides those of the mapped reactions
                           of the sources; repeatable
  --citations FILE         patents of reactions whose source names none: a table with the columns id, patent and year; repeatable
  --direction WORD         retrosynthesis or forward; repeatable; retrosynthesis by default
  --leave-out FILE[:split] reactions kept for testing: such a table, or one reaction key a line; repeatable
  --minimum-support N      products a transform needs that no curated reaction shows (default 2)
  --minimum-reactants N    leaves out reactions with fewer reactants (default 1)
  --display-name TEXT      what users see (default: the name)
  --display-text TEXT      one sentence for users
  --licence TEXT           licence of the library (default CC-BY-SA-4.0)`;

const OPTIONS = {
  name: 'value',
  version: 'value',
  source: 'list',
  out: 'value',
  direction: 'list',
  'map-with': 'list',
  'leave-out': 'list',
  citations: 'list',
  'minimum-support': 'value',
  'minimum-reactants': 'value',
  'display-name': 'value',
  'display-text': 'value',
  licence: 'value',
} as const;

const REQUIRED = ['name', 'version', 'out'] as const;

function positiveInteger(text: string | undefined, otherwise: number): number | null {
  if (text === undefined) return otherwise;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** Transforms of the libraries named for mapping. */
function readMappingLibraries(paths: readonly string[]): Result<TransformSet[], Failure> {
  const sets: TransformSet[] = [];
  for (const path of paths) {
    const library = openLibraryFile(path);
    if (!library.ok) return library;
    const transforms = transformsOfLibrary(library.value);
    if (transforms === null) return failure({ kind: 'wrong-direction', message: `${path} does not serve retrosynthesis.` });
    sets.push(transforms);
  }
  return success(sets);
}

function readCitationTables(paths: readonly string[]): Result<Citations[], Failure> {
  const tables: Citations[] = [];
  for (const path of paths) {
    const table = readNamedTable(path);
    if (!table.ok) return table;
    const citations = readCitations({ fileName: path, lines: table.value.lines });
    if (!citations.ok) return citations;
    tables.push(citations.value);
  }
  return success(tables);
}

const STAGES: Readonly<Record<BuildProgress['stage'], string>> = {
  reading: 'Reading reactions',
  mapping: 'Mapping reactions',
  naming: 'Naming reactions',
  examples: 'Storing examples',
  indexing: 'Indexing retrons',
  packing: 'Packing the file',
};

/** Fields of the sources that nothing was done with. */
function describeUnread(sources: readonly ReactionSource[]): string[] {
  return sources.flatMap(({ name, unreadFields }) => {
    const counts = [...(unreadFields ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    if (counts.length === 0) return [];
    return [`Fields of ${name} that are not used:`, ...counts.map(([field, count]) => `  ${String(count).padStart(6)} ${field}`)];
  });
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  const wrong = (message: string) => {
    io.err(message);
    return 2;
  };
  if (!options.ok) return wrong(options.error.message);
  const { values, lists } = options.value;
  const missing = REQUIRED.filter((name) => values[name] === undefined);
  if (missing.length > 0 || !lists.source)
    return wrong(`Missing: ${[...missing, ...(lists.source ? [] : ['source'])].map((name) => `--${name}`).join(', ')}`);
  const directions = (lists.direction ?? ['retrosynthesis']) as Direction[];
  if (directions.some((word) => word !== 'retrosynthesis' && word !== 'forward')) return wrong('--direction is retrosynthesis or forward.');
  const minimumSupport = positiveInteger(values['minimum-support'], 2);
  const minimumReactants = positiveInteger(values['minimum-reactants'], 1);
  if (minimumSupport === null || minimumReactants === null) return wrong('Minimum values are whole numbers from 1.');

  const failed = (error: Failure) => {
    io.err(error.message);
    return 1;
  };
  const rdkit = await createRdkit();
  const sources = readSources(lists.source, rdkit);
  if (!sources.ok) return failed(sources.error);
  const transforms = readMappingLibraries(lists['map-with'] ?? []);
  if (!transforms.ok) return failed(transforms.error);
  const leaveOut = await readLeaveOut(lists['leave-out'] ?? [], rdkit);
  if (!leaveOut.ok) return failed(leaveOut.error);
  const citations = readCitationTables(lists.citations ?? []);
  if (!citations.ok) return failed(citations.error);
  const cited = sources.value.sources.map((source) => citations.value.reduce(withCitations, source));
  const bar = progressBar(io, () => performance.now());
  const built = await buildLibrary({
    title: {
      name: values.name,
      version: values.version,
      displayName: values['display-name'] ?? values.name,
      displayText: values['display-text'] ?? '',
      directions,
      licence: values.licence ?? 'CC-BY-SA-4.0',
    },
    settings: { minimumSupport, minimumReactants },
    sources: cited,
    leaveOut: leaveOut.value.keys,
    mapping: { transforms: transforms.value },
    nameReactionsOf: createReactionNamer(),
    rdkit,
    sha256,
    pack: packBody,
    onProgress: ({ stage, done, total }) => {
      const share = stage === 'reading' ? shareRead(sources.value) : total === null ? null : done / total;
      bar.update(STAGES[stage], done, share);
    },
  });
  bar.finish();
  if (!built.ok) return failed(built.error);
  writeFileSync(values.out, built.value);
  const buffer = inflateLibrary(built.value, brotliDecompressSync);
  const library = buffer.ok ? openLibrary(buffer.value, sha256) : buffer;
  if (!library.ok) return failed(library.error);
  for (const line of describeLibrary(library.value.header, built.value.length)) io.out(line);
  for (const line of describeUnread(sources.value.sources)) io.err(line);
  return 0;
}

/** Builds a transform library from recorded reactions. */
export const libraryBuildCommand: Command = {
  name: 'library build',
  summary: 'Build a transform library from recorded reactions',
  usage: USAGE,
  run,
};
