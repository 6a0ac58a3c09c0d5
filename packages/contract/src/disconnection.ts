import { z } from 'zod';

/** What narrows a disconnection summary: suggestions need one of these name reactions; none chosen means any. */
export const filterProperties = z.object({ nameReactions: z.array(z.string().max(200)).max(500).default([]) });

/** Suggestions that make the same bonds of the target. Field names: spec section 3, Disconnection summary. */
export const disconnectionCluster = z.object({
  /** From 1: best rated first, then most precedents. */
  no: z.number().int(),
  /** Number of suggestions. */
  size: z.number().int(),
  /** Bonds of the target as `4-7`, atom numbers from 1; empty for steps that make no bond. Symmetric ones stand once. */
  bonds: z.array(z.string()),
  /** Such as `C–N, amide`. */
  name: z.string(),
  precedents: z.number().int(),
  rating: z.number().int().min(1).max(4),
  comment: z.string(),
  /** The best suggestion. */
  ensid: z.number().int(),
  /** All of them, best first. */
  ensids: z.array(z.number().int()),
});
export type WireCluster = z.infer<typeof disconnectionCluster>;

/** GET and POST /app/api/queries/{id}/disconnection/{targethash}. */
export const disconnectionSummary = z.object({
  /** The query. */
  id: z.number().int(),
  targethash: z.string(),
  sessionid: z.string(),
  breadth: z.number().int(),
  nsteps: z.number().int(),
  precision: z.number().int(),
  strategy: z.string(),
  /** Library names, joined by `|`. */
  library: z.string(),
  rosdal: z.string(),
  clusters: z.array(disconnectionCluster),
  filterProperties,
  /** What a drawing of the clusters needs. */
  data: z.object({
    /** The target's number in the tree. */
    sid: z.number().int(),
    /** Suggestions of the target, whatever the filter. */
    suggestions: z.number().int(),
    /** What the filter can choose from, commonest first. */
    nameReactions: z.array(z.object({ name: z.string(), suggestions: z.number().int() })),
    /** Where the atoms lie in the target's picture of this size (px), in the order of their numbers. */
    drawing: z.object({ width: z.number(), height: z.number(), atoms: z.array(z.object({ x: z.number(), y: z.number() })) }),
  }),
});
export type DisconnectionSummary = z.infer<typeof disconnectionSummary>;

/** The load names the query again (`id`, `sessionid`) and may bring a filter as JSON; without one the saved filter counts. */
export const disconnectionQuery = z.object({
  sessionid: z.string().max(1000).optional(),
  filterProperties: z
    .string()
    .max(20_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'filterProperties must be JSON.' });
        return z.NEVER;
      }
    })
    .pipe(filterProperties)
    .optional(),
});

/** The save: a changed comment of one cluster, known by its bonds, and the filter; what is absent stays. */
export const disconnectionBody = z.object({
  sessionid: z.string().max(1000).optional(),
  cluster: z.object({ bonds: z.array(z.string().regex(/^\d+-\d+$/)).max(400), comment: z.string().max(4000) }).optional(),
  filterProperties: filterProperties.optional(),
});
export type DisconnectionBody = z.input<typeof disconnectionBody>;
