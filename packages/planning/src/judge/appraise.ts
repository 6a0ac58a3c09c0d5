import { AT_WORK, type AtomIndex, type Work } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';
import type { TextbookTransform } from '@retron/reactivity';
import type { Precision } from '@retron/tree';
import { PrecedentSimilarity } from '../libraries/precedent-similarity.ts';
import { molecularComplexity, simplification } from '../molecules/complexity.ts';
import type { Stock } from '../request/stock.ts';
import { AppraisedStep, type ProposedStep, type UnappraisedStep } from '../step/proposed-step.ts';
import type { StepFacts } from '../step/step-facts.ts';
import { countReactions, deepestLevel, type Support, topmostSupport } from '../step/support.ts';
import { textbookReactionOf } from '../step/textbook-support.ts';
import { MOST_PLACES_TOLD } from '../step/told-atoms.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';

/** What appraising needs of the world. */
export interface AppraisalContext {
  readonly rdkit: Rdkit;
  readonly stock: Stock;
  /** Whether a step without precedent below this level counts as unprecedented. */
  readonly isUnprecedented: (deepest: Precision) => boolean;
}

const STEPS_AT_ONCE = 64;
const NONE: readonly never[] = [];

/** Gathers the facts of every step that makes one structure; in their order. */
export function* appraise(
  { smiles, prepared }: WantedStructure,
  steps: readonly UnappraisedStep[],
  context: AppraisalContext,
): Work<readonly ProposedStep[]> {
  const { stock } = context;
  const fingerprint = context.rdkit.fingerprint(smiles);
  if (!fingerprint.ok) throw new Error(`${smiles}, which RDKit wrote, has no fingerprint: ${fingerprint.error.message}`);
  const similarity = new PrecedentSimilarity(fingerprint.value);
  const complexity = molecularComplexity(prepared.molecule);
  const sites = countSites(steps);
  const appraised: ProposedStep[] = [];
  for (const [index, step] of steps.entries()) {
    const topmost = topmostSupport(step.support);
    const deepest = deepestLevel(step.support);
    const reactions = countReactions(step.support);
    const textbook = textbookReactionOf(step.support);
    const competing = competitors(step, index, steps, sites, deepest);
    const facts = new FoundFacts(step, complexity, stock, {
      deepestLevel: deepest,
      precedentCount: reactions.all,
      closePrecedentCount: reactions.close,
      similarity: Math.max(0, ...topmost.map((support) => closest(support, similarity))),
      structureSize: prepared.molecule.atomCount,
      siteCount: Math.min(...topmost.map((support) => sites.get(support.library)?.get(support.transform)?.length ?? 1)),
      competingSiteCount: competing.size,
      competingCentres: competing.size === 0 ? NONE : [...competing.values()].slice(0, MOST_PLACES_TOLD),
      precursorCount: step.outcome.precursors.length,
      isUnprecedented: textbook === null && context.isUnprecedented(deepest),
      textbook,
      textbookToo: textbookReactionOf(step.textbooksToo ?? []),
    });
    appraised.push(new AppraisedStep(step, facts));
    if (appraised.length % STEPS_AT_ONCE === 0) yield AT_WORK;
  }
  return appraised;
}

/**
 * The facts of a step at all equal ends: those of the step at one, but for what depends on its precursors.
 *
 * @param step - with the support of both of the others
 * @param single - what it does at each end
 * @param recorded - the same by transforms of records that do all ends at once, `null` where there is none
 */
