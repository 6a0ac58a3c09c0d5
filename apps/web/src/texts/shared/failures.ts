export const details = 'Details';
export const withStatus = (status: number) => ` (HTTP ${status})`;

export const subjectNotShown = (subject: string, isMissing: boolean) => `${subject} ${isMissing ? 'not found' : 'not loaded'}`;

export const missingQueryHint =
  'There is no such query, or you are not a member of its project. Whoever sent you here can add you to the project.';

/** Of what was on the screen a moment ago. */
export const queryGoneHint = 'This query was deleted meanwhile, or you are no longer a member of its project.';
export const projectGoneHint = 'This project was deleted meanwhile, or you are no longer a member of it.';

export const noLongerMember = 'You are no longer a member of this project. Its owner can add you again.';

export const partNotShown = (reload: string) => `This part could not be shown. ${reload}`;
