export const groupAdded = (name: string) => `${name} added`;
export const addGroup = 'Add a group';
export const noOtherGroupName = 'No other group has this name.';
export const add = 'Add';

export const members = 'Members';

export const hereByGroup = 'You are here by a group.';
export const isDefaultProject = 'This is your default project.';
export const handOverFirst = 'Hand the project over first: a project has an owner.';
export const youLeft = (name: string) => `You left ${name}.`;
export const leaveForGood = 'Leave for good';
export const leaveProject = 'Leave project';
export const stillSeenByGroup = 'You will go on seeing it by a group.';
export const leavingHint = 'You will see it no more until its owner adds you again.';

export const personRemoved = (realname: string) => `${realname} removed`;
export const addMemberFirst = 'Add a member first: a project is handed over to one.';
export const handOver = 'Hand over';
export const onlyOwnerSees = 'Nobody but the owner sees this project.';
export const noMemberByName = 'Nobody is a member by name.';
export const member = 'Member';
export const removePerson = (realname: string, username: string) => `Remove ${realname} (${username})`;
export const removingHint = 'Who is removed loses sight of the project; what they made stays.';

export const groups = 'Groups';
export const noGroup = 'No group sees this project.';
export const removeGroup = (name: string) => `Remove the group ${name}`;
export const groupRemoved = (name: string) => `${name} removed`;
