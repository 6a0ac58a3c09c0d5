import { writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import {
  type BuildProgress,
  buildLibrary,
  createReactionNamer,
  type Direction,
  inflateLibrary,
  openLibrary,
  reactionKey,
  readSourceTable,
} from '@retron/library';
import type { Failure, Result } from '@retron/molecule';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import type { Command, CommandIo } from '../command.ts';
import { readOptions } from '../options.ts';
import { packBody, readNamedTable, readSources, sha256 } from './library-files.ts';
import { describeLibrary } from './library-info.ts';

const USAGE = `retron library build --name NAME --version VERSION --source FILE[:split] ... --out FILE [options]

  --source FILE[:split]    reactions, tab-separated with a column "reaction" (mapped); .gz is unzipped; repeatable, in order of trust
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
  'leave-out': 'list',
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

/** The key of a reaction from its text, mapped or not; `null` when the toolkit refuses a molecule. */
function keyOf(reaction: string, rdkit: Rdkit): string | null {
  const [reactants, , product] = reaction.split('>');
  const canonical = [...(reactants ?? '').split('.'), product ?? ''].map((smiles) => rdkit.canonicalSmiles(smiles));
  const texts = canonical.flatMap((answer) => (answer.ok ? [answer.value] : []));
  return texts.length === canonical.length ? reactionKey(texts.slice(0, -1), texts[texts.length - 1]) : null;
}

/** Keys of the reactions in tables or lists of keys. */
async function readLeaveOut(named: readonly string[], rdkit: Rdkit): Promise<Result<Set<string>, Failure>> {
  const keys = new Set<string>();
  const add = (reaction: string) => {
    const key = keyOf(reaction, rdkit);
    if (key !== null) keys.add(key);
  };
  for (const argument of named) {
    const table = readNamedTable(argument);
    if (!table.ok) return table;
    const lines = [...table.value.lines];
    if (lines[0]?.includes('>>') && !lines[0].includes('\t')) {
      for (const line of lines) if (line !== '') add(line);
      continue;
    }
    const source = readSourceTable({ ...table.value, lines });
    if (!source.ok) return source;
    for await (const { mappedReaction } of source.value.reactions) add(mappedReaction);
  }
  return { ok: true, value: keys };
}

/** Draws progress on one line of standard error, now and then. */
function progressLine(io: CommandIo): (progress: BuildProgress) => void {
  const STEP = 500;
  return ({ stage, done, total }) => {
    if (done % STEP !== 0 && done !== total) return;
    io.progress(stage === 'reading' ? `\rReactions read: ${done}` : `\rExamples stored: ${done} of ${total}      `);
    if (done === total) io.progress('\n');
  };
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
  const sources = readSources(lists.source);
  if (!sources.ok) return failed(sources.error);
  const rdkit = await createRdkit();
  const leaveOut = await readLeaveOut(lists['leave-out'] ?? [], rdkit);
  if (!leaveOut.ok) return failed(leaveOut.error);
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
    sources: sources.value,
    leaveOut: leaveOut.value,
    nameReactionsOf: createReactionNamer(),
    rdkit,
    sha256,
    pack: packBody,
    onProgress: progressLine(io),
  });
  if (!built.ok) return failed(built.error);
  writeFileSync(values.out, built.value);
  const buffer = inflateLibrary(built.value, brotliDecompressSync);
  const library = buffer.ok ? openLibrary(buffer.value, sha256) : buffer;
  if (!library.ok) return failed(library.error);
  for (const line of describeLibrary(library.value.header, built.value.length)) io.out(line);
  return 0;
}

/** Builds a transform library from mapped reactions. */
export const libraryBuildCommand: Command = {
  name: 'library build',
  summary: 'Build a transform library from mapped reactions',
  usage: USAGE,
  run,
};
