import type { ProjectAnswer, ProjectListAnswer, ProjectSummary } from '@retron/contract';
import type { ProjectDetails } from '../commands/projects.ts';
import { mayEditProject, mayHandOverProject, mayLeaveProject } from '../policies/project-policy.ts';
import type { ProjectCounts, ProjectRow } from '../repositories/projects.ts';
import type { User } from '../repositories/users.ts';
import { statusWord } from './words.ts';

function projectSummaryOf(project: ProjectRow, user: User): ProjectSummary {
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    owner: project.owner,
    ownerUsername: project.ownerUsername,
    created: project.createdAt.toISOString(),
    changed: project.changedAt.toISOString(),
    queryCount: project.queryCount,
    memberCount: project.memberCount,
    commentCount: project.commentCount,
    isDefault: project.isDefault,
    mayEdit: mayEditProject(user, project),
  };
}

export function projectListAnswerOf(
  found: { readonly projects: readonly ProjectRow[]; readonly total: number },
  user: User,
  counts: ProjectCounts | null = null,
): ProjectListAnswer {
  return {
    projects: found.projects.map((project) => projectSummaryOf(project, user)),
    total: found.total,
    ...(counts === null ? {} : { counts: { owners: [...counts.owners], members: [...counts.members], running: counts.running } }),
  };
}

export function projectAnswerOf({ project, members, groups, queries }: ProjectDetails, user: User): ProjectAnswer {
  return {
    ...projectSummaryOf(project, user),
    mayLeave: mayLeaveProject(user, project),
    mayHandOver: mayHandOverProject(user, project),
    members: [...members],
    groups: groups.map(({ id, name, description, members: people }) => ({ id, name, description, members: [...people] })),
    queries: queries.map(({ id, name, status }) => ({ id, sessionid: name, status: statusWord.toWire(status) })),
  };
}
