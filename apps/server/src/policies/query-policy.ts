interface Actor {
  readonly id: number;
}

/** What the rules need to know of a query of a project that the actor is a member of. */
export interface QueryFacts {
  readonly userId: number;
  readonly projectOwnerId: number;
}

/** Whoever started it, and the owner of the project: rename, keep, stop, delete, restore. Every member may read and continue it. */
export const mayEditQuery = (actor: Actor, query: QueryFacts): boolean => query.userId === actor.id || query.projectOwnerId === actor.id;

/** Whoever asked for what it plans now, beside those who may change it: a member who continued it may stop that again. */
export const mayStopQuery = (actor: Actor, query: QueryFacts & { readonly runUserId: number | null }): boolean =>
  mayEditQuery(actor, query) || query.runUserId === actor.id;
