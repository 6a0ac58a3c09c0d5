import { AT_WORK, type Work } from '@retron/molecule';
import type { NameReactionId } from '@retron/reactivity';
import { type AppraisalContext, appraiseAtEnds } from '../judge/appraise.ts';
import type { PartTools } from '../propose/composed-step.ts';
import type { EndTools } from '../propose/step-at-all-ends.ts';
import { type AtGroup, groupPutOn, stepAtLikeGroups } from '../propose/step-at-like-groups.ts';
import { withFurther } from '../propose/unite-support.ts';
import { nameSharesOf } from '../step/name-shares.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import type { PlacedSteps } from './with-equal-ends.ts';

/** Groups that one operation takes off at most. */
const MOST_GROUPS = 6;
/** Kinds of groups looked at, those chosen most often first. */
const KINDS_TRIED = 4;
/** A group that hardly any chemist would put on is not put on twice. */
const LEAST_SHARE = 0.02;

/**
 * Part of the probability of the steps at one group that the step at all of them has. Of recorded reactions that free one hydroxyl group of a
 * product with several, all come free in 19 % (`uspto_mit_test_40k`), 42 (`ord_uspto`) and 65 (`paroutes_n1_cited`); the rest has groups that
 * were never protected, too (docs/chemistry/equal-ends.md).
 */
const SHARE_OF_ALL = 0.4;

/** What changes of itself where two groups of the kind are there: nobody reduces one of two nitro groups to have the other. */
const OTHER_NAMES: readonly NameReactionId[] = [
  'lactam-to-heteroaryl-chloride',
  'hydroxy-to-chloro',
  'nitro-to-amino',
  'methoxy-to-hydroxy',
  'ester-hydrolysis',
];

/** Adds steps that do to all groups of a kind at once what others do to each: global deprotections, both chlorides of a pyrimidine. */
export function* withLikeGroups(
  wanted: WantedStructure,
  found: PlacedSteps,
  tools: PartTools & Pick<EndTools, 'applier'>,
  context: Pick<AppraisalContext, 'stock'>,
): Work<PlacedSteps> {
  const all = { steps: [...found.steps], probabilities: [...found.probabilities], places: [...found.places] };
  for (const numbers of kindsOfGroups(wanted, found)) {
    const step = stepAtLikeGroups(wanted, numbers, tools);
    if (step === null) continue;
    yield AT_WORK;
    const key = step.precursors.join('.');
    const recorded = found.steps.findIndex((other) => other.precursors.join('.') === key);
    // At equal ends it is there already.
    if (recorded >= 0 && found.steps[recorded].ends !== undefined) continue;
    const before = recorded < 0 ? null : found.steps[recorded];
    let probability = recorded < 0 ? 0 : found.probabilities[recorded];
    for (const { index } of numbers) {
      probability += SHARE_OF_ALL * all.probabilities[index];
      all.probabilities[index] *= 1 - SHARE_OF_ALL;
    }
    const [{ index: first, step: single }] = numbers;
    const at = recorded < 0 ? all.steps.length : recorded;
    all.steps[at] = appraiseAtEnds(wanted, before === null ? step : withFurther(step, before), { single, recorded: before }, context);
    all.probabilities[at] = Math.min(1, probability);
    const { disconnectionKey, choice } = all.places[first];
    all.places[at] = { disconnectionKey, choice: choice && { ...choice, variant: SHARE_OF_ALL * choice.variant } };
    if (choice !== null) all.places[first] = { disconnectionKey, choice: { ...choice, variant: (1 - SHARE_OF_ALL) * choice.variant } };
  }
  return all;
}

interface Numbered extends AtGroup {
  /** Number of the step. */
  readonly index: number;
}

/** Steps that put one group on two places or more, the most probable step of each place first; kinds chosen most often first. */
function kindsOfGroups(wanted: WantedStructure, { steps, probabilities, places }: PlacedSteps): readonly (readonly Numbered[])[] {
  const kinds = new Map<string, Map<string, Numbered>>();
  for (const [index, step] of steps.entries()) {
    if (step.ends !== undefined || step.facts.textbook || (places[index].choice?.disconnection ?? 0) < LEAST_SHARE) continue;
    const group = comesInSeveral(step) ? groupPutOn(step, wanted) : null;
    if (group === null) continue;
    const ofKind = kinds.get(group.kind) ?? new Map<string, Numbered>();
    kinds.set(group.kind, ofKind);
    const place = group.anchors.join();
    const known = ofKind.get(place);
    if (known === undefined || probabilities[known.index] < probabilities[index]) ofKind.set(place, { index, step, group });
  }
  const several = [...kinds.values()].filter(({ size }) => size > 1 && size <= MOST_GROUPS);
  const sum = (numbers: readonly Numbered[]) => numbers.reduce((total, { index }) => total + probabilities[index], 0);
  return several
    .map((ofKind) => [...ofKind.values()].sort((a, b) => probabilities[b.index] - probabilities[a.index] || a.index - b.index))
    .sort((a, b) => sum(b) - sum(a) || a[0].index - b[0].index)
    .slice(0, KINDS_TRIED);
}

/** Whether the reaction takes off, or changes, whatever group of the kind is there. */
function comesInSeveral({ support }: Pick<AtGroup['step'], 'support'>): boolean {
  const shares = nameSharesOf(support);
  return shares.ofClasses(['deprotection']) >= MOSTLY || shares.ofNameReactions(OTHER_NAMES) >= MOSTLY;
}

/** Share of the records that must be called so. */
const MOSTLY = 0.5;
