import type { PlanningPorts } from '../ports/ports.ts';
import type { ApplicationRanker, FactsRanker } from '../ports/step-ranker.ts';
import { PRECEDENT_RANKER } from './precedents/precedent-ranker.ts';

/** The trained ranker of the first of the libraries that has one; where none has, precedents rank. */
export function chooseRanker({ libraries, rankers = [] }: Pick<PlanningPorts, 'libraries' | 'rankers'>): ApplicationRanker | FactsRanker {
  for (const library of libraries) {
    const trained = rankers.find(({ libraryHash }) => libraryHash === library.header.hash);
    if (trained !== undefined) return trained.ready(library);
  }
  return PRECEDENT_RANKER;
}
