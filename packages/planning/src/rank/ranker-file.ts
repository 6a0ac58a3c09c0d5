import {
  type BoostedTrees,
  type CandidateParameters,
  type LevelStarts,
  type RelevanceParameters,
  RowTable,
  Vocabulary,
} from '@retron/learning';
import type { ContainerFailure, Sha256 } from '@retron/library';
import { type Container, inflateContainer, openContainer, readContainerHeader, viewContainer } from '@retron/library/format';
import { failure, type Result, success } from '@retron/molecule';
import { IdentityCounts } from './known-molecules.ts';

/** Kind of container a ranker is. */
export const RANKER_KIND = 'ranker';
/** Raised when features or networks change so that older files would be read wrongly: files of another format are refused. */
export const RANKER_FORMAT = 2;

/** Logistic map from the logarithm of the odds that the networks give to the one that was observed on reactions they did not learn from. */
export interface Calibration {
  readonly slope: number;
  readonly intercept: number;
  /** Reactions it was fitted on. */
  readonly reactions: number;
}

/** Where a ranker came from: enough to make it again. */
export interface RankerHeader {
  readonly format: number;
  /** Library it serves, and no other: its full name, and the hash of its contents. */
  readonly library: string;
  readonly libraryHash: string;
  readonly settings: Readonly<Record<string, string | number | readonly number[]>>;
  readonly calibration: Calibration;
  readonly reactionsLearnt: number;
  readonly shortlistSize: number;
  readonly levelStart: LevelStarts;
  /** Hidden units of the candidate network. */
  readonly widths: readonly [number, number];
  readonly relevanceNetworks: number;
  readonly candidateNetworks: number;
  /** Weight of the trees in the logarithm of a candidate's share, 0 to 1; the rest is the networks'. */
  readonly treeShare: number;
}

/** A trained ranker. */
export interface RankerModel {
  readonly header: RankerHeader;
  /** Their relevances are averaged. */
  readonly relevance: readonly RelevanceParameters[];
  /** Their scores are averaged. */
  readonly candidates: readonly CandidateParameters[];
  readonly trees: BoostedTrees;
  readonly known: { readonly reactants: IdentityCounts; readonly synthons: IdentityCounts };
  /** Reactions behind each transform of the library among those that were learnt from; 0 for transforms that were not there. */
  readonly reactionCounts: Uint32Array;
}

/** Parts of the trees, of what is known, and of a candidate network, each a section of the file by its name. */
export const TREE_ARRAYS = ['views', 'roots', 'input', 'below', 'number'] as const;
export const KNOWN_ARRAYS = ['reactants', 'synthons'] as const;
export const MATRIX_ARRAYS = ['precursorBias', 'parts', 'plain', 'bias1', 'second', 'bias2', 'output', 'direct'] as const;

/** What a ranker file as it lies on disk says of itself; nothing is unpacked. */
export function readRankerHeader(file: Uint8Array): Result<RankerHeader, ContainerFailure> {
  const header = readContainerHeader(file, RANKER_KIND);
  return header.ok ? success(header.value.content as RankerHeader) : header;
}

/** Unpacks a ranker file as it lies on disk into a buffer that threads can share; `unpack` undoes Brotli. */
export function inflateRanker(file: Uint8Array, unpack: (bytes: Uint8Array) => Uint8Array): Result<SharedArrayBuffer, ContainerFailure> {
  return inflateContainer(file, RANKER_KIND, unpack);
}

/** Opens an unpacked ranker by making views on its buffer. @param sha256 - when given, all contents are checked */
export function openRanker(buffer: ArrayBuffer | SharedArrayBuffer, sha256?: Sha256): Result<RankerModel, ContainerFailure> {
  const container = openContainer(buffer, RANKER_KIND, sha256);
  if (!container.ok) return container;
  const { format } = container.value.header.content as Partial<RankerHeader>;
  if (format !== RANKER_FORMAT) {
    const message = `The ranker has format ${format}; this version of Retron reads format ${RANKER_FORMAT}. Train it again.`;
    return failure({ kind: 'format-version', message });
  }
  return viewContainer(container.value, viewRanker);
}

function viewRanker(container: Container): RankerModel {
  const header = container.header.content as RankerHeader;
  const vocabulary = new Vocabulary(container.section('vocabulary', Uint32Array));
  const numbers = (name: string) => container.section(name, Float32Array);
  const table = (name: string) => {
    const values = container.section(`${name}.values`, Int8Array);
    const scales = numbers(`${name}.scales`);
    return new RowTable(values.length / scales.length, values, scales);
  };
  const known = (kind: (typeof KNOWN_ARRAYS)[number]) =>
    new IdentityCounts(container.section(`known.${kind}.identities`, Uint32Array), container.section(`known.${kind}.counts`, Uint32Array));
  return {
    header,
    relevance: Array.from({ length: header.relevanceNetworks }, (_, i) => ({
      vocabulary,
      levelStart: header.levelStart,
      surroundings: table(`relevance.${i}.surroundings`),
      transforms: table(`relevance.${i}.transforms`),
      bias: numbers(`relevance.${i}.bias`),
      transformBias: numbers(`relevance.${i}.transformBias`),
    })),
    candidates: Array.from({ length: header.candidateNetworks }, (_, i) => {
      const matrix = (name: (typeof MATRIX_ARRAYS)[number]) => numbers(`candidates.${i}.${name}`);
      return {
        vocabulary,
        widths: header.widths,
        changes: table(`candidates.${i}.changes`),
        surroundings: table(`candidates.${i}.surroundings`),
        precursors: table(`candidates.${i}.precursors`),
        precursorBias: matrix('precursorBias'),
        parts: matrix('parts'),
        plain: matrix('plain'),
        bias1: matrix('bias1'),
        second: matrix('second'),
        bias2: matrix('bias2'),
        output: matrix('output'),
        direct: matrix('direct'),
      };
    }),
    trees: {
      views: container.section('trees.views', Uint8Array),
      roots: container.section('trees.roots', Uint32Array),
      input: container.section('trees.input', Uint8Array),
      below: container.section('trees.below', Uint32Array),
      number: numbers('trees.number'),
    },
    reactionCounts: container.section('reactionCounts', Uint32Array),
    known: { reactants: known('reactants'), synthons: known('synthons') },
  };
}
