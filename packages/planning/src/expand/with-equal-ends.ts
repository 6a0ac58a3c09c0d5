import { AT_WORK, type Work } from '@retron/molecule';
import { type AppraisalContext, appraiseAtEnds } from '../judge/appraise.ts';
import { areLikeCuts } from '../propose/like-cuts.ts';
import { type EndTools, stepAtAllEnds } from '../propose/step-at-all-ends.ts';
import { withFurther } from '../propose/unite-support.ts';
import { HARDLY_CHOSEN } from '../rate/caps.ts';
import { equalPlaces } from '../step/equal-ends.ts';
import type { ProposedStep, UnappraisedStep } from '../step/proposed-step.ts';
import { isAnywhere } from '../step/synthon-keys.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import type { DisconnectionPlace } from './disconnection-places.ts';

/** Disconnections looked at for equal ends, those chosen most often first; and variants of each. */
const DISCONNECTIONS_TRIED = 12;
const VARIANTS_TRIED = 3;

/**
 * Parts of the probability of a step at one end that the step at all ends has of it: where it stands first, and where the other does. By
 * judgement, as records cannot tell (docs/chemistry/equal-ends.md).
 */
const SHARE_OF_ALL_ENDS = { first: 0.75, behind: 0.25 } as const;

/** Steps with what ranking made of them; all in one order. */
export interface PlacedSteps {
  readonly steps: readonly ProposedStep[];
  /** Calibrated. */
  readonly probabilities: readonly number[];
  readonly places: readonly DisconnectionPlace[];
}

/**
 * Adds steps that do at all equal ends of a structure what others do at one: one for each disconnection at most, by its most probable
 * variant. It is a variant of that disconnection, as it makes the same bonds up to symmetry, and has part of the variant's probability.
 *
 * A step that transforms of records at all ends give already becomes it, with the records of either. What chemists hardly ever choose is not
 * suggested a second time.
 */
export function* withEqualEnds(
  wanted: WantedStructure,
  found: PlacedSteps,
  tools: Omit<EndTools, 'places'>,
  context: Pick<AppraisalContext, 'stock'>,
): Work<PlacedSteps> {
  const places = equalPlaces(wanted.prepared);
  if (places === null) return found;
  const all = { steps: [...found.steps], probabilities: [...found.probabilities], places: [...found.places] };
  for (const variants of disconnections(found)) {
    for (const [tried, index] of variants.slice(0, VARIANTS_TRIED).entries()) {
      const step = stepAtAllEnds(wanted, found.steps[index], { ...tools, places });
      if (step === null) continue;
      yield AT_WORK;
      const isLeading = isFirst(step, found.steps[index], context);
      const passed = passOn(all, variants.slice(tried), isLeading);
      const recorded = recordedAtAllEnds(found.steps, step, wanted);
      const at = recorded < 0 ? all.steps.length : recorded;
      const before = recorded < 0 ? null : found.steps[recorded];
      const united = before === null ? step : withFurther(step, before);
      all.steps[at] = appraiseAtEnds(wanted, united, { single: found.steps[index], recorded: before }, context);
      all.probabilities[at] = Math.min(1, passed.probability + (recorded < 0 ? 0 : found.probabilities[recorded]));
      all.places[at] = passed.place;
      break;
    }
  }
  return all;
}

/**
 * Takes from steps at one end what goes to the step at all ends: of the first, and where that step leads, of those it would still come behind,
 * for which it stands too.
 *
 * @param variants - numbers of the steps, the most probable first
 */
function passOn(
  { probabilities, places }: { readonly probabilities: number[]; readonly places: DisconnectionPlace[] },
  variants: readonly number[],
  isLeading: boolean,
): { readonly probability: number; readonly place: DisconnectionPlace } {
  const share = isLeading ? SHARE_OF_ALL_ENDS.first : SHARE_OF_ALL_ENDS.behind;
  let probability = 0;
  let ofDisconnection = 0;
  for (const [place, index] of variants.entries()) {
    if (place > 0 && (!isLeading || probabilities[index] < probability)) break;
    const { disconnectionKey, choice } = places[index];
    probability += share * probabilities[index];
    probabilities[index] *= 1 - share;
    if (choice === null) continue;
    ofDisconnection += share * choice.variant;
    places[index] = { disconnectionKey, choice: { ...choice, variant: (1 - share) * choice.variant } };
  }
  const { disconnectionKey, choice } = places[variants[0]];
  return { probability, place: { disconnectionKey, choice: choice && { ...choice, variant: ofDisconnection } } };
}

/**
 * Whether the step at all ends stands before that at one, whose larger precursor has equal ends made unequal for nothing: unless that can be
 * had, and what all ends need cannot.
 */
function isFirst(all: UnappraisedStep, single: UnappraisedStep, { stock }: Pick<AppraisalContext, 'stock'>): boolean {
  const canBeHad = ({ precursors }: UnappraisedStep) => precursors.every((smiles) => stock.availability(smiles).isInStock === true);
  return !canBeHad(single) || canBeHad(all);
}

/** Numbers of the steps by disconnection: those chosen most often first, in each the most probable step first. */
function disconnections({ steps, probabilities, places }: PlacedSteps): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const index of steps.keys()) {
    const { disconnectionKey } = places[index];
    if (isAnywhere(disconnectionKey)) continue;
    const group = groups.get(disconnectionKey);
    if (group === undefined) groups.set(disconnectionKey, [index]);
    else group.push(index);
  }
  const choiceOf = ([first]: readonly number[]) => places[first].choice?.disconnection ?? 0;
  const chosen = [...groups.values()].filter((group) => choiceOf(group) >= HARDLY_CHOSEN);
  const mostChosen = chosen.sort((a, b) => choiceOf(b) - choiceOf(a) || a[0] - b[0]).slice(0, DISCONNECTIONS_TRIED);
  return mostChosen.map((group) => group.sort((a, b) => probabilities[b] - probabilities[a] || a - b));
}

/** The number of a step that is the same as one at all ends, from transforms that make all of it; -1 where there is none. */
function recordedAtAllEnds(steps: readonly ProposedStep[], step: UnappraisedStep, { prepared }: WantedStructure): number {
  return steps.findIndex(
    (other) =>
      other.outcome.precursors.length === step.outcome.precursors.length &&
      areLikeCuts(other.outcome.bonds, step.outcome.bonds, prepared.molecule) &&
      other.precursors.join('.') === step.precursors.join('.'),
  );
}
