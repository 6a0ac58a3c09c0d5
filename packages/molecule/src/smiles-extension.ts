import type { AtomIndex, StereoGroup } from './molecule.ts';

/**
 * The stereo groups of a CXSMILES block such as `|&1:1,o2:4,6|`; anything else in the block, or a name, is passed over.
 *
 * Atoms the SMILES does not have are left out. Groups come in the order and with the numbers of the block.
 */
export function readStereoGroups(extension: string, atomCount: number): readonly StereoGroup[] {
  const block = /^\|([^|]*)\|/.exec(extension);
  if (block === null) return [];
  const groups: StereoGroup[] = [];
  for (const [, sign, number, list] of block[1].matchAll(/(?:^|,)([&o])(\d+):(\d+(?:,\d+)*)/g)) {
    const atoms = list
      .split(',')
      .map(Number)
      .filter((atom) => atom < atomCount)
      .sort((a, b) => a - b);
    if (atoms.length > 0) groups.push({ kind: sign === '&' ? 'and' : 'or', number: Number(number), atoms });
  }
  return groups;
}

/** The stereo groups as a CXSMILES block with a space in front; empty if none of their atoms was written. */
export function writeStereoGroups(groups: readonly StereoGroup[], atomOrder: readonly AtomIndex[]): string {
  const items: string[] = [];
  for (const { kind, number, atoms } of groups) {
    const places = atoms.map((atom) => atomOrder.indexOf(atom)).filter((place) => place >= 0);
    if (places.length > 0) items.push(`${kind === 'and' ? '&' : 'o'}${number}:${places.sort((a, b) => a - b).join(',')}`);
  }
  return items.length === 0 ? '' : ` |${items.join(',')}|`;
}
