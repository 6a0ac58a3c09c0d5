import { z } from 'zod';
import { member, projectPath } from '../projects/project.ts';
import { LONGEST } from '../wire/limits.ts';
import { id, requiredName, requiredText, seenFields, seenText, text } from '../wire/primitives.ts';

/** The group that everybody with an account is in; it is nobody's to change, and given to no project. */
export const EVERYBODY = 'users';

export const group = z
  .object({
    id: z.number().int().describe('Number of the group.'),
    name: z.string().describe('Its name.'),
    description: z.string().describe('What it is for; may be empty.'),
    created: z.string().describe('When it was made, ISO 8601 UTC.'),
    projectCount: z.number().int().describe('Projects that it was added to.'),
    members: z.array(member).describe('The people in it, by user name; those whose account is disabled too.'),
  })
  .meta({ id: 'Group', description: 'A group of users.' });
export type WireGroup = z.infer<typeof group>;

const name = requiredName(LONGEST.groupName).describe('Its name; capitals and small letters are alike.');
const description = text(LONGEST.groupPurpose);
export const newGroupBody = z.strictObject({ name, description: description.default('').describe('What it is for.') });
export const groupChangeBody = z.strictObject({
  name: name.optional().describe('Its name; absent, it stays.'),
  description: description.optional().describe('What it is for; absent, it stays.'),
  before: seenFields({ name: seenText, description: seenText }),
});
export const groupPath = z.object({ id: id.describe('Number of the group.') });
export const groupMemberPath = groupPath.extend({ username: requiredText(200).describe('The user name.') });
export const projectGroupBody = z.strictObject({
  group: requiredText(100).describe('Name of the group; capitals and small letters are alike.'),
});
export const projectGroupPath = projectPath.extend({ groupid: id.describe('Number of the group.') });
