import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '@retron/command/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLibrary } from '../testing/written-library.ts';
import { benchSpeedCommand } from './bench-speed.ts';

let folder = '';
let library = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retron-speed-'));
  library = join(folder, 'amides.rlib');
  await writeLibrary(library, 'amides', ['O[C:1](=[O:2])[CH2:3][CH3:6].[NH2:4][CH3:5]>>[C:1](=[O:2])([CH2:3][CH3:6])[NH:4][CH3:5]']);
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  return path;
}

describe('bench speed', () => {
  it('measures every product that can be planned and counts the others', async () => {
    const products = written('products.tsv', ['product', 'CCC(=O)NC', 'CCCC(=O)NCC', 'CC.CC', 'not a molecule']);
    const json = join(folder, 'result.json');
    const { status, out } = await record(benchSpeedCommand, ['--products', products, '--library', library, '--json', json]);
    expect(status).toBe(0);
    expect(out[0]).toBe('precision 2, 2 products (2 refused)');
    const report = JSON.parse(readFileSync(json, 'utf8'));
    expect(report).toMatchObject({ library: [{ name: 'amides-1' }], refusedProducts: 2, suggestionsPerTarget: { count: 2 } });
    // The amide's own, and the homologation and whatever else textbooks know.
    expect(report.suggestionsPerTarget.max).toBeGreaterThanOrEqual(2);
    expect(report.millisecondsPerTarget.median).toBeGreaterThan(0);
    expect(report.millisecondsPerCanonicalSmiles.count).toBe(2);
    expect(report.firstLevelInCanonicalSmiles).toBeGreaterThan(0);
    expect(out).toContain(`first level in canonical SMILES of the same products\t${report.firstLevelInCanonicalSmiles}`);
    expect(report.memoryMb.residentSet).toBeGreaterThan(0);
  });

  it.each([
    ['a library that is not there', () => ['--library', '/nowhere/x.rlib'], 1, /no library .*x\.rlib/],
    ['products of which none can be planned', () => ['--library', library], 1, /None of the products could be planned/],
    ['a precision there is not', () => ['--precision', '4'], 2, /--precision is 1, 2 or 3/],
  ])('refuses %s', async (_, more, expected, message) => {
    const products = written('none.tsv', ['product', 'not a molecule']);
    const { status, err } = await record(benchSpeedCommand, ['--products', products, ...more()]);
    expect(status).toBe(expected);
    expect(err.join('\n')).toMatch(message);
  });
});
