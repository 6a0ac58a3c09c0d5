import { z } from 'zod';

const usedFile = z.object({
  name: z.string().describe('Its name; a ranker is named after the library it serves.'),
  hash: z.string().describe('SHA-256 of its contents, hex.'),
});

/** What planned a run of a query: the first, or one that went on from a structure. */
export const plannedBy = z.object({
  run: z.number().int().describe('Which run, from 1.'),
  build: z.string().nullable().describe('Version and build of the planner; null where it is not known.'),
  libraries: z.array(usedFile).describe('Transform libraries that it used.'),
  rankers: z.array(usedFile).describe('Rankers that it used.'),
  catalogs: z.array(usedFile).describe('Catalogues that it used.'),
});
plannedBy.register(z.globalRegistry, { id: 'PlannedBy', description: 'What planned a run of a query.' });
export type PlannedBy = z.infer<typeof plannedBy>;
