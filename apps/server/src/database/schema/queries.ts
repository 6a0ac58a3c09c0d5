import type { SearchEnd } from '@retron/planning';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { projects } from './projects.ts';
import type { StoredClauses, StoredProvenance, StoredRouteWishes } from './stored-json.ts';

/** One planning question and its state. */
export const queries = pgTable(
  'queries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    comment: text().notNull().default(''),
    isKept: boolean('is_kept').notNull().default(false),
    /** The target: canonical SMILES, ROSDAL and InChIKey. */
    smiles: text().notNull(),
    rosdal: text().notNull(),
    inchiKey: text('inchi_key').notNull(),
    direction: text().$type<'retrosynthesis' | 'forward'>().notNull(),
    algorithm: text().$type<'brute-force' | 'complexity-reduction' | 'unprecedented' | 'multi-step'>().notNull(),
    strategy: text().notNull(),
    /** The clauses of the strategy as they were when the query was started; null for one that comes with the product. */
    clauses: jsonb().$type<StoredClauses>(),
    libraries: text().array().notNull(),
    /** Forward only: what stands above the arrow, as canonical SMILES. */
    reagents: text().array().notNull().default([]),
    /** Retrosynthesis: what is asked of the ways to the target; null for nothing. */
    routeWishes: jsonb('route_wishes').$type<StoredRouteWishes>(),
    maxSuggestions: integer('max_suggestions').notNull(),
    maxSteps: integer('max_steps').notNull(),
    precision: integer().$type<1 | 2 | 3>().notNull(),
    runMode: text('run_mode').$type<'interactive' | 'background'>().notNull(),
    wantsMail: boolean('wants_mail').notNull().default(false),
    /** The newest run whose end was told by mail; 0 for none. */
    mailedRun: integer('mailed_run').notNull().default(0),
    /** How often the mail of the newest run was tried, and when it may be tried again. */
    mailTries: integer('mail_tries').notNull().default(0),
    mailAfter: timestamp('mail_after', { withTimezone: true }),
    /** The preset that brought the options; null where each was chosen. */
    preset: text(),
    status: text().$type<'planning' | 'finished' | 'stopped' | 'failed'>().notNull(),
    /** Why it failed. */
    statusMessage: text('status_message'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** Number of the newest run (runs table). */
    run: integer().notNull().default(1),
    structureCount: integer('structure_count').notNull().default(0),
    suggestionCount: integer('suggestion_count').notNull().default(0),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The build that planned its newest run; null while none has begun, and for queries planned before it was recorded. */
    plannerVersion: text('planner_version'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** Null for a kept query. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Milliseconds of planning over all runs. */
    durationMs: integer('duration_ms'),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** It was deleted because its project was, and comes back with it. */
    deletedWithProject: boolean('deleted_with_project').notNull().default(false),
  },
  (table) => [
    // What mails are due is looked for every few seconds.
    index('queries_mail').on(table.finishedAt).where(sql`wants_mail AND mailed_run < run`),
    uniqueIndex('queries_name').on(table.userId, table.name).where(sql`deleted_at IS NULL`),
    index('queries_project').on(table.projectId, table.id),
    index('queries_planning').on(table.id).where(sql`status = 'planning'`),
  ],
);

/** How far a query is; apart from `queries`, because it changes several times a second. */
export const queryProgress = pgTable('query_progress', {
  queryId: integer('query_id')
    .primaryKey()
    .references(() => queries.id, { onDelete: 'cascade' }),
  percent: real().notNull().default(0),
  structuresExpanded: integer('structures_expanded').notNull().default(0),
  suggestionsFound: integer('suggestions_found').notNull().default(0),
});

/**
 * One run of the planner over a query: the first, or a continuation from one structure.
 * `firstStructure` and `firstSuggestion` are the first numbers it may give out, so a run that starts over replaces what it wrote.
 */
export const queryRuns = pgTable(
  'query_runs',
  {
    queryId: integer('query_id')
      .notNull()
      .references(() => queries.id, { onDelete: 'cascade' }),
    run: integer().notNull(),
    /** Who started the query: the turn goes from user to user, and is looked for among very many runs. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Null for the first run. */
    fromStructure: integer('from_structure'),
    firstStructure: integer('first_structure').notNull(),
    firstSuggestion: integer('first_suggestion').notNull(),
    /** Counts the times a worker began this run: what an older attempt still writes is refused. */
    attempts: integer().notNull().default(0),
    /** A run is its own job: it waits, a worker holds it, it has ended. */
    state: text().$type<'waiting' | 'running' | 'ended'>().notNull().default('waiting'),
    /** Somebody waits for it: goes before runs that nobody waits for. */
    isUrgent: boolean('is_urgent').notNull().default(false),
    /** The process (see `processes`) that holds it; null while none does. */
    heldBy: text('held_by'),
    /** When a worker last took it; null while none has. */
    begunAt: timestamp('begun_at', { withTimezone: true }),
    /** Times that whoever held it died. Most of what dies with a worker is innocent, so it is run alone before it is blamed. */
    losses: integer().notNull().default(0),
    /** Its worker plans nothing else now. */
    isAlone: boolean('is_alone').notNull().default(false),
    /** Of `losses`, those while it was alone. */
    lossesAlone: integer('losses_alone').notNull().default(0),
    /** SHA-256 of the libraries it needs, hex; null for runs begun before that was recorded: their names decide. */
    needs: text().array(),
    /** What was left out so far, by the planner's codes; see `ExpansionReport.leftOut`. */
    leftOut: jsonb('left_out').$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Of a search for routes: why it ended. Null for other algorithms, before its end, where it was stopped, and before that was kept. `imported`: nothing was searched. */
    searchEnd: text('search_end').$type<SearchEnd | 'imported'>(),
    /** Of a search for routes that found none: structures that the way lacks which came nearest to one. */
    missing: integer().array(),
    /** Of a search for routes: see `BeyondSteps`. Null for other algorithms, before its end, and before that was kept. */
    unopened: integer(),
    longerRoute: integer('longer_route'),
    /** What planned it; null while no worker has begun it, and for runs before it was recorded. */
    plannedBy: jsonb('planned_by').$type<StoredProvenance>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.queryId, table.run] }),
    // In the order in which the runs of one user have their turn.
    index('query_runs_waiting').on(table.userId, table.isUrgent.desc(), table.queryId, table.run).where(sql`state = 'waiting'`),
    index('query_runs_running').on(table.userId).where(sql`state = 'running'`),
    index('query_runs_begun').on(table.userId, table.begunAt),
  ],
);
