import * as counts from './counts.ts';

export const nobodyHasThisName = 'Nobody has this name.';

export const anyOwner = 'Any owner';
export const member = 'Member';
export const anyMember = 'Any member';
export const projectChanged = (name: string) => `Changed ${name}`;
export const running = 'Running';
export const runningCount = (running: string) => `Running ${running}`;

export const newProject = 'New project';
export const editProject = 'Edit project';
export const createProject = 'Create project';
export const nameTooLong = (most: number) => `The name is too long: at most ${most} characters are taken.`;
export const nameRequired = 'Please provide a name for your project.';

export const members = 'Members';
export const lastChanged = 'Last changed';
export const isDefault = 'default';
export const moreActionsFor = (name: string) => `More actions for ${name}`;
export const onlyOwnerChanges = 'Its owner may edit and delete it.';
export const defaultStays = 'The default project cannot be deleted.';
export const askToDelete = (name: string) => `Delete project “${name}”?`;
export const whatDeletingMeans = (queryCount: number) =>
  `The project is deleted for all its members, with ${counts.queries(queryCount)}. Undo brings it back.`;
export const deleteProject = 'Delete project';

export const searchProjects = 'Search projects';
export const searchIn = 'Search in';
export const inField = (label: string) => `in ${label}`;
export const loadingProjects = 'Loading projects';
export const noProjectFitsFilters = 'No project fits the filters.';
export const noProjectYet = 'There is no project yet.';
export const noProjectFitsSearch = 'No project fits the search.';
export const pageNumber = (page: number) => `Page ${page}`;
export const previousOrNextPage = (isPrevious: boolean) => `${isPrevious ? 'Previous' : 'Next'} page`;

export const restoredWithNames = (name: string, renamed: readonly { readonly before: string; readonly sessionid: string }[]) =>
  `Project “${name}” is back. These names were taken meanwhile: ${renamed.map(({ before, sessionid }) => `“${before}” is “${sessionid}” now`).join(', ')}.`;
export const notRestored = (name: string) => `Project “${name}” could not be restored.`;
export const projectDeleted = (name: string) => `Project “${name}” deleted`;
export const notDeleted = (name: string) => `Project “${name}” could not be deleted.`;

export const SEARCH_FIELDS = { name: 'Name', description: 'Description' } as const;
export const projectNumber = (id: number) => `No. ${id}`;
