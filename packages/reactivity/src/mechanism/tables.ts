import type { MechanismTable } from './mechanism-rule.ts';
import { ADDITIONS } from './rules/additions.ts';
import { ALKENE_GEOMETRY } from './rules/alkene-geometry.ts';
import { AZOLE_NITROGENS } from './rules/azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './rules/chemoselectivity.ts';
import { CONFIGURATION } from './rules/configuration.ts';
import { COUPLINGS } from './rules/couplings.ts';
import { DISSOLVING_METALS } from './rules/dissolving-metals.ts';
import { ELECTROPHILIC_AROMATIC } from './rules/electrophilic-aromatic.ts';
import { ELIMINATIONS } from './rules/eliminations.ts';
import { ENOLATES } from './rules/enolates.ts';
import { EPOXIDES } from './rules/epoxides.ts';
import { FREE_HYDROXYLS } from './rules/free-hydroxyls.ts';
import { HARMED_GROUPS } from './rules/harmed-groups.ts';
import { LASTING } from './rules/lasting.ts';
import { LEAVING_GROUPS } from './rules/leaving-groups.ts';
import { MIGRATIONS } from './rules/migrations.ts';
import { NUCLEOPHILIC_AROMATIC } from './rules/nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './rules/order-of-groups.ts';
import { ORGANOMETALLICS } from './rules/organometallics.ts';
import { PROTECTING_GROUPS } from './rules/protecting-groups.ts';
import { RING_SYNTHESES } from './rules/ring-syntheses.ts';
import { SUBSTITUTION } from './rules/substitution.ts';
import { UNACTIVATED_CARBON } from './rules/unactivated-carbon.ts';

/** Every table of rules, in the order in which their findings are told. */
export const MECHANISM_TABLES: readonly MechanismTable[] = [
  SUBSTITUTION,
  LEAVING_GROUPS,
  ELIMINATIONS,
  EPOXIDES,
  NUCLEOPHILIC_AROMATIC,
  ELECTROPHILIC_AROMATIC,
  AZOLE_NITROGENS,
  ORGANOMETALLICS,
  COUPLINGS,
  ALKENE_GEOMETRY,
  ENOLATES,
  RING_SYNTHESES,
  CHEMOSELECTIVITY,
  ORDER_OF_GROUPS,
  DISSOLVING_METALS,
  HARMED_GROUPS,
  FREE_HYDROXYLS,
  PROTECTING_GROUPS,
  UNACTIVATED_CARBON,
  ADDITIONS,
  MIGRATIONS,
  LASTING,
  CONFIGURATION,
];
