import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ResultFile } from './result-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const line = (id: string, extra = '') => JSON.stringify({ id, smiles: 'C', question: 'q', extra });
const opened = (path: string) => {
  const file = ResultFile.open(path);
  if (!file.ok) throw new Error(file.error.message);
  return file.value;
};

describe('a file of results', () => {
  it('knows its lines again, cuts one that was torn, and goes on behind the last whole one', () => {
    const path = join(folder, 'torn.jsonl');
    const first = opened(path);
    first.append(line('a', 'µ'.repeat(1 << 20)));
    first.append(line('b'));
    first.close();
    appendFileSync(path, line('c').slice(0, 20));
    const again = opened(path);
    expect([again.size, again.headOf('a')?.smiles, again.headOf('c')]).toEqual([2, 'C', undefined]);
    again.append(line('d'));
    again.close();
    expect(readFileSync(path, 'utf8').split('\n').slice(1)).toEqual([line('b'), line('d'), '']);
  });

  it('is put into an order, what is not named behind it', () => {
    const path = join(folder, 'sorted.jsonl');
    const file = opened(path);
    for (const id of ['x', 'b', 'a']) file.append(line(id));
    file.sort(['a', 'missing', 'b']);
    file.append(line('z'));
    expect([...file.linesOf(['z', 'a'])]).toEqual([line('z'), line('a')]);
    file.close();
    expect(readFileSync(path, 'utf8')).toBe(['a', 'b', 'x', 'z'].map((id) => `${line(id)}\n`).join(''));
  });

  it.each(['a text\n', `${line('a')}\n{"id":"b"}\n`])('leaves a file alone that holds something else: %j', (text) => {
    const path = join(folder, 'other.txt');
    writeFileSync(path, text);
    const file = ResultFile.open(path);
    expect(file.ok ? '' : file.error.kind).toBe('no-results');
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('says where it cannot be written', () => {
    const file = ResultFile.open(join(folder, 'nowhere', 'x.jsonl'));
    expect(file.ok ? '' : file.error.kind).toBe('unwritable-file');
  });
});
