import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { groupMembers, projectGroups } from '../database/schema/groups.ts';
import { projectMembers } from '../database/schema/projects.ts';

/** Whether somebody was made a member by name. @param projectId - a column of the query around it */
export const isMemberByName = (projectId: SQLWrapper, userId: number | SQLWrapper): SQL<boolean> =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${projectMembers} WHERE ${projectMembers.projectId} = ${projectId} AND ${projectMembers.userId} = ${userId})`;

/** Whether somebody is a member, by name or by a group. @param projectId - a column of the query around it */
export const isMemberOf = (projectId: SQLWrapper, userId: number | SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${isMemberByName(projectId, userId)} OR EXISTS (
    SELECT 1 FROM ${projectGroups} JOIN ${groupMembers} ON ${groupMembers.groupId} = ${projectGroups.groupId}
    WHERE ${projectGroups.projectId} = ${projectId} AND ${groupMembers.userId} = ${userId}))`;

/** How many people are members, each once however they came. */
export const memberCount = (projectId: SQLWrapper): SQL<number> =>
  sql<number>`(SELECT count(*)::int FROM (
    SELECT ${projectMembers.userId} FROM ${projectMembers} WHERE ${projectMembers.projectId} = ${projectId}
    UNION
    SELECT ${groupMembers.userId} FROM ${projectGroups} JOIN ${groupMembers} ON ${groupMembers.groupId} = ${projectGroups.groupId}
    WHERE ${projectGroups.projectId} = ${projectId}) people)`;

/** The people of a project, each once however they came, to be joined laterally. @param projectId - a column of the query around it */
export const peopleOf = (database: Database, projectId: SQLWrapper) =>
  database
    .select({ userId: projectMembers.userId })
    .from(projectMembers)
    .where(eq(projectMembers.projectId, projectId))
    .union(
      database
        .select({ userId: groupMembers.userId })
        .from(projectGroups)
        .innerJoin(groupMembers, eq(groupMembers.groupId, projectGroups.groupId))
        .where(eq(projectGroups.projectId, projectId)),
    )
    .as('people');
