import type { Sha256 } from '@retron/library';
import { inflateLibrary, openLibrary, type TransformLibrary } from '@retron/library';
import type { Failure, Result } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';
import type { CanonicalReaction } from '../../collect/canonical-reactions.ts';
import { buildLibrary } from '../../library-file/build-library.ts';

/** A library for the forward direction from recorded reactions, in memory; built as the shipped ones are. */
export async function forwardLibraryOf(
  reactions: readonly CanonicalReaction[],
  minimumSupport: number,
  rdkit: Rdkit,
  sha256: Sha256,
): Promise<Result<TransformLibrary, Failure>> {
  const sources = [...new Set(reactions.map(({ source }) => source))];
  const built = await buildLibrary({
    title: { name: 'training', version: '1.0', displayName: 'Training', displayText: '', directions: ['forward'], licence: '' },
    settings: { minimumSupport, minimumReactants: 1 },
    sources: sources.map((source) => ({
      ...source,
      reactions: reactions.filter((reaction) => reaction.source === source).map(({ record }) => record),
    })),
    leaveOut: new Set(),
    rdkit,
    sha256,
  });
  if (!built.ok) return built;
  const buffer = inflateLibrary(built.value, (bytes) => bytes);
  return buffer.ok ? openLibrary(buffer.value) : buffer;
}
