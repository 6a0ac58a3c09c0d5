import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '@retron/command/testing';
import { describe, expect, it } from 'vitest';
import { benchNamesCommand } from './bench-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'retron-names-'));

function table(name: string, rows: readonly string[][]): string {
  const path = join(folder, name);
  writeFileSync(path, `${rows.map((row) => row.join('\t')).join('\n')}\n`);
  return path;
}

const MAPPED = table('mapped.tsv', [
  ['reaction', 'split'],
  ['O=[N+:1]([O-])[c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1>>[NH2:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1', 'train'],
  ['[CH3:1][CH2:2][C:3](=[O:4])Cl.[NH2:5][CH3:6]>>[CH3:1][CH2:2][C:3](=[O:4])[NH:5][CH3:6]', 'train'],
  ['[CH3:1][CH2:2][C:3](=[O:4])Cl.[NH2:5][CH2:6][CH3:7]>>[CH3:1][CH2:2][C:3](=[O:4])[NH:5][CH2:6][CH3:7]', 'val'],
]);

describe('bench names', () => {
  it('compares the names of reactions that both tables have, of the split asked for', async () => {
    const labels = table('labels.tsv', [
      ['class_name', 'reaction'],
      ['Nitro to amino', 'Cl.O=[N+]([O-])c1ccccc1>>Nc1ccccc1'],
      ['Nitrile reduction', 'CCC(=O)Cl.CN>>CCC(=O)NC'],
      ['Amide Schotten-Baumann', 'CCC(=O)Cl.CCN>>CCC(=O)NCC'],
      ['Nitro to amino', 'something else>>Nc1ccccc1'],
    ]);
    const { status, out } = await record(benchNamesCommand, ['--labels', labels, '--mapped', `${MAPPED}:train`]);
    expect(status).toBe(0);
    expect(out).toEqual([
      'label\tcompared\tagreeing %\tunnamed %',
      'Nitrile reduction\t1\t0.0\t0.0',
      'Nitro to amino\t1\t100.0\t0.0',
      'all\t2\t50.0\t0.0',
    ]);
  });

  it('says which column is missing', async () => {
    const labels = table('no-labels.tsv', [['reaction'], ['CC>>CC']]);
    const { status, err } = await record(benchNamesCommand, ['--labels', labels, '--mapped', MAPPED]);
    expect(status).toBe(1);
    expect(err.join('\n')).toContain('has no column class_name');
  });

  it('is called wrongly without tables', async () => {
    expect((await record(benchNamesCommand, [])).status).toBe(2);
  });
});
