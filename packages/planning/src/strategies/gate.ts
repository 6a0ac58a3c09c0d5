import type { Rules } from '../request/strategy.ts';
import type { Admission } from '../step/admission.ts';
import type { Disconnection } from '../step/disconnection.ts';
import { independentPatents } from '../step/independent-patents.ts';
import { nameSharesOf } from '../step/name-shares.ts';
import type { Support } from '../step/support.ts';
import { judge, judgeEarly, preferenceOf, type Step, type Verdict } from './verdict.ts';

/** A strategy at work on one step after the other. */
export interface Gate {
  /** @returns `null` when it depends on the precursors */
  early(disconnection: Disconnection, support: readonly Support[]): Verdict | null;
  /** @param simplification - see `RankedStep.simplification`; `null` in the forward direction */
  decide(disconnection: Disconnection, support: readonly Support[], simplification: number | null): Verdict;
}

export function createGate(strategy: Rules): Gate {
  const stepOf = (disconnection: Disconnection, support: readonly Support[]): Step => {
    let names: ReturnType<typeof nameSharesOf> | undefined;
    return {
      ...disconnection,
      names: () => {
        names ??= nameSharesOf(support);
        return names;
      },
      patents: () => independentPatents(support),
    };
  };
  return {
    early: (disconnection, support) => judgeEarly(strategy, stepOf(disconnection, support)),
    decide: (disconnection, support, simplification) => judge(strategy, { ...stepOf(disconnection, support), simplification }),
  };
}

/** @throws when the verdict is not to admit */
export function admissionOf(verdict: Verdict): Admission {
  if (!verdict.isAdmitted || verdict.clause === null) throw new Error('The strategy leaves this step out.');
  return {
    admittedBy: verdict.clause.text,
    isFolded: verdict.clause.effect === 'fold',
    weighedBy: verdict.weighedBy.map(({ text }) => text),
    preference: preferenceOf(verdict),
  };
}
