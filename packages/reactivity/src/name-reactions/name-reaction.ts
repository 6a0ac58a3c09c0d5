/** The ten classes of Schneider, Lowe, Sayle and Landrum (doi:10.1021/acs.jmedchem.6b00153), in their order. */
export const REACTION_CLASSES = [
  'heteroatom alkylation and arylation',
  'acylation',
  'C-C bond formation',
  'heterocycle formation',
  'protection',
  'deprotection',
  'reduction',
  'oxidation',
  'functional group interconversion',
  'functional group addition',
] as const;
export type ReactionClass = (typeof REACTION_CLASSES)[number];

/**
 * A name reaction, or a class of reactions that chemists call by one name, as a pattern.
 *
 * `pattern` is `precursors>>product` in SMARTS, or several where atoms may be mapped in more than one way. Mapped atoms are followed through the reaction. A bond between a mapped and an
 * unmapped atom must be broken (precursor side) or made (product side) by the reaction, and so must a bond between two mapped
 * atoms that stands on one side only. Written from textbook knowledge of what the name means; conditions are not looked at, so a
 * name says what the change of structure is commonly called, not how it was done.
 */
export interface NameReaction<Id extends string = string> {
  /**
   * What code, files and rows know it by, whatever it is called: lower case with hyphens, made from its first name. An id is never
   * changed, taken away or given to another reaction (`all-ids.test-support.ts` keeps the list).
   */
  readonly id: Id;
  /** What it is called on screens and in files. It may be changed; what it was called before goes to `formerNames`. */
  readonly name: string;
  /** Names that files and rows written before may hold. */
  readonly formerNames?: readonly string[];
  readonly pattern: string | readonly string[];
  /**
   * Within a group only the first name that fits is given: the more special one stands first. Without a group the name stands
   * beside others.
   */
  readonly group?: string;
}

/** The name reactions of one class. */
export interface NameReactionTable<Id extends string = string> {
  readonly reactionClass: ReactionClass;
  readonly reactions: readonly NameReaction<Id>[];
}
