import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { canonical } from './apply.test-support.ts';
import { compareWithOracle, readOracle } from './oracle.ts';

const SHARED = new URL('../../../../shared/fixtures/transform_oracle.tsv.gz', import.meta.url);

/** Rows on which we differ by a rule of docs/chemistry/stereo.md. */
const EXPLAINED: Readonly<Record<number, string>> = { 197: 'D-b' };

const HEADER = 'retro_template\tproduct\tprecursor_sets';

function rowsOf(lines: readonly string[]) {
  const rows = readOracle([HEADER, ...lines].join('\n'));
  if (!rows.ok) throw new Error(rows.error.message);
  return rows.value;
}

describe('readOracle', () => {
  it('numbers the rows as the file does and splits precursor sets at blanks', () => {
    const rows = rowsOf(['[C:1]O>>[C:1]N\tCO\tCN', '[C:1]O>>[C:1]N\tC\t']);
    expect(rows.map(({ line, precursorSets }) => ({ line, precursorSets }))).toEqual([
      { line: 2, precursorSets: ['CN'] },
      { line: 3, precursorSets: [] },
    ]);
  });

  it('refuses a table with other columns', () => {
    expect(readOracle('template\tproduct\nx\ty')).toMatchObject({ ok: false, error: { kind: 'oracle-header' } });
  });
});

describe('compareWithOracle', () => {
  it('counts a row as identical whatever the order of sets and components', () => {
    const rows = rowsOf(['[C:1](=[O:2])[O:3][C:4]>>[C:1](=[O:2])O.[O:3][C:4]\tCOC(=O)CC(=O)OCC\tOCC.COC(=O)CC(=O)O OC(=O)CC(=O)OCC.OC']);
    expect(compareWithOracle(rows, canonical)).toEqual({ rows: 1, identical: 1, differences: [] });
  });

  it('names what is missing and what is too much', () => {
    const [difference] = compareWithOracle(rowsOf(['[C:1]O>>[C:1]N\tCCO\tCCCl']), canonical).differences;
    expect(difference).toMatchObject({ missing: ['CCCl'], surplus: ['CCN'], problem: null });
  });

  it('says why a row cannot be run', () => {
    const [difference] = compareWithOracle(rowsOf(['[C:1]O\tCCO\tCC']), canonical).differences;
    expect(difference.problem).toContain('not of the form');
  });
});

describe.skipIf(!existsSync(SHARED))('the RDChiral oracle', () => {
  it('agrees in every row but those explained by a rule', () => {
    const rows = readOracle(gunzipSync(readFileSync(SHARED)).toString());
    if (!rows.ok) throw new Error(rows.error.message);
    const report = compareWithOracle(rows.value, canonical);
    expect(report.rows).toBe(660);
    expect(report.differences.map(({ row }) => row.line)).toEqual(Object.keys(EXPLAINED).map(Number));
  }, 60_000);
});
