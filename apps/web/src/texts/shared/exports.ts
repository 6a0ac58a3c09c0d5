export const downloaded = 'Downloaded';
export const downloadFile = (filename: string) => `Download ${filename}`;
export const download = 'Download';

export const busyWithProgress = (progress: string) => `Busy${progress}`;
export const stopOrDelete = (isBusy: boolean, filename: string) => `${isBusy ? 'Stop' : 'Delete'} ${filename}`;

export const aboutSeconds = (seconds: number) => `About ${seconds} s`;
export const aboutMinutes = (minutes: string) => `About ${minutes} min`;

export const unknownState = (status: string) => `The server told an unknown state: ${status}`;
