import type { Direction, SearchTable, TransformId, TransformLibrary } from '@retron/library';
import type { Work } from '@retron/molecule';
import { compilePattern, Matcher, type MatchList, PatternFinder, type PreparedMolecule } from '@retron/patterns';
import { readTemplate, reverseTemplate, type Template } from '@retron/transforms';
import type { Precision } from '@retron/tree';
import { RecentlyUsed } from '../molecules/recently-used.ts';
import { withHalides } from './organometallic-halides.ts';

/** Templates kept ready per library and direction, at 7 kB each. With half as many, a first level reads one in seven of those it asks for anew. */
const TEMPLATES_REMEMBERED = 8000;

/** Reversed transforms kept ready per library; each holds the buffers of its matcher. */
const REVERSED_REMEMBERED = 2000;

/** A transform made ready to be run forward. */
export interface ReversedTransform {
  readonly template: Template;
  readonly matcher: Matcher;
}

/** The transforms of one level in one direction, ready to be found. */
interface Level {
  readonly finder: PatternFinder;
  readonly table: SearchTable;
}

/** A library with what one planning thread needs to apply it in one direction. */
export class CompiledLibrary {
  readonly library: TransformLibrary;
  readonly #direction: Direction;
  readonly #levels = new Map<Precision, Level | null>();
  readonly #templates = new RecentlyUsed<TransformId, Template>(TEMPLATES_REMEMBERED);
  readonly #reversed = new RecentlyUsed<TransformId, { readonly reversed: ReversedTransform | null }>(REVERSED_REMEMBERED);

  #namesKnown: ReadonlySet<string> | undefined;

  constructor(library: TransformLibrary, direction: Direction) {
    this.library = library;
    this.#direction = direction;
  }

  /** Every name that a recorded reaction of it has; none where they were not named when it was built, or before a name came into the table. */
  get namesKnown(): ReadonlySet<string> {
    this.#namesKnown ??= namesOf(this.library);
    return this.#namesKnown;
  }

  /**
   * Tells `visit` every transform of a level that has a pattern in the target, with its matches; these are valid during the call
   * only. In the forward direction a transform comes once for each of its reactants that is there.
   */
  *findTransforms(target: PreparedMolecule, level: Precision, visit: (transform: TransformId, matches: MatchList) => void): Work<void> {
    const compiled = this.#level(level);
    if (compiled === null) return;
    const { finder, table } = compiled;
    yield* finder.findInTurns(target, (pattern, matches) => {
      for (const transform of table.transformsOf(pattern)) visit(transform, matches);
    });
  }

  /** The template in this direction. */
  template(transform: TransformId): Template {
    return this.#templates.getOrMake(transform, () => this.#readTemplate(transform));
  }

  /** The transform of a library compiled for retrosynthesis, to be run forward wherever its parts lie; `null` when it cannot be reversed. */
  reversed(transform: TransformId): ReversedTransform | null {
    const { reversed } = this.#reversed.getOrMake(transform, () => ({ reversed: this.#reverse(transform) }));
    return reversed;
  }

  #reverse(transform: TransformId): ReversedTransform | null {
    const reversed = reverseTemplate(this.template(transform), 'anywhere');
    return reversed.ok ? { template: reversed.value, matcher: new Matcher(compilePattern(reversed.value.matched)) } : null;
  }

  #readTemplate(transform: TransformId): Template {
    const text = this.library.template(transform);
    // Forward templates are found by the patterns of the file, which must be theirs.
    const read = readTemplate(this.#direction === 'forward' ? text : withHalides(text));
    const template = read.ok && this.#direction === 'forward' ? reverseTemplate(read.value) : read;
    if (!template.ok) throw new Error(`Transform ${transform} of ${this.library.fullName} cannot be used: ${template.error.message}`);
    return template.value;
  }

  #level(level: Precision): Level | null {
    const known = this.#levels.get(level);
    if (known !== undefined) return known;
    const table = this.library.searchTable(this.#direction, level);
    const made = table === null ? null : { finder: new PatternFinder(table.patterns, table.index), table };
    this.#levels.set(level, made);
    return made;
  }
}

function namesOf(library: TransformLibrary): ReadonlySet<string> {
  const names = new Set<string>();
  for (let transform = 0; transform < library.transformCount; transform++) {
    for (const { id } of library.nameReactions(transform)) names.add(id);
  }
  return names;
}
