/** What whoever asks for routes wants of them. */
export interface RouteIntent {
  /** Canonical SMILES of structures that no route makes or starts from. */
  readonly avoid?: readonly string[];
  /** Canonical SMILES of structures of which every route makes or starts from each. */
  readonly require?: readonly string[];
  /** Ids of name reactions that no step is called by first. */
  readonly avoidNames?: readonly string[];
  /** Different reactions a route may have. */
  readonly mostReactions?: number;
}
