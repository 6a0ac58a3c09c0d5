export const retron = 'Retron';
export const breadcrumb = 'Breadcrumb';
export const pageTitle = (page: string) => `${page} · Retron`;
export const closeMessage = 'Close message';
export const notOpened = (reload: string) => `This could not be opened. ${reload}`;
