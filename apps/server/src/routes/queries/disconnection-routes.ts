import { disconnectionCalls, TEXTS } from '@retron/contract';
import { type Failure, type Result, success } from '@retron/molecule';
import type { FastifyInstance } from 'fastify';
import { disconnectionSummary, MAP_SIZE, saveDisconnections, type TargetDrawing } from '../../commands/disconnection-summary.ts';
import { type Outcome, refuse } from '../../commands/outcome.ts';
import { visibleQuery } from '../../commands/visible-query.ts';
import { agree } from '../../http/agreement.ts';
import { answer } from '../../http/answer.ts';
import { orEnd } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { disconnectionAnswerOf, disconnectionNoteOf, filterOf } from '../../presenters/clusters.ts';

type User = Parameters<typeof visibleQuery>[1];

/** What names the query and its target, and may name them again. */
interface Named {
  readonly id?: number | undefined;
  readonly sessionid?: string | undefined;
  readonly targethash?: string | undefined;
}

const drawn = <T>(result: Result<T, Failure>): Outcome<T> => (result.ok ? result : refuse('invalid', result.error.message));

/** The disconnection summary of a query's target: read it, comment on a cluster, keep the filter. */
export async function disconnectionRoutes(
  app: FastifyInstance,
  { services: { database, chemistry } }: { services: Services },
): Promise<void> {
  /** Draws the target as its picture of the same size has it. */
  const drawingFor = (user: User): TargetDrawing => ({
    layOut: async (request) => drawn(await chemistry.forUser(user).call('layout', request)),
    positions: async (molfile) => {
      const picture = drawn(
        await chemistry
          .forUser(user)
          .call('drawMoleculeWithPositions', { structure: { molfile }, ...MAP_SIZE, theme: 'light', centre: [] }),
      );
      return picture.ok ? success(picture.value.atoms) : picture;
    },
  });

  answer(app, disconnectionCalls.get, async ({ params, query: given, user }) => {
    await agreeOn(user, params, given);
    const asked = { targetHash: params.targethash, filter: filterOf(given.filterProperties) };
    return disconnectionAnswerOf(orEnd(await disconnectionSummary(database, user, params.id, drawingFor(user), asked)));
  });

  answer(app, disconnectionCalls.save, async ({ params, body, user }) => {
    await agreeOn(user, params, body);
    const { id, targethash: targetHash } = params;
    const note = disconnectionNoteOf(body);
    orEnd(await saveDisconnections(database, user, id, targetHash, note), {
      bonds: 'cluster.bonds',
      commentVersion: 'cluster.commentVersion',
    });
    return disconnectionAnswerOf(
      orEnd(await disconnectionSummary(database, user, id, drawingFor(user), { targetHash, filter: note.filter })),
    );
  });

  async function agreeOn(user: User, params: { readonly id: number; readonly targethash: string }, again: Named): Promise<void> {
    const { query } = orEnd(await visibleQuery(database, user, params.id));
    agree('id', again.id, params.id, TEXTS.otherQuery);
    agree('sessionid', again.sessionid, query.name, TEXTS.otherName);
    agree('targethash', again.targethash, params.targethash, TEXTS.otherQuery);
  }
}
