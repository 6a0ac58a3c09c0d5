import { type MappedReaction, readMappedReaction } from '@retron/transforms';
import type { PreparedSides } from '../prepared-sides.ts';
import { NameRecogniser } from './recognise.ts';
import { isResolution } from './resolution.ts';
import { NAME_REACTION_TABLES, type NameReactionId } from './table.ts';

/** Which name reactions a mapped reaction is, or a mapped reaction SMILES; none for one that cannot be read. */
export type ReactionNamer = (reaction: MappedReaction | string, prepared?: PreparedSides) => readonly NameReactionId[];

const RESOLUTION: readonly NameReactionId[] = ['resolution'];

/** A function that names mapped reactions by the shipped table. One per thread. */
export function createReactionNamer(): ReactionNamer {
  const recogniser = new NameRecogniser(NAME_REACTION_TABLES);
  const namesOf = (mapped: MappedReaction, prepared?: PreparedSides) =>
    isResolution(mapped) ? RESOLUTION : recogniser.nameReactionsOf(mapped, prepared);
  return (mapped, prepared) => {
    if (typeof mapped !== 'string') return namesOf(mapped, prepared);
    const reaction = readMappedReaction(mapped);
    return reaction.ok ? namesOf(reaction.value) : [];
  };
}
