import { ACIDS } from './kinds/acids.ts';
import { ACTIVATORS } from './kinds/activators.ts';
import { ADDITIVES } from './kinds/additives.ts';
import { BASES } from './kinds/bases.ts';
import { CATALYSTS } from './kinds/catalysts.ts';
import { COMPLEXES_AND_SPECIALITIES } from './kinds/complexes-and-specialities.ts';
import { ELECTROPHILES } from './kinds/electrophiles.ts';
import { GIVERS } from './kinds/givers.ts';
import {
  ACID_WITHOUT_WATER_KIND,
  ALKALI_AMIDE_KIND,
  COLD_KIND,
  HYDROLASE_KIND,
  KETOREDUCTASE_KIND,
} from './kinds/kinds-without-reagents.ts';
import { LIGHT_KIND, PHOTOCATALYSTS } from './kinds/light-and-photocatalysts.ts';
import { METALS_AND_DONORS } from './kinds/metals-and-donors.ts';
import { NITROGEN_AND_FLUORIDE } from './kinds/nitrogen-and-fluoride.ts';
import { OF_NAMED_REACTIONS } from './kinds/of-named-reactions.ts';
import { ORGANOCUPRATE, ORGANOMETALLIC } from './kinds/organometallics.ts';
import { OXIDANTS } from './kinds/oxidants.ts';
import { REDUCTANTS } from './kinds/reductants.ts';
import { RESOLVING_AGENTS } from './kinds/resolving-agents.ts';
import { SELECTIVE_OXIDANTS } from './kinds/selective-oxidants.ts';
import { STRONG_BASES } from './kinds/strong-bases.ts';
import type { ReagentKind } from './reagent.ts';

/** Every kind of reagent with the reactions it makes. What was measured: docs/chemistry/reagents.md. */
export const REAGENT_KINDS: readonly ReagentKind[] = [
  ...ACTIVATORS,
  ...OXIDANTS,
  ...SELECTIVE_OXIDANTS,
  ...REDUCTANTS,
  ...METALS_AND_DONORS,
  ...GIVERS,
  ORGANOMETALLIC,
  ORGANOCUPRATE,
  ...CATALYSTS,
  ...ACIDS,
  ...BASES,
  ...STRONG_BASES,
  ...NITROGEN_AND_FLUORIDE,
  ...ADDITIVES,
  ...ELECTROPHILES,
  ...RESOLVING_AGENTS,
  ...COMPLEXES_AND_SPECIALITIES,
  ...OF_NAMED_REACTIONS,
  PHOTOCATALYSTS,
  LIGHT_KIND,
  COLD_KIND,
  ACID_WITHOUT_WATER_KIND,
  ALKALI_AMIDE_KIND,
  HYDROLASE_KIND,
  KETOREDUCTASE_KIND,
];
