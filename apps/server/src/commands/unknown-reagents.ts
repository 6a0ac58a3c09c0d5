import { isReactionCondition } from '@retron/reactivity';

/**
 * What of the reagents is neither a name nor a structure, nor how the reaction is run, which changes nothing here.
 *
 * @param read - of each text what it names; null for what names nothing
 */
export function unknownReagents(given: readonly string[], read: readonly (readonly string[] | null)[]): readonly string[] {
  return given.filter((text, index) => read[index] === null && !isReactionCondition(text));
}
