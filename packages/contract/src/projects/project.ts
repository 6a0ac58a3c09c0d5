import { z } from 'zod';
import { descriptionText } from '../wire/description.ts';
import { id, page, perPage, requiredName, requiredText, searchTerm, seenFields, seenText } from '../wire/primitives.ts';
import { STATUSES } from '../wire/words.ts';
import { projectFilter } from './project-filter.ts';

/** A project as lists show it. Field names: spec section 3, Project. */
export const projectSummary = z
  .object({
    id: z.number().int().describe('Number of the project.'),
    name: z.string().describe('Its name.'),
    description: z.string().describe('Its description; may be empty.'),
    owner: z.string().describe('Name of its owner.'),
    ownerUsername: z.string().describe('User name of its owner: people may have one name.'),
    created: z.string().describe('When it was made, ISO 8601 UTC.'),
    changed: z.string().describe('Time of the newest query, or of creation.'),
    queryCount: z.number().int().describe('Queries in it.'),
    memberCount: z.number().int().describe('People who are members, by name or by a group, its owner among them.'),
    commentCount: z.number().int().describe('Comments on it.'),
    isDefault: z.boolean().describe('Whether it is the user’s default project, which cannot be deleted.'),
    mayEdit: z.boolean().describe('Whether the signed-in user may change it.'),
  })
  .meta({ id: 'ProjectSummary', description: 'A project as lists show it.' });
export type ProjectSummary = z.infer<typeof projectSummary>;

export const member = z.object({
  username: z.string().describe('The user name.'),
  realname: z.string().describe('The name to show.'),
});
export type Member = z.infer<typeof member>;

export const projectAnswer = projectSummary.extend({
  mayLeave: z.boolean().describe('Whether the signed-in user may leave it.'),
  mayHandOver: z.boolean().describe('Whether the signed-in user may make another member its owner.'),
  members: z.array(member).describe('Who is a member by name, by user name.'),
  groups: z
    .array(
      z.object({
        id: z.number().int().describe('Number of the group.'),
        name: z.string().describe('Its name.'),
        description: z.string().describe('What it is for; may be empty.'),
        members: z.array(member).describe('The people in it, by user name.'),
      }),
    )
    .describe('Groups whose people are members, by name.'),
  queries: z
    .array(
      z.object({
        id: z.number().int().describe('Number of the query.'),
        sessionid: z.string().describe('Its name.'),
        status: z.enum(STATUSES).describe('Its status.'),
      }),
    )
    .describe('Its queries, newest first.'),
});
export type ProjectAnswer = z.infer<typeof projectAnswer>;

export const projectNamesAnswer = z.array(
  z.object({ id: z.number().int().describe('Number of the project.'), name: z.string().describe('Its name.') }),
);

/** Columns that a list of projects can be sorted by. */
export const PROJECT_SORTS = ['id', 'name', 'description', 'owner', 'queries', 'members', 'created', 'changed'] as const;

export const projectListQuery = z.object({
  per_page: perPage({ max: 200, usual: 20 }),
  page,
  order: z.enum(['asc', 'desc']).default('desc').describe('Ascending or descending.'),
  sort: z.enum(PROJECT_SORTS).default('changed').describe('What to sort by.'),
  search: z.enum(['name', 'description']).optional().describe('The field to look in.'),
  term: searchTerm.optional().describe('What to look for in that field; in both without `search`.'),
  filter: projectFilter
    .optional()
    .describe(
      '`owner:` and `member:` with a user name, `running:yes`, `since:` and `until:` with a day of the last change; joined by commas, values percent-encoded.',
    ),
  counts: z.enum(['yes', 'no']).default('no').describe('Whether the answer counts the values of the filter.'),
});
export const projectListAnswer = z.object({
  projects: z.array(projectSummary).describe('The projects of the page.'),
  total: z.number().int().describe('How many there are on all pages.'),
  counts: z
    .object({
      owners: z
        .array(
          z.object({
            username: z.string().describe('User name of an owner.'),
            realname: z.string().describe('The name to show.'),
            projects: z.number().int().describe('Projects of that owner.'),
          }),
        )
        .describe('Owners of what fits all else, by name; at most 200.'),
      members: z
        .array(
          z.object({
            username: z.string().describe('User name of a member.'),
            realname: z.string().describe('The name to show.'),
            projects: z.number().int().describe('Projects with that member, by name or by a group.'),
          }),
        )
        .describe('Members of what fits all else, by name; at most 1,000.'),
      running: z.number().int().describe('Projects with a query that runs, of what fits all else.'),
    })
    .optional()
    .describe('Only for those who ask for them.'),
});
export type ProjectListAnswer = z.infer<typeof projectListAnswer>;

export const MAX_PROJECT_NAME_LENGTH = 200;
const name = requiredName(MAX_PROJECT_NAME_LENGTH).describe('Name of the project.');
export const projectBody = z.strictObject({ name, description: descriptionText.default('').describe('Its description.') });
export const projectChangeBody = z.strictObject({
  name: name.optional().describe('Name of the project; absent, it stays.'),
  description: descriptionText.optional().describe('Its description; absent, it stays.'),
  before: seenFields({ name: seenText, description: seenText }),
});
export const projectPath = z.object({ id: id.describe('Number of the project.') });
export const memberBody = z.strictObject({ username: requiredText(200).describe('The user name; capitals and small letters are alike.') });
export const memberPath = projectPath.extend({ username: requiredText(200).describe('The user name.') });
