import * as counts from '../counts.ts';

export const projectsAndSince = (projectCount: number, created: string) => `${counts.projects(projectCount)} · since ${created}`;
export const aboutGroup = 'About the group';
export const noDescription = 'No description.';
export const people = 'People';
export const addPerson = 'Add a person';
export const addPersonHint = 'Add a person: name or user name';
export const nobodyElseHasThisName = 'Nobody else has this name.';
export const nobodyIsInThisGroup = 'Nobody is in this group.';
export const removePerson = (realname: string, username: string) => `Remove ${realname} (${username})`;
export const personRemoved = (realname: string) => `${realname} removed`;
export const deleteGroup = 'Delete group';
export const askToDelete = (name: string) => `Delete group “${name}”?`;
export const whatDeletingMeans = (projectCount: number) =>
  `Its people see the projects no more that they saw by it alone: ${counts.counted(projectCount, 'project has', 'projects have')} it. This cannot be undone.`;

export const newGroup = 'New group';
export const nameAndDescribeGroup = 'Name and describe the group';
export const forIt = 'For';
export const whatGroupIsFor = 'What the group is for.';
export const makeGroup = 'Make group';

export const groups = 'Groups';
export const loadingGroups = 'Loading groups';
export const groupsNotLoaded = 'Unable to load groups.';
export const noGroupYet = 'There is no group yet. The owner of a project can add a group, and with it all its people.';
