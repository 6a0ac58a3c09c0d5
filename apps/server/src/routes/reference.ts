import { hostname } from 'node:os';
import { documentationCalls, referenceCalls, WEB_APPLICATION_VERSION } from '@retron/contract';
import { NAMED_REAGENTS } from '@retron/reactivity';
import type { FastifyInstance } from 'fastify';
import { readExternalLinks, readLegalText } from '../commands/house.ts';
import { offeredLibraries } from '../commands/installed-files.ts';
import { textsOfWishes, wishErrors } from '../commands/read-wishes.ts';
import { unknownReagents } from '../commands/unknown-reagents.ts';
import { answer } from '../http/answer.ts';
import { legalText } from '../http/legal-texts.ts';
import type { Services } from '../http/services.ts';
import { ALGORITHM_ENTRIES, catalogInfoOf, installedCatalogOf, libraryEntryOf } from '../presenters/reference.ts';
import { understood } from './queries/start-facts.ts';

/** Lists that the forms are made of, and what the installation says of itself. */
export async function referenceRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { chemistry, guards } = services;
  const startedAt = new Date().toISOString();
  const version = WEB_APPLICATION_VERSION;

  answer(app, referenceCalls.listLibraries, async ({ user }) => {
    const { on } = await offeredLibraries(services.database, await chemistry.forUser(user).call('libraries'));
    return on.map(libraryEntryOf);
  });
  answer(app, referenceCalls.listReagents, async () =>
    NAMED_REAGENTS.map(({ inchiKey, aliases, ...reagent }) => ({ ...reagent, inchikey: inchiKey, aliases: [...aliases] })),
  );
  answer(app, referenceCalls.checkReagents, async ({ body: { reagents }, user }) => {
    await guards.countCheck(user);
    return { unknown: [...unknownReagents(reagents, await chemistry.forUser(user).call('readReagents', reagents))] };
  });
  answer(app, referenceCalls.checkWishes, async ({ body: asked, user }) => {
    await guards.countCheck(user);
    const texts = textsOfWishes(asked);
    const structures = understood(texts, texts.length === 0 ? [] : await chemistry.forUser(user).call('readMaterials', texts));
    return { errors: [...wishErrors(asked, structures)] };
  });
  answer(app, referenceCalls.listAlgorithms, async () => [...ALGORITHM_ENTRIES]);
  answer(app, referenceCalls.listInstalledCatalogs, async ({ user }) =>
    (await chemistry.forUser(user).call('catalogs')).map(installedCatalogOf),
  );
  answer(app, referenceCalls.listCatalogs, async ({ params, user }) =>
    (await chemistry.forUser(user).call('catalogInfos', params.id)).map(catalogInfoOf),
  );
  answer(app, referenceCalls.listExternalLinks, async () => [
    ...(await readExternalLinks(services.database)),
    { label: 'Documentation of the calls', url: documentationCalls.getPage.path },
  ]);
  answer(app, referenceCalls.getLegalText, async ({ query }) =>
    legalText(services.dataFolder, query.type, await readLegalText(services.database, query.type)),
  );
  answer(app, referenceCalls.getVersion, async () => ({ version }));
  answer(app, referenceCalls.getInfo, async () => ({ version, host: hostname() }));
  answer(app, referenceCalls.getStatus, async () => {
    await services.health.ready();
    return { status: 'ok' as const, version, startedAt };
  });
}
