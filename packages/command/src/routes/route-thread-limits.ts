import { PLANNING_THREAD_LIMITS } from '@retron/planning';

/** Memory of a thread that works on routes, its young objects included: 1.5 GB, beside the data files, which threads share. */
export const ROUTE_THREAD_LIMITS = {
  ...PLANNING_THREAD_LIMITS,
  maxOldGenerationSizeMb: PLANNING_THREAD_LIMITS.maxOldGenerationSizeMb - PLANNING_THREAD_LIMITS.maxYoungGenerationSizeMb,
} as const;
