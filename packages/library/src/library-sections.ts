import type { Direction } from './library.ts';
import type { Precision } from './types.ts';

/** Kind of container a transform library is. */
export const LIBRARY_KIND = 'transform library';

/**
 * Names of the sections of a transform library. Pools and lists take two sections each, `.start` and `.bytes` or `.values`.
 *
 * Transforms are numbered level by level; the children of one transform, and the precedents of one, stand together.
 */
export const SECTION = {
  /** Int32 x 4: first transform of level 1, 2 and 3, and the number of transforms. */
  levelStart: 'transforms.levelStart',
  /** Int32: parent, or -1. */
  parent: 'transforms.parent',
  /** Int32, one more than transforms: children of `t` are `childStart[t]` up to, not including, `childStart[t + 1]`. */
  childStart: 'transforms.childStart',
  /** Int32: recorded reactions. */
  reactionCount: 'transforms.reactionCount',
  /** Int32 pairs: first precedent, and the one behind the last. */
  precedentRange: 'transforms.precedentRange',
  /** Text pool. */
  template: 'transforms.template',
  /** Lists of `name, count` pairs. */
  transformNames: 'transforms.nameReactions',
  /** Text pool of all molecules named by precedents. */
  molecules: 'molecules',
  /** Uint32: molecule. */
  product: 'precedents.product',
  /** Lists of molecules. */
  reactants: 'precedents.reactants',
  agents: 'precedents.agents',
  solvents: 'precedents.solvents',
  /** Lists: for each reactant in turn, then the product, the number of its centre atoms and these atoms. */
  centres: 'precedents.centres',
  /** Text pool, escaped to ASCII. */
  key: 'precedents.key',
  /** Text pool, escaped to ASCII; empty when unknown. */
  patent: 'precedents.patent',
  /** Uint8: place in `LibraryTables.precedentSources`. */
  source: 'precedents.source',
  /** Int16; 0 when unknown. */
  year: 'precedents.year',
  /** Float32; NaN when unknown. */
  yieldPercent: 'precedents.yieldPercent',
  temperatureCelsius: 'precedents.temperatureCelsius',
  timeHours: 'precedents.timeHours',
  /** Lists of names. */
  precedentNames: 'precedents.nameReactions',
  /** Uint8, 256 bytes a precedent. */
  fingerprints: 'precedents.fingerprints',
} as const;

/** Bytes of one product fingerprint. */
export const FINGERPRINT_BYTES = 256;

/** Small tables that lie in the header beside the `LibraryHeader`. */
export interface LibraryTables {
  readonly precedentSources: readonly string[];
  readonly nameReactions: readonly string[];
}

/** Names of the sections of one search table: what transforms of one level ask of a molecule in one direction. */
export function searchSections(direction: Direction, level: Precision) {
  const prefix = `search.${direction}.${level}`;
  return {
    /** Packed pattern set. */
    patterns: `${prefix}.patterns`,
    /** Packed retron index. */
    index: `${prefix}.index`,
    /** Lists: transforms by pattern. */
    transforms: `${prefix}.transforms`,
  } as const;
}
