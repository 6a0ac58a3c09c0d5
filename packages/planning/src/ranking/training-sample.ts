import type { TargetDescription } from '@retron/learning';
import type { TransformLibrary } from '@retron/library';
import type { Rdkit } from '@retron/rdkit/port';
import { extractTemplates, prepareTarget } from '@retron/transforms';
import { applyLibraries, type DraftEnsemble } from '../expansion/apply-libraries.ts';
import { compileLibrary } from '../expansion/compiled-library.ts';
import { readCanonical } from '../expansion/fragments.ts';
import { limitDrafts } from '../expansion/limit-drafts.ts';
import { describeDrafts } from './describe-drafts.ts';
import type { KnownMolecules } from './known-molecules.ts';
import { describeMolecule } from './molecule-environments.ts';

/** A reaction of the library, to learn from. */
export interface RecordedReaction {
  readonly mappedReaction: string;
  /** Canonical SMILES, sorted, of the reactants that give atoms to the product. */
  readonly reactants: readonly string[];
  /** Canonical SMILES. */
  readonly product: string;
}

/** Candidates of one target that are kept to learn from: the best known ones of very large molecules. */
const MOST_CANDIDATES = 400;

/**
 * Describes a recorded reaction's product and the ways to make it as if the reaction had never been recorded: it is taken out of every
 * count, and a transform that nothing else supports is not there. So a ranker learns on what it will meet.
 */
export class SampleMaker {
  readonly #rdkit: Rdkit;
  readonly #library: TransformLibrary;
  readonly #knownReactants: KnownMolecules;
  readonly #transformOf = new Map<string, number>();

  constructor(rdkit: Rdkit, library: TransformLibrary, knownReactants: KnownMolecules) {
    this.#rdkit = rdkit;
    this.#library = library;
    this.#knownReactants = knownReactants;
    for (let transform = 0; transform < library.transformCount; transform++) {
      this.#transformOf.set(nameOf(library.level(transform), library.template(transform)), transform);
    }
  }

  /** `null` when no other reaction supports the recorded step, so that nothing could have found it. */
  describe(reaction: RecordedReaction): TargetDescription | null {
    const own = this.#ownTransforms(reaction.mappedReaction);
    if (own === null) return null;
    const reactionCount = (transform: number) => this.#library.reactionCount(transform) - (own.has(transform) ? 1 : 0);
    const target = prepareTarget(readCanonical(reaction.product));
    const compiled = compileLibrary(this.#library, 'retrosynthesis');
    const applied = applyLibraries([compiled], target, [1, 2, 3]).drafts;
    const drafts = limitDrafts(
      applied.filter(({ support }) => support.some(({ transform }) => reactionCount(transform) > 0)),
      MOST_CANDIDATES,
    );
    const isRecorded = drafts.map((draft) => this.#isRecorded(draft, own, reaction.reactants));
    if (!isRecorded.includes(true)) return null;
    const { surroundings, counts, transforms, describe } = describeDrafts(reaction.product, target, drafts, {
      library: this.#library,
      reactionCount,
      learntCount: (transform) => this.#library.reactionCount(transform),
      knownReactants: without(this.#knownReactants, reaction.reactants),
    });
    const candidates = drafts.map((_, i) => ({ ...describe(i), transforms: transforms[i], isRecorded: isRecorded[i] }));
    return { surroundings, counts, candidates };
  }

  #ownTransforms(mappedReaction: string): ReadonlySet<number> | null {
    const extracted = extractTemplates(mappedReaction);
    if (!extracted.ok) return null;
    const own = extracted.value.templates.flatMap((template, i) => this.#transformOf.get(nameOf(i + 1, template)) ?? []);
    return own.length === 0 ? null : new Set(own);
  }

  /** Only what all the reaction's own transforms support can be the reaction; this spares most canonicalisations. */
  #isRecorded({ support, outcome }: DraftEnsemble, own: ReadonlySet<number>, reactants: readonly string[]): boolean {
    const supporting = new Set(support.map(({ transform }) => transform));
    if ([...own].some((transform) => !supporting.has(transform)) || outcome.precursors.length !== reactants.length) return false;
    const canonical = outcome.precursors.map(({ smiles }) => this.#rdkit.canonicalSmiles(smiles));
    const texts = canonical.map((answer) => (answer.ok ? answer.value : '')).sort();
    return texts.every((text, i) => text === reactants[i]);
  }
}

function nameOf(level: number, template: string): string {
  return `${level} ${template}`;
}

function without(known: KnownMolecules, reactants: readonly string[]): KnownMolecules {
  const own = countIdentities([reactants]);
  return { count: (identity) => known.count(identity) - (own.get(identity) ?? 0) };
}

/** How often each molecule stands among the reactants of reactions, by identity. */
export function countIdentities(reactions: Iterable<readonly string[]>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const reactants of reactions) {
    for (const smiles of reactants) {
      const described = describeMolecule(smiles);
      if (described !== null) counts.set(described.identity, (counts.get(described.identity) ?? 0) + 1);
    }
  }
  return counts;
}
