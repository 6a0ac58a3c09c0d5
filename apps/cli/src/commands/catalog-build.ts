import { writeFileSync } from 'node:fs';
import { buildCatalog } from '@retron/build';
import type { Command, CommandIo } from '@retron/command';
import { packBody, progressBar, readOptions, readSources, sha256, shareRead } from '@retron/command';
import type { Failure } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';

const USAGE = `retron catalog build --source FILE[:split] ... --out FILE [options]

Gathers the compounds that the reactions of the sources start from.

  --source FILE[:split]  reactions, as for library build; repeatable
  --name NAME            default starting_materials
  --version VERSION      default 1.0
  --display-name TEXT    default "Starting materials in patents"
  --licence TEXT         default CC-BY-SA-4.0`;

const OPTIONS = { source: 'list', out: 'value', name: 'value', version: 'value', 'display-name': 'value', licence: 'value' } as const;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  if (!options.ok || !options.value.lists.source || !options.value.values.out) {
    io.err(options.ok ? 'Missing: --source or --out' : options.error.message);
    return 2;
  }
  const { values, lists } = options.value;
  const failed = (error: Failure) => {
    io.err(error.message);
    return 1;
  };
  const rdkit = await createRdkit();
  const sources = readSources(lists.source, rdkit);
  if (!sources.ok) return failed(sources.error);
  const bar = progressBar(io, () => performance.now());
  const built = await buildCatalog({
    name: values.name ?? 'starting_materials',
    version: values.version ?? '1.0',
    displayName: values['display-name'] ?? 'Starting materials in patents',
    licence: values.licence ?? 'CC-BY-SA-4.0',
    sources: sources.value.sources,
    rdkit,
    sha256,
    pack: packBody,
    onRead: (count) => bar.update('Reading reactions', count, shareRead(sources.value)),
  });
  bar.finish();
  if (!built.ok) return failed(built.error);
  writeFileSync(values.out, built.value);
  io.out(`${values.out}: ${built.value.length} bytes`);
  return 0;
}

/** Builds the catalogue of starting materials. */
export const catalogBuildCommand: Command = {
  name: 'catalog build',
  summary: 'Build the catalogue of starting materials from mapped reactions',
  usage: USAGE,
  run,
};
