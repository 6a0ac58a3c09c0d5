import { MOLECULE_FILTERS, moleculeCalls } from '@retron/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { dayStarts } from '../commands/day-starts.ts';
import { importMolecules } from '../commands/import-molecules.ts';
import { addMolecule, changeMolecule, copyMolecule, isMoleculeNameTaken, removeMolecule, restoreMolecule } from '../commands/molecules.ts';
import { layOutMolecules, type MoleculeSearch, readMolecule, readMolecules, readMoleculesAfter } from '../commands/read-molecules.ts';
import { answer, DONE } from '../http/answer.ts';
import { orEnd } from '../http/errors.ts';
import type { Services } from '../http/services.ts';
import { importAnswerOf, moleculeListAnswerOf, moleculeOf } from '../presenters/molecules.ts';

type AskedSearch = Omit<z.output<typeof moleculeCalls.after.query>, 'limit'>;

function searchOf({ search, term = '', similarity, zone, ...filters }: AskedSearch): MoleculeSearch {
  const chosen = Object.fromEntries(MOLECULE_FILTERS.map((filter) => [filter, filters[filter]]));
  return { search, term, leastSimilarity: similarity / 100, chosen, starts: dayStarts(zone, new Date()) };
}

/** What the wire calls the structure of a molecule. */
const FIELDS = { structure: 'rosdal' };

/** The user's own library of molecules. */
export async function moleculeRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { database, chemistry, guards } = services;

  const countStructure = async ({ search, term = '' }: AskedSearch, user: Parameters<typeof guards.countCheck>[0]) => {
    if (search !== 'name' && term.trim() !== '') await guards.countCheck(user);
  };

  answer(app, moleculeCalls.list, async ({ query, user }) => {
    await countStructure(query, user);
    const { sort, order, per_page: limit, page } = query;
    const asked = { ...searchOf(query), sort, order, limit, offset: (page - 1) * limit, isCounted: query.counts === 'yes' };
    return moleculeListAnswerOf(orEnd(await readMolecules(database, chemistry.forUser(user), user, asked)));
  });

  answer(app, moleculeCalls.after, async ({ params, query, user }) => {
    await countStructure(query, user);
    const asked = { ...searchOf(query), after: params.id, limit: query.limit };
    const { found, last } = orEnd(await readMoleculesAfter(database, chemistry.forUser(user), user, asked));
    return { molecules: found.map(moleculeOf), last };
  });

  answer(app, moleculeCalls.exists, async ({ body, user }) => ({ exists: await isMoleculeNameTaken(database, user, body.name) }));

  answer(app, moleculeCalls.existsByPath, async ({ params, user }) => ({
    exists: await isMoleculeNameTaken(database, user, params.name),
  }));

  answer(app, moleculeCalls.get, async ({ params, user }) => moleculeOf(orEnd(await readMolecule(database, user, params.name))));

  answer(app, moleculeCalls.create, async ({ body: { name, rosdal: structure, tags = [] }, user }) => {
    await guards.countCheck(user);
    return moleculeOf(orEnd(await addMolecule(database, chemistry.forUser(user), user, { name, structure, tags }), FIELDS));
  });

  answer(app, moleculeCalls.import, async ({ body: { records, tag, known, tagkept, check }, user }) => {
    await guards.countCheck(user);
    const wishes = { tag, known, areTagsGiven: tagkept, isCheck: check };
    const report = orEnd(await importMolecules(database, chemistry.forUser(user), user, records, wishes));
    return { ...importAnswerOf(report), ...(check ? { structures: [...report.structures] } : {}) };
  });

  answer(app, moleculeCalls.layOut, async ({ body: { names }, user }) => {
    await guards.countCheck(user);
    return { molfiles: [...(await layOutMolecules(database, chemistry.forUser(user), user, names))] };
  });

  answer(app, moleculeCalls.copy, async ({ params, user }) =>
    moleculeOf(orEnd(await copyMolecule(database, chemistry.forUser(user), user, params.name))),
  );

  answer(app, moleculeCalls.change, async ({ params, body: { originalName, name, rosdal: structure, tags, before }, user }) => {
    if (structure !== undefined) await guards.countCheck(user);
    const change = { name, structure, tags };
    const changed = await changeMolecule(database, chemistry.forUser(user), user, originalName ?? params.name, change, before);
    return moleculeOf(orEnd(changed, FIELDS));
  });

  answer(app, moleculeCalls.delete, async ({ params, user }) => {
    orEnd(await removeMolecule(database, user, params.name));
    return DONE;
  });

  answer(app, moleculeCalls.restore, async ({ params, user }) => {
    orEnd(await restoreMolecule(database, user, params.name));
    return DONE;
  });
}
