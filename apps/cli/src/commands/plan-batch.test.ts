import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '@retron/command/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasCoreLibrary } from '../testing/core-library.ts';
import { planCommand } from './plan.ts';

const folder = mkdtempSync(join(tmpdir(), 'batch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = (name: string) => join(folder, name);
const file = (name: string, text: string) => {
  writeFileSync(path(name), text);
  return path(name);
};
const lines = (name: string) => readFileSync(path(name), 'utf8').trimEnd().split('\n');

const TARGETS = file('targets.smi', 'lidocaine\tCCN(CC)CC(=O)Nc1c(C)cccc1C\nbad\tnonsense\nparacetamol\tCC(=O)Nc1ccc(O)cc1\nsalt\tCC.CC\n');
const V3 = ['--algorithm', 'V3', '--expansions', '3', '--breadth', '10', '--routes', '2', '--targets', TARGETS];
const run = (out: string, args: readonly string[] = [], signal?: AbortSignal) =>
  record(planCommand, [...V3, '--out', path(out), ...args], [], signal);

describe.skipIf(!hasCoreLibrary)('retron plan --targets', () => {
  beforeAll(async () => {
    expect((await run('whole.jsonl')).status).toBe(0);
  }, 120_000);

  it('writes a line for each target in their order, one that cannot be planned with its reason', () => {
    const results = lines('whole.jsonl').map((line) => JSON.parse(line));
    expect(results.map(({ id }) => id)).toEqual(['lidocaine', 'bad', 'paracetamol', 'salt']);
    expect(results[0]).toMatchObject({ target: 'CCN(CC)CC(=O)Nc1c(C)cccc1C', isSolved: true, firstRouteExpansions: expect.any(Number) });
    expect(results[0].routes).toHaveLength(2);
    expect(results[1].error.kind).toBe('target');
    expect(results[3].error.message).toContain('2 fragments');
    expect(JSON.stringify(results)).not.toContain('totalMs');
  });

  it('writes the same file with more threads', async () => {
    const { status, err } = await run('threads.jsonl', ['--threads', '2']);
    expect(status).toBe(0);
    expect(err.at(-1)).toBe('4 planned: 2 with a route, 2 refused.');
    expect(readFileSync(path('threads.jsonl'), 'utf8')).toBe(readFileSync(path('whole.jsonl'), 'utf8'));
  });

  it('goes on where a run was killed: whole lines stay as they are, a torn one is planned again', async () => {
    const whole = readFileSync(path('whole.jsonl'), 'utf8');
    const kept = `${lines('whole.jsonl')[0]}\n${lines('whole.jsonl')[1]}\n`;
    writeFileSync(path('killed.jsonl'), whole);
    truncateSync(path('killed.jsonl'), Buffer.byteLength(kept) + 100);
    const { status, err } = await run('killed.jsonl');
    expect(status).toBe(0);
    expect(err).toContain('2 of 4 targets have results already.');
    expect(err.at(-1)).toBe('2 planned: 1 with a route, 1 refused.');
    expect(readFileSync(path('killed.jsonl'), 'utf8')).toBe(whole);
  });

  it('stops at Ctrl-C with whole lines, and says that it can go on', async () => {
    const interruption = new AbortController();
    const running = run('stopped.jsonl', [], interruption.signal);
    while (!hasLine('stopped.jsonl')) await new Promise((resolve) => setTimeout(resolve, 20));
    interruption.abort();
    const { status, err } = await running;
    expect(status).toBe(130);
    expect(err.at(-1)).toBe('Interrupted. The same command goes on from here.');
    expect(lines('stopped.jsonl')[0]).toBe(lines('whole.jsonl')[0]);
    expect(readFileSync(path('stopped.jsonl'), 'utf8')).toMatch(/\n$/);
  });

  it('nests routes as AiZynthFinder reads them, and gathers them by target as RetroCast does', async () => {
    expect((await run('nested.jsonl', ['--format', 'routes'])).status).toBe(0);
    const [first] = lines('nested.jsonl').map((line) => JSON.parse(line));
    expect(first.trees[0]).toMatchObject({ type: 'mol', smiles: first.target, in_stock: false });
    const leaves = (node: { children?: { children: [] }[]; smiles: string; in_stock: boolean }): { in_stock: boolean }[] =>
      node.children?.flatMap(({ children }) => children.flatMap(leaves)) ?? [node];
    expect(leaves(first.trees[0]).map((leaf) => leaf.in_stock)).not.toContain(false);
    const trees = JSON.parse(readFileSync(path('nested.trees.json'), 'utf8'));
    expect(Object.keys(trees)).toEqual(['lidocaine', 'bad', 'paracetamol', 'salt']);
    expect(trees.lidocaine).toEqual(first.trees);
    expect(trees.bad).toEqual([]);
  });

  it('does not mix results of other settings, other structures or other files', async () => {
    const whole = readFileSync(path('whole.jsonl'), 'utf8');
    expect((await run('whole.jsonl', ['--routes', '1'])).err.join()).toContain('other settings');
    const changed = file('changed.smi', 'lidocaine\tCCO\n');
    expect((await run('whole.jsonl', ['--targets', changed])).err.join()).toContain('another structure for lidocaine');
    expect(readFileSync(path('whole.jsonl'), 'utf8')).toBe(whole);
    appendFileSync(path('notes.txt'), 'milk\n');
    expect((await run('notes.txt')).err.join()).toContain('something else than results in line 1');
  });

  it('reads SMILES files, names behind the structure, and says by its status where none of it could be planned', async () => {
    const named = file('named.smi', 'smiles name\nCC(=O)Nc1ccc(O)cc1 paracetamol\nnonsense salt\n');
    expect((await run('named.jsonl', ['--targets', named])).status).toBe(0);
    expect(JSON.parse(lines('named.jsonl')[0])).toMatchObject({ id: 'paracetamol', smiles: 'CC(=O)Nc1ccc(O)cc1', isSolved: true });
    const bad = ['--targets', file('bad.smi', 'nonsense\nmore nonsense\n')];
    for (const count of [2, 0]) {
      const { status, err } = await run('bad.jsonl', bad);
      expect(status).toBe(1);
      expect(err).toContain(`${count} planned: 0 with a route, ${count} refused.`);
      expect(err.at(-1)).toContain('None of the targets could be planned');
    }
  });

  it('ends where nothing can be planned, without a line for each target', async () => {
    const { status, err } = await run('none.jsonl', ['--catalog', file('empty.smi', '\n')]);
    expect([status, statSync(path('none.jsonl')).size]).toEqual([1, 0]);
    expect(err.join()).toContain('lists no molecule');
  });

  it('says once which lines of a list of materials could not be read', async () => {
    const catalog = file('some.smi', 'CCO\nnonsense\n');
    const { err } = await run('some.jsonl', ['--catalog', catalog, '--expansions', '1', '--threads', '2']);
    expect(err.filter((line) => line.includes('1 line is no SMILES or InChIKey'))).toHaveLength(1);
  });

  it.each([
    [['--out', 'x'], '--out is for --targets only.'],
    [['--targets', TARGETS], '--targets needs --out.'],
    [['--targets', TARGETS, '--out', 'x', '--threads', '0'], '--threads'],
    [['--targets', TARGETS, '--out', 'x', '--format', 'xml'], '--format is one of jsonl, routes.'],
    [['--targets', TARGETS, '--out', 'x', '--json'], '--json'],
    [['--targets', TARGETS, '--out', 'x', 'CC'], 'not both'],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await record(planCommand, ['--algorithm', 'V3', ...args]);
    expect(status).toBe(2);
    expect(err.join()).toContain(message);
  });
});

function hasLine(name: string): boolean {
  try {
    return readFileSync(path(name), 'utf8').includes('\n');
  } catch {
    return false;
  }
}
