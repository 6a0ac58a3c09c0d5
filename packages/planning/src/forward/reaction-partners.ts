import type { TransformId } from '@retron/library';
import type { Target } from '@retron/transforms';
import type { Precision } from '@retron/tree';
import type { ForwardLibrary } from './forward-library.ts';
import { type Mixture, mixtureOf } from './mixture.ts';

/** A structure together with what recorded reactions let it react with. */
export interface PartnerMixture {
  /** Canonical SMILES, sorted; empty where the structure reacts alone. */
  readonly partners: readonly string[];
  /** Atoms of the structure come first. */
  readonly mixture: Mixture;
}

/** Mixtures made of one structure: each is predicted as a whole, at about 10 ms. */
const MOST_MIXTURES = 40;
/** Mixtures that come from one kind of reaction, that is from one transform of level 1 and those below it. */
const MIXTURES_OF_A_KIND = 3;
/** Examples of a transform that are looked at. */
const EXAMPLES_READ = 10;
/** Reactions by which a transform one level deeper is preferred, as a factor. */
const LEVEL_FACTOR = 20;

/** A transform that a structure can take part in. */
interface Opening {
  readonly library: ForwardLibrary;
  readonly transform: TransformId;
  /** Its level-1 transform, by library. */
  readonly kind: string;
  readonly weight: number;
}

/**
 * The mixtures in which a structure is most likely to react, as recorded examples show; first the structure alone.
 *
 * Nothing is invented: partners are an example's reactants without the one that the structure takes the place of. Transforms that share
 * more surroundings with the structure and have more reactions behind them come first; of their examples, partners that recur, then
 * small ones. Kinds of reactions take turns, so that one kind does not crowd out the others.
 */
export function partnerMixtures(libraries: readonly ForwardLibrary[], smiles: string, structure: Target): readonly PartnerMixture[] {
  const mixtures = new Map<string, PartnerMixture>([['', { partners: [], mixture: mixtureOf([smiles]) }]]);
  const madeOfKind = new Map<string, number>();
  const openings = openingsOf(libraries, structure);
  for (let turn = 0; turn < MIXTURES_OF_A_KIND; turn++) {
    for (const { library, transform, kind } of openings) {
      if (mixtures.size >= MOST_MIXTURES) return [...mixtures.values()];
      if ((madeOfKind.get(kind) ?? 0) > turn) continue;
      const partners = partnerSets(library, transform).find((set) => !mixtures.has(set.join('.')) && fits(library, transform, smiles, set));
      if (partners === undefined) continue;
      madeOfKind.set(kind, (madeOfKind.get(kind) ?? 0) + 1);
      mixtures.set(partners.join('.'), { partners, mixture: mixtureOf([smiles, ...partners]) });
    }
  }
  return [...mixtures.values()];
}

/** Transforms with a part that lies in the structure, heaviest first. */
function openingsOf(libraries: readonly ForwardLibrary[], structure: Target): readonly Opening[] {
  const openings: Opening[] = [];
  for (const library of libraries) {
    const { library: content } = library.compiled;
    for (const level of [3, 2, 1] as const satisfies readonly Precision[]) {
      for (const transform of library.touched(structure, level)) {
        const kind = `${content.fullName} ${ancestor(library, transform)}`;
        openings.push({ library, transform, kind, weight: content.reactionCount(transform) * LEVEL_FACTOR ** (level - 1) });
      }
    }
  }
  return openings.sort((a, b) => b.weight - a.weight || (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.transform - b.transform));
}

function ancestor({ compiled }: ForwardLibrary, transform: TransformId): TransformId {
  let at = transform;
  for (let parent = compiled.library.parent(at); parent >= 0; parent = compiled.library.parent(at)) at = parent;
  return at;
}

/** Partners in the examples of a transform: those that recur first, then small ones. None where its examples have one reactant. */
function partnerSets({ compiled }: ForwardLibrary, transform: TransformId): readonly (readonly string[])[] {
  const { library } = compiled;
  const sets = new Map<string, { readonly partners: readonly string[]; count: number }>();
  for (const id of library.precedentIds(transform).slice(0, EXAMPLES_READ)) {
    const reactants = library.precedent(id).reactants.map(({ smiles }) => smiles);
    for (let replaced = 0; reactants.length > 1 && replaced < reactants.length; replaced++) {
      const partners = reactants.filter((_, index) => index !== replaced).sort();
      const known = sets.get(partners.join('.')) ?? { partners, count: 0 };
      known.count++;
      sets.set(partners.join('.'), known);
    }
  }
  return [...sets]
    .sort(([a, x], [b, y]) => y.count - x.count || a.length - b.length || (a < b ? -1 : 1))
    .map(([, { partners }]) => partners);
}

/** Whether the transform finds all its parts in the structure and the partners together. */
function fits(library: ForwardLibrary, transform: TransformId, smiles: string, partners: readonly string[]): boolean {
  const { matcher, partCount } = library.transform(transform);
  if (partCount < partners.length + 1) return false;
  const { target } = mixtureOf([smiles, ...partners]);
  matcher.begin(target);
  const matches = matcher.matches(0);
  for (let match = 0; match < matches.count; match++) {
    const used = new Set<number>();
    for (let i = match * matches.width; i < (match + 1) * matches.width; i++) used.add(target.component[matches.atoms[i]]);
    if (used.size === partners.length + 1) return true;
  }
  return false;
}
