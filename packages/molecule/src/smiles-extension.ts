import type { StereoGroup } from './stereo-group.ts';

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
