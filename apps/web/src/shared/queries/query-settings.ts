import { AUTORUN_MODE_NAMES, EXPERT_MODE, type QuerySummary, type RouteWishes, type StartQueryBody } from '@retron/contract';

/** The settings of a query to start a new one from; name and project are chosen anew. */
export function settingsOf(query: QuerySummary): Partial<StartQueryBody> {
  return {
    rosdal: query.rosdal,
    comment: query.comment,
    direction: query.direction,
    algorithm: query.algorithm,
    strategy: query.strategy,
    library: query.library.split('|'),
    ...(query.reagents === undefined ? {} : { reagents: query.reagents.map(({ name, smiles }) => name ?? smiles) }),
    ...(query.routes === undefined ? {} : { routes: query.routes }),
    breadth: query.breadth,
    nsteps: query.nsteps,
    minlevels: query.minlevels,
    mode: query.mode,
    useMailing: query.useMailing,
    autorunmode: AUTORUN_MODE_NAMES.find((name) => name === query.autorunmode) ?? EXPERT_MODE,
  };
}

/** The settings of a query for another target: what is asked of bonds is asked of one target alone. */
export function settingsOfOther(query: QuerySummary, rosdal: string): Partial<StartQueryBody> {
  return { ...settingsOf(query), rosdal, ...(query.routes === undefined ? {} : { routes: withoutBonds(query.routes) }) };
}

export const withoutBonds = (routes: RouteWishes): RouteWishes => ({ ...routes, break: [], keep: [] });
