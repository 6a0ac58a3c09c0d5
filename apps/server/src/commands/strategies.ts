import { success } from '@retron/molecule';
import { type Clause, findStrategy } from '@retron/planning';
import type { Database } from '../database/database.ts';
import { mayEditStrategy, mayShareStrategy } from '../policies/strategy-policy.ts';
import { lockEdits } from '../repositories/edits.ts';
import { isUniqueViolation } from '../repositories/queries.ts';
import {
  deleteStrategyRow,
  findStrategyFor,
  insertStrategy,
  isNameSharedByOthers,
  listStrategies,
  ownStrategyNames,
  type StrategyContent,
  type StrategyRow,
  updateStrategy,
} from '../repositories/strategies.ts';
import type { User } from '../repositories/users.ts';
import { type Actor, audit } from './audit.ts';
import type { changedMeanwhile } from './changed-meanwhile.ts';
import { type Outcome, refuse } from './outcome.ts';

/** Who is signed in and asks, and from where. */
export type StrategyActor = Actor & User;

/** A strategy with the clauses it is carried out by. */
export interface StrategyWithClauses extends StrategyRow {
  readonly clauses: readonly Clause[];
}

const NAME_TAKEN = {
  code: 'taken',
  about: 'name',
  message: 'You have a strategy of this name already. Please choose another name.',
} as const;
const NAME_SHARED = {
  code: 'taken',
  about: 'name',
  message: 'There is a strategy of this name that everybody can use. Please rename yours before you share it.',
} as const;
const NAME_OF_PRODUCT = {
  code: 'taken',
  about: 'name',
  message: 'A strategy of this name comes with Retron. Please choose another name.',
} as const;
const NOT_YOURS = 'Only its owner may change a strategy. Duplicate it to have one of your own.';

/** Every strategy that the user may use. */
export const readStrategies = (database: Database, user: User): Promise<readonly StrategyRow[]> => listStrategies(database, user.id);

/** @param which - its name, or its number */
export async function readStrategy(database: Database, user: User, which: string | number): Promise<Outcome<StrategyWithClauses>> {
  const row = await findStrategyFor(database, user.id, which);
  return row === null ? refuse('not-found', 'There is no such strategy.') : success(withClauses(row));
}

/** Of one that comes with the product those that the planner has; none for one that this version does not know. */
const withClauses = (row: StrategyRow): StrategyWithClauses => ({ ...row, clauses: row.clauses ?? findStrategy(row.name)?.clauses ?? [] });

/** Makes a private copy, named like the original with the first number from -1 that is free. */
export async function copyStrategy(database: Database, user: User, id: number): Promise<Outcome<StrategyWithClauses>> {
  const original = await readStrategy(database, user, id);
  if (!original.ok) return original;
  const { name, comment, direction, clauses } = original.value;
  if (clauses.length === 0) return refuse('conflict', 'This version of Retron does not know the clauses of this strategy.');
  const stem = name.replace(/-\d+$/, '');
  const copied = () =>
    database.transaction(async (transaction) => {
      const taken = new Set(await ownStrategyNames(transaction, user.id, stem));
      let number = 1;
      while (taken.has(`${stem}-${number}`)) number += 1;
      const copy = await insertStrategy(transaction, user.id, { name: `${stem}-${number}`, comment, direction, clauses });
      return readStrategy(transaction, user, copy);
    });
  for (let attempt = 1; ; attempt++) {
    try {
      return await copied();
    } catch (error) {
      // Another copy, begun at the same time, has taken the number; nobody chose it.
      if (!isUniqueViolation(error)) throw error;
      if (attempt === MOST_ATTEMPTS) return refuse('conflict', NAME_TAKEN);
    }
  }
}

/** Copies of one strategy that one user asks for at once. */
const MOST_ATTEMPTS = 20;

/** Names, describes or changes a strategy; what is absent stays. @param refuseWhenChanged - holds it against what the writer saw */
export function changeStrategy(
  database: Database,
  actor: StrategyActor,
  which: string | number,
  change: { readonly [Name in keyof StrategyContent]?: StrategyContent[Name] | undefined },
  refuseWhenChanged: (strategy: StrategyWithClauses) => ReturnType<typeof changedMeanwhile> = () => null,
): Promise<Outcome<StrategyWithClauses>> {
  return edit(database, actor, which, async (transaction, strategy) => {
    const { name, comment, clauses } = change;
    const changed = refuseWhenChanged(strategy);
    if (changed !== null) return changed;
    if (name !== undefined && findStrategy(name) !== null) return refuse('conflict', NAME_OF_PRODUCT);
    if (strategy.isShared && name !== undefined && (await isNameSharedByOthers(transaction, actor.id, name))) {
      return refuse('conflict', NAME_SHARED);
    }
    await updateStrategy(transaction, strategy.id, {
      ...(name === undefined ? {} : { name }),
      ...(comment === undefined ? {} : { comment }),
      ...(clauses === undefined ? {} : { clauses }),
    });
    return success(undefined);
  });
}

/** Lets everybody with an account see and use a strategy; one that is shared already stays so. */
export function shareStrategy(database: Database, actor: StrategyActor, which: string | number): Promise<Outcome<StrategyWithClauses>> {
  return edit(database, actor, which, async (transaction, strategy) => {
    if (!mayShareStrategy(actor, strategy)) return success(undefined);
    if (await isNameSharedByOthers(transaction, actor.id, strategy.name)) return refuse('conflict', NAME_SHARED);
    await updateStrategy(transaction, strategy.id, { isShared: true });
    await audit(transaction, actor, 'strategy shared', strategy.name, { strategy: strategy.id });
    return success(undefined);
  });
}

/** Makes a shared strategy private again. */
export function revokeStrategy(database: Database, actor: StrategyActor, which: string | number): Promise<Outcome<StrategyWithClauses>> {
  return edit(database, actor, which, async (transaction, strategy) => {
    if (!strategy.isShared) return success(undefined);
    await updateStrategy(transaction, strategy.id, { isShared: false });
    await audit(transaction, actor, 'strategy revoked', strategy.name, { strategy: strategy.id });
    return success(undefined);
  });
}

/** Queries that used it keep its name and clauses. */
export async function removeStrategy(database: Database, actor: StrategyActor, which: string | number): Promise<Outcome<void>> {
  return database.transaction(async (transaction) => {
    const strategy = await editable(transaction, actor, which);
    if (!strategy.ok) return strategy;
    await deleteStrategyRow(transaction, strategy.value.id);
    await audit(transaction, actor, 'strategy deleted', strategy.value.name, { strategy: strategy.value.id });
    return success(undefined);
  });
}

async function editable(transaction: Database, actor: StrategyActor, which: string | number): Promise<Outcome<StrategyWithClauses>> {
  const strategy = await readStrategy(transaction, actor, which);
  if (!strategy.ok) return strategy;
  return mayEditStrategy(actor, strategy.value) ? strategy : refuse('forbidden', NOT_YOURS);
}

async function edit(
  database: Database,
  actor: StrategyActor,
  which: string | number,
  work: (transaction: Database, strategy: StrategyWithClauses) => Promise<Outcome<void>>,
): Promise<Outcome<StrategyWithClauses>> {
  try {
    return await database.transaction(async (transaction) => {
      await lockEdits(transaction);
      const strategy = await editable(transaction, actor, which);
      if (!strategy.ok) return strategy;
      const done = await work(transaction, strategy.value);
      return done.ok ? readStrategy(transaction, actor, strategy.value.id) : done;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('conflict', NAME_TAKEN);
    throw error;
  }
}
