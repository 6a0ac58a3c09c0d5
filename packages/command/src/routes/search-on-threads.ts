import { type FoundRoutes, type PlanningPorts, planRoutesInTurns, type RouteQuestion, type Stock } from '@retron/planning';
import type { LookThreads } from './look-threads.ts';

/**
 * As `planRoutes`, with several threads that look at structures; `question.atOnce` says how many structures at once. The same routes as with
 * one thread and the same question, where it is not the time that ends the search.
 */
export function searchOnThreads(
  threads: LookThreads,
  ports: PlanningPorts,
  question: RouteQuestion,
  isOver: (elapsedMs: number, routesKnown: number) => boolean,
): Promise<FoundRoutes> {
  const told = new Map<string, ReturnType<Stock['availability']>>();
  const { stock } = ports;
  const toldStock: Stock = { ...stock, availability: (smiles) => told.get(smiles) ?? stock.availability(smiles) };
  const work = planRoutesInTurns({ ...ports, stock: toldStock }, question, isOver, (request) =>
    threads.looker(request, (smiles, availability) => told.set(smiles, availability)),
  );
  return threads.drive(work);
}
