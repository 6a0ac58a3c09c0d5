/** What is said of a call that failed, where the server says nothing. */
export const SERVER_FAILURES = {
  'not-found': 'This does not exist, or no longer does.',
  refused: 'The server refused the request.',
  'too-many': 'Too many requests. Try again in a minute.',
  server: 'The server could not answer.',
  'unexpected-answer': 'The server gave an answer this version does not understand.',
} as const;
