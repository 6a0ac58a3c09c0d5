import type { DraftPrecursor, Outcome, Target } from '@retron/transforms';
import { Tally } from '../search/tally.ts';
import type { Strategy } from '../strategies/strategy.ts';
import { judge } from '../strategies/strategy.ts';
import type { DraftEnsemble } from './apply-libraries.ts';
import { disconnectionOf } from './disconnection.ts';
import type { Ensemble, Support } from './ensemble.ts';
import type { Fragments } from './fragments.ts';

export interface MergedEnsembles {
  /** In no order that means anything, but always the same. */
  readonly ensembles: readonly Ensemble[];
  /** Drafts left out, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
}

/**
 * Turns drafts into ensembles: admitted by the strategy, canonical, plausible, and each set of precursors by one disconnection once.
 *
 * @param smiles - canonical SMILES of the target, which is never its own precursor
 */
export function mergeDrafts(
  drafts: readonly DraftEnsemble[],
  target: Target,
  smiles: string,
  strategy: Strategy,
  fragments: Fragments,
): MergedEnsembles {
  const ensembles = new Map<string, Ensemble>();
  const dropped = new Tally();
  for (const draft of drafts) {
    const disconnection = disconnectionOf(draft.outcome, target);
    const verdict = judge(strategy, disconnection);
    if (!verdict.isAdmitted) {
      dropped.add(`strategy: ${verdict.clause?.text ?? 'No clause admits it.'}`);
      continue;
    }
    const precursors = canonicalPrecursors(draft.outcome, fragments);
    if (typeof precursors === 'string') {
      dropped.add(precursors);
      continue;
    }
    if (precursors.some((precursor) => precursor.smiles === smiles)) {
      dropped.add('a precursor is the structure itself');
      continue;
    }
    const key = `${precursors.map((precursor) => precursor.smiles).join('.')} ${draft.bondClasses}`;
    const known = ensembles.get(key);
    if (known !== undefined) {
      ensembles.set(key, { ...known, support: unite(known.support, draft.support) });
      continue;
    }
    ensembles.set(key, {
      precursors: precursors.map((precursor) => precursor.smiles),
      hardestComplexity: Math.max(...precursors.map((precursor) => precursor.complexity)),
      partners: [],
      drafts: precursors.map((precursor) => precursor.draft),
      outcome: draft.outcome,
      disconnection,
      site: draft.bondClasses,
      key,
      support: unite([], draft.support),
    });
  }
  return { ensembles: [...ensembles.values()], dropped: dropped.toRecord() };
}

interface CanonicalPrecursor {
  readonly smiles: string;
  readonly complexity: number;
  readonly draft: DraftPrecursor;
}

/** Sorted by SMILES; or why there are none. */
function canonicalPrecursors(outcome: Outcome, fragments: Fragments): CanonicalPrecursor[] | string {
  const precursors: CanonicalPrecursor[] = [];
  for (const draft of outcome.precursors) {
    const fragment = fragments.canonical(draft.smiles);
    if ('dropped' in fragment) return fragment.dropped;
    precursors.push({ smiles: fragment.smiles, complexity: fragment.complexity, draft });
  }
  if (precursors.length === 0) return 'no precursor left';
  return precursors.sort((a, b) => (a.smiles < b.smiles ? -1 : a.smiles > b.smiles ? 1 : 0));
}

function unite(a: readonly Support[], b: readonly Support[]): readonly Support[] {
  const all = [...a];
  for (const support of b) {
    if (!all.some((known) => known.library === support.library && known.transform === support.transform)) all.push(support);
  }
  return all.sort((x, y) => compareNames(x, y) || x.transform - y.transform);
}

function compareNames(a: Support, b: Support): number {
  const [x, y] = [a.library.library.fullName, b.library.library.fullName];
  return x < y ? -1 : x > y ? 1 : 0;
}
