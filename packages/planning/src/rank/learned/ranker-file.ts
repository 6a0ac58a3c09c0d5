import {
  type BoostedTrees,
  type CandidateParameters,
  type LevelStarts,
  type RelevanceParameters,
  RowTable,
  Vocabulary,
} from '@retron/learning';
import type { ContainerFailure, Sha256 } from '@retron/library';
import { type Container, viewContainer } from '@retron/library/format';
import type { Result } from '@retron/molecule';
import type { Calibration } from '../../ports/step-ranker.ts';
import { openRankerContainer } from '../ranker-container.ts';
import { IdentityCounts } from './known-molecules.ts';

/** What ranks with this file, as its header says. */
export const RANKER_KIND = 'networks-and-trees';
/** Raised when features or networks change so that older files would be read wrongly: files of another format are refused. */
export const RANKER_FORMAT = 2;

/** Where a ranker came from: enough to make it again. */
export interface RankerHeader {
  readonly kind: typeof RANKER_KIND;
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

/** Opens an unpacked ranker by making views on its buffer. @param sha256 - when given, all contents are checked */
export function openRanker(buffer: ArrayBuffer | SharedArrayBuffer, sha256?: Sha256): Result<RankerModel, ContainerFailure> {
  const opened = openRankerContainer(buffer, [{ kind: RANKER_KIND, format: RANKER_FORMAT }], sha256);
  return opened.ok ? viewContainer(opened.value.container, viewRanker) : opened;
}

/** Views on a file of this kind and format. @throws DamagedContainer when a section is missing */
export function viewRanker(container: Container): RankerModel {
  // Files written before there were kinds name none.
  const header: RankerHeader = { ...(container.header.content as Omit<RankerHeader, 'kind'>), kind: RANKER_KIND };
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
