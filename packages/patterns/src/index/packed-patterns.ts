import type { Failure, Result } from '@retron/molecule';
import type { PatternSet } from '../pattern/pattern-set.ts';
import { type ArrayLayout, packArrays, unpackArrays } from './flat-arrays.ts';
import type { PatternIndex } from './pattern-index.ts';

const PATTERN_SET_LAYOUT: ArrayLayout<PatternSet> = {
  header: 'int32',
  stepStart: 'int32',
  stepAtom: 'uint8',
  stepQuery: 'uint16',
  stepParent: 'uint8',
  stepBond: 'uint16',
  stepGroup: 'uint8',
  closureStart: 'int32',
  closureStep: 'uint8',
  closureBond: 'uint16',
  queryStart: 'int32',
  queryCode: 'int32',
};

const PATTERN_INDEX_LAYOUT: ArrayLayout<PatternIndex> = {
  pairStart: 'int32',
  pairSecond: 'uint16',
  pairBond: 'uint16',
  needStart: 'int32',
  needPair: 'uint16',
  needCount: 'uint8',
  bucketStart: 'int32',
  bucketPattern: 'int32',
  bondless: 'int32',
};

export function packPatternSet(set: PatternSet): Uint8Array {
  return packArrays(set, PATTERN_SET_LAYOUT);
}

/** Views on packed bytes, such as a section of a library file in shared memory that starts at a multiple of four bytes. */
export function unpackPatternSet(bytes: Uint8Array): Result<PatternSet, Failure> {
  return unpackArrays(bytes, PATTERN_SET_LAYOUT);
}

export function packPatternIndex(index: PatternIndex): Uint8Array {
  return packArrays(index, PATTERN_INDEX_LAYOUT);
}

/** As `unpackPatternSet`. */
export function unpackPatternIndex(bytes: Uint8Array): Result<PatternIndex, Failure> {
  return unpackArrays(bytes, PATTERN_INDEX_LAYOUT);
}
