import type { Direction, Precision } from '@retron/library';
import { parseSmiles } from '@retron/molecule';
import {
  indexPatterns,
  type PatternIndex,
  type PatternSet,
  PatternSetBuilder,
  type PreparedMolecule,
  prepareMolecule,
  readPattern,
} from '@retron/patterns';
import type { TreeTransform } from './transform-tree.ts';

/** The patterns through which a transform is found, each for one molecule. */
function patternTexts(template: string, direction: Direction): string[] {
  const [retron, precursors] = template.split('>>');
  // Dots stand between molecules only: the precursor side has no groups and no `$()`.
  return direction === 'retrosynthesis' ? [retron] : precursors.split('.');
}

/** Those of the molecules that can be read, ready for matching. */
export function readTargets(smiles: readonly string[]): PreparedMolecule[] {
  return smiles.flatMap((text) => {
    const molecule = parseSmiles(text);
    return molecule.ok ? [prepareMolecule(molecule.value)] : [];
  });
}

/** Patterns of one level with the transforms they stand for; see `SearchTable`. */
export interface LevelPatterns {
  readonly patterns: PatternSet;
  readonly index: PatternIndex;
  /** By pattern: places of the transforms in the list they were taken from, ascending. */
  readonly transformsOf: readonly (readonly number[])[];
}

/**
 * What the transforms of one level ask of a molecule in one direction.
 *
 * @param sample - molecules like those to be searched; they tell the index which patterns are rare
 */
export function indexLevel(
  transforms: readonly TreeTransform[],
  direction: Direction,
  level: Precision,
  sample: readonly PreparedMolecule[],
): LevelPatterns {
  const builder = new PatternSetBuilder();
  const transformsOf: number[][] = [];
  transforms.forEach((transform, number) => {
    if (transform.level !== level) return;
    for (const text of patternTexts(transform.template, direction)) {
      const pattern = readPattern(text);
      if (!pattern.ok) throw new Error(`Pattern ${text} was admitted but cannot be read: ${pattern.error.message}`);
      const place = builder.add(pattern.value);
      transformsOf[place] ??= [];
      if (transformsOf[place].at(-1) !== number) transformsOf[place].push(number);
    }
  });
  const patterns = builder.build();
  return { patterns, index: indexPatterns(patterns, sample), transformsOf };
}
