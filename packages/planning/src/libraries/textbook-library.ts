import type { Direction, LibraryHeader, NameReactionCount, SearchTable, TransformId, TransformLibrary } from '@retron/library';
import { indexPatterns, PatternSetBuilder, readPattern } from '@retron/patterns';
import { nameReactionIdOf, type TextbookTransform } from '@retron/reactivity';
import type { Precision } from '@retron/tree';

/** What the header of a file would say. It is in no file, so it has no hash. */
const HEADER: LibraryHeader = {
  format: 0,
  name: 'textbook',
  version: '1.0',
  displayName: 'Textbook reactions',
  displayText: 'Reactions of the textbooks, written by hand; no recorded reaction stands behind them.',
  directions: ['retrosynthesis', 'forward'],
  hash: '',
  licence: 'Apache-2.0',
  builder: { version: '0', settings: {} },
  sources: [],
  counts: { transforms: [0, 0, 0], precedents: 0, reactions: 0 },
};

/**
 * The textbook transforms as a library like those of files, so that they are found and applied in the same way. All are of level 1: nothing
 * recorded says which surroundings they bear. It has no recorded reactions and no precedents.
 */
export class TextbookLibrary implements TransformLibrary {
  readonly header: LibraryHeader = HEADER;
  readonly fullName: string = `${HEADER.name}-${HEADER.version}`;
  readonly transformCount: number;
  readonly recordedReactions = null;
  readonly #transforms: readonly TextbookTransform[];
  readonly #tables = new Map<Direction, SearchTable>();

  constructor(transforms: readonly TextbookTransform[]) {
    this.#transforms = transforms;
    this.transformCount = transforms.length;
  }

  /** What the textbook says of a transform. */
  reaction(transform: TransformId): TextbookTransform {
    return this.#transforms[transform];
  }

  transformsAt(level: Precision): { readonly first: TransformId; readonly end: TransformId } {
    return level === 1 ? { first: 0, end: this.transformCount } : { first: this.transformCount, end: this.transformCount };
  }

  level(): Precision {
    return 1;
  }

  parent(): TransformId {
    return -1;
  }

  children(): readonly TransformId[] {
    return [];
  }

  template(transform: TransformId): string {
    return this.#transforms[transform].transform;
  }

  searchTable(direction: Direction, level: Precision): SearchTable | null {
    if (level !== 1) return null;
    const table = this.#tables.get(direction) ?? searchTableOf(this.#transforms, direction);
    this.#tables.set(direction, table);
    return table;
  }

  reactionCount(): number {
    return 0;
  }

  nameReactions(transform: TransformId): readonly NameReactionCount[] {
    return [{ id: nameReactionIdOf(this.#transforms[transform].name), count: 0 }];
  }

  precedentIds(): readonly [] {
    return [];
  }

  precedent(): never {
    throw new Error('Textbook transforms have no precedents.');
  }

  productFingerprint(): never {
    throw new Error('Textbook transforms have no precedents.');
  }
}

/** @throws when a transform cannot be read: a bug of the table, which its tests find */
function searchTableOf(transforms: readonly TextbookTransform[], direction: Direction): SearchTable {
  const builder = new PatternSetBuilder();
  const transformsOf: number[][] = [];
  transforms.forEach(({ transform }, number) => {
    for (const text of patternTexts(transform, direction)) {
      const pattern = readPattern(text);
      if (!pattern.ok) throw new Error(`${transform} cannot be read: ${pattern.error.message}`);
      const place = builder.add(pattern.value);
      transformsOf[place] ??= [];
      if (transformsOf[place].at(-1) !== number) transformsOf[place].push(number);
    }
  });
  const patterns = builder.build();
  const lists = transformsOf.map((list) => Uint32Array.from(list));
  return { patterns, index: indexPatterns(patterns, []), transformsOf: (pattern) => lists[pattern] };
}

/** The patterns through which a transform is found, each for one molecule: dots stand between molecules only. */
function patternTexts(transform: string, direction: Direction): readonly string[] {
  const [product, precursors] = transform.split('>>');
  return direction === 'retrosynthesis' ? [product] : precursors.split('.');
}
