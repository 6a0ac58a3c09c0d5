import type { StartBatchAnswer, StartBatchBody } from '@retron/contract';
import { MAX_QUERY_NAME_LENGTH } from '@retron/contract';
import { ApiError } from '../../api/api-error.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import { draftsOfTargets, type QueryDraft, startBody } from './draft.ts';

/** A draft with several targets as one call: a query for each. @param batch - sent again where an answer was lost, so that none is started twice */
export function batchBody(draft: QueryDraft, batch: string): StartBatchBody {
  const bodies = draftsOfTargets(draft).map(startBody);
  const targets = bodies.map(({ sessionid, rosdal, routes }) => ({ sessionid, rosdal, break: routes?.break, keep: routes?.keep }));
  // Bonds are drawn on the first target: what is asked of the last is asked of all.
  const { sessionid: _, rosdal: __, routes, ...settings } = bodies[bodies.length - 1];
  const { break: ___, keep: ____, ...ofAll } = routes ?? {};
  return { ...settings, ...(routes === undefined ? {} : { routes: ofAll }), batch, targets };
}

/** What is left of a draft when some of its targets are refused: those, under a name that the queries which stand have not. */
export function refusedOf(draft: QueryDraft, { queries }: StartBatchAnswer): Pick<QueryDraft, 'target' | 'moreTargets' | 'sessionid'> {
  const targets = draftsOfTargets(draft).flatMap(({ target }, index) => (queries[index]?.id === null && target !== null ? [target] : []));
  const [target = null, ...moreTargets] = targets;
  const isAll = targets.length === queries.length;
  return { target, moreTargets, sessionid: isAll ? draft.sessionid : nameOfRest(draft.sessionid) };
}

/** Why targets were refused: each reason once, with the names of the queries where some stand. `null` where none was. */
export function refusal({ queries }: StartBatchAnswer): ApiError | null {
  const refused = queries.filter(({ id }) => id === null);
  if (refused.length === 0) return null;
  const details = refused.flatMap((query) => query.details);
  const reasons = [...new Set(refused.map(({ errors }) => errors.join(' ')))];
  if (refused.length === queries.length) return new ApiError('refused', 200, reasons, { details });
  const told = reasons.map((reason) => {
    const names = refused.filter(({ errors }) => errors.join(' ') === reason).map(({ sessionid }) => `“${sessionid}”`);
    return `${names.join(', ')}: ${reason}`;
  });
  const stand = queries.length - refused.length;
  // What is wrong with one target is no message for a field that all share.
  return new ApiError('refused', 200, [texts.someStarted(stand, queries.length), ...told]);
}

const REST = ' (rest)';

function nameOfRest(name: string): string {
  return `${name.trim().slice(0, MAX_QUERY_NAME_LENGTH - REST.length)}${REST}`;
}
