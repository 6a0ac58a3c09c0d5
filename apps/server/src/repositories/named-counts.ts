import { nameOfNameReaction, nameReactionIdOf } from '@retron/reactivity';
import type { NameReactionCount } from '@retron/tree';

/** How often a name reaction stands among the precedents, by its name: as rows and the sample keep it. */
export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

export function withNames(counts: readonly NameReactionCount[]): readonly NamedCount[] {
  return counts.map(({ id, count }) => ({ name: nameOfNameReaction(id), count }));
}

export function withIds(counts: readonly NamedCount[]): readonly NameReactionCount[] {
  return counts.map(({ name, count }) => ({ id: nameReactionIdOf(name), count }));
}
