/** @returns path of the program; an empty string means Playwright's own; null where none can be had */
export function findChromium(): Promise<string | null>;
