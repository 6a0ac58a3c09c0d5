import type { QueryGraph } from '@retron/contract';
import type { QueryGraphFound } from '../commands/compare-queries.ts';
import type { User } from '../repositories/users.ts';
import { plannedByOf, querySummaryOf } from './queries.ts';
import { bondText, compoundNameOf, firstNameOf } from './words.ts';

export function queryGraphOf({ row, runs, structures, suggestions }: QueryGraphFound, user: User): QueryGraph {
  return {
    query: querySummaryOf(row, user),
    plannedBy: runs.flatMap(plannedByOf),
    structures: structures.map(({ id, smiles, isInStock, priceCategory, continuedSteps }) => ({
      sid: id,
      smiles,
      ...compoundNameOf(smiles),
      instock: isInStock,
      pricecategory: priceCategory,
      steps: continuedSteps,
    })),
    suggestions: suggestions.map(({ id, structureId, rank, rating, probability, outline }) => ({
      ensid: id,
      parid: structureId,
      rank,
      rating,
      probability,
      numPrecedents: outline.precedentCount,
      name: firstNameOf(outline.nameReactions),
      warnings: outline.warningCount,
      bonds: outline.bonds.map(bondText),
      precursors: [...outline.precursors],
      partners: [...outline.partners],
    })),
  };
}
