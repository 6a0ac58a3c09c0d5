import { ACID_KINDS } from './kinds/acids.ts';
import { ACYLATION_KINDS } from './kinds/acylations.ts';
import { ALKYLATION_KINDS } from './kinds/alkylations.ts';
import { COUPLING_KINDS } from './kinds/couplings.ts';
import { ORGANOMETALLIC_KINDS } from './kinds/organometallics.ts';
import { OXIDATION_KINDS } from './kinds/oxidations.ts';
import { REDUCTION_KINDS } from './kinds/reductions.ts';
import type { ReactionKind } from './reaction-kind.ts';

/** Every kind of reaction with the functional groups that do not survive it. What was measured: docs/chemistry/incompatible-groups.md. */
export const REACTION_KINDS: readonly ReactionKind[] = [
  ...ORGANOMETALLIC_KINDS,
  ...REDUCTION_KINDS,
  ...OXIDATION_KINDS,
  ...ACYLATION_KINDS,
  ...ALKYLATION_KINDS,
  ...COUPLING_KINDS,
  ...ACID_KINDS,
];
