import type { TransformId, TransformLibrary } from '@retron/library';
import { finished, type Molecule } from '@retron/molecule';
import type { Support } from '@retron/planning/training';
import {
  CompiledLibrary,
  DENSE,
  ForwardLibrary,
  forwardApplications,
  mixtureOf,
  type ProductCandidate,
  type ProductFeatures,
  productCandidates,
  productFeatures,
  readCanonical,
  Tally,
  TransformNames,
} from '@retron/planning/training';
import type { Rdkit } from '@retron/rdkit/port';
import { type ExtractionLimits, extractTemplates, TemplateApplier } from '@retron/transforms';
import type { RankingExample } from './ranking-example.ts';

/** A recorded reaction to learn from. */
export interface TaughtReaction {
  readonly mappedReaction: string;
  readonly limits: ExtractionLimits;
  /** Canonical SMILES. */
  readonly reactants: readonly string[];
  readonly product: string;
}

/** Why a reaction teaches nothing. */
export type NoLesson = 'no transform' | 'not in the library' | 'no other reaction like it' | 'one product only' | 'too many reactants';

/** Products of one mixture that are learned from: the recorded one and those with most reactions behind them. */
const CANDIDATES_KEPT = 40;
/** Molecules that are mixed at most. */
const MOST_REACTANTS = 6;

/**
 * Turns recorded reactions into ranking examples as they would look if the reaction had never been recorded: it is taken out of the
 * counts of its transforms, and a transform that only it shows is no support.
 */
export class ForwardLessons {
  readonly #library: ForwardLibrary;
  readonly #applier = new TemplateApplier();
  readonly #names = new TransformNames();
  readonly #rdkit: Rdkit;
  readonly #byText: ReadonlyMap<string, TransformId>;

  /** @param library - built from the reactions that are learned from, each counted once */
  constructor(library: TransformLibrary, rdkit: Rdkit) {
    this.#library = new ForwardLibrary(new CompiledLibrary(library, 'forward'));
    this.#rdkit = rdkit;
    this.#byText = new Map(Array.from({ length: library.transformCount }, (_, id) => [placeOf(library, id), id]));
  }

  /** The example, or why there is none. */
  exampleOf(reaction: TaughtReaction): RankingExample | NoLesson {
    if (reaction.reactants.length > MOST_REACTANTS) return 'too many reactants';
    const extracted = extractTemplates(reaction.mappedReaction, reaction.limits);
    if (!extracted.ok) return 'no transform';
    const own = this.#transformsOf(extracted.value.templates);
    if (own === null) return 'not in the library';
    const { compiled } = this.#library;
    const countOf = ({ transform }: Support) => compiled.library.reactionCount(transform) - (own.has(transform) ? 1 : 0);
    const mixture = mixtureOf(reaction.reactants);
    const dropped = new Tally();
    const applications = finished(forwardApplications([this.#library], mixture, this.#applier, dropped));
    const candidates = finished(productCandidates(applications, (support) => countOf(support) > 0, dropped));
    const isRecorded = this.#recorded(candidates, reaction.product);
    if (!isRecorded.includes(true)) return 'no other reaction like it';
    if (isRecorded.every(Boolean)) return 'one product only';
    const features = productFeatures(mixture, candidates, {
      reactionCount: countOf,
      name: ({ library, transform }) => this.#names.of(library.library, transform),
    });
    return pack(features, isRecorded);
  }

  #transformsOf(templates: readonly string[]): ReadonlySet<TransformId> | null {
    const ids = new Set<TransformId>();
    let parent = -1;
    for (const template of templates) {
      const id = this.#byText.get(`${parent} ${template}`);
      if (id === undefined) return null;
      ids.add(id);
      parent = id;
    }
    return ids;
  }

  /** Only products with the right atoms are made canonical. */
  #recorded(candidates: readonly ProductCandidate[], product: string): readonly boolean[] {
    const formula = elementsOf(readCanonical(product));
    return candidates.map(({ molecule, application }) => {
      if (elementsOf(molecule) !== formula) return false;
      const canonical = this.#rdkit.canonicalSmiles(application.product.smiles);
      return canonical.ok && canonical.value === product;
    });
  }
}

/** A template's text may stand below several more general ones. */
function placeOf(library: TransformLibrary, id: TransformId): string {
  return `${library.parent(id)} ${library.template(id)}`;
}

function elementsOf(molecule: Molecule): string {
  return String(molecule.atomicNumber.slice().sort());
}

function pack(features: readonly ProductFeatures[], isRecorded: readonly boolean[]): RankingExample {
  const kept = features
    .map(({ dense }, index) => ({ index, weight: dense[0] + dense[1] + dense[2] + dense[3] + dense[4] }))
    .sort((a, b) => Number(isRecorded[b.index]) - Number(isRecorded[a.index]) || b.weight - a.weight || a.index - b.index)
    .slice(0, CANDIDATES_KEPT)
    .map(({ index }) => index);
  const sparseStart = new Uint32Array(kept.length + 1);
  kept.forEach((index, i) => {
    sparseStart[i + 1] = sparseStart[i] + features[index].sparse.length;
  });
  const sparse = new Uint32Array(sparseStart[kept.length]);
  const dense = new Float32Array(kept.length * DENSE.length);
  kept.forEach((index, i) => {
    sparse.set(features[index].sparse, sparseStart[i]);
    dense.set(features[index].dense, i * DENSE.length);
  });
  return { count: kept.length, sparseStart, sparse, dense, isRecorded: Uint8Array.from(kept, (index) => (isRecorded[index] ? 1 : 0)) };
}
