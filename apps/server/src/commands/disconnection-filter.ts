import { nameOfNameReaction } from '@retron/reactivity';
import type { NameReactionCount } from '@retron/tree';
import type { DisconnectionFilter } from '../repositories/stored/filter.ts';

interface Named {
  readonly nameReactions: readonly NameReactionCount[];
}

/** A name reaction that a filter can choose. */
export interface CountedNameReaction {
  readonly id: string;
  /** Suggestions that have it. */
  readonly suggestions: number;
}

/** Whether a suggestion has one of the name reactions asked for; none asked for, every one passes. */
export function passesFilter({ nameReactions }: Named, filter: DisconnectionFilter): boolean {
  return filter.nameReactions.length === 0 || nameReactions.some(({ id }) => filter.nameReactions.includes(id));
}

/** Commonest first, then by the name shown. */
export function countNameReactions(rows: readonly Named[]): readonly CountedNameReaction[] {
  const counts = new Map<string, number>();
  for (const { nameReactions } of rows) for (const { id } of nameReactions) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, suggestions]) => ({ id, suggestions }))
    .sort((a, b) => b.suggestions - a.suggestions || (nameOfNameReaction(a.id) < nameOfNameReaction(b.id) ? -1 : 1));
}
