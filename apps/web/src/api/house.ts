import { type CallInput, houseCalls, type NewsItem, type WireReport } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Changing } from './changing.ts';
import { call } from './client.ts';
import { keys } from './keys.ts';

export interface NewsContent {
  readonly title: string;
  readonly body: string;
}

export const addNews = (body: NewsContent): Promise<NewsItem> => call(houseCalls.addNews, { body });
export const changeNews = (id: number, body: Changing<NewsContent>): Promise<NewsItem> =>
  call(houseCalls.changeNews, { params: { id }, body });

export async function deleteNews(id: number): Promise<void> {
  await call(houseCalls.deleteNews, { params: { id } });
}

/** @param seen - what the writer saw: empty where nothing was written */
export const saveLegalText = (type: 'imprint' | 'privacy', body: string, seen: string) =>
  call(houseCalls.setLegalText, { params: { type }, body: { body, before: { body: seen } } });

/** @param seen - those that the writer saw */
export const saveExternalLinks = (links: { label: string; url: string }[], seen: readonly { label: string; url: string }[]) =>
  call(houseCalls.setExternalLinks, { body: { links, before: { links: [...seen] } } });

export type ReportParameters = NonNullable<CallInput<typeof houseCalls.listReports>['query']>;

export function reportsOptions(parameters: ReportParameters) {
  return queryOptions({
    queryKey: [...keys.reports, parameters] as const,
    queryFn: ({ signal }) => call(houseCalls.listReports, { query: parameters, signal }),
  });
}

export const changeReport = (id: number, state: WireReport['state']): Promise<WireReport> =>
  call(houseCalls.changeReport, { params: { id }, body: { state } });
