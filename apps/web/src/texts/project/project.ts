import { counted } from '../numbers.ts';

export const personAdded = (realname: string) => `${realname} added`;
export const addPerson = 'Add a person';
export const nameOrUserName = 'Name or user name';
export const peopleFound = 'People found';
export const nobodyElseHasThisName = 'Nobody else has this name.';
export const foundAndShown = (count: number, hitsShown: number) => `${count} found, the first ${hitsShown} shown`;
export const countFound = (count: number) => `${count} found`;

export const editQuery = 'Edit Query';
export const querySaved = 'Query saved';
export const queryName = 'Query Name';
export const neverDelete = "don't delete query automatically";

export const GROUP_TITLES = {
  owner: 'Owner',
  direction: 'Direction',
  strategy: 'Strategy',
  'run-mode': 'Run-Mode',
  suggestions: 'Suggestions',
  libraries: 'Libraries',
  steps: 'Steps',
  precision: 'Precision',
  archived: 'Archived',
  status: 'Status',
  version: 'Version',
} as const;

export const handOverTo = 'Hand over to';
export const handOver = 'Hand over';
export const handOverHint = 'You stay a member. Only the new owner can hand it back.';

export const you = 'you';

export const members = 'Members';

export const noQueryYet = 'This project has no query yet.';
export const startFirstQuery = 'Start First Query';
export const noQueryFits = 'No query of this project fits the filters.';
export const firstOfQueries = (count: string, total: string) => `The first ${count} of ${total} queries`;

export const nameOrDescription = 'Name or Description';
export const shownOfAll = (shown: number, total: number) => `${shown} of ${total} shown`;
export const sort = 'Sort';

export const targetOf = (sessionid: string) => `Target of ${sessionid}`;
export const mayNotChangeQuery = 'Who started the query and the owner of the project may change it.';
export const commentsOn = (sessionid: string) => `Comments on ${sessionid}`;

export const librariesCount = (count: number) => counted(count, 'Library', 'Libraries');
export const moreDetails = 'More Details';

export const details = 'Details';
export const detailsHint = 'Such as a notebook page or who asked for it. They stand under More Details of the card.';
export const writtenByProgram = 'Written by a program, and changed by it alone.';
export const detailExample = 'Notebook page';
export const nameOfDetail = (number: number) => `Name of detail ${number}`;
export const valueOfDetail = 'Value';
export const valueOfDetailNumber = (number: number) => `Value of detail ${number}`;
export const addDetail = 'Add a detail';
export const ofDetail = (name: string, reason: string) => `${name}: ${reason}`;
export const detailsNotSaved = (reason: string) => `Name and description are saved, but not all details. ${reason}`;

export const moreActionsFor = (sessionid: string) => `More actions for ${sessionid}`;
export const stop = 'STOP';
export const edit = 'EDIT';
export const compare = 'COMPARE';
export const deleteIt = 'DELETE';

export const found = 'Found';
export const dimensions = 'Dimensions';

export const seeEverythingComment = 'See everything, comment';
export const startAndContinueQueries = 'Start and continue queries';
export const keepOwnViewsOfTree = 'Keep own views of a tree';
export const editStopDeleteQueries = 'Edit, stop, delete queries';
export const deleteComments = 'Delete comments';
export const nameAndDescribeProject = 'Name and describe the project';
export const addAndRemoveMembers = 'Add and remove members, groups';
export const handOverDeleteProject = 'Hand over, delete the project';
export const yes = 'yes';
export const whatEachMayDo = 'What each may do';
export const member = 'Member';

export const queryMode = 'Query mode';
export const wishes = 'Wishes';
export const versionNotRecorded = 'not recorded';

export const SORT_ORDERS = {
  newest: 'Created, newest first',
  oldest: 'Created, oldest first',
  name: 'Name, A to Z',
  'name-down': 'Name, Z to A',
  status: 'Status',
} as const;
