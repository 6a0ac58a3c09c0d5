/** Stored by a newer Retron than this one. */
export class StoredByNewerVersion extends Error {}

/**
 * The version of stored JSON; 1 where none is written.
 *
 * @param newest - the newest that this Retron reads
 * @throws StoredByNewerVersion
 */
export function versionOf(json: { readonly version?: number }, newest: number, what: string): number {
  const version = json.version ?? 1;
  if (version > newest) {
    throw new StoredByNewerVersion(
      `A ${what} was stored in format ${version} by a newer version of Retron; this one reads formats up to ${newest}. Please update Retron.`,
    );
  }
  return version;
}
