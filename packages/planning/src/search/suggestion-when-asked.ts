import type { Precursor, Suggestion } from '@retron/tree';
import type { SuggestionDetails } from '../step/ranked-step.ts';

type OfDetails = Exclude<keyof SuggestionDetails, 'precursorAtoms'>;

/** Named so that the compiler misses none. */
const DETAILS: Readonly<Record<OfDetails, true>> = {
  partners: true,
  centre: true,
  bonds: true,
  contributions: true,
  mechanism: true,
  textbook: true,
  reasons: true,
  limits: true,
  precedentCount: true,
  nameReactions: true,
  messages: true,
  warningAtoms: true,
  admittedBy: true,
  weighedBy: true,
  transforms: true,
};

/** What is known of a suggestion before its details are. */
export type KnownOfSuggestion = Omit<Suggestion, OfDetails | 'precursors'> & {
  readonly precursors: readonly Pick<Precursor, 'structureId'>[];
};

/** A suggestion whose details are worked out at the first look at one of them. */
export function suggestionWhenAsked(known: KnownOfSuggestion, work: () => SuggestionDetails): Suggestion {
  let found: SuggestionDetails | undefined;
  const details = (): SuggestionDetails => {
    found ??= work();
    return found;
  };
  const precursors = known.precursors.map(({ structureId }, index) => ({
    structureId,
    get centre() {
      return details().precursorAtoms[index].centre;
    },
    get parentAtom() {
      return details().precursorAtoms[index].parentAtom;
    },
  }));
  const getters = Object.keys(DETAILS).map((key): [string, PropertyDescriptor] => [
    key,
    { enumerable: true, get: () => details()[key as OfDetails] },
  ]);
  return Object.defineProperties({ ...known, precursors }, Object.fromEntries(getters)) as unknown as Suggestion;
}
