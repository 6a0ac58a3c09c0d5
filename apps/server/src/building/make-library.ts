import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { buildLibrary, type ReactionSource, type TransformSet, transformsOfLibrary } from '@retron/build';
import { packBody, readSources, sha256, shareRead } from '@retron/command';
import { openLibraryFile } from '@retron/installation';
import { inflateLibrary, openLibrary } from '@retron/library';
import { type Failure, type Result, success } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';
import { createReactionNamer } from '@retron/reactivity';
import type { BuildOrder, BuildProgress, BuildReport } from './build-messages.ts';

/** What was made of a file. */
export interface Made {
  readonly sha256: string;
  readonly report: BuildReport;
}

/** Builds a transform library of a file of reactions, as `retron library build` does, checks it and writes it. */
export async function makeLibrary(
  order: Extract<BuildOrder, { kind: 'library' }>,
  onProgress: (progress: BuildProgress) => void,
): Promise<Result<Made, Failure>> {
  const rdkit = await createRdkit();
  const sources = readSources([order.file], rdkit);
  if (!sources.ok) return inWords(sources.error, order);
  const { name, version, displayName, licence, choices } = order;
  const built = await buildLibrary({
    title: { name, version, displayName, displayText: choices.displayText, directions: ['retrosynthesis'], licence },
    settings: { minimumSupport: choices.minimumSupport, minimumReactants: 1 },
    sources: sources.value.sources.map((source) => ownSource(source, order)),
    leaveOut: new Set(),
    mapping: { transforms: mappingTransforms(order.mapWith) },
    nameReactionsOf: createReactionNamer(),
    rdkit,
    sha256,
    pack: packBody,
    onProgress: ({ stage, done, total }) =>
      onProgress({ stage, done, share: stage === 'reading' ? shareRead(sources.value) : total === null ? null : done / total }),
  });
  if (!built.ok) return inWords(built.error, order);
  const buffer = inflateLibrary(built.value, brotliDecompressSync);
  const library = buffer.ok ? openLibrary(buffer.value, sha256) : buffer;
  if (!library.ok) return library;
  writeFileSync(order.out, built.value);
  const { header } = library.value;
  const [source] = header.sources;
  const mapped = Object.entries(source.mappedByTransforms ?? {}).map(([ground, count]) => [`mapped by transforms: ${ground}`, count]);
  return success({
    sha256: header.hash,
    report: {
      read: source.reactionsRead,
      used: source.reactionsUsed,
      dropped: source.dropped,
      noted: Object.fromEntries(mapped),
      unread: Object.fromEntries([...(sources.value.sources[0].unreadFields ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  });
}

/** Precedents of a file that is no published collection are told by the name that users see of the library, not by that of the file. */
function ownSource(source: ReactionSource, { file, displayName }: BuildOrder): ReactionSource {
  const fileName = basename(file);
  const isNamedByFile = [fileName, fileName.replace(/\.(rdf|rd)$/i, '')].includes(source.precedentSource);
  return isNamedByFile ? { ...source, precedentSource: displayName } : source;
}

/** Transforms of installed libraries; one that cannot be opened maps nothing. */
function mappingTransforms(paths: readonly string[]): readonly TransformSet[] {
  return paths.flatMap((path) => {
    const library = openLibraryFile(path);
    const transforms = library.ok ? transformsOfLibrary(library.value) : null;
    return transforms === null ? [] : [transforms];
  });
}

/** A reason that names the file as its owner does. */
export function inWords({ kind, message }: Failure, { file, fileName }: BuildOrder): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error: { kind, message: message.replaceAll(file, fileName) } };
}
