import type { EnsembleNode, StructureNode } from '@retron/contract';
import { brokenBonds } from './suggestion-facts.ts';
import { listed } from './words.ts';

/**
 * What a step is called: by its commonest name reaction, else as the server calls it, else by the bonds it makes, such as
 * `C–N bond formation`.
 *
 * @param structure - what it makes; null where that is not known here
 */
export function stepName(suggestion: EnsembleNode, structure: StructureNode | null): string {
  const [first] = suggestion.precedentProperties.nameReactions;
  if (first) return first.name;
  if (suggestion.name !== '' && suggestion.name !== suggestion.no) return suggestion.name;
  const bonds = structure === null ? [] : brokenBonds(suggestion, structure);
  if (bonds.length === 0) return 'Change of functional groups';
  return `${listed(bonds)} bond formation`;
}
