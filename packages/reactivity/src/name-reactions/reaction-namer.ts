import { readMappedReaction } from '@retron/transforms';
import { NameRecogniser } from './recognise.ts';
import { NAME_REACTION_TABLES } from './table.ts';

/** A function that names a mapped reaction SMILES by the shipped table; one that cannot be read has no names. One per thread. */
export function createReactionNamer(): (mappedReaction: string) => readonly string[] {
  const recogniser = new NameRecogniser(NAME_REACTION_TABLES);
  return (mappedReaction) => {
    const reaction = readMappedReaction(mappedReaction);
    return reaction.ok ? recogniser.namesOf(reaction.value) : [];
  };
}
