import type { TransformId } from '@retron/library';
import type { PreparedMolecule } from '@retron/patterns';
import type { Precision } from '@retron/tree';
import type { ForwardLibrary } from '../libraries/forward-library.ts';
import { type Mixture, mixtureOf } from './mixture.ts';

/** A structure together with what recorded reactions let it react with. */
export interface PartnerMixture {
  /** Canonical SMILES, sorted; empty where the structure reacts alone. */
  readonly partners: readonly string[];
  /** Atoms of the structure come first. */
  readonly mixture: Mixture;
}

/** Mixtures made of one structure: each is predicted as a whole, at about 10 ms. */
const MOST_MIXTURES = 30;
/** Mixtures that come from one kind of reaction, that is from one transform of level 1 and those below it. */
const MIXTURES_OF_A_KIND = 3;
/** Transforms of a kind whose examples are looked at, and examples of each. */
const TRANSFORMS_READ = 8;
const EXAMPLES_READ = 10;
/** Reactions by which a transform one level deeper is preferred, as a factor. */
const LEVEL_FACTOR = 20;
/** Ways to match a transform that are looked at. */
const MATCHES_TRIED = 100;

/** A transform that a structure can take part in. */
interface Opening {
  readonly library: ForwardLibrary;
  readonly transform: TransformId;
  readonly weight: number;
}

/**
 * The mixtures in which a structure is most likely to react, as recorded examples show; first the structure alone.
 *
 * Nothing is invented: partners are an example's reactants without the one that the structure takes the place of. Transforms that share
 * more surroundings with the structure and have more reactions behind them come first; of their examples, partners that recur, then
 * small ones. Kinds of reactions take turns, so that one kind does not crowd out the others.
 */
export function partnerMixtures(
  libraries: readonly ForwardLibrary[],
  smiles: string,
  structure: PreparedMolecule,
): readonly PartnerMixture[] {
  const mixtures = new Map<string, PartnerMixture>([['', { partners: [], mixture: mixtureOf([smiles]) }]]);
  const kinds = kindsOf(libraries, structure).map((openings) => fittingPartners(openings, smiles));
  for (let turn = 0; turn < MIXTURES_OF_A_KIND; turn++) {
    for (const kind of kinds) {
      if (mixtures.size >= MOST_MIXTURES) return [...mixtures.values()];
      const next = kind.next();
      if (next.done !== true) mixtures.set(next.value.partners.join('.'), next.value);
    }
  }
  return [...mixtures.values()];
}

/** Transforms with a part that lies in the structure, by their level-1 transform; the heaviest first, of kinds and within each. */
function kindsOf(libraries: readonly ForwardLibrary[], structure: PreparedMolecule): readonly (readonly Opening[])[] {
  const kinds = new Map<string, Opening[]>();
  for (const library of libraries) {
    const { library: content } = library.compiled;
    for (const level of [3, 2, 1] as const satisfies readonly Precision[]) {
      for (const transform of library.touched(structure, level)) {
        const kind = `${content.fullName} ${ancestor(library, transform)}`;
        const openings = kinds.get(kind) ?? [];
        kinds.set(kind, openings);
        openings.push({ library, transform, weight: content.reactionCount(transform) * LEVEL_FACTOR ** (level - 1) });
      }
    }
  }
  const byWeight = (a: Opening, b: Opening) => b.weight - a.weight || a.transform - b.transform;
  return [...kinds.values()].map((openings) => openings.sort(byWeight)).sort(([a], [b]) => byWeight(a, b));
}

function ancestor({ compiled }: ForwardLibrary, transform: TransformId): TransformId {
  let at = transform;
  for (let parent = compiled.library.parent(at); parent >= 0; parent = compiled.library.parent(at)) at = parent;
  return at;
}

/** Partners in the examples of a transform. */
interface PartnerSet {
  readonly opening: Opening;
  readonly partners: readonly string[];
  count: number;
}

/** Mixtures with partners from the examples of one kind: those that recur first, then small ones. */
function* fittingPartners(openings: readonly Opening[], smiles: string): Generator<PartnerMixture, undefined, void> {
  const sets = new Map<string, PartnerSet>();
  for (const opening of openings.slice(0, TRANSFORMS_READ)) {
    const { library } = opening.library.compiled;
    for (const id of library.precedentIds(opening.transform).slice(0, EXAMPLES_READ)) {
      const reactants = library.precedent(id).reactants.map((reactant) => reactant.smiles);
      for (let replaced = 0; reactants.length > 1 && replaced < reactants.length; replaced++) {
        const partners = reactants.filter((_, index) => index !== replaced).sort();
        const known = sets.get(partners.join('.')) ?? { opening, partners, count: 0 };
        known.count++;
        sets.set(partners.join('.'), known);
      }
    }
  }
  const sorted = [...sets].sort(([a, x], [b, y]) => y.count - x.count || a.length - b.length || (a < b ? -1 : 1));
  for (const [, { opening, partners }] of sorted) {
    const mixture = mixtureOf([smiles, ...partners]);
    if (fits(opening, mixture)) yield { partners, mixture };
  }
}

/** Whether the transform finds its parts in the structure and all partners together. */
function fits({ library, transform }: Opening, { molecules, prepared }: Mixture): boolean {
  const { matcher, partCount } = library.transform(transform);
  if (partCount < molecules.length) return false;
  matcher.begin(prepared);
  const { count, width, atoms } = matcher.matches(0, MATCHES_TRIED);
  for (let match = 0; match < count; match++) {
    const used = new Set<number>();
    for (let i = match * width; i < (match + 1) * width; i++) used.add(prepared.component[atoms[i]]);
    if (used.size === molecules.length) return true;
  }
  return false;
}
