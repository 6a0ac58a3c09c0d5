import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { NEWS_TERM_LENGTH } from '../wire/limits.ts';
import { TEXTS } from '../wire/own-texts.ts';
import { page, perPage, text } from '../wire/primitives.ts';

const isLongEnough = (term: string) => term.trim() === '' || term.trim().length >= NEWS_TERM_LENGTH.min;

export const newsItem = z.object({
  id: z.number().int().describe('Number of the item.'),
  title: z.string().describe('Its title.'),
  body: z.string().describe('Its text, Markdown.'),
  author: z.string().describe('Who wrote it.'),
  dateCreated: z.string().describe('When, ISO 8601 UTC.'),
});
export type NewsItem = z.infer<typeof newsItem>;

/** News. Field names: spec section 3, News item. */
export const newsCalls = {
  list: defineCall({
    name: 'listNews',
    method: 'GET',
    path: '/app/apiv2/news',
    area: 'news',
    summary: 'News, by page',
    description: 'Newest first, unless asked otherwise.',
    query: z.object({
      per_page: perPage({ max: 100, usual: 4 }),
      page,
      order: z.enum(['asc', 'desc']).default('desc').describe('Ascending or descending.'),
      sort: z.literal('id').default('id').describe('What to sort by.'),
      search: z.literal('title').default('title').describe('The field to look in.'),
      term: text(NEWS_TERM_LENGTH.max)
        .refine(isLongEnough, TEXTS.newsTerm)
        .default('')
        .describe(`What to look for in that field: nothing, or ${NEWS_TERM_LENGTH.min} or more characters.`),
    }),
    answer: z.object({
      news: z.array(newsItem).describe('The items of the page.'),
      total: z.number().int().describe('How many there are on all pages.'),
    }),
  }),
} as const;
