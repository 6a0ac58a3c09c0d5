/** Said by work that may be left here and taken up again later. */
export const AT_WORK = 'at work';
export type AtWork = typeof AT_WORK;

/**
 * Work in pieces: a generator that says `AT_WORK` between two of them, and at last returns what came of it.
 *
 * Whoever drives it may leave it at any of these places for good or for a while, and do other work on the same thread meanwhile; the
 * outcome is the same. Pieces are counted, not timed: they take some milliseconds for structures of the usual size.
 */
export type Work<T> = Generator<AtWork, T, void>;

/** Does work without a pause. */
export function finished<T>(work: Work<T>): T {
  for (let next = work.next(); ; next = work.next()) if (next.done === true) return next.value;
}
