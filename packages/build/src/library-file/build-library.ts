import type { Direction, LibraryHeader, LibrarySource, Sha256 } from '@retron/library';
import { CONTAINER, LIBRARY_KIND, type LibraryTables } from '@retron/library/format';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';
import type { RecordedNameReactionId } from '@retron/reactivity';
import {
  type CollectedReaction,
  type Collection,
  countDropped,
  ReactionCollector,
  type UnmappedReaction,
} from '../collect/collect-reactions.ts';
import type { ReactionSource } from '../collect/source-reaction.ts';
import { sourceReports } from '../collect/source-reports.ts';
import { writeContainer } from '../container/write-container.ts';
import { Support } from '../extract/support.ts';
import { growTransformTree, numberTransforms, type TreeTransform } from '../extract/transform-tree.ts';
import { transformsOfTree } from '../extract/tree-transforms.ts';
import { mapUnmapped } from '../map/map-unmapped.ts';
import type { TransformSet } from '../map/transform-set.ts';
import { chooseExamples, MAX_EXAMPLES } from './choose-examples.ts';
import { type ChosenExample, layOutLibrary } from './library-layout.ts';
import { NameTally } from './name-tally.ts';

/** Raised when the same input would give another library. */
export const BUILDER_VERSION = '3';

/** Products by which the pattern index of transforms just learned is tuned. */
const SAMPLE_SIZE = 400;

/** What a library is called and shown as. */
export interface LibraryTitle {
  /** Family, such as `chemsynth_core`. */
  readonly name: string;
  readonly version: string;
  readonly displayName: string;
  readonly displayText: string;
  readonly directions: readonly Direction[];
  readonly licence: string;
}

export interface BuildSettings {
  /** Different products a level-1 transform needs when no curated reaction shows it: single automatic maps are too often wrong. */
  readonly minimumSupport: number;
  /** Reactions with fewer reactants are left out. */
  readonly minimumReactants: number;
}

export interface BuildProgress {
  readonly stage: 'reading' | 'mapping' | 'naming' | 'indexing' | 'examples' | 'packing';
  readonly done: number;
  /** `null` when it cannot be known. */
  readonly total: number | null;
}

export interface MappingInput {
  /** Believed besides the transforms of those reactions of the sources that are mapped. */
  readonly transforms: readonly TransformSet[];
}

export interface BuildLibraryInput {
  readonly title: LibraryTitle;
  readonly settings: BuildSettings;
  readonly sources: readonly ReactionSource[];
  /** Reaction keys (`reactionKey`) kept for testing. */
  readonly leaveOut: ReadonlySet<string>;
  /** Maps reactions that their sources did not; they are dropped when absent. */
  readonly mapping?: MappingInput;
  /** Name reactions that a mapped reaction is; the library names nothing when absent. */
  readonly nameReactionsOf?: (mappedReaction: string) => readonly RecordedNameReactionId[];
  readonly rdkit: Rdkit;
  readonly sha256: Sha256;
  /** Packs the body for the disk; the file is plain when absent. */
  readonly pack?: (bytes: Uint8Array) => Uint8Array;
  readonly onProgress?: (progress: BuildProgress) => void;
}

/** Takes out reactions whose templates cannot be used, and those that stand alone without a map that is believed. */
function dropUnsupported(collection: Collection, sources: readonly ReactionSource[], settings: BuildSettings): CollectedReaction[] {
  const support = new Support(collection, sources, settings);
  return collection.reactions.filter((reaction) => {
    const objection = support.objection(reaction);
    if (objection !== null) countDropped(collection.tallies[reaction.source], objection);
    return objection === null;
  });
}

/** Reads the sources; reactions without a map are mapped by transforms where `input.mapping` says so. */
async function collect(input: BuildLibraryInput): Promise<ReactionCollector> {
  const { sources, settings, rdkit, mapping, onProgress } = input;
  const collector = new ReactionCollector(sources, rdkit, input.leaveOut, settings.minimumReactants);
  const unmapped: UnmappedReaction[] = [];
  const onRead = (done: number) => onProgress?.({ stage: 'reading', done, total: null });
  await collector.readSources(onRead, mapping && ((reaction) => unmapped.push(reaction)));
  if (!mapping || unmapped.length === 0) return collector;
  const support = new Support(collector, sources, settings);
  const believed = collector.reactions.filter((reaction) => support.objection(reaction) === null);
  const own = transformsOfTree(
    numberTransforms(growTransformTree(believed)),
    believed.slice(0, SAMPLE_SIZE).map(({ product }) => product),
  );
  mapUnmapped(unmapped, [...mapping.transforms, own], collector, rdkit, (done) =>
    onProgress?.({ stage: 'mapping', done, total: unmapped.length }),
  );
  return collector;
}

/** Says why no reaction was used. */
function nothingUsed(reports: readonly LibrarySource[]): string {
  const reasons = reports.map(({ name, dropped }) => {
    const counts = Object.entries(dropped).map(([reason, count]) => `${count} ${reason}`);
    return `${name}: ${counts.length > 0 ? counts.join(', ') : 'empty'}`;
  });
  return `The sources hold no reaction that gives a transform (${reasons.join('; ')}).`;
}

/**
 * Builds a transform library from mapped reactions: the file, ready to be stored.
 *
 * Deterministic: the same sources, settings and toolkit give the same bytes. What is left out is counted by reason in the header.
 */
export async function buildLibrary(input: BuildLibraryInput): Promise<Result<Uint8Array, Failure>> {
  const { title, settings, sources, rdkit } = input;
  const collection = await collect(input);
  const reactions = dropUnsupported(collection, sources, settings);
  if (reactions.length === 0) return failure({ kind: 'no-reactions', message: nothingUsed(sourceReports(sources, collection, [])) });

  const transforms = numberTransforms(growTransformTree(reactions));
  const names = new NameTally(reactions, input.nameReactionsOf ?? (() => []), (done) =>
    input.onProgress?.({ stage: 'naming', done, total: reactions.length }),
  );
  const examplesOf = new Map<TreeTransform, ChosenExample[]>();
  for (const transform of transforms) {
    const chosen = chooseExamples(transform.reactions.map((place) => reactions[place]));
    examplesOf.set(
      transform,
      chosen.map((reaction) => ({ reaction, nameReactions: names.of(reaction) })),
    );
  }
  const layout = layOutLibrary({
    transforms,
    reactions,
    examplesOf,
    namesOf: (transform) => names.countsOf(transform),
    directions: title.directions,
    sources,
    rdkit,
    onExample: (done, total) => input.onProgress?.({ stage: 'examples', done, total }),
    onIndexing: () => input.onProgress?.({ stage: 'indexing', done: 0, total: null }),
  });
  const countAt = (level: number) => transforms.filter((transform) => transform.level === level).length;
  const content = (hash: string): { library: LibraryHeader; tables: LibraryTables } => ({
    library: {
      format: CONTAINER.format,
      ...title,
      hash,
      builder: {
        version: BUILDER_VERSION,
        settings: { ...settings, examplesPerTransform: MAX_EXAMPLES, leftOutForTesting: input.leaveOut.size, rdkit: rdkit.version },
      },
      sources: sourceReports(sources, collection, reactions),
      counts: {
        transforms: [countAt(1), countAt(2), countAt(3)],
        precedents: layout.precedentCount,
        reactions: reactions.length,
      },
    },
    tables: layout.tables,
  });
  input.onProgress?.({ stage: 'packing', done: 0, total: null });
  return success(writeContainer(LIBRARY_KIND, content, layout.sections, input.sha256, input.pack));
}
