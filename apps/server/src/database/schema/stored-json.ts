declare const unread: unique symbol;

/** JSON as it lies in a column: only its mapper in `repositories/stored` looks inside. */
type Stored<Name extends string> = { readonly [unread]: Name };

export type StoredSuggestion = Stored<'suggestion'>;
export type StoredRoute = Stored<'route'>;
export type StoredProvenance = Stored<'provenance'>;
export type StoredFilter = Stored<'disconnection filter'>;
export type StoredRouteWishes = Stored<'wishes for routes'>;
export type StoredClauses = Stored<'clauses of a strategy'>;
export type StoredTreeState = Stored<'tree state'>;
export type StoredExportRequest = Stored<'export request'>;
export type StoredBuildChoices = Stored<'choices of a build'>;
export type StoredBuildReport = Stored<'report of a build'>;
