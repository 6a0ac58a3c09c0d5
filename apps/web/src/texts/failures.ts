export const details = 'Details';
export const withStatus = (status: number) => ` (HTTP ${status})`;

export const subjectNotShown = (subject: string, isMissing: boolean) => `${subject} ${isMissing ? 'not found' : 'not loaded'}`;

export const partNotShown = (reload: string) => `This part could not be shown. ${reload}`;

export const SERVER_FAILURES = {
  'not-found': 'This does not exist, or no longer does.',
  refused: 'The server refused the request.',
  'too-many': 'Too many requests. Try again in a minute.',
  server: 'The server could not answer.',
  'unexpected-answer': 'The server gave an answer this version does not understand.',
} as const;
