export const andAttempt = (attempts: number) => `, attempt ${attempts}`;

export const JOB_STATES = { running: 'Running', waiting: 'Waiting', failed: 'Failed' } as const;
export const jobs = 'Jobs';
export const countsByState = (running: number, waiting: number, failed: number) =>
  `${running} running, ${waiting} waiting, ${failed} failed`;
export const allInState = (all: number) => `All ${all}`;
export const loadingJobs = 'Loading jobs';
export const jobsNotLoaded = 'Unable to load jobs.';
export const noJob = 'Nothing runs, waits or has failed.';
export const noJobInState = (state: string) => `No job is ${state}.`;
export const job = 'Job';
export const user = 'User';
export const worker = 'Worker';
export const askedFor = 'Asked for';
export const action = 'Action';
export const tryJobAgain = (name: string) => `Try ${name} again`;
export const stopJob = (name: string) => `Stop ${name}`;
export const stopping = 'Stopping …';
