import { houseCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import {
  addNews,
  changeNews,
  changeReport,
  readLegalText,
  readReports,
  removeNews,
  writeExternalLinks,
  writeLegalText,
} from '../commands/house.ts';
import { actorOf } from '../http/actor.ts';
import { answer, DONE } from '../http/answer.ts';
import { orEnd } from '../http/errors.ts';
import { legalText } from '../http/legal-texts.ts';
import type { Services } from '../http/services.ts';
import { newsItemOf, reportOf } from '../presenters/reference.ts';

/** News, legal texts, links and reports: what the back office writes and looks after. */
export async function houseRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, dataFolder, chemistry } = services;
  const reactionsOf = async (rows: readonly { readonly precedent: string }[]) =>
    rows.length === 0
      ? []
      : chemistry.call(
          'reactionsOfPrecedents',
          rows.map(({ precedent }) => precedent),
        );

  answer(app, houseCalls.addNews, async ({ body, user, request }) => newsItemOf(await addNews(database, actorOf(user, request), body)));
  answer(app, houseCalls.changeNews, async ({ params, body, user, request }) =>
    newsItemOf(orEnd(await changeNews(database, actorOf(user, request), params.id, body, body.before))),
  );
  answer(app, houseCalls.deleteNews, async ({ params, user, request }) => {
    orEnd(await removeNews(database, actorOf(user, request), params.id));
    return DONE;
  });
  answer(app, houseCalls.setLegalText, async ({ params: { type }, body: { body, before }, user, request }) => {
    orEnd(await writeLegalText(database, actorOf(user, request), type, body, before));
    return legalText(dataFolder, type, await readLegalText(database, type));
  });
  answer(app, houseCalls.setExternalLinks, async ({ body: { links, before }, user, request }) => {
    orEnd(await writeExternalLinks(database, actorOf(user, request), links, before));
    return links;
  });
  answer(app, houseCalls.listReports, async ({ query: { per_page: limit, page, state } }) => {
    const { rows, total } = await readReports(database, { state, limit, offset: (page - 1) * limit });
    const reactions = await reactionsOf(rows);
    return { reports: rows.map((row, index) => reportOf(row, reactions[index])), total };
  });
  answer(app, houseCalls.changeReport, async ({ params, body, user, request }) => {
    const row = orEnd(await changeReport(database, actorOf(user, request), params.id, body.state));
    const [reaction] = await reactionsOf([row]);
    return reportOf(row, reaction);
  });
}
