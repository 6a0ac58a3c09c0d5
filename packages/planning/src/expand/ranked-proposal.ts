import type { BondPair } from '@retron/tree';
import { makesBond } from '../step/disconnection.ts';
import { readCanonical } from '../step/fragments.ts';
import { mayBeCalled } from '../step/name-reactions.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import { parentAtoms } from '../step/provenance.ts';
import type { RankedStep } from '../step/ranked-step.ts';

/** What ranking finds out. */
type Ranks = Pick<
  RankedStep,
  'probability' | 'feasibility' | 'rating' | 'standing' | 'disconnectionKey' | 'choice' | 'atomsToProtect' | 'details'
>;

/**
 * A step with its rank. Precursors and what follows from them are asked of the step when they are needed. A class, as hundreds are made for
 * each structure and accessors of single objects take long to make.
 */
export class RankedProposal implements RankedStep {
  readonly probability: number;
  readonly feasibility: number | null;
  readonly rating: RankedStep['rating'];
  readonly standing: number;
  readonly disconnectionKey: string;
  readonly choice: RankedStep['choice'];
  readonly preference: number;
  readonly isFolded: boolean;
  readonly deepestLevel: RankedStep['deepestLevel'];
  readonly isUnprecedented: boolean;
  readonly atomsToProtect: RankedStep['atomsToProtect'];
  readonly details: RankedStep['details'];
  readonly proposal: ProposedStep;

  constructor(step: ProposedStep, ranks: Ranks) {
    this.proposal = step;
    this.probability = ranks.probability;
    this.feasibility = ranks.feasibility;
    this.rating = ranks.rating;
    this.standing = ranks.standing;
    this.disconnectionKey = ranks.disconnectionKey;
    this.choice = ranks.choice;
    this.preference = step.admission.preference;
    this.isFolded = step.admission.isFolded;
    this.deepestLevel = step.facts.deepestLevel;
    this.isUnprecedented = step.facts.isUnprecedented;
    this.atomsToProtect = ranks.atomsToProtect;
    this.details = ranks.details;
  }

  get precursors(): readonly string[] {
    return this.proposal.precursors;
  }

  get key(): string {
    return this.proposal.key;
  }

  get simplification(): number {
    return this.proposal.facts.simplification ?? 0;
  }

  hasPrecursor(smiles: string): boolean {
    return this.proposal.hasPrecursor(smiles);
  }

  hasTautomer(smiles: string): boolean {
    return this.proposal.hasTautomer(smiles);
  }

  makes(bond: BondPair): boolean {
    return makesBond(this.proposal.outcome, bond);
  }

  parentAtoms(): readonly (readonly number[])[] {
    const { precursors, rawPrecursors } = this.proposal;
    return precursors.map((smiles, index) => parentAtoms(readCanonical(smiles), rawPrecursors[index]));
  }

  isCalled(names: ReadonlySet<string>): boolean {
    // What it is called by is seen at a closer look only, which few steps are worth.
    return mayBeCalled(this.proposal.support, names) && names.has(this.details().nameReactions[0]?.id ?? '');
  }

  withFeasibility(feasibility: number | null): RankedProposal {
    return new RankedProposal(this.proposal, { ...this, feasibility });
  }
}
