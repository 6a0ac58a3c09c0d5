import type { AtomIndex } from '@retron/molecule';

/** Such as `atom 4` or `atoms 4, 7`: numbered from 1, as they are drawn. */
export function atomList(atoms: readonly AtomIndex[]): string {
  return `${atoms.length === 1 ? 'atom' : 'atoms'} ${atoms.map((atom) => atom + 1).join(', ')}`;
}
