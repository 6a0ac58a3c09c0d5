import { type Member, mentionPattern } from '@retron/contract';
import { find } from 'linkifyjs';

/** A piece of a comment: a plain text, an address of another site, or a member who is named. */
export type CommentPart =
  | { readonly kind: 'text' | 'link'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly member: Member };

/** Whole addresses alone: what else looks like one may be a file name or the end of a sentence. */
const WEB_ADDRESS = /^https?:\/\//i;

/** What a comment says, with the addresses and the members in it told apart. @param members - those who can be named */
export function commentParts(text: string, members: readonly Member[]): readonly CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  const sayUpTo = (upTo: number) => {
    if (upTo > end) parts.push({ kind: 'text', text: text.slice(end, upTo) });
  };
  for (const { part, start } of [...linksOf(text), ...mentionsIn(text, members)].sort((a, b) => a.start - b.start)) {
    // Who seems to be named within an address is not.
    if (start < end) continue;
    sayUpTo(start);
    parts.push(part);
    end = start + part.text.length;
  }
  sayUpTo(text.length);
  return parts;
}

interface PlacedPart {
  readonly part: CommentPart;
  readonly start: number;
}

function linksOf(text: string): readonly PlacedPart[] {
  const links = find(text, 'url').filter(({ value }) => WEB_ADDRESS.test(value) && URL.canParse(value));
  return links.map(({ value, start }) => ({ part: { kind: 'link', text: value }, start }));
}

function mentionsIn(text: string, members: readonly Member[]): readonly PlacedPart[] {
  return members.flatMap((member) =>
    [...text.matchAll(new RegExp(mentionPattern(member.username), 'gi'))].map(({ 0: whole, index }) => ({
      part: { kind: 'mention', text: whole, member },
      start: index,
    })),
  );
}
