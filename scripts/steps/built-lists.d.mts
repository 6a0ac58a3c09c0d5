export const BUNDLES_FILE: string;
export const PAGES_FILE: string;
export const EDITOR_FILE: string;
