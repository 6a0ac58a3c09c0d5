import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRdkit } from '@retron/rdkit';
import { afterAll, describe, expect, it } from 'vitest';
import { readRouteTargets } from './read-route-targets.ts';

const folder = mkdtempSync(join(tmpdir(), 'route-targets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const rdkit = await createRdkit();

function read(text: string | Uint8Array, limit: number | null = null, name = 'targets') {
  const path = join(folder, name);
  writeFileSync(path, text);
  const targets = readRouteTargets(path, rdkit, limit);
  return targets.ok ? targets.value.map(({ id, smiles, route }) => [id, smiles, route]) : targets.error.kind;
}

describe('targets of routes', () => {
  it.each([
    ['an object of targets', '{"targets":[{"id":"a","smiles":"OCC"}]}'],
    ['a list', '[{"id":"a","smiles":"OCC"}]'],
    ['objects a line', '{"id":"a","smiles":"OCC"}\n'],
    ['an object by id', '{"targets":{"a":{"smiles":"OCC"}}}'],
    ['ids before SMILES', 'a\tOCC\n'],
    ['SMILES before ids', 'OCC\ta\n'],
  ])('are read from %s, canonical, without a route where none is given', (_, text) => expect(read(text)).toEqual([['a', 'CCO', null]]));

  it('are called by themselves where they have no id', () => expect(read('OCC\n')).toEqual([['OCC', 'CCO', null]]));

  it('may be zipped', () => expect(read(gzipSync('{"id":"a","smiles":"OCC"}'), null, 'a.json.gz')).toEqual([['a', 'CCO', null]]));

  it('keep the route that is given, whatever else stands in it', () => {
    const route = { smiles: 'OCC', step: 0, children: [{ smiles: 'O=CC', children: [] }] };
    expect(read(JSON.stringify({ targets: [{ id: 'a', smiles: 'CCO', depth: 1, route }] }))).toEqual([
      ['a', 'CCO', { smiles: 'CCO', children: [{ smiles: 'CC=O' }] }],
    ]);
  });

  it('are drawn evenly', () =>
    expect(read('a\tC\nb\tCC\nc\tCCC\nd\tCCCC\n', 2)).toEqual([
      ['a', 'C', null],
      ['c', 'CCC', null],
    ]));

  it.each([
    ['a route to something else', '{"id":"a","smiles":"CCO","route":{"smiles":"CC"}}', 'bad-target'],
    [
      'a route with a molecule that is none',
      '{"id":"a","smiles":"CCO","route":{"smiles":"CCO","children":[{"smiles":"C("}]}}',
      'bad-target',
    ],
    ['JSON without a molecule', '{"id":"a"}', 'bad-targets'],
    ['a line that is no molecule', 'a\tnonsense\n', 'bad-target'],
    ['nothing', '', 'no-targets'],
  ])('are refused for %s', (_, text, kind) => expect(read(text)).toBe(kind));
});
