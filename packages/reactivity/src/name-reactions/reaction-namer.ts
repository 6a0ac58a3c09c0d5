import { type MappedReaction, readMappedReaction } from '@retron/transforms';
import { NameRecogniser } from './recognise.ts';
import { NAME_REACTION_TABLES, type NameReactionId } from './table.ts';

/** Which name reactions a mapped reaction is, or a mapped reaction SMILES; none for one that cannot be read. */
export type ReactionNamer = (reaction: MappedReaction | string) => readonly NameReactionId[];

/** A function that names mapped reactions by the shipped table. One per thread. */
export function createReactionNamer(): ReactionNamer {
  const recogniser = new NameRecogniser(NAME_REACTION_TABLES);
  return (mapped) => {
    if (typeof mapped !== 'string') return recogniser.nameReactionsOf(mapped);
    const reaction = readMappedReaction(mapped);
    return reaction.ok ? recogniser.nameReactionsOf(reaction.value) : [];
  };
}
