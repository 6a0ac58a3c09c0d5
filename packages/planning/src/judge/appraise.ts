import type { Molecule } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';
import type { Precision } from '@retron/tree';
import { molecularComplexity, simplification } from '../molecules/complexity.ts';
import type { Stock } from '../request/stock.ts';
import { countReactions, deepestLevel, type Ensemble, type Support, topmostSupport } from '../step/ensemble.ts';
import type { EnsembleFacts } from '../step/ensemble-facts.ts';
import { PrecedentSimilarity } from '../step/precedent-similarity.ts';

/** What appraising needs of the world. */
export interface AppraisalContext {
  readonly rdkit: Rdkit;
  readonly stock: Stock;
  /** Whether a step without precedent below this level counts as unprecedented. */
  readonly isUnprecedented: (deepest: Precision) => boolean;
}

/** Gathers the facts of every ensemble of one structure; in their order. */
export function appraise(
  smiles: string,
  molecule: Molecule,
  ensembles: readonly Ensemble[],
  context: AppraisalContext,
): readonly EnsembleFacts[] {
  const { stock } = context;
  const fingerprint = context.rdkit.fingerprint(smiles);
  if (!fingerprint.ok) throw new Error(`${smiles}, which RDKit wrote, has no fingerprint: ${fingerprint.error.message}`);
  const similarity = new PrecedentSimilarity(fingerprint.value);
  const complexity = molecularComplexity(molecule);
  const sites = countSites(ensembles);
  return ensembles.map((ensemble, index) => {
    const topmost = topmostSupport(ensemble.support);
    const deepest = deepestLevel(ensemble.support);
    const reactions = countReactions(ensemble.support);
    const inStock = ensemble.precursors.map((precursor) => stock.availability(precursor).isInStock);
    return {
      deepestLevel: deepest,
      precedentCount: reactions.all,
      closePrecedentCount: reactions.close,
      similarity: Math.max(0, ...topmost.map((support) => closest(support, similarity))),
      siteCount: Math.min(...topmost.map((support) => sites.get(support.library)?.get(support.transform)?.length ?? 1)),
      competingSiteCount: competitors(ensemble, index, ensembles, sites, deepest).size,
      simplification: simplification(complexity, ensemble.hardestComplexity),
      precursorCount: ensemble.precursors.length,
      precursorsInStock: inStock.includes(null) ? null : inStock.filter(Boolean).length,
      isUnprecedented: context.isUnprecedented(deepest),
    };
  });
}

/** For each transform the ensembles it supports, by their numbers. */
type Sites = Map<Support['library'], Map<number, number[]>>;

function countSites(ensembles: readonly Ensemble[]): Sites {
  const sites: Sites = new Map();
  ensembles.forEach(({ support }, index) => {
    for (const { library, transform } of support) {
      const ofLibrary = sites.get(library) ?? new Map<number, number[]>();
      sites.set(library, ofLibrary);
      const ofTransform = ofLibrary.get(transform) ?? [];
      ofLibrary.set(transform, ofTransform);
      ofTransform.push(index);
    }
  });
  return sites;
}

/** Disconnections of other ensembles that a transform of the deepest level gives as well. */
function competitors(
  ensemble: Ensemble,
  index: number,
  ensembles: readonly Ensemble[],
  sites: Sites,
  deepest: Precision,
): ReadonlySet<string> {
  const others = new Set<string>();
  for (const { library, transform, level } of ensemble.support) {
    if (level !== deepest) continue;
    for (const other of sites.get(library)?.get(transform) ?? []) {
      if (other !== index && ensembles[other].site !== ensemble.site) others.add(ensembles[other].site);
    }
  }
  return others;
}

function closest({ library, transform }: Support, similarity: PrecedentSimilarity): number {
  let best = 0;
  for (const id of library.library.precedentIds(transform)) best = Math.max(best, similarity.of(library.library, id));
  return best;
}
