import type { CanonicalReaction, OnStage } from '@retron/build';
import { finished } from '@retron/molecule';
import { createRetroExpander, type PlanningPorts } from '@retron/planning';
import type { Rating } from '@retron/tree';

/** A suggestion as far as measuring goes. */
export interface JudgedSuggestion {
  readonly probability: number;
  readonly rating: Rating;
  readonly isRecorded: boolean;
}

/** What was found for one target. Ranks count from 1; `null` where the recorded reactants are not among the suggestions. */
export interface SingleStepFinding {
  readonly product: string;
  /** By the estimated probability. */
  readonly rank: number | null;
  /** As users see them: by rating first, which caps may lower. */
  readonly shownRank: number | null;
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
    const suggestions = steps.map(({ precursors, probability, rating }) => ({
      probability,
      rating,
      isRecorded: precursors.join('.') === wanted,
    }));
    // Precursors made in two ways are one answer: only the better one takes a place.
    const texts = steps.map(({ precursors }) => precursors.join('.'));
    const byProbability = steps.map((_, i) => i).sort((a, b) => steps[b].probability - steps[a].probability || a - b);
    return {
      product,
      rank: rankOf(
        wanted,
        byProbability.map((i) => texts[i]),
      ),
      shownRank: rankOf(wanted, texts),
      suggestions,
      milliseconds,
    };
  });
}

/** Place of a text among the different texts, from 1. */
function rankOf(wanted: string, texts: readonly string[]): number | null {
  const place = [...new Set(texts)].indexOf(wanted);
  return place < 0 ? null : place + 1;
}
