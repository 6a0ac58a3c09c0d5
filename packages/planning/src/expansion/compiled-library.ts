import type { TransformId, TransformLibrary } from '@retron/library';
import { type MatchList, readTemplate, type Target, type Template } from '@retron/transforms';
import { compileRetrons, type LibraryRetrons } from './library-retrons.ts';
import { RecentlyUsed } from './recently-used.ts';

/** Templates kept ready per library; few of a library's transforms ever match. */
const TEMPLATES_REMEMBERED = 5000;

/** A library with what one planning thread needs to apply it. */
export class CompiledLibrary {
  readonly library: TransformLibrary;
  readonly #retrons: LibraryRetrons;
  readonly #templates = new RecentlyUsed<TransformId, Template>(TEMPLATES_REMEMBERED);

  constructor(library: TransformLibrary) {
    this.library = library;
    this.#retrons = compileRetrons(library);
  }

  /** Tells `visit` every transform whose retron occurs in the target, with its matches; these are valid during the call only. */
  findTransforms(target: Target, visit: (transform: TransformId, matches: MatchList) => void): void {
    this.#retrons.finder.find(target, (pattern, matches) => {
      for (const transform of this.#retrons.transformsOf[pattern]) visit(transform, matches);
    });
  }

  template(transform: TransformId): Template {
    return this.#templates.getOrMake(transform, () => {
      const template = readTemplate(this.library.template(transform));
      if (!template.ok) throw new Error(`Transform ${transform} of ${this.library.fullName} cannot be read: ${template.error.message}`);
      return template.value;
    });
  }
}

const compiled = new WeakMap<TransformLibrary, CompiledLibrary>();

/** The library compiled for this thread: once, as long as the library is in use. */
export function compileLibrary(library: TransformLibrary): CompiledLibrary {
  const known = compiled.get(library);
  if (known !== undefined) return known;
  const made = new CompiledLibrary(library);
  compiled.set(library, made);
  return made;
}
