import { ALGORITHMS, AUTORUN_MODE_NAMES, routeWishes, structureCheckAnswer, type WireAlgorithm } from '@retron/contract';
import { z } from 'zod';
import { readerKey } from '../../api/reader.ts';
import type { QueryDraft } from './draft.ts';
import { NO_WISHES } from './wishes-of-draft.ts';

const structure = structureCheckAnswer.shape.structure.unwrap().extend({ givenName: z.string().optional() });
const storedDraft = z.object({
  savedAt: z.iso.datetime(),
  isExpert: z.boolean(),
  draft: z.object({
    direction: z.enum(['synthesis', 'reaction']).nullable(),
    algorithm: z.enum(Object.keys(ALGORITHMS) as [WireAlgorithm, ...WireAlgorithm[]]).nullable(),
    strategy: z.string(),
    library: z.array(z.string()),
    breadth: z.number(),
    nsteps: z.number(),
    minlevels: z.number(),
    sessionid: z.string(),
    projectid: z.number().nullable(),
    comment: z.string(),
    target: structure.nullable(),
    moreTargets: z.array(structure),
    reagents: z.array(z.string()),
    routes: routeWishes.default(NO_WISHES),
    mode: z.enum(['INTERACTIVE', 'BACKGROUND']).default('BACKGROUND'),
    useMailing: z.boolean().default(false),
    autorunmode: z.enum(AUTORUN_MODE_NAMES).nullable(),
    isModeChosen: z.boolean(),
  }),
});

/** A query that was being put together when its form was closed. */
export interface StoredDraft {
  /** ISO 8601. */
  readonly savedAt: string;
  readonly isExpert: boolean;
  readonly draft: QueryDraft;
}

/** Of the project that the form was opened in; a form opened outside any project has a draft of its own. */
const keyOf = (projectId: number | undefined) => readerKey(`query-draft.${projectId ?? 'none'}`);

/** Drafts of this tab, one for each project: gone with the tab, and never seen by another reader. */
export const draftStore = {
  read(projectId: number | undefined): StoredDraft | null {
    try {
      const stored = storedDraft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(projectId)) ?? 'null'));
      return stored.success ? stored.data : null;
    } catch {
      return null;
    }
  },
  write(projectId: number | undefined, stored: StoredDraft): void {
    try {
      sessionStorage.setItem(keyOf(projectId), JSON.stringify(stored));
    } catch {
      // A browser without storage keeps no draft.
    }
  },
  remove(projectId: number | undefined): void {
    try {
      sessionStorage.removeItem(keyOf(projectId));
    } catch {
      // As above.
    }
  },
};
