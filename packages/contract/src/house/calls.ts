import { z } from 'zod';
import { newsItem } from '../news/calls.ts';
import { externalLink, legalInfoAnswer, legalType } from '../reference/reference.ts';
import { defineCall } from '../wire/call.ts';
import { LONGEST } from '../wire/limits.ts';
import { doneAnswer, id, page, perPage, seenFields, seenList, seenText, storable } from '../wire/primitives.ts';

const area = 'house';
const access = 'special';

const written = (most: number) => storable(z.string().trim().min(1, 'Please write something.').max(most));
const newsBody = z.strictObject({
  title: written(LONGEST.newsTitle).describe('Its title.'),
  body: written(LONGEST.newsBody).describe('Its text, Markdown.'),
});
const newsChangeBody = z.strictObject({
  title: written(LONGEST.newsTitle).optional().describe('Its title; absent, it stays.'),
  body: written(LONGEST.newsBody).optional().describe('Its text, Markdown; absent, it stays.'),
  before: seenFields({ title: seenText, body: seenText }),
});
const newsPath = z.object({ id: id.describe('Number of the item.') });

const reportState = z.enum(['open', 'accepted', 'declined']);
export const precedentReport = z.object({
  id: z.number().int().describe('Number of the report.'),
  precedent: z.string().describe('What was reported: `source:key` of the precedent.'),
  reaction: z.string().nullable().describe('Its reaction SMILES, unmapped; null where no installed library has it.'),
  comment: z.string().describe('What is wrong with it.'),
  username: z.string().describe('User name of who reported it.'),
  realname: z.string().describe('Name of who reported it.'),
  created: z.string().describe('When, ISO 8601 UTC.'),
  state: reportState.describe('`open` until somebody has looked at it.'),
});
export type WireReport = z.infer<typeof precedentReport>;

const link = z.strictObject({
  label: written(100).describe('What it leads to.'),
  url: storable(
    z
      .string()
      .trim()
      .max(500)
      .regex(/^(https?:\/\/|\/)\S+$/, 'An address that begins with http://, https:// or /, please.'),
  ).describe('Its address.'),
});

/** What the house writes for its users, and what they report: for special users. */
export const houseCalls = {
  addNews: defineCall({
    name: 'addNews',
    method: 'POST',
    path: '/app/api/backoffice/news',
    area,
    access,
    summary: 'Write news',
    description: 'In the name of who is signed in.',
    body: newsBody,
    answer: newsItem,
  }),
  changeNews: defineCall({
    name: 'changeNews',
    method: 'PUT',
    path: '/app/api/backoffice/news/{id}',
    area,
    access,
    summary: 'Rewrite news',
    description: 'What is absent stays, and so do author and date.',
    params: newsPath,
    body: newsChangeBody,
    answer: newsItem,
    errors: ['not-found', 'conflict'],
  }),
  deleteNews: defineCall({
    name: 'deleteNews',
    method: 'DELETE',
    path: '/app/api/backoffice/news/{id}',
    area,
    access,
    summary: 'Delete news',
    description: 'For ever.',
    params: newsPath,
    answer: doneAnswer,
    errors: ['not-found'],
  }),
  setLegalText: defineCall({
    name: 'setLegalText',
    method: 'PUT',
    path: '/app/api/backoffice/legal/{type}',
    area,
    access,
    summary: 'Write the imprint or the privacy policy',
    description: 'Empty, the file in the data folder counts again.',
    params: z.object({ type: legalType }),
    body: z.strictObject({
      body: storable(z.string().trim().max(100_000)).describe('The text, Markdown.'),
      before: seenFields({ body: seenText }),
    }),
    answer: legalInfoAnswer,
    errors: ['conflict'],
  }),
  setExternalLinks: defineCall({
    name: 'setExternalLinks',
    method: 'PUT',
    path: '/app/api/backoffice/externallinks',
    area,
    access,
    summary: 'Set the links of the Support card',
    description: 'All of them, in their order; the documentation of the calls stands behind them.',
    body: z.strictObject({ links: z.array(link).max(30).describe('The links.'), before: seenFields({ links: seenList }) }),
    answer: z.array(externalLink),
    errors: ['conflict'],
  }),
  listReports: defineCall({
    name: 'listReports',
    method: 'GET',
    path: '/app/api/backoffice/reports',
    area,
    access,
    summary: 'Precedents that users reported, by page',
    description: 'Newest first.',
    query: z.object({
      per_page: perPage({ max: 200, usual: 50 }),
      page,
      state: reportState.optional().describe('Only those of this state.'),
    }),
    answer: z.object({
      reports: z.array(precedentReport).describe('The reports of the page.'),
      total: z.number().int().describe('How many there are on all pages.'),
    }),
  }),
  changeReport: defineCall({
    name: 'changeReport',
    method: 'PUT',
    path: '/app/api/backoffice/reports/{id}',
    area,
    access,
    summary: 'Say what became of a report',
    description: 'Written into the audit log.',
    params: z.object({ id: id.describe('Number of the report.') }),
    body: z.strictObject({ state: reportState.describe('The new state.') }),
    answer: precedentReport,
    errors: ['not-found'],
  }),
} as const;
