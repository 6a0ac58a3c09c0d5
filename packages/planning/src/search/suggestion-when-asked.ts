import type { Precursor, Suggestion } from '@retron/tree';
import type { SuggestionDetails } from '../step/ranked-step.ts';

type OfDetails = Exclude<keyof SuggestionDetails, 'precursorAtoms'>;

/** What is known of a suggestion before its details are. */
export type KnownOfSuggestion = Omit<Suggestion, OfDetails | 'precursors'> & {
  readonly precursors: readonly Pick<Precursor, 'structureId'>[];
};

/**
 * A suggestion whose details are worked out at the first look at one of them. A class, as a search for routes makes dozens for each structure
 * and shows few: accessors of single objects take long to make. So a copy by `{ ...suggestion }` lacks the details.
 */
export class SuggestionWhenAsked implements Suggestion {
  readonly id: Suggestion['id'];
  readonly structureId: Suggestion['structureId'];
  readonly precursors: Suggestion['precursors'];
  readonly rating: Suggestion['rating'];
  readonly probability: Suggestion['probability'];
  readonly feasibility: Suggestion['feasibility'];
  readonly deepestLevel: Suggestion['deepestLevel'];
  readonly choice: Suggestion['choice'];
  readonly variantOf: Suggestion['variantOf'];
  readonly #details: Details;

  constructor(known: KnownOfSuggestion, work: () => SuggestionDetails) {
    const details = new Details(work);
    this.id = known.id;
    this.structureId = known.structureId;
    this.precursors = known.precursors.map(({ structureId }, place) => new PrecursorWhenAsked(structureId, details, place));
    this.rating = known.rating;
    this.probability = known.probability;
    this.feasibility = known.feasibility;
    this.deepestLevel = known.deepestLevel;
    this.choice = known.choice;
    this.variantOf = known.variantOf;
    this.#details = details;
  }

  get partners(): Suggestion['partners'] {
    return this.#details.found.partners;
  }

  get centre(): Suggestion['centre'] {
    return this.#details.found.centre;
  }

  get bonds(): Suggestion['bonds'] {
    return this.#details.found.bonds;
  }

  get contributions(): Suggestion['contributions'] {
    return this.#details.found.contributions;
  }

  get mechanism(): Suggestion['mechanism'] {
    return this.#details.found.mechanism;
  }

  get textbook(): Suggestion['textbook'] {
    return this.#details.found.textbook;
  }

  get reasons(): Suggestion['reasons'] {
    return this.#details.found.reasons;
  }

  get limits(): Suggestion['limits'] {
    return this.#details.found.limits;
  }

  get precedentCount(): Suggestion['precedentCount'] {
    return this.#details.found.precedentCount;
  }

  get nameReactions(): Suggestion['nameReactions'] {
    return this.#details.found.nameReactions;
  }

  get messages(): Suggestion['messages'] {
    return this.#details.found.messages;
  }

  get warningAtoms(): Suggestion['warningAtoms'] {
    return this.#details.found.warningAtoms;
  }

  get admittedBy(): Suggestion['admittedBy'] {
    return this.#details.found.admittedBy;
  }

  get weighedBy(): Suggestion['weighedBy'] {
    return this.#details.found.weighedBy;
  }

  get transforms(): Suggestion['transforms'] {
    return this.#details.found.transforms;
  }
}

/** Worked out once. */
class Details {
  readonly #work: () => SuggestionDetails;
  #found: SuggestionDetails | undefined;

  constructor(work: () => SuggestionDetails) {
    this.#work = work;
  }

  get found(): SuggestionDetails {
    this.#found ??= this.#work();
    return this.#found;
  }
}

class PrecursorWhenAsked implements Precursor {
  readonly structureId: Precursor['structureId'];
  readonly #details: Details;
  readonly #place: number;

  constructor(structureId: Precursor['structureId'], details: Details, place: number) {
    this.structureId = structureId;
    this.#details = details;
    this.#place = place;
  }

  get centre(): Precursor['centre'] {
    return this.#details.found.precursorAtoms[this.#place].centre;
  }

  get parentAtom(): Precursor['parentAtom'] {
    return this.#details.found.precursorAtoms[this.#place].parentAtom;
  }
}
