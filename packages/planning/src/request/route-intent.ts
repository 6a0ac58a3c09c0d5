import type { BondPair } from '@retron/tree';

/**
 * What whoever asks wants of the ways to a target, beyond its settings. Atoms of bonds are those of the target, from 0 in the order of its
 * canonical SMILES.
 */
export interface RouteIntent {
  /** Canonical SMILES of structures that no step makes or starts from. */
  readonly avoid?: readonly string[];
  /** Canonical SMILES of structures of which every route makes or starts from each; without routes, what leads to them comes first. */
  readonly require?: readonly string[];
  /** Ids of name reactions that no step is called by first. */
  readonly avoidNames?: readonly string[];
  /** Bonds that no step makes: they stand in what is bought. */
  readonly keeps?: readonly BondPair[];
  /** Bonds of which every route makes each; without routes, what makes them comes first. */
  readonly breaks?: readonly BondPair[];
  /** Different reactions a route may have. */
  readonly mostReactions?: number;
}
