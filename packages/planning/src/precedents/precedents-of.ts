import type { Precedent, PrecedentId, TransformLibrary } from '@retron/library';
import { type AtomIndex, failure, type Result, success } from '@retron/molecule';
import { BestFew } from '@retron/patterns';
import type { ChemistryFailure } from '@retron/rdkit/port';
import { METAL_NEEDED, REDUCER_NEEDED } from '@retron/reactivity';
import type { Suggestion } from '@retron/tree';
import { CentreSimilarity, type ComparedSide } from '../libraries/centre-similarity.ts';
import { PrecedentSimilarity } from '../libraries/precedent-similarity.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import type { NeededReagent } from './condition-sets.ts';
import { exampleIds, librarySupport } from './library-support.ts';
import { visitRecorded } from './recorded-statistics.ts';
import { PrecedentCounter, type PrecedentStatistics } from './statistics.ts';

/** An example that supports a suggestion. */
export interface RankedPrecedent {
  /** Full name of the library it stands in. */
  readonly library: string;
  /** Its agents without its own reactants and product, and its solvents without the product, which some sources list there too. */
  readonly precedent: Precedent;
  /** Tanimoto similarity, 0 to 1, of its product to the structure being made. */
  readonly similarity: number;
  /** Similarity, 0 to 1, of the surroundings of the changed bonds; `null` where these are not known. */
  readonly centreSimilarity: number | null;
}

export interface PrecedentPage {
  /** Examples kept in the libraries; `Suggestion.precedentCount` counts all recorded reactions. */
  readonly total: number;
  /** Of these, examples with a citation. */
  readonly cited: number;
  readonly precedents: readonly RankedPrecedent[];
  /**
   * Over all recorded reactions: in one library as many as `Suggestion.precedentCount` says. Over all `total` examples where a library
   * keeps nothing of the others.
   */
  readonly statistics: PrecedentStatistics;
  readonly statisticsOver: 'recorded' | 'examples';
}

/** What precedents are asked for, and what they are compared with. */
export interface PrecedentQuestion {
  /** Canonical SMILES of the structure being made. */
  readonly productSmiles: string;
  /** What the step changes, in the structure of this text: the product, or (forward) the starting material; `null` where not known. */
  readonly changed: { readonly smiles: string; readonly centres: readonly (readonly AtomIndex[])[]; readonly side: ComparedSide } | null;
  readonly sortedBy: 'surroundings' | 'product';
  readonly offset: number;
  readonly limit: number;
}

/** A step, or several taken together, by what stands behind it and what it is called. */
export type SupportedStep = Pick<Suggestion, 'transforms' | 'nameReactions'>;

const COUPLINGS: ReadonlySet<string> = new Set(METAL_NEEDED);
const REDUCTIONS: ReadonlySet<string> = new Set(REDUCER_NEEDED);

interface Placed {
  readonly library: TransformLibrary;
  readonly id: PrecedentId;
  readonly similarity: number;
  readonly centreSimilarity: number | null;
  readonly precedent: Precedent;
}

/**
 * Example precedents of a suggestion. Those with a citation come first. Then the closest, in whole per cent, by the surroundings of the
 * changed bonds or by the whole product (`sortedBy`; where no surroundings are known, by the product); of equally close ones those with
 * yield and conditions, then the other similarity, the higher yield, source and key.
 *
 * A reaction that stands in several of the libraries comes once, from the first of them, and is counted once.
 */
