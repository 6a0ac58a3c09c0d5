import type { NameReactionTable } from './name-reaction.ts';
import { ACYLATION } from './table/acylation.ts';
import { ADDITION } from './table/addition.ts';
import { ALKYLATION_ARYLATION } from './table/alkylation-arylation.ts';
import { CARBON_CARBON } from './table/carbon-carbon.ts';
import { DEPROTECTION } from './table/deprotection.ts';
import { HETEROCYCLES } from './table/heterocycles.ts';
import { INTERCONVERSION } from './table/interconversion.ts';
import { OXIDATION } from './table/oxidation.ts';
import { PROTECTION } from './table/protection.ts';
import { REDUCTION } from './table/reduction.ts';

/** Protections stand before the alkylations and acylations they are a case of. */
const TABLES = [
  PROTECTION,
  DEPROTECTION,
  HETEROCYCLES,
  ACYLATION,
  CARBON_CARBON,
  ALKYLATION_ARYLATION,
  REDUCTION,
  OXIDATION,
  INTERCONVERSION,
  ADDITION,
] as const;

/** Id of a name reaction that the table has; anything else does not compile. */
export type NameReactionId = (typeof TABLES)[number]['reactions'][number]['id'];

/** Every name reaction the product knows. */
export const NAME_REACTION_TABLES: readonly NameReactionTable<NameReactionId>[] = TABLES;
