/** Rules whose word a reagent takes back that is there, by their ids. */
const WITHDRAWN: ReadonlyMap<string, (kinds: ReadonlySet<string>) => boolean> = new Map([
  ['P240', (kinds: ReadonlySet<string>) => kinds.has('metal-reductant') && !kinds.has('hydrogen')],
]);

/**
 * Whether the reagents that are written answer what the rule warns of: iron leaves the ring alone that hydrogen breaks.
 *
 * @param kinds - ids of the kinds of reagents that are there
 */
export function isWithdrawnUnder(kinds: ReadonlySet<string>, rule: string): boolean {
  return WITHDRAWN.get(rule)?.(kinds) ?? false;
}