export function appraiseAtEnds(
  { prepared }: WantedStructure,
  step: UnappraisedStep,
  { single, recorded }: { readonly single: ProposedStep; readonly recorded: ProposedStep | null },
  { stock }: Pick<AppraisalContext, 'stock'>,
): ProposedStep {
  const textbook = textbookReactionOf(step.support);
  const reactions = countReactions(step.support);
  const facts = new FoundFacts(step, molecularComplexity(prepared.molecule), stock, {
    ...single.facts,
    deepestLevel: deepestLevel(step.support),
    precedentCount: reactions.all,
    closePrecedentCount: reactions.close,
    similarity: Math.max(single.facts.similarity, recorded?.facts.similarity ?? 0),
    precursorCount: step.outcome.precursors.length,
    competingCentres: single.facts.competingCentres ?? NONE,
    isUnprecedented: single.facts.isUnprecedented && (recorded?.facts.isUnprecedented ?? true),
    textbook,
    textbookToo: textbookReactionOf(step.textbooksToo ?? []) ?? single.facts.textbookToo ?? null,
    ends: {
      count: step.ends?.count ?? 1,
      ...(step.ends?.areLike === true ? { areLike: true } : {}),
      recordedTogether: recorded === null || recorded.facts.textbook ? 0 : recorded.facts.precedentCount,
    },
  });
  return new AppraisedStep(step, facts);
}

/** Facts of a step; what needs its precursors is worked out when it is asked. */
class FoundFacts implements StepFacts {
  readonly deepestLevel: Precision;
  readonly precedentCount: number;
  readonly closePrecedentCount: number;
  readonly similarity: number;
  readonly structureSize: number | null;
  readonly siteCount: number;
  readonly competingSiteCount: number;
  readonly competingCentres: readonly (readonly AtomIndex[])[];
  readonly precursorCount: number;
  readonly ends?: NonNullable<StepFacts['ends']>;
  readonly isUnprecedented: boolean;
  readonly textbook: TextbookTransform | null;
  readonly textbookToo: TextbookTransform | null;
  readonly #step: UnappraisedStep;
  readonly #complexity: number;
  readonly #stock: Stock;

  /** @param complexity - of the structure */
  constructor(
    step: UnappraisedStep,
    complexity: number,
    stock: Stock,
    known: Omit<StepFacts, 'simplification' | 'precursorsInStock' | 'reagents' | 'outside'> &
      Pick<FoundFacts, 'textbook' | 'textbookToo' | 'competingCentres'>,
  ) {
    this.#step = step;
    this.#complexity = complexity;
    this.#stock = stock;
    this.deepestLevel = known.deepestLevel;
    this.precedentCount = known.precedentCount;
    this.closePrecedentCount = known.closePrecedentCount;
    this.similarity = known.similarity;
    this.structureSize = known.structureSize;
    this.siteCount = known.siteCount;
    this.competingSiteCount = known.competingSiteCount;
    this.competingCentres = known.competingCentres;
    this.precursorCount = known.precursorCount;
    if (known.ends !== undefined) this.ends = known.ends;
    this.isUnprecedented = known.isUnprecedented;
    this.textbook = known.textbook;
    this.textbookToo = known.textbookToo;
  }

  get simplification(): number {
    return simplification(this.#complexity, this.#step.hardestComplexity);
  }

  get precursorsInStock(): number | null {
    if (this.#step.countInStock !== undefined) return this.#step.countInStock(this.#stock);
    const inStock = this.#step.precursors.map((precursor) => this.#stock.availability(precursor).isInStock);
    return inStock.includes(null) ? null : inStock.filter(Boolean).length;
  }
}

/** For each transform the steps it supports, by their numbers. */
type Sites = Map<Support['library'], Map<number, number[]>>;

function countSites(steps: readonly UnappraisedStep[]): Sites {
  const sites: Sites = new Map();
  steps.forEach(({ support }, index) => {
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

/** Disconnections of other steps that a transform of the deepest level gives as well, each with its atoms. */
function competitors(
  step: UnappraisedStep,
  index: number,
  steps: readonly UnappraisedStep[],
  sites: Sites,
  deepest: Precision,
): ReadonlyMap<string, readonly AtomIndex[]> {
  const others = new Map<string, readonly AtomIndex[]>();
  for (const { library, transform, level } of step.support) {
    if (level !== deepest) continue;
    for (const other of sites.get(library)?.get(transform) ?? []) {
      const { site, outcome } = steps[other];
      if (other !== index && site !== step.site && !others.has(site)) others.set(site, outcome.centre);
    }
  }
  return others;
}

function closest({ library, transform }: Support, similarity: PrecedentSimilarity): number {
  let best = 0;
  for (const id of library.library.precedentIds(transform)) best = Math.max(best, similarity.of(library.library, id));
  return best;
}
