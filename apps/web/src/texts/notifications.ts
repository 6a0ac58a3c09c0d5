import { counted } from './numbers.ts';

export const notifications = 'Notifications';
export const queriesRunning = (running: number) => `${counted(running, 'query', 'queries')} running`;
export const suggestionsFound = (suggestions: number) => counted(suggestions, 'suggestion', 'suggestions');
export const noneHasEnded = 'None of your queries has ended yet.';
const somebody = 'Somebody';
export const commented = (by: string, title: string) => `${by || somebody} commented: ${title}`;
export const mentionedYou = (by: string, title: string) => `${by || somebody} mentioned you: ${title}`;
export const addedYou = (by: string) => `${by || somebody} added you to this project`;
export const markNew = 'new';

export const queryIsReady = (sessionid: string) => `Query “${sessionid}” is ready`;
export const queryWasStopped = (sessionid: string) => `Query “${sessionid}” was stopped`;
export const queryHasFailed = (sessionid: string) => `Query “${sessionid}” has failed`;
export const notificationsWithNew = (unread: number) => `Notifications, ${unread} new`;
