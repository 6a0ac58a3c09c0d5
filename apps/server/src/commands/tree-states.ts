import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import {
  deleteTreeState,
  findTreeState,
  insertTreeState,
  listTreeStates,
  type TreeStateOwner,
  type TreeStateRow,
  updateTreeState,
} from '../repositories/tree-states.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleQuery } from './visible-query.ts';

/** A query as saved views name it: with its project. */
export interface QueryOfProject {
  readonly projectId: number;
  readonly queryId: number;
}

/** A view of a tree as a reader saves it. */
export interface TreeStateContent {
  readonly name: string;
  readonly state: Record<string, unknown>;
}

async function ownerOf(database: Database, user: User, { projectId, queryId }: QueryOfProject): Promise<Outcome<TreeStateOwner>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  if (row.value.query.projectId !== projectId) return refuse('not-found', 'The query belongs to another project.');
  return success({ queryId, userId: user.id });
}

const found = <T>(value: T | null): Outcome<T> => (value === null ? refuse('not-found', 'There is no such tree state.') : success(value));

/** The reader's own saved views of a tree, oldest first. */
export async function readTreeStates(database: Database, user: User, of: QueryOfProject): Promise<Outcome<readonly TreeStateRow[]>> {
  const owner = await ownerOf(database, user, of);
  return owner.ok ? success(await listTreeStates(database, owner.value)) : owner;
}

export async function readTreeState(database: Database, user: User, of: QueryOfProject, id: number): Promise<Outcome<TreeStateRow>> {
  const owner = await ownerOf(database, user, of);
  return owner.ok ? found(await findTreeState(database, owner.value, id)) : owner;
}

export async function saveTreeState(
  database: Database,
  user: User,
  of: QueryOfProject,
  content: TreeStateContent,
): Promise<Outcome<TreeStateRow>> {
  const owner = await ownerOf(database, user, of);
  return owner.ok ? success(await insertTreeState(database, owner.value, content)) : owner;
}

/** Saves a view again, in the place of what it was. */
export async function replaceTreeState(
  database: Database,
  user: User,
  of: QueryOfProject,
  id: number,
  content: TreeStateContent,
): Promise<Outcome<TreeStateRow>> {
  const owner = await ownerOf(database, user, of);
  return owner.ok ? found(await updateTreeState(database, owner.value, id, content)) : owner;
}

export async function removeTreeState(database: Database, user: User, of: QueryOfProject, id: number): Promise<Outcome<true>> {
  const owner = await ownerOf(database, user, of);
  return owner.ok ? found((await deleteTreeState(database, owner.value, id)) || null) : owner;
}
