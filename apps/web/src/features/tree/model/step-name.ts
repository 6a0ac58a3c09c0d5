import type { EnsembleNode, StructureNode } from '@retron/contract';
import * as texts from '../../../texts/tree/model.ts';
import { brokenBonds } from './suggestion-facts.ts';

/**
 * What a step is called: by its commonest name reaction, else as the server calls it, else by the bonds it makes, such as
 * `Bond formation: C–N, amide`.
 *
 * @param structure - what it makes; null where that is not known here
 */
export function stepName(suggestion: EnsembleNode, structure: StructureNode | null): string {
  const [first] = suggestion.precedentProperties.nameReactions;
  if (first) return first.name;
  if (suggestion.name !== '' && suggestion.name !== suggestion.no) return suggestion.name;
  const bonds = structure === null ? null : brokenBonds(suggestion, structure);
  return bonds === null ? texts.changeOfFunctionalGroups : texts.bondFormation(bonds);
}
