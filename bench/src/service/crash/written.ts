import type { Client } from '../running/client.ts';
import type { Question } from './questions.ts';

/** A query that was acknowledged. */
export interface StartedQuery {
  readonly id: number;
  readonly owner: Client;
  readonly projectId: number;
  readonly question: Question;
  /** It was asked to stop, to go on, or to go away: its tree need not be that of others with the same question. */
  isTouched: boolean;
}

/** What is looked for at the end, and where; the ledger holds what it should be. */
export interface Written {
  readonly queries: StartedQuery[];
  /** Names of queries whose start got no answer. */
  readonly uncertainStarts: { readonly name: string; readonly owner: Client }[];
  readonly comments: { readonly message: string; readonly owner: Client; readonly projectId: number; readonly queryId: number | null }[];
  readonly views: { readonly name: string; readonly owner: Client; readonly projectId: number; readonly queryId: number }[];
  readonly notes: { readonly queryId: number; readonly owner: Client; readonly bonds: readonly string[] }[];
  readonly projects: { readonly id: number; readonly owner: Client }[];
  readonly uncertainProjects: { readonly name: string; readonly owner: Client }[];
}

export const nothingWritten = (): Written => ({
  queries: [],
  uncertainStarts: [],
  comments: [],
  views: [],
  notes: [],
  projects: [],
  uncertainProjects: [],
});

/** Keys of the ledger. */
export const keys = {
  query: (id: number) => `query ${id}`,
  queryName: (id: number) => `name of query ${id}`,
  queryDescription: (id: number) => `description of query ${id}`,
  queryRuns: (id: number) => `runs of query ${id}`,
  start: (name: string) => `start of ${name}`,
  comment: (message: string) => `comment ${message}`,
  view: (name: string) => `view ${name}`,
  note: (queryId: number, bonds: readonly string[]) => `note on ${bonds.join(',')} of query ${queryId}`,
  project: (id: number) => `project ${id}`,
  projectName: (id: number) => `name of project ${id}`,
  projectMade: (name: string) => `making of ${name}`,
} as const;

/** The value of what has no other than being there. */
export const THERE = '(there)';
