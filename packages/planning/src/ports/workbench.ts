import type { TransformLibrary } from '@retron/library';
import type { Rdkit } from '@retron/rdkit/port';
import {
  createReactionNamer,
  GroupFinder,
  MechanismJudge,
  type ReactionNamer,
  TEXTBOOK_TRANSFORMS,
  UnstableGroupFinder,
} from '@retron/reactivity';
import { TemplateApplier } from '@retron/transforms';
import { CompiledLibrary } from '../libraries/compiled-library.ts';
import { ForwardLibrary } from '../libraries/forward-library.ts';
import { withoutHalides } from '../libraries/organometallic-halides.ts';
import { TextbookLibrary } from '../libraries/textbook-library.ts';
import { Fragments } from '../step/fragments.ts';

/**
 * What one thread works with: everything it makes ready once and uses for every plan, and the buffers it works in.
 *
 * A thread makes one and hands it in; no two threads share one. Nothing here changes a result: it spares making it again. What is
 * made for a library is forgotten with it.
 */
export class Workbench {
  /** Canonical molecules by this thread's toolkit, remembered. */
  readonly fragments: Fragments;
  readonly applier = new TemplateApplier();
  readonly #retrosynthesis = new WeakMap<TransformLibrary, CompiledLibrary>();
  readonly #forward = new WeakMap<TransformLibrary, ForwardLibrary>();
  #groups: GroupFinder | undefined;
  #unstableGroups: UnstableGroupFinder | undefined;
  #reactionNamer: ReactionNamer | undefined;
  #mechanism: MechanismJudge | undefined;
  #textbook: CompiledLibrary | undefined;
  #textbookForward: ForwardLibrary | undefined;

  constructor(rdkit: Rdkit) {
    this.fragments = new Fragments(rdkit);
  }

  /** The library compiled for retrosynthesis. */
  compiled(library: TransformLibrary): CompiledLibrary {
    return once(this.#retrosynthesis, library, () => new CompiledLibrary(library, 'retrosynthesis'));
  }

  /** The library made ready to predict products. */
  forward(library: TransformLibrary): ForwardLibrary {
    return once(this.#forward, library, () => new ForwardLibrary(new CompiledLibrary(library, 'forward')));
  }

  get groups(): GroupFinder {
    this.#groups ??= new GroupFinder();
    return this.#groups;
  }

  get unstableGroups(): UnstableGroupFinder {
    this.#unstableGroups ??= new UnstableGroupFinder();
    return this.#unstableGroups;
  }

  /** Says which rules of mechanism a step breaks. */
  get mechanism(): MechanismJudge {
    this.#mechanism ??= new MechanismJudge();
    return this.#mechanism;
  }

  /** The textbook transforms whose retrons tell something, compiled for retrosynthesis. */
  get textbook(): CompiledLibrary {
    this.#textbook ??= new CompiledLibrary(
      new TextbookLibrary(TEXTBOOK_TRANSFORMS.filter(({ isForwardOnly }) => isForwardOnly !== true)),
      'retrosynthesis',
    );
    return this.#textbook;
  }

  /** The textbook transforms, made ready to predict products. */
  get textbookForward(): ForwardLibrary {
    this.#textbookForward ??= this.forward(
      new TextbookLibrary(TEXTBOOK_TRANSFORMS.map((each) => ({ ...each, transform: withoutHalides(each.transform) }))),
    );
    return this.#textbookForward;
  }

  /** Names a mapped reaction. */
  get reactionNamer(): ReactionNamer {
    this.#reactionNamer ??= createReactionNamer();
    return this.#reactionNamer;
  }
}

function once<K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
