import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { lockEdits } from '../repositories/edits.ts';
import {
  deleteNewsRow,
  type ExternalLink,
  findLegalText,
  findNews,
  insertNews,
  listExternalLinks,
  listReports,
  type NewsContent,
  putLegalText,
  type ReportRow,
  type ReportState,
  replaceExternalLinks,
  updateNews,
  updateReport,
} from '../repositories/house.ts';
import type { NewsRow } from '../repositories/reference-data.ts';
import type { User } from '../repositories/users.ts';
import { type Actor, audit } from './audit.ts';
import { changedMeanwhile, type SeenFields } from './changed-meanwhile.ts';
import { type Outcome, refuse } from './outcome.ts';

/** A special user who is signed in, and from where. */
export type HouseActor = Actor & User;

const NO_NEWS = 'There is no such news.';

/** Writes news in the actor's name. */
export function addNews(database: Database, actor: HouseActor, content: NewsContent): Promise<NewsRow> {
  return database.transaction(async (transaction) => {
    const row = await insertNews(transaction, { ...content, author: actor.realname });
    await audit(transaction, actor, 'news written', row.title, { news: row.id });
    return row;
  });
}

/** Rewrites news; what is absent stays. @param seen - what the writer saw in title and body */
export function changeNews(
  database: Database,
  actor: HouseActor,
  id: number,
  { title, body }: { readonly [Name in keyof NewsContent]?: NewsContent[Name] | undefined },
  seen?: SeenFields,
): Promise<Outcome<NewsRow>> {
  return database.transaction(async (transaction) => {
    await lockEdits(transaction);
    const now = await findNews(transaction, id);
    if (now === null) return refuse('not-found', NO_NEWS);
    const changed = changedMeanwhile({ title: now.title, body: now.body }, { title, body }, seen);
    if (changed !== null) return changed;
    const row = await updateNews(transaction, id, {
      ...(title === undefined ? {} : { title }),
      ...(body === undefined ? {} : { body }),
    });
    if (row === null) return refuse('not-found', NO_NEWS);
    await audit(transaction, actor, 'news changed', row.title, { news: id });
    return success(row);
  });
}

export function removeNews(database: Database, actor: HouseActor, id: number): Promise<Outcome<void>> {
  return database.transaction(async (transaction) => {
    const row = await deleteNewsRow(transaction, id);
    if (row === null) return refuse('not-found', NO_NEWS);
    await audit(transaction, actor, 'news deleted', row.title, { news: id });
    return success(undefined);
  });
}

/** What was written in the back office; null where nothing was. */
export const readLegalText = (database: Database, type: string): Promise<string | null> => findLegalText(database, type);

/** An empty text is taken away. @param seen - what the writer saw in `body`, which is empty where nothing was written */
export function writeLegalText(
  database: Database,
  actor: HouseActor,
  type: string,
  body: string,
  seen?: SeenFields,
): Promise<Outcome<void>> {
  return database.transaction(async (transaction) => {
    await lockEdits(transaction);
    const changed = changedMeanwhile({ body: (await findLegalText(transaction, type)) ?? '' }, { body }, seen);
    if (changed !== null) return changed;
    await putLegalText(transaction, type, body);
    await audit(transaction, actor, 'legal text changed', type, {});
    return success(undefined);
  });
}

export const readExternalLinks = (database: Database): Promise<readonly ExternalLink[]> => listExternalLinks(database);

/** All of them, in their order. @param seen - what the writer saw in `links` */
export function writeExternalLinks(
  database: Database,
  actor: HouseActor,
  links: readonly ExternalLink[],
  seen?: SeenFields,
): Promise<Outcome<void>> {
  return database.transaction(async (transaction) => {
    await lockEdits(transaction);
    const changed = changedMeanwhile({ links: await listExternalLinks(transaction) }, { links }, seen);
    if (changed !== null) return changed;
    await replaceExternalLinks(transaction, links);
    await audit(transaction, actor, 'links changed', links.map(({ label }) => label).join(', '), {});
    return success(undefined);
  });
}

/** Precedents that users reported, newest first. */
export const readReports = (database: Database, asked: Parameters<typeof listReports>[1]): ReturnType<typeof listReports> =>
  listReports(database, asked);

export function changeReport(database: Database, actor: HouseActor, id: number, state: ReportState): Promise<Outcome<ReportRow>> {
  return database.transaction(async (transaction) => {
    const row = await updateReport(transaction, id, state);
    if (row === null) return refuse('not-found', 'There is no such report.');
    await audit(transaction, actor, 'report changed', row.precedent, { report: id, state });
    return success(row);
  });
}
