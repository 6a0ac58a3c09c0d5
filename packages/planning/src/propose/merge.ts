import type { PreparedMolecule } from '@retron/patterns';
import { type DraftPrecursor, type Outcome, turnsCentreInPassing } from '@retron/transforms';
import { molecularComplexity, simplification } from '../molecules/complexity.ts';
import { type Disconnection, disconnectionOf } from '../step/disconnection.ts';
import type { Ensemble } from '../step/ensemble.ts';
import type { Fragments } from '../step/fragments.ts';
import { type LeftOutCode, strategyReason } from '../step/left-out-codes.ts';
import { Tally } from '../step/tally.ts';
import { admissionOf, type Gate } from '../strategies/gate.ts';
import type { Verdict } from '../strategies/judge.ts';
import type { DraftEnsemble } from './apply-libraries.ts';
import { type ImplausibleSource, implausibleSource } from './implausible-source.ts';
import { uniteLikeCuts } from './like-cuts.ts';
import { uniteSupport, withFurther } from './unite-support.ts';

export interface MergedEnsembles {
  /** In no order that means anything, but always the same. */
  readonly ensembles: readonly Ensemble[];
  /** Drafts left out, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
}

/** A draft that the strategy does not leave out by what is known before canonicalisation. */
export interface JudgedDraft extends DraftEnsemble {
  readonly disconnection: Disconnection;
  /** `null` when it depends on the precursors. */
  readonly verdict: Verdict | null;
  /** See `Ensemble.share`. */
  readonly share: number | null;
}

/**
 * Judges drafts by what their transforms say and by the strategy before anything is spent on their precursors. In their order.
 *
 * @param shares - what a learned ranker gives each draft; `null` where there is none
 */
export function judgeDrafts(
  drafts: readonly DraftEnsemble[],
  target: PreparedMolecule,
  gate: Gate,
  shares: readonly (number | null)[] | null,
): { readonly drafts: readonly JudgedDraft[]; readonly dropped: Readonly<Record<string, number>> } {
  const dropped = new Tally();
  const kept: JudgedDraft[] = [];
  for (const [index, draft] of drafts.entries()) {
    if (draft.support.every(({ library, transform }) => turnsCentreInPassing(library.template(transform)))) {
      dropped.add('turns-centre-over');
      continue;
    }
    const disconnection = disconnectionOf(draft.outcome, target);
    const verdict = gate.early(disconnection, draft.support);
    if (verdict?.isAdmitted === false) dropped.add(strategyReason(verdict));
    else kept.push({ ...draft, disconnection, verdict, share: shares?.[index] ?? null });
  }
  return { drafts: kept, dropped: dropped.toRecord() };
}

/**
 * Turns drafts into ensembles: canonical, plausible, admitted by the strategy, and each set of precursors by one disconnection once.
 *
 * @param smiles - canonical SMILES of the target, which is never its own precursor
 */
export function mergeDrafts(
  drafts: readonly JudgedDraft[],
  target: PreparedMolecule,
  smiles: string,
  gate: Gate,
  fragments: Fragments,
): MergedEnsembles {
  const ensembles = new Map<string, Ensemble>();
  const dropped = new Tally();
  const complexity = molecularComplexity(target.molecule);
  for (const { outcome, bondClasses, support, disconnection, verdict: early, share } of drafts) {
    const precursors = canonicalPrecursors(outcome, fragments);
    if (typeof precursors === 'string') {
      dropped.add(precursors);
      continue;
    }
    if (precursors.some((precursor) => precursor.smiles === smiles)) {
      dropped.add('own-precursor');
      continue;
    }
    const hardestComplexity = Math.max(...precursors.map((precursor) => precursor.complexity));
    const verdict = early ?? gate.decide(disconnection, support, simplification(complexity, hardestComplexity));
    if (!verdict.isAdmitted) {
      dropped.add(strategyReason(verdict));
      continue;
    }
    const key = `${precursors.map((precursor) => precursor.smiles).join('.')} ${bondClasses}`;
    const known = ensembles.get(key);
    if (known !== undefined) {
      ensembles.set(key, withFurther(known, { share, support }));
      continue;
    }
    ensembles.set(key, {
      precursors: precursors.map((precursor) => precursor.smiles),
      hardestComplexity,
      partners: [],
      drafts: precursors.map((precursor) => precursor.draft),
      outcome,
      disconnection,
      admission: admissionOf(verdict),
      site: bondClasses,
      key,
      share,
      support: uniteSupport([], support),
    });
  }
  return { ensembles: uniteLikeCuts(ensembles.values(), target.molecule), dropped: dropped.toRecord() };
}

const SOURCE_REASONS = {
  'gives one carbon from the middle of its chain': 'precursor:torn-chain',
  'a carbonate as source of carbon': 'precursor:carbonate',
} as const satisfies Record<ImplausibleSource, LeftOutCode>;

interface CanonicalPrecursor {
  readonly smiles: string;
  readonly complexity: number;
  readonly draft: DraftPrecursor;
}

/** Sorted by SMILES; or why there are none. */
function canonicalPrecursors(outcome: Outcome, fragments: Fragments): CanonicalPrecursor[] | LeftOutCode {
  const precursors: CanonicalPrecursor[] = [];
  for (const draft of outcome.precursors) {
    const fragment = fragments.canonical(draft.smiles, draft.keepsRings);
    if ('dropped' in fragment) return fragment.dropped;
    const problem = implausibleSource(draft);
    if (problem !== null) return SOURCE_REASONS[problem];
    precursors.push({ smiles: fragment.smiles, complexity: fragment.complexity, draft });
  }
  if (precursors.length === 0) return 'no-precursor';
  return precursors.sort((a, b) => (a.smiles < b.smiles ? -1 : a.smiles > b.smiles ? 1 : 0));
}
