import type { RouteIntent } from '../request/route-intent.ts';
import type { RankedStep, StepBonds } from '../step/ranked-step.ts';
import { type WishCode, wishCode } from '../step/wish-codes.ts';
import type { WishedBonds } from './followed-bonds.ts';

/**
 * How many times more often chosen than it is a step counts that does what is wanted, among those of its rating and where places are few.
 * It comes before most that do not, and not before ones that are good where it is hopeless.
 */
const FAVOUR = Math.log(1000);

/** What is wanted of the steps of one query: what is left out for it, and what comes first. */
export class WantedSteps {
  readonly #avoid: readonly string[];
  readonly #require: readonly string[];
  readonly #names: ReadonlySet<string>;

  constructor({ avoid = [], require = [], avoidNames = [] }: RouteIntent) {
    this.#avoid = avoid;
    this.#require = require;
    this.#names = new Set(avoidNames);
  }

  /** The steps of a structure that a wish is against, with that wish. @param bonds - those of the wishes, in the structure */
  objections(bonds: readonly WishedBonds[], steps: readonly RankedStep[]): ReadonlyMap<RankedStep, WishCode> {
    const objections = new Map<RankedStep, WishCode>();
    if (bonds.length === 0 && this.#avoid.length === 0 && this.#names.size === 0) return objections;
    for (const step of steps) {
      const objection = brokenBy(bonds, step) ?? this.#objectionTo(step);
      if (objection !== null) objections.set(step, objection);
    }
    return objections;
  }

  /** Natural logarithm of how many times more a step counts than it would if nothing were wanted. @param bonds - as of `objections` */
  favourOf(bonds: readonly WishedBonds[], step: RankedStep): number {
    const leadsTo = this.#require.filter((smiles) => step.hasPrecursor(smiles)).length;
    return FAVOUR * (countWanted(bonds, step) + leadsTo);
  }

  #objectionTo(step: RankedStep): WishCode | null {
    const avoided = this.#avoid.find((smiles) => step.hasPrecursor(smiles));
    if (avoided !== undefined) return wishCode('avoid', avoided);
    if (this.#names.size === 0 || !step.isCalled(this.#names)) return null;
    return wishCode('name', step.details().nameReactions[0].id);
  }
}

/** The wish to keep bonds that a step goes against; `null` where it goes against none. */
function brokenBy(wishes: readonly WishedBonds[], step: StepBonds): WishCode | null {
  const broken = wishes.find(({ isToKeep, bonds }) => isToKeep && bonds.some((bond) => step.makes(bond)));
  return broken?.code ?? null;
}

/** Bonds to break that a step breaks. */
function countWanted(wishes: readonly WishedBonds[], step: StepBonds): number {
  return wishes.filter(({ isToKeep, bonds }) => !isToKeep && bonds.some((bond) => step.makes(bond))).length;
}
