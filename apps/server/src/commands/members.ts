import { success } from '@retron/molecule';
import type { Database } from '../database/database.ts';
import { mayHandOverProject, mayLeaveProject, mayManageMembers } from '../policies/project-policy.ts';
import { notify } from '../repositories/notify.ts';
import { deleteMember, findProject, insertMember, lockProject, type ProjectRow, setOwner } from '../repositories/projects.ts';
import { type Account, findAccount } from '../repositories/users.ts';
import { type Actor, type AuditAction, audit } from './audit.ts';
import { type Outcome, refuse } from './outcome.ts';
import { type ProjectDetails, readProject } from './projects.ts';
import { visibleProject } from './visible-project.ts';

/** Who is signed in and asks, and from where. */
export type MemberActor = Actor & { readonly id: number; readonly realname: string; readonly isSpecial: boolean };

const NOBODY = 'There is nobody with this user name who can sign in.';
const NO_MEMBER = 'This person is no member of the project.';

/** Adds a member; who is one already stays one. */
export function addMember(database: Database, actor: MemberActor, projectId: number, username: string): Promise<Outcome<ProjectDetails>> {
  return change(database, actor, projectId, username, async (transaction, project, account) => {
    if (!mayManageMembers(actor, project)) return refuse('forbidden', 'Only the owner may add members.');
    if (account === null || account.disabledAt !== null)
      return refuse('not-found', { code: 'not-found', about: 'username', message: NOBODY });
    const added = { projectId, userId: account.id, addedBy: account.id === actor.id ? null : actor.id };
    if (await insertMember(transaction, added)) await note(transaction, actor, 'member added', project, account);
    return readProject(transaction, actor, projectId);
  });
}

/** Removes a member, or lets one leave. What they made stays in the project. */
export function removeMember(database: Database, actor: MemberActor, projectId: number, username: string): Promise<Outcome<void>> {
  return change(database, actor, projectId, username, async (transaction, project, account) => {
    const leaves = account?.id === actor.id;
    if (leaves && !mayLeaveProject(actor, project)) {
      return refuse(
        'forbidden',
        project.ownerId === actor.id
          ? 'The owner cannot leave: hand the project over first.'
          : 'You are a member by a group: ask those who look after groups.',
      );
    }
    if (!leaves && !mayManageMembers(actor, project)) return refuse('forbidden', 'Only the owner may remove members.');
    if (account === null || !(await deleteMember(transaction, projectId, account.id))) return refuse('not-found', NO_MEMBER);
    await notify(transaction, 'project_changed', projectId);
    await note(transaction, actor, leaves ? 'project left' : 'member removed', project, account);
    return success(undefined);
  });
}

/** Makes another member the owner; the former owner stays a member. */
export function handOverProject(
  database: Database,
  actor: MemberActor,
  projectId: number,
  username: string,
): Promise<Outcome<ProjectDetails>> {
  return change(database, actor, projectId, username, async (transaction, project, account) => {
    if (!mayHandOverProject(actor, project)) {
      return refuse(
        'forbidden',
        project.isDefault ? 'A default project stays with its user.' : 'Only the owner may hand this project over.',
      );
    }
    const isMember = account !== null && account.disabledAt === null && (await isMemberOf(transaction, projectId, account.id));
    if (!isMember) return refuse('not-found', { code: 'not-found', about: 'username', message: NO_MEMBER });
    // Also who was one by a group: an owner must not lose the project with it.
    await insertMember(transaction, { projectId, userId: account.id, addedBy: null });
    await setOwner(transaction, projectId, account.id);
    await note(transaction, actor, 'project handed over', project, account);
    return readProject(transaction, actor, projectId);
  });
}

/** Looks at project and person, with nobody changing them meanwhile. */
function change<T>(
  database: Database,
  actor: MemberActor,
  projectId: number,
  username: string,
  work: (transaction: Database, project: ProjectRow, account: Account | null) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return database.transaction(async (transaction) => {
    await lockProject(transaction, projectId);
    const project = await visibleProject(transaction, actor, projectId);
    if (!project.ok) return project;
    return work(transaction, project.value, await findAccount(transaction, { username }));
  });
}

const isMemberOf = async (database: Database, projectId: number, userId: number): Promise<boolean> =>
  (await findProject(database, projectId, userId))?.isMember ?? false;

function note(transaction: Database, actor: Actor, action: AuditAction, project: ProjectRow, { username }: Account): Promise<void> {
  return audit(transaction, actor, action, username, { project: project.id });
}
