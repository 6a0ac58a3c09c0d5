import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readProducts } from './read-products.ts';

const folder = mkdtempSync(join(tmpdir(), 'retron-products-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  const text = `${lines.join('\n')}\n`;
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

describe('products to measure', () => {
  it('are the column product, each once, up to the limit', () => {
    const path = file('plain.tsv', ['id\tproduct', '1\tCCO', '2\tCC', '3\tCCO', '4\tCCC']);
    expect(readProducts(path, 10)).toEqual({ ok: true, value: ['CCO', 'CC', 'CCC'] });
    expect(readProducts(path, 2)).toEqual({ ok: true, value: ['CCO', 'CC'] });
  });

  it('are the products of the validation reactions where there is no such column', () => {
    const path = file('reactions.tsv.gz', ['split\treaction', 'train\tC>>CC', 'val\tCC>O>CCO', 'val\tC.C>>CCC']);
    expect(readProducts(path, 10)).toEqual({ ok: true, value: ['CCO', 'CCC'] });
  });

  it('are refused where no column holds them, or no file', () => {
    expect(readProducts(file('other.tsv', ['a\tb', '1\t2']), 10)).toMatchObject({ ok: false, error: { kind: 'no-column' } });
    expect(readProducts(join(folder, 'missing.tsv'), 10)).toMatchObject({ ok: false, error: { kind: 'no-file' } });
  });
});
