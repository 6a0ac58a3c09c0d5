/**
 * Memory of a thread that plans, in the words of Node's resource limits.
 *
 * Planning makes many short-lived graphs: room for the young ones (three semi-spaces of 32 MB) spares a twentieth of the processor time of a
 * first level beside three of 16; three of 64 would spare another fortieth at most, for 60 MB more in each thread. A first level keeps some
 * 70 MB of old ones; the bound is far above what the largest query keeps, but with it the heap grows by less than its double before it is
 * cleaned, without it by its fourfold.
 */
export const PLANNING_THREAD_LIMITS = { maxYoungGenerationSizeMb: 3 * 32, maxOldGenerationSizeMb: 1536 } as const;
