// SMARTS patterns on molecules, without a toolkit: read them, match them one by one, or find which of many occur; and how similar
// fingerprints are. Maps are carried along for transforms and name reactions, which say what becomes of the matched atoms.

export { packPatternIndex, packPatternSet, unpackPatternIndex, unpackPatternSet } from './index/packed-patterns.ts';
export { indexPatterns, PatternFinder } from './index/pattern-finder.ts';
export type { PatternIndex } from './index/pattern-index.ts';
export { DEFAULT_MAX_MATCHES, Matcher, type MatchList } from './matching/match.ts';
export { type PreparedMolecule, prepareMolecule } from './matching/prepared-molecule.ts';
export { statedValue, UNSTATED } from './pattern/atom-query.ts';
export { BOND_SET, onlyOrder } from './pattern/bond-query.ts';
export { type AtomAlternative, type AtomQuery, type AtomTerm, type Pattern, patternBondBetween } from './pattern/pattern.ts';
export type { PatternFailure } from './pattern/pattern-failure.ts';
export { compilePattern, type PatternSet, PatternSetBuilder, patternCount } from './pattern/pattern-set.ts';
export { readPattern } from './reading/pattern-reader.ts';
export { BestFew } from './similarity/best-few.ts';
export { FingerprintQuery } from './similarity/tanimoto.ts';
