import type { LoadedTree } from './loaded-tree.ts';

export interface NameReactionOption {
  readonly name: string;
  /** Loaded suggestions that have it among their precedents. */
  readonly suggestions: number;
}

/** The name reactions of all loaded suggestions, commonest first, then by name. */
export function nameReactionOptions(tree: LoadedTree): readonly NameReactionOption[] {
  const counts = new Map<string, number>();
  for (const { suggestion } of tree.all()) {
    for (const { name } of suggestion.wire.precedentProperties.nameReactions) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, suggestions]) => ({ name, suggestions }))
    .sort((a, b) => b.suggestions - a.suggestions || a.name.localeCompare(b.name));
}
