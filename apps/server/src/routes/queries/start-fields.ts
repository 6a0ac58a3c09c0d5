/** What the calls that start a query name what the command names otherwise. */
export const START_FIELDS = { name: 'sessionid', target: 'rosdal', libraries: 'library' } as const;
