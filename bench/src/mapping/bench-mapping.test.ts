import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '@retron/command/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLibrary } from '../testing/written-library.ts';
import { benchMappingCommand } from './bench-mapping.ts';

let folder = '';
let library = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retron-mapping-'));
  library = join(folder, 'amides.rlib');
  await writeLibrary(library, 'amides', ['O[C:1](=[O:2])[CH2:3][CH3:6].[NH2:4][CH3:5]>>[C:1](=[O:2])([CH2:3][CH3:6])[NH:4][CH3:5]']);
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, rows: readonly (readonly string[])[]): string {
  const path = join(folder, name);
  writeFileSync(path, rows.map((row) => `${row.join('\t')}\n`).join(''));
  return path;
}

const HEADER = ['id', 'source', 'reaction', 'gold_mapped_reaction'];
const RIGHT = '[OH:9][C:1]([CH3:3])=[O:2].[NH2:4][CH3:5]>>[C:1](=[O:2])([CH3:3])[NH:4][CH3:5]';
/** The oxygens changed over: the wrong one leaves. */
const WRONG = '[O:9]=[C:1]([CH3:3])[OH:2].[NH2:4][CH3:5]>>[C:1](=[O:2])([CH3:3])[NH:4][CH3:5]';
const PLAIN = 'CC(=O)O.CN>>CNC(C)=O';

describe('bench mapping', () => {
  it('counts by source what is mapped, what is right, and what could not be compared', async () => {
    const gold = written('gold.tsv', [
      HEADER,
      ['1', 'first', PLAIN, RIGHT],
      ['2', 'first', PLAIN, WRONG],
      ['3', 'first', `${PLAIN}.Cl`, `${RIGHT}.[ClH:20]`],
      ['4', 'first', 'CCO>>CC=O', '[CH3:1][CH2:2][OH:3]>>[CH3:1][CH:2]=[O:3]'],
      ['5', 'second', PLAIN, 'not a reaction'],
    ]);
    const json = join(folder, 'result.json');
    const { status, out } = await record(benchMappingCommand, ['--gold', gold, '--library', library, '--json', json]);
    expect(status).toBe(0);
    expect(out).toEqual([
      'source\treactions\tmapped %\tmap right % of mapped\tchange right % of mapped',
      'first\t4\t75.0\t66.7\t66.7',
      'first, level 2\t4\t75.0\t66.7\t66.7',
      'second\t1\t100.0\t0.0\t0.0',
      'second, level 2\t1\t100.0\t0.0\t0.0',
    ]);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      library: { name: 'amides-1' },
      bySource: {
        first: { reactions: 4, severalProducts: 1, mapped: 3, sameMap: 2, sameChange: 2, notComparable: 0 },
        second: { reactions: 1, mapped: 1, sameMap: 0, notComparable: 1 },
      },
    });
  });

  it('lists what differs, and takes a sample of each source', async () => {
    const rows = Array.from({ length: 10 }, (_, i) => [String(i), i < 8 ? 'first' : 'second', PLAIN, WRONG]);
    const gold = written('many.tsv', [HEADER, ...rows]);
    const { out } = await record(benchMappingCommand, ['--gold', gold, '--library', library, '--limit', '2', '--differences']);
    expect(out.filter((line) => line.startsWith('first\tlevel 2\t'))).toHaveLength(2);
    expect(out).toContain('second\t2\t100.0\t0.0\t0.0');
  });

  it.each([
    ['no gold', [], 2, /Usage/],
    ['a limit of nought', ['--gold', 'x', '--limit', '0'], 2, /--limit/],
    ['a library that is not there', ['--gold', 'x', '--library', '/nowhere/x.rlib'], 1, /cannot be read/],
  ])('answers %s with a message', async (_, args, status, message) => {
    const called = await record(benchMappingCommand, args);
    expect(called.status).toBe(status);
    expect(called.err.join('\n')).toMatch(message);
  });

  it('names the columns it misses', async () => {
    const gold = written('short.tsv', [['reaction'], [PLAIN]]);
    const called = await record(benchMappingCommand, ['--gold', gold, '--library', library]);
    expect([called.status, called.err.join('\n')]).toEqual([1, expect.stringMatching(/gold_mapped_reaction/)]);
  });
});
