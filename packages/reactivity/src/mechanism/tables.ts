import type { MechanismTable } from './mechanism-rule.ts';
import { SUBSTITUTION } from './rules/substitution.ts';

/** Every table of rules, in the order in which their findings are told. */
export const MECHANISM_TABLES: readonly MechanismTable[] = [SUBSTITUTION];
