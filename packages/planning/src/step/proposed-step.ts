import type { Outcome, RawPrecursor } from '@retron/transforms';
import type { Admission } from './admission.ts';
import type { Disconnection } from './disconnection.ts';
import type { EqualEnds } from './equal-ends.ts';
import type { StepFacts } from './step-facts.ts';
import type { StockToAsk } from './stock-to-ask.ts';
import type { Support } from './support.ts';

/**
 * One way to make a structure: the applications with the same canonical precursors by the same disconnection, or one like it
 * (`like-cuts.ts`), with what is known of it.
 *
 * Precursors, their complexity and the key may be worked out only when they are asked for: ask of few steps, and copy with `changedStep`.
 */
export interface ProposedStep {
  /** Canonical SMILES, sorted; one that is needed twice stands twice. */
  readonly precursors: readonly string[];
  /** As the edit left them, in the order of `precursors`. `outcome` has them in an order that needs no SMILES. */
  readonly rawPrecursors: readonly RawPrecursor[];
  /** Whether a canonical SMILES is among the precursors; asks for no canonical form. */
  hasPrecursor(smiles: string): boolean;
  /** Whether a precursor is a tautomer of a molecule, given by its canonical SMILES; see `areTautomers`. */
  hasTautomer(smiles: string): boolean;
  /** Precursors in stock, `null` when no catalogue was asked; where it can be told with fewer canonical SMILES than `precursors` need. */
  countInStock?(stock: StockToAsk): number | null;
  /** Complexity of the most complex precursor, in bits; see `molecularComplexity`. */
  readonly hardestComplexity: number;
  /** Forward only: canonical SMILES of what reacts with the structure. */
  readonly partners: readonly string[];
  readonly outcome: Outcome;
  readonly disconnection: Disconnection;
  readonly admission: Admission;
  /** See `Application.site`. */
  readonly site: string;
  /** Tells the steps of one structure apart. */
  readonly key: string;
  /**
   * Probability that a ranker which sees applications gives it among all steps that make the structure, before calibration; `null` where
   * none is at hand, or none that has learnt of its transforms. Forward: that of the product in its mixture.
   */
  readonly share: number | null;
  /** Every transform once, by library, then number. */
  readonly support: readonly Support[];
  /** Transforms of textbooks that give the step as well, where `support` is of recorded reactions. */
  readonly textbooksToo?: readonly Support[];
  /** The transforms that give the precursors as they are shown, where some of `support` give them in another form. */
  readonly drawnBy?: readonly Support[];
  /** What is done at all equal ends of the structure, where that is more than one; its support is of the step at one end. */
  readonly ends?: EqualEnds;
  readonly facts: StepFacts;
}

/** The same step with changes. What the step works out only when it is asked, it still does. */
export function changedStep<S extends UnappraisedStep, C extends Partial<ProposedStep>>(step: S, changes: C): S & C {
  const descriptors = { ...Object.getOwnPropertyDescriptors(step), ...Object.getOwnPropertyDescriptors(changes) };
  return Object.create(Object.getPrototypeOf(step), descriptors) as S & C;
}

/** A step that was compared with the others of its structure. */
export class AppraisedStep implements ProposedStep {
  readonly partners: readonly string[];
  readonly outcome: Outcome;
  readonly disconnection: Disconnection;
  readonly admission: Admission;
  readonly site: string;
  readonly share: number | null;
  readonly support: readonly Support[];
  readonly textbooksToo?: readonly Support[];
  readonly drawnBy?: readonly Support[];
  readonly ends?: EqualEnds;
  readonly facts: StepFacts;
  readonly #step: UnappraisedStep;

  constructor(step: UnappraisedStep, facts: StepFacts) {
    this.#step = step;
    this.partners = step.partners;
    this.outcome = step.outcome;
    this.disconnection = step.disconnection;
    this.admission = step.admission;
    this.site = step.site;
    this.share = step.share;
    this.support = step.support;
    if (step.textbooksToo !== undefined) this.textbooksToo = step.textbooksToo;
    if (step.drawnBy !== undefined) this.drawnBy = step.drawnBy;
    if (step.ends !== undefined) this.ends = step.ends;
    this.facts = facts;
  }

  get precursors(): readonly string[] {
    return this.#step.precursors;
  }

  get rawPrecursors(): readonly RawPrecursor[] {
    return this.#step.rawPrecursors;
  }

  get hardestComplexity(): number {
    return this.#step.hardestComplexity;
  }

  get key(): string {
    return this.#step.key;
  }

  hasPrecursor(smiles: string): boolean {
    return this.#step.hasPrecursor(smiles);
  }

  hasTautomer(smiles: string): boolean {
    return this.#step.hasTautomer(smiles);
  }
}

/** A step before it is compared with the others of its structure, from which most of its facts come. */
export type UnappraisedStep = Omit<ProposedStep, 'facts'>;
