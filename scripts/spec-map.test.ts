import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The map of the specification says what is there: it must not name files that are gone, nor leave a clause out. */
const root = new URL('../', import.meta.url);
const map = new URL('docs/spec-map.md', root);
const specification = new URL('../shared/specification.md', root);

/** A table row, a bullet or a sentence, under its headings. */
interface Clause {
  readonly headings: string;
  /** Cells of a table row; one for anything else. */
  readonly cells: readonly string[];
}

/** Cells of a table row; `\|` is a bar inside a cell. */
function cellsOf(row: string): readonly string[] {
  const inside = row.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

const isRule = (line: string | undefined) => line !== undefined && /^\|[\s|:-]+$/.test(line);

/** Everything below the first numbered section, in order; heads of tables and lines without words are left out. */
function clausesOf(text: string): readonly Clause[] {
  const lines = text.split('\n');
  const headings = ['', '', ''];
  const clauses: Clause[] = [];
  lines.forEach((line, index) => {
    const heading = /^(##+) (.+)$/.exec(line) ?? /^(\*\*)(.+)\*\*$/.exec(line);
    if (heading) {
      const depth = heading[1] === '**' ? 2 : heading[1].length - 2;
      headings.splice(depth, 3 - depth, heading[2], ...Array<string>(2 - depth).fill(''));
      return;
    }
    const isHead = line.startsWith('|') && isRule(lines[index + 1]);
    if (headings[0] === '' || line.trim() === '' || isRule(line) || isHead) return;
    const cells = line.startsWith('|') ? cellsOf(line) : [line.replace(/^- /, '').trim()];
    clauses.push({ headings: headings.filter((each) => each !== '').join(' > '), cells });
  });
  return clauses;
}

/** What is there without being asked for; all other rows quote the specification. */
const BESIDES = 'Besides the specification';
const rows = clausesOf(readFileSync(map, 'utf8'));
const ownRows = rows.filter(({ headings }) => headings === BESIDES);
const quotingRows = rows.filter(({ headings }) => headings !== BESIDES);

describe('the map of the specification', () => {
  it('has a clause, its code and its test in every row', () => {
    expect(rows.length).toBeGreaterThan(200);
    for (const { cells } of rows) {
      expect(cells, cells[0]).toHaveLength(3);
      for (const cell of cells) expect(cell, cells[0]).not.toBe('');
    }
  });

  it('says "-" or where to look, and leaves nothing for later', () => {
    for (const { cells } of rows) {
      for (const cell of cells.slice(1)) {
        expect(cell, cells[0]).toMatch(/^(-$|`)/);
        expect(cell, cells[0]).not.toContain('not yet');
      }
    }
  });

  it('names files that exist, and tests as tests', () => {
    for (const { cells } of rows) {
      const [code, tests] = cells.slice(1).map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]));
      for (const path of [...code, ...tests]) expect(existsSync(new URL(path, root)), path).toBe(true);
      for (const path of tests) expect(path).toMatch(/\.(test|spec)\.tsx?$/);
    }
  });

  it('tells of every page for operators and of tokens, which nobody asked for', () => {
    const router = readFileSync(new URL('apps/web/src/app/router.tsx', root), 'utf8');
    const pages = [...router.matchAll(/\bpage\('(\/app\/[^']+)'/g)].map((match) => match[1]);
    expect(pages).toContain('/app/backoffice/jobs');
    const told = ownRows.flatMap(({ cells }) => cells[0].match(/\/app\/[\w/]+/g) ?? []);
    expect(pages.filter((page) => !told.includes(page))).toEqual([]);
  });

  it.skipIf(!existsSync(specification))('quotes every clause of the specification by its beginning, in its order', () => {
    const quoted = quotingRows.map(({ headings, cells }) => `${headings} > ${cells[0].replace(/ …$/, '')}`);
    const clauses = clausesOf(readFileSync(specification, 'utf8'));
    const told = clauses.map(({ headings, cells }) => `${headings} > ${cells.join(': ')}`);
    // Cut to the length of the quotation, which is long enough to tell one clause from all others.
    expect(quoted).toEqual(told.map((clause, index) => clause.slice(0, quoted[index]?.length)));
    quotingRows.forEach(({ cells }, index) => {
      const whole = clauses[index].cells.join(': ');
      expect(cells[0].replace(/ …$/, '').length, whole).toBeGreaterThanOrEqual(Math.min(whole.length, 60));
    });
  });
});
