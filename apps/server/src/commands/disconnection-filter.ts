import { nameOfNameReaction } from '@retron/reactivity';
import type { DisconnectionFilter } from '../repositories/stored/filter.ts';

interface Named {
  /** By id. */
  readonly nameReactions: readonly { readonly id: string }[];
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

/** Commonest first, then by the name shown. @param rows - suggestions, or what several of them have: so many as `count` says */
export function countNameReactions(rows: readonly (Named & { readonly count?: number })[]): readonly CountedNameReaction[] {
  const counts = new Map<string, number>();
  for (const { nameReactions, count = 1 } of rows) for (const { id } of nameReactions) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts]
    .map(([id, suggestions]) => ({ id, suggestions }))
    .sort((a, b) => b.suggestions - a.suggestions || (nameOfNameReaction(a.id) < nameOfNameReaction(b.id) ? -1 : 1));
}
