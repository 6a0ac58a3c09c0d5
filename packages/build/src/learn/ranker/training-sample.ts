import type { TargetDescription } from '@retron/learning';
import type { TransformLibrary } from '@retron/library';
import { finished } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import {
  type Application,
  applyLibraries,
  asRecorded,
  CompiledLibrary,
  describeApplications,
  describeMolecule,
  IdentityCounts,
  type KnownMaterials,
  limitApplications,
  type Occurrences,
  readCanonical,
  recordedSynthons,
} from '@retron/planning/training';
import type { Rdkit } from '@retron/rdkit/port';
import { extractTemplates, TemplateApplier } from '@retron/transforms';

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
  readonly #compiled: CompiledLibrary;
  readonly #applier = new TemplateApplier();
  readonly #known: KnownMaterials;
  readonly #transformOf = new Map<string, number>();

  constructor(rdkit: Rdkit, library: TransformLibrary, known: KnownMaterials) {
    this.#rdkit = rdkit;
    this.#library = library;
    this.#compiled = new CompiledLibrary(library, 'retrosynthesis');
    this.#known = known;
    for (let transform = 0; transform < library.transformCount; transform++) {
      this.#transformOf.set(nameOf(library.level(transform), library.template(transform)), transform);
    }
  }

  /** `null` when no other reaction supports the recorded step, so that nothing could have found it. */
  describe(reaction: RecordedReaction): TargetDescription | null {
    const own = this.#ownTransforms(reaction.mappedReaction);
    if (own === null) return null;
    const reactionCount = (transform: number) => this.#library.reactionCount(transform) - (own.has(transform) ? 1 : 0);
    const target = prepareMolecule(readCanonical(reaction.product));
    // Reactions that state a configuration have transforms of their own that state it; the others would only be wrong here.
    const applied = finished(applyLibraries([this.#compiled], target, [1, 2, 3], 'recorded', this.#applier)).applications;
    const applications = limitApplications(
      applied.filter(({ support }) => support.some(({ transform }) => reactionCount(transform) > 0)),
      MOST_CANDIDATES,
    );
    const { surroundings, counts, transforms, sites, describe, identities, precursors } = describeApplications(target, applications, {
      library: this.#library,
      reactionCount,
      learntCount: (transform) => this.#library.reactionCount(transform),
      known: this.#knownWithout(reaction),
    });
    const wanted = sorted(identitiesOf(reaction.reactants));
    const texts = reaction.reactants.every((each) => asRecorded(each) === each) ? reaction.reactants : this.#texts(reaction.reactants);
    // Another disconnection may give the recorded reactants too. Identities are compared first, as this spares most canonicalisations.
    const isRecorded = applications.map(
      (application, i) => (supportsAll(application, own) || sorted(identities(i)) === wanted) && this.#hasPrecursors(application, texts),
    );
    if (!isRecorded.includes(true)) return null;
    const described = describe([...applications.keys()]);
    const candidates = applications.map((_, i) => ({
      ...described[i],
      transforms: transforms[i],
      site: sites[i],
      isRecorded: isRecorded[i],
    }));
    return { surroundings, counts, precursors: precursors(), candidates };
  }

  #knownWithout({ reactants, mappedReaction }: RecordedReaction): KnownMaterials {
    return {
      reactants: without(this.#known.reactants, countNumbers(identitiesOf(reactants))),
      synthons: without(this.#known.synthons, countNumbers(recordedSynthons(mappedReaction))),
    };
  }

  #ownTransforms(mappedReaction: string): ReadonlySet<number> | null {
    const extracted = extractTemplates(mappedReaction);
    if (!extracted.ok) return null;
    const own = extracted.value.templates.flatMap((template, i) => this.#transformOf.get(nameOf(i + 1, template)) ?? []);
    return own.length === 0 ? null : new Set(own);
  }

  #hasPrecursors({ outcome }: Application, texts: readonly string[]): boolean {
    if (outcome.precursors.length !== texts.length) return false;
    return this.#texts(outcome.precursors.map(({ smiles }) => smiles)).every((text, i) => text === texts[i]);
  }

  /** Canonical SMILES, sorted, of organometallic reagents as records have them: sources differ in how they write these. */
  #texts(molecules: readonly string[]): readonly string[] {
    const canonical = molecules.map((smiles) => this.#rdkit.canonicalSmiles(asRecorded(smiles)));
    return canonical.map((answer) => (answer.ok ? answer.value : '')).sort();
  }
}

function supportsAll({ support }: Application, own: ReadonlySet<number>): boolean {
  const supporting = new Set(support.map(({ transform }) => transform));
  return [...own].every((transform) => supporting.has(transform));
}

function sorted(identities: readonly number[]): string {
  return [...identities].sort((a, b) => a - b).join();
}

function nameOf(level: number, template: string): string {
  return `${level} ${template}`;
}

function without(all: Occurrences, own: ReadonlyMap<number, number>): Occurrences {
  return { count: (identity) => all.count(identity) - (own.get(identity) ?? 0) };
}

function identitiesOf(reactants: readonly string[]): readonly number[] {
  return reactants.flatMap((smiles) => describeMolecule(asRecorded(smiles))?.identity ?? []);
}

function countNumbers(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** What recorded reactions start from, counted. */
export function countMaterials(reactions: readonly RecordedReaction[]): { reactants: IdentityCounts; synthons: IdentityCounts } {
  return {
    reactants: IdentityCounts.of(countNumbers(reactions.flatMap(({ reactants }) => identitiesOf(reactants)))),
    synthons: IdentityCounts.of(countNumbers(reactions.flatMap(({ mappedReaction }) => recordedSynthons(mappedReaction)))),
  };
}
