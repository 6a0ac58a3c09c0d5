import type { BondPair, Structure, StructureId } from '@retron/tree';
import type { RouteIntent } from '../request/route-intent.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import { type WishCode, wishCode } from '../step/wish-codes.ts';
import { FollowedBonds } from './followed-bonds.ts';

/**
 * How many times more often chosen than it is a step counts that does what is wanted, among those of its rating and where places are few.
 * It comes before most that do not, and not before ones that are good where it is hopeless.
 */
const FAVOUR = Math.log(1000);

/** What is wanted of the steps of one query: what is left out for it, and what comes first. */
export class WantedSteps {
  readonly bonds: FollowedBonds;
  readonly #avoid: readonly string[];
  readonly #require: readonly string[];
  readonly #names: ReadonlySet<string>;

  constructor(target: StructureId, intent: RouteIntent, alike: (bond: BondPair) => readonly BondPair[]) {
    this.bonds = new FollowedBonds(target, intent, alike);
    this.#avoid = intent.avoid ?? [];
    this.#require = intent.require ?? [];
    this.#names = new Set(intent.avoidNames);
  }

  /** The steps of a structure that a wish is against, with that wish. */
  objections({ id }: Structure, steps: readonly RankedStep[]): ReadonlyMap<RankedStep, WishCode> {
    const objections = new Map<RankedStep, WishCode>();
    if (this.bonds.isEmpty && this.#avoid.length === 0 && this.#names.size === 0) return objections;
    for (const step of steps) {
      const objection = this.#objectionTo(id, step);
      if (objection !== null) objections.set(step, objection);
    }
    return objections;
  }

  /** Natural logarithm of how many times more a step counts than it would if nothing were wanted. */
  favourOf({ id }: Structure, step: RankedStep): number {
    const leadsTo = this.#require.filter((smiles) => step.hasPrecursor(smiles)).length;
    return FAVOUR * (this.bonds.countWanted(id, step) + leadsTo);
  }

  #objectionTo(id: StructureId, step: RankedStep): WishCode | null {
    const broken = this.bonds.brokenBy(id, step);
    if (broken !== null) return broken;
    const avoided = this.#avoid.find((smiles) => step.hasPrecursor(smiles));
    if (avoided !== undefined) return wishCode('avoid', avoided);
    if (this.#names.size === 0 || !step.isCalled(this.#names)) return null;
    return wishCode('name', step.details().nameReactions[0].id);
  }
}
