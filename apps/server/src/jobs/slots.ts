import type { Openings } from '../repositories/run-queue.ts';

/** Runs that a worker plans at the same time on each thread; they take turns there. */
const FOR_EACH_THREAD = 8;
/** Of these, kept for runs that somebody waits for. */
const KEPT_FOR_URGENT = 2;
/** Of what is left, and of all, kept for users none of whose runs is being planned: nobody waits for another's long runs to end. */
const KEPT_FOR_NEWCOMERS = 1;

/** Whose runs a worker may take, by what it plans already. */
export function openingsOf(threads: number, planned: { readonly urgent: number; readonly background: number }): Openings {
  const opening = (free: number) => (free <= 0 ? 'nobody' : free <= KEPT_FOR_NEWCOMERS * threads ? 'newcomers' : 'everybody');
  const free = FOR_EACH_THREAD * threads - planned.urgent - planned.background;
  return {
    urgent: opening(free),
    background: opening(Math.min(free, (FOR_EACH_THREAD - KEPT_FOR_URGENT) * threads - planned.background)),
  };
}
