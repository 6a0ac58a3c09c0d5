import type { Rating } from '@retron/tree';
import type { EnsembleFacts } from './ensemble-facts.ts';

/** Why a suggestion cannot be rated higher than `highest`, whatever its score. */
export interface Cap {
  readonly highest: Rating;
  readonly limit: string;
}

/** Every cap that applies, lowest first. */
export function capsOf(facts: EnsembleFacts): readonly Cap[] {
  const caps: Cap[] = [];
  if (facts.isUnprecedented) {
    caps.push({ highest: 2, limit: 'No recorded reaction has these surroundings of the reaction centre.' });
  }
  if (facts.competingSiteCount > 0) {
    caps.push({ highest: 3, limit: `The same reaction fits ${places(facts.competingSiteCount)} elsewhere in the structure.` });
  }
  if (facts.precedentCount === 1) {
    caps.push({ highest: 3, limit: 'A single recorded reaction supports it.' });
  }
  return caps;
}

function places(count: number): string {
  return count === 1 ? 'at one place' : `at ${count} places`;
}
