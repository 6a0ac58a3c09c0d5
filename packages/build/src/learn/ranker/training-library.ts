import type { Sha256 } from '@retron/library';
import type { Failure, Result } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';
import type { RecordedNameReactionId } from '@retron/reactivity';
import type { ReactionSource } from '../../collect/source-reaction.ts';
import { type BuildProgress, buildLibrary } from '../../library-file/build-library.ts';

/** Products a transform needs that no curated reaction shows. */
const MINIMUM_SUPPORT = 2;

export interface TrainingLibraryInput {
  readonly sources: readonly ReactionSource[];
  /** Keys of reactions that must not be learnt from. */
  readonly leaveOut: ReadonlySet<string>;
  readonly nameReactionsOf: (mappedReaction: string) => readonly RecordedNameReactionId[];
  readonly rdkit: Rdkit;
  readonly sha256: Sha256;
  readonly pack: (bytes: Uint8Array) => Uint8Array;
  readonly onProgress: (progress: BuildProgress) => void;
}

/** Builds a library for retrosynthesis from what a ranker is to learn from, alone: the file, ready to be stored. */
export function buildTrainingLibrary(input: TrainingLibraryInput): Promise<Result<Uint8Array, Failure>> {
  return buildLibrary({
    ...input,
    title: {
      name: 'training',
      version: '1.0',
      displayName: 'Training reactions',
      displayText: '',
      directions: ['retrosynthesis'],
      licence: 'not for distribution',
    },
    settings: { minimumSupport: MINIMUM_SUPPORT, minimumReactants: 1 },
  });
}
