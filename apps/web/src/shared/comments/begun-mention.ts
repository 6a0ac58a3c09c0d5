import type { Member } from '@retron/contract';

/** A user name that is being typed. */
export interface BegunMention {
  /** Where its `@` stands. */
  readonly at: number;
  /** What stands between it and the caret. */
  readonly term: string;
}

/** Offers at once. */
const MOST_OFFERED = 6;

/** The `@` that the caret stands behind, with no blank between; null where there is none, or where it is part of a word such as a mail address. */
export function begunMention(text: string, caret: number): BegunMention | null {
  const begun = /(?<![\w.@-])@([\w.@-]*)$/.exec(text.slice(0, caret));
  return begun === null ? null : { at: begun.index, term: begun[1] ?? '' };
}

/** Members whose user name, or a word of whose name, begins so; none once the user name is complete. */
export function offeredMembers(members: readonly Member[], term: string): readonly Member[] {
  const wanted = term.toLowerCase();
  if (members.some(({ username }) => username.toLowerCase() === wanted)) return [];
  return members
    .filter(({ username, realname }) => [username, ...realname.split(/[\s.-]+/)].some((word) => word.toLowerCase().startsWith(wanted)))
    .slice(0, MOST_OFFERED);
}
