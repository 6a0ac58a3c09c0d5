import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { page, perPage, text } from '../wire/primitives.ts';

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
      term: text(100).default('').describe('What to look for in that field.'),
    }),
    answer: z.object({
      news: z.array(newsItem).describe('The items of the page.'),
      total: z.number().int().describe('How many there are on all pages.'),
    }),
  }),
} as const;
