interface Actor {
  readonly id: number;
}

/** What the rules need to know of a strategy that the actor can see. */
export interface StrategyFacts {
  /** Null for one that comes with the product. */
  readonly owner: Actor | null;
  readonly isShared: boolean;
}

/** The owner names, describes, changes, shares, revokes and deletes it; those of the product stay as they are. Everybody who sees one may duplicate it. */
export const mayEditStrategy = (actor: Actor, { owner }: StrategyFacts): boolean => owner !== null && owner.id === actor.id;

/** As long as it is not shared. */
export const mayShareStrategy = (actor: Actor, strategy: StrategyFacts): boolean => mayEditStrategy(actor, strategy) && !strategy.isShared;
