import { readMappedReaction } from '@retron/transforms';
import { NameRecogniser } from './recognise.ts';
import { NAME_REACTION_TABLES, type NameReactionId } from './table.ts';

/** Which name reactions a mapped reaction SMILES is; none for one that cannot be read. */
export type ReactionNamer = (mappedReaction: string) => readonly NameReactionId[];

/** A function that names mapped reactions by the shipped table. One per thread. */
export function createReactionNamer(): ReactionNamer {
  const recogniser = new NameRecogniser(NAME_REACTION_TABLES);
  return (mappedReaction) => {
    const reaction = readMappedReaction(mappedReaction);
    return reaction.ok ? recogniser.nameReactionsOf(reaction.value) : [];
  };
}
