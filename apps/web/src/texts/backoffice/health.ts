export const CHECKS = {
  database: 'Database',
  connections: 'Connections',
  schema: 'Tables',
  queue: 'Queue',
  worker: 'Workers',
  disk: 'Disk',
} as const;
export const noneBegunLately = 'none begun lately';
export const inSeconds = (value: string | number) => `${value} s`;
export const health = 'Health';
export const allIsWell = 'Everything is as it should be.';
export const notAllIsWell = 'Something is not as it should be.';
export const loadingHealth = 'Loading health';
export const healthNotLoaded = 'Unable to load health.';
export const checks = 'Checks';
export const allRight = 'All right';
export const notAllRight = 'Not all right';
export const figures = 'Figures';
export const longestWaitNow = 'Longest wait now';
export const nothingWaits = 'nothing waits';
export const waitsOfLate = 'Waits of late';
export const waitsBelow = (medianWaitSeconds: string, p95WaitSeconds: string) =>
  `half below ${medianWaitSeconds}, 95 of 100 below ${p95WaitSeconds}`;
export const none = 'none';
export const database = 'Database';
export const diskOfDataFolder = 'Disk of the data folder';
export const cannotBeRead = 'cannot be read';
export const diskFree = (freeBytes: string, totalBytes: string) => `${freeBytes} free of ${totalBytes}`;
export const mail = 'Mail';
export const isSent = 'is sent';
export const noMailServerIsSet = 'no mail server is set';
export const singleSignOn = 'Single sign-on';
export const noProviderIsSet = 'no provider is set';
export const build = 'Build';
export const processes = 'Processes';
export const process = 'Process';
export const machine = 'Machine';
export const planningThreads = 'Planning threads';
export const started = 'Started';
export const web = 'Web';
export const worker = 'Worker';
