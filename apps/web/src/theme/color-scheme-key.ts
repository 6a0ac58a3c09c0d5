/** Where this browser keeps the reader's choice of light, dark or system. */
export const COLOR_SCHEME_KEY = 'retron-color-scheme';
