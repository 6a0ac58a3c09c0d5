export const priceUnknown = 'price unknown';
export const priceUnknownLabel = 'Price unknown';
export const priceCategory = (category: number, range: string) => `Price category ${category}: ${range}`;
export const ratingLabel = (word: string) => `Rating: ${word}`;
export const notKnown = 'Not known';
export const known = 'Known';
export const toBeMade = 'To be made';
