import { isNameReaction, NAME_REACTION_IDS, nameOfNameReaction, nameReactionIdOf } from '@retron/reactivity';

/** Shorter texts are words of too many names. */
const SHORTEST_FAMILY = 4;
/** What may be said or left out behind the name of a family. */
const KIND = / (?:reactions?|couplings?|synthesis|condensation|amination)$/;

const WORDS_BY_ID: ReadonlyMap<string, string> = new Map(NAME_REACTION_IDS.map((id) => [id, wordsOf(nameOfNameReaction(id))]));

/** Whether a text is what one name reaction is or was called. */
export const isNameOfOne = (text: string): boolean => isNameReaction(nameReactionIdOf(text.trim()));

/**
 * Ids of the name reactions that a text names: the one of this name, and those in whose names it stands as whole words. Whoever avoids
 * `Suzuki`, or the `Suzuki coupling` of no known halide, does not want that of a bromide.
 */
export function nameReactionsCalled(text: string): readonly string[] {
  const words = wordsOf(text);
  const asGiven = familyOf(words);
  const family = asGiven.length > 0 ? asGiven : familyOf(wordsOf(words.trim().replace(KIND, '')));
  return [...new Set([...(isNameOfOne(text) ? [nameReactionIdOf(text.trim())] : []), ...family])];
}

function familyOf(words: string): readonly string[] {
  if (words.trim().length < SHORTEST_FAMILY) return [];
  return [...WORDS_BY_ID].flatMap(([id, name]) => (name.includes(words) ? [id] : []));
}

/** In lower case, between blanks. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[\s(),]+/g, ' ')
    .trim()} `;
}
