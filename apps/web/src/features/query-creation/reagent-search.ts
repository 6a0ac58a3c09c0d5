import type { KnownReagent } from '@retron/contract';

/** Whether a reagent is among those that the text looks for: part of a name, or the beginning of its formula or InChIKey. */
export function matchesReagent(reagent: KnownReagent | undefined, search: string): boolean {
  const text = search.trim().toLowerCase();
  if (reagent === undefined) return false;
  const { name, aliases, formula, inchikey } = reagent;
  return (
    [name, ...aliases].some((each) => each.toLowerCase().includes(text)) ||
    [formula, inchikey].some((each) => each.toLowerCase().startsWith(text))
  );
}

/** The known reagent that a tag names, by name, InChIKey, SMILES or a formula that it alone has; null where it is not among them. */
export function findReagent(known: readonly KnownReagent[], tag: string): KnownReagent | null {
  const text = tag.trim().toLowerCase();
  const named = known.find(({ name, aliases, inchikey }) => [name, ...aliases, inchikey].some((each) => each.toLowerCase() === text));
  if (named !== undefined) return named;
  const meant = known.filter(({ formula, smiles }) => formula === tag.trim() || smiles === tag.trim());
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
