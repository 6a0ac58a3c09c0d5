import { MESSAGES, TEXTS } from '@retron/contract';
import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import type { NamedLibrary } from '../repositories/processes.ts';
import { hasQueryNamed, insertQuery, isUniqueViolation, type NewQuery, type Query } from '../repositories/queries.ts';
import { countWaiting } from '../repositories/run-queue.ts';
import { writeClauses } from '../repositories/stored/clauses.ts';
import { writeRouteWishes } from '../repositories/stored/route-wishes.ts';
import { findStrategyFor } from '../repositories/strategies.ts';
import type { User } from '../repositories/users.ts';
import type { UserLimits } from '../settings.ts';
import { chooseLibraries, means } from './choose-libraries.ts';
import { type Outcome, type Reason, refuse } from './outcome.ts';
import { dayOfExpiry } from './query-lifetime.ts';
import { type GivenWishes, readWishes, type WishedThings } from './read-wishes.ts';
import { unknownReagents } from './unknown-reagents.ts';
import { visibleProject } from './visible-project.ts';

/** The target as the chemistry thread saw it. */
export interface CheckedTarget {
  readonly errors: readonly string[];
  readonly structure: {
    readonly smiles: string;
    readonly rosdal: string;
    readonly inchiKey: string;
    /** What stood among the starting materials, canonical SMILES. */
    readonly reagents: readonly { readonly smiles: string }[];
  } | null;
}

/** What is to be planned, and how it is kept. */
export interface StartRequest
  extends Pick<
    Query,
    | 'projectId'
    | 'name'
    | 'comment'
    | 'isKept'
    | 'direction'
    | 'algorithm'
    | 'strategy'
    | 'maxSuggestions'
    | 'maxSteps'
    | 'precision'
    | 'runMode'
    | 'wantsMail'
    | 'preset'
  > {
  /** What programs note with it from the beginning. */
  readonly metadata?: Query['metadata'];
  /** Libraries asked for, by full name or family. */
  readonly libraries: readonly string[];
  /** Names or SMILES, as they were given; forward only. */
  readonly reagents: readonly string[];
  /** Retrosynthesis only; null for none. */
  readonly wishes: GivenWishes | null;
}

/** What the chemistry thread says of a request. */
export interface StartFacts {
  readonly target: CheckedTarget;
  /** The libraries that serve the direction and are switched on. */
  readonly installed: readonly NamedLibrary[];
  /** Those that are switched off. */
  readonly off: readonly NamedLibrary[];
  /** Of each text that asks for reagents those that it names, as canonical SMILES; null for what names none. */
  readonly reagents: readonly (readonly string[] | null)[];
  /** What the wishes name. */
  readonly wished: WishedThings;
}

const NAME_TAKEN: Reason = { code: 'taken', about: 'name', message: MESSAGES.queryNameTaken };

/** What is wrong with the reagents. */
function reagentErrors(given: readonly string[], read: StartFacts['reagents']): readonly Reason[] {
  return unknownReagents(given, read).map((text) => ({ code: 'invalid', about: 'reagents', message: TEXTS.unknownReagent(text) }));
}

/** What is wrong with the target. That the query was not started at all is said by who shows these. */
function targetErrors({ errors }: CheckedTarget): readonly Reason[] {
  return errors.map((message) => ({ code: message === MESSAGES.targetRequired ? 'required' : 'invalid', about: 'target', message }));
}

/**
 * Writes the query with the run that waits for a worker: once the number is given out, the query is planned whatever dies.
 *
 * A name that is taken is a conflict; what else is wrong is told with it.
 */
export async function startQuery(
  database: Database,
  user: User,
  { libraries, reagents: given, wishes: wishesGiven, ...request }: StartRequest,
  { target, installed, off, reagents, wished }: StartFacts,
  { waitingQueries }: Pick<UserLimits, 'waitingQueries'>,
): Promise<Outcome<number>> {
  const project = await visibleProject(database, user, request.projectId);
  if (!project.ok) return project;
  const read = wishesGiven === null ? null : readWishes(wishesGiven, target.structure?.smiles ?? null, wished);
  const errors = [...targetErrors(target), ...reagentErrors(given, reagents), ...(read?.errors ?? [])];
  const strategy = await findStrategyFor(database, user.id, request.strategy);
  if (strategy === null || strategy.direction !== request.direction) {
    errors.push({ code: 'invalid', about: 'strategy', message: MESSAGES.selectStrategy });
  }
  const { chosen, missing } = chooseLibraries(
    libraries,
    installed.map(({ fullName }) => fullName),
  );
  // A preset brings those that are on: none where all of them are off.
  if (libraries.length === 0) errors.push({ code: 'invalid', about: 'libraries', message: MESSAGES.selectLibrary });
  const switchedOff = missing.filter((name) => off.some(({ fullName }) => means(name, fullName)));
  if (switchedOff.length > 0) {
    errors.push({ code: 'invalid', about: 'libraries', message: `${MESSAGES.selectLibrary} ${TEXTS.libraryOff(switchedOff)}` });
  }
  const unknown = missing.filter((name) => !switchedOff.includes(name));
  if (unknown.length > 0) {
    const message = `${MESSAGES.selectLibrary} There is no library ${unknown.join(', ')} for this direction.`;
    errors.push({ code: 'invalid', about: 'libraries', message });
  }
  const isNameTaken = await hasQueryNamed(database, user.id, request.name);
  if (isNameTaken) errors.push(NAME_TAKEN);
  const { structure } = target;
  if (errors.length > 0 || structure === null) return refuse(isNameTaken ? 'conflict' : 'invalid', ...errors);
  const { smiles, rosdal, inchiKey } = structure;
  try {
    return await database.transaction(async (transaction) => {
      if ((await countWaiting(transaction, user.id)) >= waitingQueries) return refuse('too-many', TEXTS.tooManyWaiting(waitingQueries));
      const query: NewQuery = {
        ...request,
        userId: user.id,
        clauses: strategy === null || strategy.clauses === null ? null : writeClauses(strategy.clauses),
        smiles,
        rosdal,
        inchiKey,
        libraries: [...chosen],
        reagents: [...new Set([...structure.reagents.map((reagent) => reagent.smiles), ...reagents.flatMap((each) => each ?? [])])],
        routeWishes: read === null ? null : writeRouteWishes(read.wishes),
        status: 'planning',
        expiresAt: request.isKept ? null : dayOfExpiry(),
      };
      const needs = installed.filter(({ fullName }) => chosen.includes(fullName)).map(({ hash }) => hash);
      return success(await insertQuery(transaction, query, needs));
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('conflict', NAME_TAKEN);
    throw error;
  }
}
