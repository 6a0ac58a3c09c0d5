import { ACIDS_AND_BASES } from './kinds/acids-and-bases.ts';
import { ACTIVATORS } from './kinds/activators.ts';
import { CATALYSTS } from './kinds/catalysts.ts';
import { GIVERS } from './kinds/givers.ts';
import { ORGANOMETALLIC } from './kinds/organometallics.ts';
import { OXIDANTS } from './kinds/oxidants.ts';
import { REDUCTANTS } from './kinds/reductants.ts';
import type { ReagentKind } from './reagent.ts';

/** Every kind of reagent with the reactions it makes. What was measured: docs/chemistry/reagents.md. */
export const REAGENT_KINDS: readonly ReagentKind[] = [
  ...ACTIVATORS,
  ...OXIDANTS,
  ...REDUCTANTS,
  ...GIVERS,
  ORGANOMETALLIC,
  ...CATALYSTS,
  ...ACIDS_AND_BASES,
];
