import type { Precursor, Suggestion } from '@retron/tree';
import type { SuggestionDetails } from '../step/ranked-step.ts';
import type { KnownOfSuggestion } from './suggestion-when-asked.ts';

/** A suggestion with everything that is said of it. Field by field: two spreads and a rest take as long as the details themselves. */
export function explainedSuggestion(known: KnownOfSuggestion, details: SuggestionDetails): Suggestion {
  return {
    id: known.id,
    structureId: known.structureId,
    precursors: known.precursors.map(({ structureId }, place): Precursor => {
      const { centre, parentAtom } = details.precursorAtoms[place];
      return { structureId, centre, parentAtom };
    }),
    rating: known.rating,
    probability: known.probability,
    feasibility: known.feasibility,
    deepestLevel: known.deepestLevel,
    choice: known.choice,
    variantOf: known.variantOf,
    partners: details.partners,
    centre: details.centre,
    bonds: details.bonds,
    contributions: details.contributions,
    mechanism: details.mechanism,
    textbook: details.textbook,
    reasons: details.reasons,
    limits: details.limits,
    precedentCount: details.precedentCount,
    nameReactions: details.nameReactions,
    messages: details.messages,
    warningAtoms: details.warningAtoms,
    admittedBy: details.admittedBy,
    weighedBy: details.weighedBy,
    transforms: details.transforms,
  };
}
