export const details = 'Details';
export const withStatus = (status: number) => ` (HTTP ${status})`;

export const subjectNotShown = (subject: string, isMissing: boolean) => `${subject} ${isMissing ? 'not found' : 'not loaded'}`;

export const partNotShown = (reload: string) => `This part could not be shown. ${reload}`;
