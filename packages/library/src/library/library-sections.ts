import type { Direction } from './library.ts';
import type { Precision } from './types.ts';

/** Kind of container a transform library is. */
export const LIBRARY_KIND = 'transform library';

/**
 * Names of the sections of a transform library. Pools and lists take two sections each, `.start` and `.bytes` or `.values`.
 *
 * Transforms are numbered level by level; the children of one transform, and the precedents and the recorded reactions of one, stand
 * together.
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
  /** Text pool of all molecules named by precedents, or beside the arrow of recorded reactions. */
  molecules: 'molecules',
  /** Uint32: molecule. */
  product: 'precedents.product',
  /** Lists of molecules. Their agents and everything else that is recorded of them: `conditionSections`. */
  reactants: 'precedents.reactants',
  /** Lists: for each reactant in turn, then the product, the number of its centre atoms and these atoms. */
  centres: 'precedents.centres',
  /** Text pool, escaped to ASCII. */
  key: 'precedents.key',
  /** Text pool, escaped to ASCII; empty when unknown. */
  patent: 'precedents.patent',
  /** Uint8: place in `LibraryTables.precedentSources`. */
  source: 'precedents.source',
  /** Lists of names. */
  precedentNames: 'precedents.nameReactions',
  /** Uint8, 256 bytes a precedent. */
  fingerprints: 'precedents.fingerprints',
  /**
   * Int32: first recorded reaction of each transform, as many as `reactionCount` says stand behind it. Files made by builder 1 lack
   * this and the other sections of recorded reactions.
   */
  recordedStart: 'transforms.recordedStart',
  /** Uint32: CRC-32 of `source:key`, escaped to ASCII, of each recorded reaction. */
  recordedIdentity: 'recorded.identity',
  /** Uint8: 1 where a reactant or the product of the recorded reaction is an ion. */
  recordedIsIonic: 'recorded.isIonic',
  /** Text pool of patents, escaped to ASCII; files made by builder 2 lack this and the next. */
  patents: 'recorded.patents',
  /** Uint32: patent of each recorded reaction, from 1; 0 when unknown. */
  recordedPatent: 'recorded.patent',
} as const;

/** Where a yield comes from, as stored. */
export const YIELD_ORIGIN = { unknown: 0, reported: 1, calculated: 2 } as const;

/** Bytes of one product fingerprint. */
export const FINGERPRINT_BYTES = 256;

/** Small tables that lie in the header beside the `LibraryHeader`. */
export interface LibraryTables {
  readonly precedentSources: readonly string[];
  /** Names as text, as the builder's table had them; an opened library gives their ids. */
  readonly nameReactions: readonly string[];
}

/** Names of the sections of what is recorded of reactions besides their molecules: of the precedents, or of all recorded reactions. */
export function conditionSections(of: 'precedents' | 'recorded') {
  return {
    /** Lists of molecules. */
    agents: `${of}.agents`,
    solvents: `${of}.solvents`,
    /** Int16; 0 when unknown. */
    year: `${of}.year`,
    /** Float32; NaN when unknown. */
    yieldPercent: `${of}.yieldPercent`,
    /** Uint8, see `YIELD_ORIGIN`; files made by builder 2 lack it. */
    yieldOrigin: `${of}.yieldOrigin`,
    temperatureCelsius: `${of}.temperatureCelsius`,
    timeHours: `${of}.timeHours`,
  } as const;
}

/** Names of the sections of one search table: what transforms of one level ask of a molecule in one direction. */
export function searchSections(direction: Direction, level: Precision) {
  const prefix = `search.${direction}.${level}`;
  return {
    /** Packed pattern set. */
    patterns: `${prefix}.patterns`,
    /** Packed pattern index. */
    index: `${prefix}.index`,
    /** Lists: transforms by pattern. */
    transforms: `${prefix}.transforms`,
  } as const;
}
