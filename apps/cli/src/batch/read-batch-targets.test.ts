import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readBatchTargets } from './read-batch-targets.ts';

const folder = mkdtempSync(join(tmpdir(), 'targets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFileSync(join(folder, 'targets'), text);
  const targets = readBatchTargets(join(folder, 'targets'));
  return targets.ok ? targets.value.map(({ id, text: structure }) => [id, structure]) : targets.error.kind;
};

describe('the targets of a batch', () => {
  it.each([
    [
      'CCO\r\n\r\n  CC=O\nCCO\n',
      [
        ['CCO', 'CCO'],
        ['CC=O', 'CC=O'],
      ],
    ],
    [
      '7\tCCO\nb 2\t[Na+].CC\n',
      [
        ['7', 'CCO'],
        ['b 2', '[Na+].CC'],
      ],
    ],
    [
      '[13CH3]O\nC',
      [
        ['[13CH3]O', '[13CH3]O'],
        ['C', 'C'],
      ],
    ],
    [
      '[{"id":7,"smiles":"CCO"},"CC"]',
      [
        ['7', 'CCO'],
        ['CC', 'CC'],
      ],
    ],
    ['{"targets":[\n{"id":"a","smiles":"CCO","route":{}}\n]}', [['a', 'CCO']]],
    [
      '{"id":"a","smiles":"CCO"}\n{"smiles":"CC"}\n',
      [
        ['a', 'CCO'],
        ['CC', 'CC'],
      ],
    ],
    ['{"id":"a","smiles":"CCO"}', [['a', 'CCO']]],
  ])('are read from %j', (text, expected) => expect(read(text)).toEqual(expected));

  it.each([
    ['', 'no-targets'],
    ['[]', 'no-targets'],
    ['{"id":"a"}', 'bad-targets'],
    ['{"id":"a","smiles":"CC"}\nCC', 'bad-targets'],
    ['a\tCC\na\tCCC', 'two-structures'],
  ])('are refused in %j', (text, kind) => expect(read(text)).toBe(kind));

  it('may be packed', () => {
    const path = join(folder, 'targets.gz');
    writeFileSync(path, gzipSync('CC\n'));
    expect(readBatchTargets(path)).toMatchObject({ ok: true, value: [{ text: 'CC' }] });
  });
});