export function precedentsOf(
  ports: Pick<PlanningPorts, 'libraries' | 'rdkit'>,
  suggestion: SupportedStep,
  { productSmiles, changed, sortedBy, offset, limit }: PrecedentQuestion,
): Result<PrecedentPage, ChemistryFailure> {
  const fingerprint = ports.rdkit.fingerprint(productSmiles);
  if (!fingerprint.ok) return failure(fingerprint.error);
  const similarity = new PrecedentSimilarity(fingerprint.value);
  const atCentre = changed === null ? null : new CentreSimilarity(changed, changed.side);
  const best = new BestFew<Placed>(offset + limit, sortedBy === 'product' ? byProduct : bySurroundings);
  const seen = new Set<string>();
  let cited = 0;
  const supports = librarySupport(ports.libraries, suggestion);
  const counter = new PrecedentCounter();
  const isRecorded = visitRecorded(supports, (recorded, id, level) => counter.add(recorded.conditions(id), recorded.patent(id), level));
  for (const support of supports) {
    const { library } = support;
    for (const id of exampleIds(support)) {
      const precedent = withoutParticipants(library.precedent(id));
      const key = `${precedent.source}:${precedent.key}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (precedent.patent !== null) cited++;
      if (!isRecorded) counter.add(precedent, precedent.patent, 1);
      else if (precedent.patent !== null) counter.cite(precedent, precedent.patent);
      const compared = { similarity: similarity.of(library, id), centreSimilarity: atCentre?.of(library, id) ?? null };
      best.offer({ library, id, precedent, ...compared });
    }
  }
  const page = best.sorted().slice(offset);
  return success({
    total: seen.size,
    cited,
    precedents: page.map(({ library, id: _, ...ranked }) => ({ ...ranked, library: library.fullName })),
    statistics: counter.statistics(neededBy(suggestion)),
    statisticsOver: isRecorded ? 'recorded' : 'examples',
  });
}

/**
 * One transform may stand for the substitution at an activated ring and for the coupling of any other: the recorded reactions of both are
 * behind a step that only a metal brings about. Of reductions many records have the solvent alone.
 */
function neededBy({ nameReactions }: SupportedStep): NeededReagent | null {
  const areAll = (ids: ReadonlySet<string>) => nameReactions.length > 0 && nameReactions.every(({ id }) => ids.has(id));
  if (areAll(COUPLINGS)) return 'metal';
  return areAll(REDUCTIONS) ? 'reducer' : null;
}

function withoutParticipants(precedent: Precedent): Precedent {
  const { agents, solvents, reactants, product } = precedent;
  const isProduct = (smiles: string) => smiles === product.smiles;
  const takesPart = (smiles: string) => isProduct(smiles) || reactants.some((reactant) => reactant.smiles === smiles);
  if (!agents.some(takesPart) && !solvents.some(isProduct)) return precedent;
  return {
    ...precedent,
    agents: agents.filter((smiles) => !takesPart(smiles)),
    solvents: solvents.filter((smiles) => !isProduct(smiles)),
  };
}

const bySurroundings = (a: Placed, b: Placed) => inOrder(a, b, closeness(a), closeness(b));
const byProduct = (a: Placed, b: Placed) => inOrder(a, b, a.similarity, b.similarity);

function closeness({ centreSimilarity, similarity }: Placed): number {
  return centreSimilarity ?? similarity;
}

function inOrder(a: Placed, b: Placed, closenessOfA: number, closenessOfB: number): number {
  const yieldOf = ({ precedent }: Placed) => precedent.yieldPercent ?? -1;
  return (
    Number(b.precedent.patent !== null) - Number(a.precedent.patent !== null) ||
    Math.round(100 * closenessOfB) - Math.round(100 * closenessOfA) ||
    completeness(b.precedent) - completeness(a.precedent) ||
    closenessOfB - closenessOfA ||
    b.similarity - a.similarity ||
    yieldOf(b) - yieldOf(a) ||
    compare(a.precedent.source, b.precedent.source) ||
    compare(a.precedent.key, b.precedent.key)
  );
}

/** How many of yield and conditions it records. */
function completeness({ yieldPercent, agents, solvents, temperatureCelsius }: Precedent): number {
  const hasConditions = agents.length + solvents.length > 0 || temperatureCelsius !== null;
  return Number(yieldPercent !== null) + Number(hasConditions);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
