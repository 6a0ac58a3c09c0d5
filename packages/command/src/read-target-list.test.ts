import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readTargetList } from './read-target-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'targets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFileSync(join(folder, 'targets'), text);
  const targets = readTargetList(join(folder, 'targets'));
  return targets.ok ? targets.value.map(({ id, text: structure }) => [id, structure]) : targets.error.kind;
};

describe('a list of targets', () => {
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
      'CCO ethanol\nCC=O acetic  aldehyde\nC[C@H](N)O |&1:1| x\nCN\n',
      [
        ['ethanol', 'CCO'],
        ['acetic  aldehyde', 'CC=O'],
        ['x', 'C[C@H](N)O |&1:1|'],
        ['CN', 'CN'],
      ],
    ],
    [
      'CCO\tethanol\nnonsense\tCN\nCC\t\nCCC\tpropane\t44\n',
      [
        ['ethanol', 'CCO'],
        ['CN', 'nonsense'],
        ['CC', 'CC'],
        ['propane', 'CCC'],
      ],
    ],
    ['SMILES name\nCCO ethanol\n', [['ethanol', 'CCO']]],
    ['canonical_smiles\tid\nCCO\tN\n', [['N', 'CCO']]],
    ['id\tsmiles\nN\tCCO\n', [['N', 'CCO']]],
    ['1-3O.', [['1-3O.', '1-3O.']]],
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

  it('bring the ways that are given with them, and may stand by id', () => {
    const path = join(folder, 'routes.json');
    const route = { smiles: 'CCO', children: [{ smiles: 'CC=O' }] };
    writeFileSync(path, JSON.stringify({ targets: { a: { smiles: 'CCO', route }, b: { id: 'c', smiles: 'C', route: null } } }));
    expect(readTargetList(path)).toEqual({
      ok: true,
      value: [
        { id: 'a', text: 'CCO', route },
        { id: 'c', text: 'C' },
      ],
    });
  });

  it.each([
    ['', 'no-targets'],
    ['{"targets":{"a":7}}', 'bad-targets'],
    ['[]', 'no-targets'],
    ['{"id":"a"}', 'bad-targets'],
    ['{"id":"a","smiles":"CC"}\nCC', 'bad-targets'],
    ['a\tCC\na\tCCC', 'two-structures'],
  ])('are refused in %j', (text, kind) => expect(read(text)).toBe(kind));

  it('may be packed', () => {
    const path = join(folder, 'targets.gz');
    writeFileSync(path, gzipSync('CC\n'));
    expect(readTargetList(path)).toMatchObject({ ok: true, value: [{ text: 'CC' }] });
  });
});
