import { disconnectionCalls, TEXTS } from '@retron/contract';
import { success } from '@retron/molecule';
import type { FastifyInstance } from 'fastify';
import { disconnectionSummary, MAP_SIZE, saveDisconnections } from '../../commands/disconnection-summary.ts';
import { structureLayout } from '../../commands/structure-layout.ts';
import { visibleQuery } from '../../commands/visible-query.ts';
import { agree } from '../../http/agreement.ts';
import { answer } from '../../http/answer.ts';
import { invalid, orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import type { User } from '../../repositories/users.ts';

/** What names the query and its target, and may name them again. */
interface Named {
  readonly id?: number | undefined;
  readonly sessionid?: string | undefined;
  readonly targethash?: string | undefined;
}

/** The disconnection summary of a query's target: read it, comment on a cluster, keep the filter. */
export async function disconnectionRoutes(
  app: FastifyInstance,
  { services: { database, chemistry } }: { services: Services },
): Promise<void> {
  /** Positions of the target's atoms, as its picture of the same size has them. */
  const drawTarget = async (queryId: number) => {
    const molfile = await structureLayout(
      database,
      async (request) => {
        const layout = await chemistry.call('layout', request);
        if (layout.ok) return layout.value;
        throw invalid(layout.error.message);
      },
      queryId,
      1,
    );
    if (!molfile.ok) return molfile;
    const drawing = await chemistry.call('drawMoleculeWithPositions', {
      structure: { molfile: molfile.value },
      ...MAP_SIZE,
      theme: 'light',
      centre: [],
    });
    if (!drawing.ok) throw invalid(drawing.error.message);
    return success(drawing.value.atoms);
  };

  answer(app, disconnectionCalls.get, async ({ params, query: given, user }) => {
    const query = await queryOf(user, params, given);
    const asked = { targetHash: params.targethash, filter: given.filterProperties };
    return orEnd(await disconnectionSummary(database, query, () => drawTarget(query.id), asked));
  });

  answer(app, disconnectionCalls.save, async ({ params, body, user }) => {
    const query = await queryOf(user, params, body);
    orEnd(await saveDisconnections(database, query, params.targethash, body), { bonds: 'cluster.bonds' });
    const asked = { targetHash: params.targethash, filter: body.filterProperties };
    return orEnd(await disconnectionSummary(database, query, () => drawTarget(query.id), asked));
  });

  async function queryOf(user: User, params: { readonly id: number; readonly targethash: string }, again: Named) {
    const { query } = orEnd(await visibleQuery(database, user, params.id));
    agree('id', again.id, params.id, TEXTS.otherQuery);
    agree('sessionid', again.sessionid, query.name, TEXTS.otherName);
    agree('targethash', again.targethash, params.targethash, TEXTS.otherQuery);
    return query;
  }
}
