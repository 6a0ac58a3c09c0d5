import type { SuggestionId } from '@retron/tree';
import type { ChosenStep } from './looker.ts';

/** The number of a step that is told for the first time, and that of the first suggestion of its disconnection. */
export interface NewStep {
  readonly id: SuggestionId;
  readonly variantOf: SuggestionId | null;
}

interface Told {
  readonly id: SuggestionId;
  /** The first of its disconnection: itself where it is that. */
  readonly first: SuggestionId;
}

/**
 * The suggestions of one structure that were told, by what they start from: a wider look finds them again, and their numbers, words and costs
 * stay as they were told.
 */
export class ToldSteps {
  readonly #byPrecursors = new Map<string, Told>();

  /**
   * @param chosen - by a look at the structure
   * @param firstId - of the next suggestion
   * @returns in their order; `null` for what was told before
   */
  add(chosen: readonly ChosenStep[], firstId: SuggestionId): readonly (NewStep | null)[] {
    const before = chosen.map((step) => this.#byPrecursors.get(keyOf(step)));
    const firsts = new Map<number, SuggestionId>();
    for (const [place, { variantOf }] of chosen.entries()) {
      const first = before[place]?.first;
      if (first !== undefined && !firsts.has(variantOf ?? place)) firsts.set(variantOf ?? place, first);
    }
    let nextId = firstId;
    return chosen.map((step, place) => {
      if (before[place] !== undefined) return null;
      const id = nextId++;
      const first = firsts.get(step.variantOf ?? place) ?? id;
      firsts.set(step.variantOf ?? place, first);
      this.#byPrecursors.set(keyOf(step), { id, first });
      return { id, variantOf: first === id ? null : first };
    });
  }
}

function keyOf({ precursors }: ChosenStep): string {
  return precursors.join('.');
}
