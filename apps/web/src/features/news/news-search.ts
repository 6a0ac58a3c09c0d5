import { NEWS_TERM_LENGTH } from '@retron/contract';

/** Characters the field asks for. Source: spec section 5, "the input allows 4 to 100 characters". */
export const SEARCH_FIELD_LENGTH = { min: 4, max: NEWS_TERM_LENGTH.max } as const;

/** What is looked for, of what stands in the field; null while it has too few characters, counted as the server counts them. */
export function newsTerm(text: string): string | null {
  const term = [...text.trim()];
  return term.length >= NEWS_TERM_LENGTH.min ? term.slice(0, NEWS_TERM_LENGTH.max).join('') : null;
}

/** A page number of an address, from 1. */
export function readPage(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
}
