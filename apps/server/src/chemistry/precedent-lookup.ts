import type { Precedent, TransformLibrary } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import {
  type ConditionSet,
  citationOf,
  conditionsOf,
  type LinkAddresses,
  type PrecedentPage,
  type PrecedentQuestion,
  patentLinkOf,
  precedentLinkOf,
  precedentsOf,
  reactionSmilesOf,
} from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { agentsOf, type Reagent, reagentsOf, type Species, solventsOf } from '@retron/reactivity';
import type { Suggestion } from '@retron/tree';
import { exampleKeys } from '../planning/example-keys.ts';

/** What leads from a suggestion to its precedents, and tells whether the installed libraries are those that it means. */
export interface SupportOfSuggestion {
  readonly transforms: Suggestion['transforms'];
  /** What it is called. */
  readonly nameReactions: Suggestion['nameReactions'];
  /** The libraries that planned it; null where that is not recorded. */
  readonly plannedWith: readonly { readonly name: string; readonly hash: string }[] | null;
  /** Keys of some of its example precedents, as they were when it was planned. */
  readonly examples: readonly string[];
}

export interface LookupRequest extends Pick<PrecedentQuestion, 'productSmiles' | 'changed' | 'sortedBy' | 'offset' | 'limit'> {
  readonly suggestions: readonly SupportOfSuggestion[];
  readonly precedentCount: number;
}

/** A published reaction as it is shown; unknown facts are null. */
export interface FoundPrecedent
  extends Pick<
    Precedent,
    'source' | 'key' | 'nameReactions' | 'yieldPercent' | 'isYieldCalculated' | 'temperatureCelsius' | 'timeHours' | 'year'
  > {
  /** Full name of the library it stands in. */
  readonly library: string;
  readonly citation: string | null;
  /** Where the citation can be read. */
  readonly link: string | null;
  /** Tanimoto similarity, 0 to 1, of its product to the structure being made. */
  readonly similarity: number;
  /** The same of the surroundings of the changed bonds. */
  readonly centreSimilarity: number | null;
  readonly conditions: string | null;
  readonly agents: readonly Species[];
  readonly solvents: readonly Species[];
  readonly reagents: readonly Reagent[];
  /** Reaction SMILES, unmapped. */
  readonly reaction: string;
  /** Atoms of the reaction centre, from 0. */
  readonly centre: { readonly reactants: readonly (readonly number[])[]; readonly product: readonly number[] };
}

/** A set of conditions with the pages of its publications. */
export interface FoundConditionSet extends Omit<ConditionSet, 'citations'> {
  readonly citations: readonly { readonly citation: string; readonly link: string | null }[];
}

export interface FoundPrecedents extends Pick<PrecedentPage, 'total' | 'cited' | 'statistics' | 'statisticsOver'> {
  readonly conditionSets: readonly FoundConditionSet[];
  /** All recorded reactions behind the suggestions. */
  readonly precedentCount: number;
  readonly precedents: readonly FoundPrecedent[];
}

/** A library is not the one that planned a suggestion: what its transforms are called there means others here. */
export interface OtherBuild extends Failure {
  readonly kind: 'other-build';
}

/** What precedents are looked up in. */
export interface LookupWorld {
  readonly rdkit: Rdkit;
  readonly libraries: ReadonlyMap<string, TransformLibrary>;
  /** Pages of sources other than patents. */
  readonly addresses: LinkAddresses;
}

/** Published reactions behind some suggestions, in the order of `precedentsOf`. @throws when the product's fingerprint cannot be made */
export function lookUpPrecedents(
  { rdkit, libraries, addresses }: LookupWorld,
  request: LookupRequest,
): Result<FoundPrecedents, OtherBuild> {
  for (const suggestion of request.suggestions) {
    const library = otherLibrary(libraries, suggestion);
    if (library !== null) {
      const message = `These suggestions were planned with library ${library} of another build; their precedents cannot be shown. Please plan the query again.`;
      return failure({ kind: 'other-build', message });
    }
  }
  const transforms = request.suggestions.flatMap((suggestion) => suggestion.transforms);
  const nameReactions = request.suggestions.flatMap((suggestion) => suggestion.nameReactions);
  const page = precedentsOf({ libraries: [...libraries.values()], rdkit }, { transforms, nameReactions }, request);
  if (!page.ok) throw new Error(page.error.message);
  const { total, cited, statistics, statisticsOver, precedents } = page.value;
  return success({
    total,
    cited,
    conditionSets: statistics.conditionSets.map((set) => ({
      ...set,
      citations: set.citations.map(({ citation, patent }) => ({ citation, link: patentLinkOf(patent) })),
    })),
    statistics,
    statisticsOver,
    precedentCount: request.precedentCount,
    precedents: precedents.map(
      ({ library, precedent, similarity, centreSimilarity }): FoundPrecedent => ({
        library,
        source: precedent.source,
        key: precedent.key,
        nameReactions: precedent.nameReactions,
        yieldPercent: precedent.yieldPercent,
        isYieldCalculated: precedent.isYieldCalculated,
        temperatureCelsius: precedent.temperatureCelsius,
        timeHours: precedent.timeHours,
        year: precedent.year,
        citation: citationOf(precedent),
        link: precedentLinkOf(precedent, addresses),
        similarity,
        centreSimilarity,
        conditions: conditionsOf(precedent),
        agents: agentsOf(precedent),
        solvents: solventsOf(precedent),
        reagents: reagentsOf(precedent),
        reaction: reactionSmilesOf(precedent),
        centre: { reactants: precedent.reactants.map(({ centre }) => centre), product: precedent.product.centre },
      }),
    ),
  });
}

/**
 * The name of a library that a suggestion uses and that is installed in another build, or not at all; null when there is none.
 *
 * Where it is not recorded what planned a suggestion, its stored examples must be what the installed libraries name as examples.
 */
export function otherLibrary(
  libraries: LookupWorld['libraries'],
  { transforms, plannedWith, examples }: SupportOfSuggestion,
): string | null {
  const names = [...new Set(transforms.map(({ library }) => library))];
  if (plannedWith !== null) {
    const hashes = new Map(plannedWith.map(({ name, hash }) => [name, hash]));
    return names.find((name) => libraries.get(name)?.header.hash !== hashes.get(name)) ?? null;
  }
  if (names.length === 0) return null;
  const isKnown = transforms.every(({ library, transform }) => transform < (libraries.get(library)?.transformCount ?? 0));
  const isSame = isKnown && JSON.stringify(exampleKeys(libraries, transforms)) === JSON.stringify(examples);
  return isSame ? null : names[0];
}
