import type { NameReaction, ReactionClass } from './name-reaction.ts';
import { NAME_REACTION_TABLES, type NameReactionId } from './table.ts';

const OTHER = 'other:';

/** A name that the table does not have, such as one in a library built by another version: kept as it is, so that nothing is lost. */
export type OtherNameReactionId = `${typeof OTHER}${string}`;

/** What may stand behind recorded reactions: a name reaction of the table, or a name that only the file knows. */
export type RecordedNameReactionId = NameReactionId | OtherNameReactionId;

const REACTIONS = NAME_REACTION_TABLES.flatMap(({ reactionClass, reactions }) =>
  reactions.map((reaction) => ({ ...reaction, reactionClass })),
);
/** Every name reaction of the table, in its order. */
export const NAME_REACTION_IDS: readonly NameReactionId[] = REACTIONS.map(({ id }) => id);
const BY_ID: ReadonlyMap<string, (typeof REACTIONS)[number]> = new Map(REACTIONS.map((reaction) => [reaction.id, reaction]));
const BY_NAME = idsByName(REACTIONS);

/** Ids by the names that reactions have and had; a name counts for the reaction that has it now. */
export function idsByName<Id extends string>(reactions: readonly NameReaction<Id>[]): ReadonlyMap<string, Id> {
  return new Map([
    ...reactions.flatMap(({ id, formerNames }) => (formerNames ?? []).map((name) => [name, id] as const)),
    ...reactions.map(({ id, name }) => [name, id] as const),
  ]);
}

/** Whether it is the id of a name reaction of the table. */
export function isNameReaction(id: string): boolean {
  return BY_ID.has(id);
}

/** The id of what is or was called so. For everything that holds names as text: library files, rows of earlier versions, calls. */
export function nameReactionIdOf(name: string): RecordedNameReactionId {
  return BY_NAME.get(name) ?? `${OTHER}${name}`;
}

/** What a name reaction is called now. An id that the table does not have, as a later version may have written it, stands for itself. */
export function nameOfNameReaction(id: string): string {
  return BY_ID.get(id)?.name ?? (id.startsWith(OTHER) ? id.slice(OTHER.length) : id);
}

/** `null` where the table does not have it. */
export function reactionClassOf(id: string): ReactionClass | null {
  return BY_ID.get(id)?.reactionClass ?? null;
}

/** These name reactions and those of their groups: an amine may be alkylated by an alcohol under one name or another. */
export function kinOfNameReactions(ids: readonly NameReactionId[]): readonly NameReactionId[] {
  const groups = new Set(ids.flatMap((id) => BY_ID.get(id)?.group ?? []));
  return REACTIONS.filter(({ id, group }) => ids.includes(id) || (group !== undefined && groups.has(group))).map(({ id }) => id);
}
