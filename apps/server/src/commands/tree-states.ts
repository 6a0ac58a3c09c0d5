import { success } from '@retron/molecule';
import type { TreeView } from '@retron/tree';
import type { Database } from '../database/database.ts';
import {
  deleteTreeState,
  findTreeState,
  hasTreeStateNamed,
  insertTreeState,
  listTreeStates,
  lockTreeStates,
  measureTreeStates,
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
  readonly view: TreeView;
}

/** What of a saved view is changed; what is absent stays. */
export interface TreeStateChange extends Partial<TreeStateContent> {
  /** The version that was read: nothing is changed if somebody saved since. Absent: whatever is there is replaced. */
  readonly version?: number | undefined;
}

/** What one user may save. */
export interface TreeStateLimits {
  /** Views of one tree. */
  readonly most: number;
  /** Of all views together, as JSON. */
  readonly mostBytes: number;
}

async function ownerOf(database: Database, user: User, { projectId, queryId }: QueryOfProject): Promise<Outcome<TreeStateOwner>> {
  const row = await visibleQuery(database, user, queryId);
  if (!row.ok) return row;
  if (row.value.query.projectId !== projectId) return refuse('not-found', 'The query belongs to another project.');
  return success({ queryId, userId: user.id });
}

/** Told to windows that would overwrite what another has saved. */
const SAVED_SINCE = {
  code: 'conflict',
  about: 'version',
  message: 'This view was saved in another window in the meantime.',
} as const;

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
  limits: TreeStateLimits,
): Promise<Outcome<TreeStateRow>> {
  const owner = await ownerOf(database, user, of);
  if (!owner.ok) return owner;
  return withRoom(database, owner.value, content, limits, null, async (transaction) =>
    success(await insertTreeState(transaction, owner.value, content)),
  );
}

/** Saves a view again, in the place of what it was, or gives it another name. */
export async function replaceTreeState(
  database: Database,
  user: User,
  of: QueryOfProject,
  id: number,
  { version, ...change }: TreeStateChange,
  limits: TreeStateLimits,
): Promise<Outcome<TreeStateRow>> {
  const owner = await ownerOf(database, user, of);
  if (!owner.ok) return owner;
  return withRoom(database, owner.value, change, limits, id, async (transaction) => {
    const before = await findTreeState(transaction, owner.value, id);
    if (before !== null && version !== undefined && before.version !== version) return refuse('conflict', SAVED_SINCE);
    return found(await updateTreeState(transaction, owner.value, id, change));
  });
}

export async function removeTreeState(database: Database, user: User, of: QueryOfProject, id: number): Promise<Outcome<true>> {
  const owner = await ownerOf(database, user, of);
  return owner.ok ? found((await deleteTreeState(database, owner.value, id)) || null) : owner;
}

/** Saves where there is room: measured and saved as one, whatever the same user saves at the same moment. @param replaced - makes room */
async function withRoom(
  database: Database,
  owner: TreeStateOwner,
  { name, view }: Partial<TreeStateContent>,
  { most, mostBytes }: TreeStateLimits,
  replaced: number | null,
  save: (transaction: Database) => Promise<Outcome<TreeStateRow>>,
): Promise<Outcome<TreeStateRow>> {
  return database.transaction(async (transaction) => {
    await lockTreeStates(transaction, owner.userId);
    if (name !== undefined && (await hasTreeStateNamed(transaction, owner, name, replaced))) {
      return refuse('conflict', { code: 'taken', about: 'name', message: 'There is a saved view of this name already.' });
    }
    const others = await measureTreeStates(transaction, owner, replaced);
    if (replaced === null && others.ofTree >= most) {
      return refuse('conflict', `There are ${most} saved views of this tree. Please delete one before you save another.`);
    }
    if (view !== undefined && others.bytes + Buffer.byteLength(JSON.stringify(view)) > mostBytes) {
      return refuse(
        'conflict',
        `Your saved views take ${Math.floor(mostBytes / 1_000_000)} MB, which is all there is. Please delete some.`,
      );
    }
    return save(transaction);
  });
}
