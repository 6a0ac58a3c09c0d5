/** The areas that calls belong to, in the order in which the documentation shows them. */
export const AREAS = {
  account: 'Sign in, sign out, who am I.',
  accounts: 'Accounts of others, and what was done: for special users.',
  tokens: 'The user’s tokens for programs; no token may make these calls.',
  projects: 'Projects, their members, and groups of users.',
  comments: 'Comments on projects and queries.',
  queries: 'Start, look at, change, stop, delete and restore queries.',
  trees: 'The suggestions of a query, by structure, and going on from one.',
  'tree states': 'Saved views of a tree; each reader has their own.',
  comparison: 'What two queries for the same target found.',
  disconnections: 'The suggestions of a target by the bonds they make.',
  precedents: 'Published reactions behind a suggestion.',
  molecules: 'The user’s own library of molecules.',
  exports: 'Results as files: asked for, made, fetched.',
  strategies: 'Named rules for choosing disconnections: read, duplicate, change, share.',
  structures: 'What the planner makes of a structure.',
  pictures: 'Structures and reactions as SVG.',
  reference: 'Lists that the forms are made of, and what the installation says of itself.',
  news: 'News.',
  service: 'Signals for machines that watch over the installation.',
  documentation: 'This documentation.',
} as const;
export type Area = keyof typeof AREAS;
