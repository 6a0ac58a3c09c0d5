import type { CanonicalReaction, OnStage } from '@retron/build';
import { finished } from '@retron/molecule';
import { createRetroExpander, type PlanningPorts } from '@retron/planning';
import { comparePlaces, placesWithoutCaps } from '@retron/planning/training';
import type { Rating } from '@retron/tree';
import { areSameReactants } from './same-reactants.ts';

/** A suggestion as far as measuring goes. */
export interface JudgedSuggestion {
  readonly probability: number;
  readonly rating: Rating;
  readonly isRecorded: boolean;
}

/**
 * What was found for one target. Ranks count from 1; `null` where the recorded reactants are not among the suggestions.
 *
 * Suggestions show one form of each molecule (sodium methoxide as methanol, a pyridone for a hydroxypyridine), whichever of them was recorded:
 * so the recorded reactants are looked for in any form, and by their text as well, as others count them.
 */
export interface SingleStepFinding {
  readonly product: string;
  /** By the estimated probability. */
  readonly rank: number | null;
  /** As users see them: by rating first, which caps may lower. */
  readonly shownRank: number | null;
  /** By rating first, but with words that nothing lowers. */
  readonly uncappedRank: number | null;
  /** By the estimated probability, of the very text that was recorded. */
  readonly rankOfText: number | null;
  readonly suggestions: readonly JudgedSuggestion[];
  readonly milliseconds: number;
}

/** Makes all suggestions for each product at the lowest precision, with nothing left out, one target after the other. */
export function measureSingleStep(ports: PlanningPorts, reactions: readonly CanonicalReaction[], onStage: OnStage): SingleStepFinding[] {
  const expander = createRetroExpander(ports, { algorithm: 'brute-force', strategy: 'All Transforms 1.0', precision: 1 });
  return reactions.map(({ product, reactants }, index) => {
    onStage('Making suggestions', index, index / reactions.length);
    const wanted = reactants.join('.');
    const started = ports.nowMs();
    const { steps } = finished(expander.expand(product));
    const milliseconds = ports.nowMs() - started;
    // Precursors made in two ways are one answer: only the better one takes a place.
    const texts = steps.map(({ precursors }) => precursors.join('.'));
    const recorded = steps.map(({ precursors }) => areSameReactants(precursors, reactants));
    const suggestions = steps.map(({ probability, rating }, i) => ({ probability, rating, isRecorded: recorded[i] }));
    const byProbability = steps.map((_, i) => i).sort((a, b) => steps[b].probability - steps[a].probability || a - b);
    const shown = steps.map((_, i) => i);
    const places = placesWithoutCaps(steps);
    const uncapped = shown.toSorted((a, b) => comparePlaces(places[a], places[b]) || a - b);
    return {
      product,
      rank: rankIn(byProbability, texts, (i) => recorded[i]),
      shownRank: rankIn(shown, texts, (i) => recorded[i]),
      uncappedRank: rankIn(uncapped, texts, (i) => recorded[i]),
      rankOfText: rankIn(byProbability, texts, (i) => texts[i] === wanted),
      suggestions,
      milliseconds,
    };
  });
}

/** Place of the first suggestion that is meant, counting every text once, from 1. */
function rankIn(order: readonly number[], texts: readonly string[], isMeant: (index: number) => boolean): number | null {
  const before = new Set<string>();
  for (const index of order) {
    if (isMeant(index)) return before.size + 1;
    before.add(texts[index]);
  }
  return null;
}
