/** A row: what the named package, folder or room may import. */
type Table = Readonly<Record<string, readonly string[]>>;

export const PACKAGES: Table;
export const APPS: Table;
export const PURE: readonly string[];
export const PLANNING: Table;
export const SERVER: Table;
export const WEB: Table;
