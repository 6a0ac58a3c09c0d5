import { z } from 'zod';

/** A project as lists show it. Field names: spec section 3, Project. */
export const projectSummary = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  owner: z.string(),
  created: z.string(),
  /** Time of the newest query, or of creation. */
  changed: z.string(),
  queryCount: z.number().int(),
  memberCount: z.number().int(),
  commentCount: z.number().int(),
  isDefault: z.boolean(),
  mayEdit: z.boolean(),
});
export type ProjectSummary = z.infer<typeof projectSummary>;

/** GET /app/apiv2/projects. `search` names the field (`name` or `description`), `term` what to look for in it. */
export const projectListQuery = z.object({
  per_page: z.coerce.number().int().min(1).max(200).default(20),
  page: z.coerce.number().int().min(1).default(1),
  order: z.enum(['asc', 'desc']).default('desc'),
  sort: z.enum(['id', 'name', 'created', 'changed']).default('changed'),
  search: z.enum(['name', 'description']).optional(),
  term: z.string().max(200).optional(),
});
export const projectListAnswer = z.object({ projects: z.array(projectSummary), total: z.number().int() });
export type ProjectListAnswer = z.infer<typeof projectListAnswer>;
export const projectBody = z.object({ name: z.string().trim().min(1).max(200), description: z.string().max(4000).default('') });
