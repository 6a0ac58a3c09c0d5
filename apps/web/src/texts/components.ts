export const retron = 'Retron';

export const priceUnknown = 'price unknown';
export const priceUnknownLabel = 'Price unknown';
export const priceCategory = (category: number, range: string) => `Price category ${category}: ${range}`;

export const ratingLabel = (word: string) => `Rating: ${word}`;

export const notKnown = 'Not known';
export const known = 'Known';
export const toBeMade = 'To be made';

export const notOpened = (reload: string) => `This could not be opened. ${reload}`;

export const inUse = 'in use';
export const moreOf = (count: number, title: string) => `${count} more of ${title}`;
export const countMore = (count: number) => `${count} more`;

export const filtersInUse = (inUse: number) => `Filters ${inUse}`;
export const countInUse = (inUse: number) => `${inUse} in use`;

export const breadcrumb = 'Breadcrumb';

export const pageTitle = (page: string) => `${page} · Retron`;

export const closeMessage = 'Close message';

export const fitF = 'Fit (F)';
export const zoom = 'Zoom';
export const zoomIn = 'Zoom in (+)';
export const zoomInLabel = 'Zoom in';
export const zoomOut = 'Zoom out (-)';
export const zoomOutLabel = 'Zoom out';
export const fit = 'Fit';
