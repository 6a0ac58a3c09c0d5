import { nameOfNameReaction, type RecordedNameReactionId } from '@retron/reactivity';
import type { CollectedReaction } from '../collect/collect-reactions.ts';
import type { TreeTransform } from '../extract/transform-tree.ts';

/** Names by reaction, as the file holds them, and their counts by transform. */
export class NameTally {
  readonly #names = new Map<CollectedReaction, readonly string[]>();
  readonly #reactions: readonly CollectedReaction[];

  /** @param onDone - told after every reaction, with the number done so far */
  constructor(
    reactions: readonly CollectedReaction[],
    nameReactionsOf: (mappedReaction: string) => readonly RecordedNameReactionId[],
    onDone: (done: number) => void,
  ) {
    this.#reactions = reactions;
    for (const [place, reaction] of reactions.entries()) {
      this.#names.set(reaction, nameReactionsOf(reaction.record.mappedReaction).map(nameOfNameReaction));
      onDone(place + 1);
    }
  }

  of(reaction: CollectedReaction): readonly string[] {
    return this.#names.get(reaction) ?? [];
  }

  countsOf(transform: TreeTransform, counts: Map<string, number> = new Map()): Map<string, number> {
    for (const child of transform.children) this.countsOf(child, counts);
    for (const place of transform.reactions) {
      for (const name of this.of(this.#reactions[place])) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
  }
}
