import { type FoundRoutes, type PlanningPorts, planRoutesInTurns, type RouteQuestion } from '@retron/planning';
import type { LookThreads } from './look-threads.ts';

/**
 * As `planRoutes`, with several threads that look at structures; `question.atOnce` says how many structures at once. The same routes as with
 * one thread and the same question, where it is not the time that ends the search.
 *
 * @param ports - opened with the same files as the threads
 */
export function searchOnThreads(
  threads: LookThreads,
  ports: PlanningPorts,
  question: RouteQuestion,
  isOver: (elapsedMs: number, routesKnown: number) => boolean,
): Promise<FoundRoutes> {
  const beside = { ...ports, stock: threads.stockBeside(ports.stock) };
  return threads.drive(planRoutesInTurns(beside, question, isOver, (request) => threads.looker(request)));
}
