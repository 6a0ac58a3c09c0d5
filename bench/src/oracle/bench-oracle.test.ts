import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { record } from '@retron/command/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchOracleCommand } from './bench-oracle.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'retron-oracle-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Ester hydrolysis run backwards; the third row asks for what it does not give. */
const TABLE = [
  'retro_template\tproduct\tprecursor_sets',
  '[C:1](=[O:2])[OH:3]>>[C:1](=[O:2])[O:3]C\tCC(=O)O\tCOC(C)=O',
  '[C:1](=[O:2])[OH:3]>>[C:1](=[O:2])[O:3]C\tOC(=O)CC(=O)O\tCOC(=O)CC(=O)O',
  '[C:1](=[O:2])[OH:3]>>[C:1](=[O:2])[O:3]C\tCC(=O)O\tCCOC(C)=O',
  '[C:1](=[O:2])[OH:3]>>[C:1](=[O:2])[O:3]C\tCCO\t',
].join('\n');

function written(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('bench oracle', () => {
  it('prints the share of identical sets', async () => {
    const result = await record(benchOracleCommand, ['--file', written('oracle.tsv', TABLE)]);
    expect(result).toEqual({ status: 0, out: ['identical sets: 3 of 4 (75.0 %)'], err: [] });
  });

  it('reads gzip as well', async () => {
    const result = await record(benchOracleCommand, ['--file', written('oracle.tsv.gz', gzipSync(TABLE))]);
    expect(result.out).toEqual(['identical sets: 3 of 4 (75.0 %)']);
  });

  it('names the line, what is missing and what is too much', async () => {
    const { out } = await record(benchOracleCommand, ['--file', written('oracle.tsv', TABLE), '--differences']);
    expect(out).toHaveLength(2);
    expect(out[0]).toMatch(/^line 4\t/);
    expect(out[0]).toContain('expected and not found: CCOC(C)=O; found and not expected: COC(C)=O');
  });

  it.each([
    ['that is not there', () => join(folder, 'nothing.tsv'), 'cannot be read'],
    ['that is no gzip after all', () => written('broken.gz', Buffer.from([0x1f, 0x8b, 1, 2])), 'cannot be read'],
    ['with other columns', () => written('other.tsv', 'a\tb\n1\t2'), 'The first line must be'],
  ])('fails on a file %s', async (_, file, message) => {
    const { status, out, err } = await record(benchOracleCommand, ['--file', file()]);
    expect({ status, out }).toEqual({ status: 1, out: [] });
    expect(err.join('\n')).toContain(message);
  });

  it('is called wrongly without a file', async () => {
    expect(await record(benchOracleCommand, [])).toMatchObject({ status: 2, out: [] });
  });
});
