/**
 * Memory of a thread that plans, in the words of Node's resource limits.
 *
 * Planning makes many short-lived graphs: room for the young ones (three semi-spaces of 64 MB) spares a twelfth of the time of a first
 * level. A first level keeps some 70 MB of old ones; the bound is far above what the largest query keeps, but with it the heap grows by
 * less than its double before it is cleaned, without it by its fourfold.
 */
export const PLANNING_THREAD_LIMITS = { maxYoungGenerationSizeMb: 3 * 64, maxOldGenerationSizeMb: 1536 } as const;
