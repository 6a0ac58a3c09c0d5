import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';
import { readTemplate } from '@retron/transforms';
import { CONTAINER } from '../container/container-layout.ts';
import { type Sha256, writeContainer } from '../container/write-container.ts';
import type { Direction, LibraryHeader } from '../library.ts';
import { LIBRARY_KIND, type LibraryTables } from '../library-sections.ts';
import { chooseExamples, MAX_EXAMPLES } from './choose-examples.ts';
import { type CollectedReaction, type Collection, collectReactions, countDropped } from './collect-reactions.ts';
import { type ChosenExample, layOutLibrary } from './library-layout.ts';
import type { ReactionSource } from './source-reaction.ts';
import { sourceReports } from './source-reports.ts';
import { type DraftTransform, growTransformTree, numberTransforms } from './transform-tree.ts';

/** Raised when the same input would give another library. */
export const BUILDER_VERSION = '1';

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
  readonly stage: 'reading' | 'examples';
  readonly done: number;
  /** `null` when it cannot be known. */
  readonly total: number | null;
}

export interface BuildLibraryInput {
  readonly title: LibraryTitle;
  readonly settings: BuildSettings;
  readonly sources: readonly ReactionSource[];
  /** Reaction keys (`reactionKey`) kept for testing. */
  readonly leaveOut: ReadonlySet<string>;
  /** Names of a mapped reaction; the library names nothing when absent. */
  readonly nameReactionsOf?: (mappedReaction: string) => readonly string[];
  readonly rdkit: Rdkit;
  readonly sha256: Sha256;
  /** Packs the body for the disk; the file is plain when absent. */
  readonly pack?: (bytes: Uint8Array) => Uint8Array;
  readonly onProgress?: (progress: BuildProgress) => void;
}

/** Takes out reactions whose templates cannot be used, and those that stand alone without a curated map. */
function dropUnsupported(collection: Collection, sources: readonly ReactionSource[], settings: BuildSettings): CollectedReaction[] {
  const isReadable = new Map<string, boolean>();
  const readable = (template: string) => {
    const known = isReadable.get(template) ?? readTemplate(template).ok;
    isReadable.set(template, known);
    return known;
  };
  const products = new Map<string, Set<string>>();
  const isCurated = new Set<string>();
  for (const { extracted, product, source } of collection.reactions) {
    const [level1] = extracted.templates;
    if (sources[source].isCurated) isCurated.add(level1);
    const known = products.get(level1);
    if (known) known.add(product);
    else products.set(level1, new Set([product]));
  }
  return collection.reactions.filter(({ extracted, source }) => {
    const [level1] = extracted.templates;
    if (!extracted.templates.every(readable)) {
      countDropped(collection.tallies[source], 'template-unusable');
      return false;
    }
    const hasSupport = isCurated.has(level1) || (products.get(level1)?.size ?? 0) >= settings.minimumSupport;
    if (!hasSupport) countDropped(collection.tallies[source], 'too-little-support');
    return hasSupport;
  });
}

/** Name reactions by reaction, and their counts by transform. */
class NameTally {
  readonly #names = new Map<CollectedReaction, readonly string[]>();
  readonly #reactions: readonly CollectedReaction[];

  constructor(reactions: readonly CollectedReaction[], nameReactionsOf: (mappedReaction: string) => readonly string[]) {
    this.#reactions = reactions;
    for (const reaction of reactions) this.#names.set(reaction, nameReactionsOf(reaction.record.mappedReaction));
  }

  of(reaction: CollectedReaction): readonly string[] {
    return this.#names.get(reaction) ?? [];
  }

  countsOf(transform: DraftTransform, counts: Map<string, number> = new Map()): Map<string, number> {
    for (const child of transform.children) this.countsOf(child, counts);
    for (const place of transform.reactions) {
      for (const name of this.of(this.#reactions[place])) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
  }
}

/**
 * Builds a transform library from mapped reactions: the file, ready to be stored.
 *
 * Deterministic: the same sources, settings and toolkit give the same bytes. What is left out is counted by reason in the header.
 */
export async function buildLibrary(input: BuildLibraryInput): Promise<Result<Uint8Array, Failure>> {
  const { title, settings, sources, rdkit } = input;
  const onRead = (done: number) => input.onProgress?.({ stage: 'reading', done, total: null });
  const collection = await collectReactions(sources, rdkit, input.leaveOut, settings.minimumReactants, onRead);
  const reactions = dropUnsupported(collection, sources, settings);
  if (reactions.length === 0) return failure({ kind: 'no-reactions', message: 'The sources hold no reaction that gives a transform.' });

  const transforms = numberTransforms(growTransformTree(reactions));
  const names = new NameTally(reactions, input.nameReactionsOf ?? (() => []));
  const examplesOf = new Map<DraftTransform, ChosenExample[]>();
  for (const transform of transforms) {
    const chosen = chooseExamples(transform.reactions.map((place) => reactions[place]));
    examplesOf.set(
      transform,
      chosen.map((reaction) => ({ reaction, nameReactions: names.of(reaction) })),
    );
  }
  const layout = layOutLibrary({
    transforms,
    examplesOf,
    namesOf: (transform) => names.countsOf(transform),
    directions: title.directions,
    sources,
    rdkit,
    onExample: (done, total) => input.onProgress?.({ stage: 'examples', done, total }),
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
  return success(writeContainer(LIBRARY_KIND, content, layout.sections, input.sha256, input.pack));
}
