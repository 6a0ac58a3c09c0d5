import * as counts from './counts.ts';

export const notifications = 'Notifications';
export const queriesRunning = (running: number) => `${counts.queries(running)} running`;
export const noneHasEnded = 'None of your queries has ended yet.';
export const markNew = 'new';

export const queryIsReady = (sessionid: string) => `Query “${sessionid}” is ready`;
export const queryWasStopped = (sessionid: string) => `Query “${sessionid}” was stopped`;
export const queryHasFailed = (sessionid: string) => `Query “${sessionid}” has failed`;
export const notificationsWithNew = (unread: number) => `Notifications, ${unread} new`;
