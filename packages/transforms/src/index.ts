export * from './transform.ts';
export { ATOM_KEY, type AtomField, type AtomQuery, fieldMask, fieldValue, readField } from './atom-query.ts';
export { DEFAULT_MAX_MATCHES, Matcher, type MatchList } from './match.ts';
export type { Pattern } from './pattern.ts';
export type { PatternFailure } from './pattern-failure.ts';
export { readPattern } from './pattern-reader.ts';
export { compilePattern, type PatternSet, PatternSetBuilder, patternCount, patternSize } from './pattern-set.ts';
export { prepareTarget, type Target } from './target.ts';
