import type { StructureNode } from '@retron/contract';
import { atomCountOf } from './suggestion-facts.ts';
import { ratingOf } from './words.ts';

/** The least rating of a deprotection that is offered. */
const GOOD = 3;
/** As the table of name reactions calls what takes a protecting group off. */
const DEPROTECTION = /deprotection$/i;

/**
 * The target with groups protected: what the best good deprotection in its list comes from that frees all of `atoms`; null where there is none.
 *
 * @param atoms - of the target, from 1
 */
export function protectedTarget(target: StructureNode | null, atoms: readonly number[]): StructureNode | null {
  const deprotection = target?.children.find(
    (suggestion) =>
      ratingOf(suggestion) >= GOOD &&
      suggestion.precedentProperties.nameReactions.some(({ name }) => DEPROTECTION.test(name)) &&
      atoms.every((atom) => suggestion.atcenter.includes(atom)),
  );
  const [largest = null] = [...(deprotection?.children ?? [])].sort((a, b) => atomCountOf(b) - atomCountOf(a));
  return largest;
}
