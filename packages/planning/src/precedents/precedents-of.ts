import type { Precedent, PrecedentId, TransformLibrary } from '@retron/library';
import { failure, type Result, success } from '@retron/molecule';
import { BestFew } from '@retron/patterns';
import type { ChemistryFailure } from '@retron/rdkit/port';
import type { Suggestion } from '@retron/tree';
import { PrecedentSimilarity } from '../libraries/precedent-similarity.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { exampleIds, librarySupport } from './library-support.ts';
import { recordedStatistics } from './recorded-statistics.ts';
import { PrecedentCounter, type PrecedentStatistics } from './statistics.ts';

/** An example that supports a suggestion. */
export interface RankedPrecedent {
  /** Full name of the library it stands in. */
  readonly library: string;
  readonly precedent: Precedent;
  /** Tanimoto similarity, 0 to 1, of its product to the structure being made. */
  readonly similarity: number;
}

export interface PrecedentPage {
  /** Examples kept in the libraries; `Suggestion.precedentCount` counts all recorded reactions. */
  readonly total: number;
  readonly precedents: readonly RankedPrecedent[];
  /**
   * Over all recorded reactions: in one library as many as `Suggestion.precedentCount` says. Over all `total` examples where a library
   * keeps nothing of the others.
   */
  readonly statistics: PrecedentStatistics;
  readonly statisticsOver: 'recorded' | 'examples';
}

interface Placed {
  readonly library: TransformLibrary;
  readonly id: PrecedentId;
  readonly similarity: number;
  readonly precedent: Precedent;
}

/**
 * Example precedents of a suggestion: the most similar product first, then the higher yield (unknown last), then by source and key.
 *
 * A reaction that stands in several of the libraries comes once, from the first of them, and is counted once.
 *
 * @param productSmiles - canonical SMILES of the structure being made
 */
export function precedentsOf(
  ports: Pick<PlanningPorts, 'libraries' | 'rdkit'>,
  suggestion: Pick<Suggestion, 'transforms'>,
  productSmiles: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Result<PrecedentPage, ChemistryFailure> {
  const fingerprint = ports.rdkit.fingerprint(productSmiles);
  if (!fingerprint.ok) return failure(fingerprint.error);
  const similarity = new PrecedentSimilarity(fingerprint.value);
  const best = new BestFew<Placed>(offset + limit, bySimilarityYieldKey);
  const seen = new Set<string>();
  const supports = librarySupport(ports.libraries, suggestion);
  const recorded = recordedStatistics(supports);
  const examples = new PrecedentCounter();
  for (const support of supports) {
    const { library } = support;
    for (const id of exampleIds(support)) {
      const precedent = library.precedent(id);
      const key = `${precedent.source}:${precedent.key}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (recorded === null) examples.add(precedent);
      best.offer({ library, id, precedent, similarity: similarity.of(library, id) });
    }
  }
  const page = best.sorted().slice(offset);
  return success({
    total: seen.size,
    precedents: page.map(({ library, precedent, similarity: value }) => ({ library: library.fullName, precedent, similarity: value })),
    statistics: recorded ?? examples.statistics(),
    statisticsOver: recorded === null ? 'examples' : 'recorded',
  });
}

function bySimilarityYieldKey(a: Placed, b: Placed): number {
  const yieldOf = ({ precedent }: Placed) => precedent.yieldPercent ?? -1;
  return (
    b.similarity - a.similarity ||
    yieldOf(b) - yieldOf(a) ||
    compare(a.precedent.source, b.precedent.source) ||
    compare(a.precedent.key, b.precedent.key)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
