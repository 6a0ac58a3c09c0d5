import { type Member, mentionPattern } from '@retron/contract';

/** A piece of a comment: a plain text, an address of another site, or a member who is named. */
export type CommentPart =
  | { readonly kind: 'text' | 'link'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly member: Member };

const LINK = 'https?://[^\\s<>"]+';
/** What ends a sentence rather than an address. */
const ENDING = /[.,;:!?'’”]$/;
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
] as const;

/** What a comment says, with the addresses and the members in it told apart. @param members - those who can be named */
export function commentParts(text: string, members: readonly Member[]): readonly CommentPart[] {
  const names = members.map(({ username }) => mentionPattern(username));
  const found = new RegExp([LINK, ...names].join('|'), 'gi');
  const parts: CommentPart[] = [];
  let end = 0;
  const say = (upTo: number) => {
    if (upTo > end) parts.push({ kind: 'text', text: text.slice(end, upTo) });
  };
  for (const { 0: whole, index } of text.matchAll(found)) {
    const isMention = whole.startsWith('@');
    const link = isMention ? null : withoutEnding(whole);
    const member = isMention ? members.find(({ username }) => username.toLowerCase() === whole.slice(1).toLowerCase()) : undefined;
    if (link !== null && !URL.canParse(link)) continue;
    say(index);
    if (member !== undefined) parts.push({ kind: 'mention', text: whole, member });
    else parts.push({ kind: 'link', text: link ?? whole });
    end = index + (link ?? whole).length;
  }
  say(text.length);
  return parts;
}

/** An address without the punctuation of the sentence that it stands in; a bracket that it opens itself, as in a DOI, is its own. */
function withoutEnding(address: string): string {
  let link = address;
  for (;;) {
    const last = link.slice(-1);
    const isUnopened = BRACKETS.some(([open, close]) => last === close && countOf(link, close) > countOf(link, open));
    if (!isUnopened && !ENDING.test(link)) return link;
    link = link.slice(0, -1);
  }
}

const countOf = (text: string, letter: string): number => text.split(letter).length - 1;
