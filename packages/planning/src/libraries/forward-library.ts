import type { SearchTable, TransformId } from '@retron/library';
import { compilePattern, Matcher, PatternFinder, type PreparedMolecule, patternCount } from '@retron/patterns';
import { readTemplate, reverseTemplate, type Template } from '@retron/transforms';
import type { Precision } from '@retron/tree';
import { RecentlyUsed } from '../molecules/recently-used.ts';
import type { CompiledLibrary } from './compiled-library.ts';

/** Transforms kept ready per library, at about 10 kB each. */
const TRANSFORMS_REMEMBERED = 6000;

/** A transform run forward, ready to be matched. */
export interface ForwardTransform {
  /** Its precursor side matches in one molecule or in several. */
  readonly template: Template;
  readonly matcher: Matcher;
  /** Connected parts of the precursor side: as many molecules can take part. */
  readonly partCount: number;
}

/** The transforms of one level as they are found through the molecules that react. */
interface Level {
  readonly finder: PatternFinder;
  readonly table: SearchTable;
  readonly first: TransformId;
  /** For each transform, from `first`: different patterns that must be there, and those seen in the search that is running. */
  readonly patternsNeeded: Uint8Array;
  readonly patternsSeen: Uint8Array;
}

/** A library as one thread uses it to predict products. */
export class ForwardLibrary {
  readonly compiled: CompiledLibrary;
  readonly #levels: ReadonlyMap<Precision, Level>;
  readonly #transforms = new RecentlyUsed<TransformId, ForwardTransform>(TRANSFORMS_REMEMBERED);

  constructor(compiled: CompiledLibrary) {
    this.compiled = compiled;
    this.#levels = new Map(
      ([1, 2, 3] as const).flatMap((level) => {
        const made = makeLevel(compiled, level);
        return made === null ? [] : [[level, made] as const];
      }),
    );
  }

  /** Transforms of a level for which every molecule they ask for is there, ascending; whether in one place or apart is not said. */
  applicable(target: PreparedMolecule, level: Precision): readonly TransformId[] {
    const compiled = this.#levels.get(level);
    if (compiled === undefined) return [];
    const { finder, table, first, patternsNeeded, patternsSeen } = compiled;
    const found: TransformId[] = [];
    patternsSeen.fill(0);
    const countPattern = (pattern: number) => {
      for (const transform of table.transformsOf(pattern)) {
        if (++patternsSeen[transform - first] === patternsNeeded[transform - first]) found.push(transform);
      }
    };
    finder.find(target, countPattern, 1);
    return found.sort((a, b) => a - b);
  }

  /** Transforms of a level that ask for a molecule like this one, perhaps among others; ascending. */
  touched(target: PreparedMolecule, level: Precision): readonly TransformId[] {
    const compiled = this.#levels.get(level);
    if (compiled === undefined) return [];
    const found = new Set<TransformId>();
    const addTransforms = (pattern: number) => {
      for (const transform of compiled.table.transformsOf(pattern)) found.add(transform);
    };
    compiled.finder.find(target, addTransforms, 1);
    return [...found].sort((a, b) => a - b);
  }

  transform(id: TransformId): ForwardTransform {
    return this.#transforms.getOrMake(id, () => this.#makeTransform(id));
  }

  #makeTransform(id: TransformId): ForwardTransform {
    const { library } = this.compiled;
    const read = readTemplate(library.template(id));
    const template = read.ok ? reverseTemplate(read.value, 'anywhere') : read;
    if (!template.ok) throw new Error(`Transform ${id} of ${library.fullName} cannot be used: ${template.error.message}`);
    const { matched } = template.value;
    const matcher = new Matcher(compilePattern(matched));
    return { template: template.value, matcher, partCount: matched.fragmentGroup.length };
  }
}

function makeLevel({ library }: CompiledLibrary, level: Precision): Level | null {
  const table = library.searchTable('forward', level);
  if (table === null) return null;
  const { first, end } = library.transformsAt(level);
  const patternsNeeded = new Uint8Array(end - first);
  for (let pattern = 0; pattern < patternCount(table.patterns); pattern++) {
    for (const transform of table.transformsOf(pattern)) patternsNeeded[transform - first]++;
  }
  const finder = new PatternFinder(table.patterns, table.index);
  return { finder, table, first, patternsNeeded, patternsSeen: new Uint8Array(end - first) };
}
