import { AT_WORK, type Work } from '@retron/molecule';
import type { PlanRequest } from '../request/plan-request.ts';
import type { Expander, Expansion } from '../step/expander.ts';
import { BEYOND_BREADTH, BEYOND_EDITS } from '../step/left-out-codes.ts';
import { mayHaveTautomer } from '../step/like-molecules.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import { Tally } from '../step/tally.ts';
import { goodLeftOut } from './good-left-out.ts';
import type { ChosenStep, Look, Looker, LookQuestion } from './looker.ts';
import { type SelectedStep, select } from './selection.ts';
import { WantedSteps } from './wanted-steps.ts';

/** What is left out for nothing but its number. */
const BEYOND_NUMBER = [BEYOND_EDITS, BEYOND_BREADTH] as const;

/** What decides which steps of a structure are kept. */
export type LookSettings = Pick<PlanRequest, 'algorithm' | 'maxSuggestions' | 'intent'>;

/** Looks in this thread, when whoever asked drives the work. */
export function localLooker(expander: Expander, { algorithm, maxSuggestions, intent = {} }: LookSettings): Looker {
  const wanted = new WantedSteps(intent);
  return {
    *look({ smiles, above, bonds, isRead, width }: LookQuestion): Work<Look> {
      const expansion = yield* expander.expand(smiles, width);
      const leftOut = new Tally();
      leftOut.addAll(expansion.dropped);
      const forward = expansion.steps.filter((step) => !leadsBack(step, above));
      leftOut.add('leads-back', expansion.steps.length - forward.length);
      const objections = wanted.objections(bonds, forward);
      for (const objection of objections.values()) leftOut.add(objection);
      const admitted = objections.size === 0 ? forward : forward.filter((step) => !objections.has(step));
      const selection = select(algorithm, admitted, width * maxSuggestions, (step) => wanted.favourOf(bonds, step));
      leftOut.addAll(selection.leftOut);
      const { outside } = expansion;
      const counts = leftOut.toRecord();
      return {
        chosen: chosenSteps(selection.kept),
        leftOut: counts,
        hasMore: BEYOND_NUMBER.some((code) => counts[code] > 0),
        goodLeftOut: isRead ? yield* goodLeftOut(expansion, { admitted, objections }, selection, maxSuggestions) : {},
        ...(outside === undefined ? {} : { outside }),
        ahead: aheadOf(
          selection.kept.map(({ step }) => step),
          expansion.lookAhead,
        ),
      };
    },
  };
}

function leadsBack(step: RankedStep, above: readonly string[]): boolean {
  return above.some((smiles) => step.hasPrecursor(smiles) || (mayHaveTautomer(smiles) && step.hasTautomer(smiles)));
}

function chosenSteps(kept: readonly SelectedStep[]): readonly ChosenStep[] {
  const places = new Map(kept.map(({ step }, place) => [step, place]));
  return kept.map(({ step, variantOf }) => ({
    // Worked out when they are asked for.
    get precursors() {
      return step.precursors;
    },
    rating: step.rating,
    probability: step.probability,
    feasibility: step.feasibility,
    deepestLevel: step.deepestLevel,
    choice: step.choice,
    variantOf: variantOf === null ? null : (places.get(variantOf) ?? null),
    makes: (bond) => step.makes(bond),
    parentAtoms: () => step.parentAtoms(),
    details: () => step.details(),
  }));
}

/** A function of its own, which keeps nothing of the look alive but what it needs: of a search that goes on for long there are many. */
function aheadOf(steps: readonly RankedStep[], lookAhead: Expansion['lookAhead']): Look['ahead'] {
  return function* (places) {
    if (lookAhead !== undefined) yield* lookAhead(places.map((place) => steps[place]));
    yield AT_WORK;
  };
}
