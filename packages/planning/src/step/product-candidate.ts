import type { AtomEnvironments } from '@retron/learning';
import type { Molecule } from '@retron/molecule';
import type { Outcome, RawPrecursor } from '@retron/transforms';
import type { Support } from './support.ts';

/** A product that transforms make of a mixture, before RDKit has seen it. */
export interface ForwardApplication {
  readonly product: RawPrecursor;
  /** Atoms are those of the mixture. */
  readonly outcome: Outcome;
  readonly support: Support[];
}

/** A product of a mixture as it is ranked. */
export interface ProductCandidate {
  readonly application: ForwardApplication;
  /** That of all applications of the product that count. */
  readonly support: readonly Support[];
  /** The application, read; aromatic as the edit left it. */
  readonly molecule: Molecule;
  readonly environments: AtomEnvironments;
}
