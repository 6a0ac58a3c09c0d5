import type { Failure } from '@retron/molecule';

/** Why no transform was taken from a mapped reaction. Builders count these kinds. */
export type ExtractFailureKind =
  /** Not of the form `reactants>agents>product`. */
  | 'not-a-reaction'
  | 'unparsable-molecule'
  | 'several-products'
  | 'unmapped-product-atom'
  /** A map number stands twice on one side. */
  | 'duplicate-map'
  /** A product atom whose map number no reactant carries. */
  | 'product-atom-without-source'
  /** A map number joins two different elements or isotopes. */
  | 'element-change'
  /** The product is one of the reactants as it stands. */
  | 'no-change'
  /** More than `ExtractionLimits` allow: most likely a wrong atom map. */
  | 'too-many-changed-atoms'
  | 'too-many-changed-bonds'
  | 'too-many-reactants'
  | 'leaving-group-too-large'
  /** A leaving group is far larger than what its reactant gives to the product. */
  | 'reactant-mostly-lost'
  /** A change that wrong maps show and steps do not; see `implausibleChange`. */
  | 'implausible-change'
  /** Marks of neighbouring double bonds that cannot be written together. */
  | 'unsupported-stereo'
  | 'unsupported-bond';

export interface ExtractFailure extends Failure {
  readonly kind: ExtractFailureKind;
}
