export const searchNews = 'Search news';
export const searchInTitles = 'Search in titles';
export const reloadNews = 'Reload news';
export const pageNumber = (item: number) => `Page ${item}`;
export const previousOrNextPage = (isPrevious: boolean) => `${isPrevious ? 'Previous' : 'Next'} page`;
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const found = 'Found';
export const allNews = 'All news';
