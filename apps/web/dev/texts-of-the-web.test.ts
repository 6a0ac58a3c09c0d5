// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsInPlace } from './texts-in-place.ts';
import { keysOf, usesIn } from './texts-used.ts';

const SOURCES = join(import.meta.dirname, '../src');
const sources = readdirSync(SOURCES, { encoding: 'utf8', recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test(-support)?\.tsx?$|(^|\/)testing\b|\.generated\.ts$/.test(path))
  .sort();
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');
const isText = (path: string) => path.startsWith('texts/');

/** Strings that read like texts and are none, each with its reason. */
const NO_TEXTS: readonly (readonly [where: RegExp, what: RegExp])[] = [
  // keys of the cache of answers
  [/^api\/keys\.ts$/, /^[a-z -]+$/],
  // what a server says, which is recognised by it
  [/^api\/api-error\.ts$/, /^Access is denied$/],
  // fonts and shadows
  [/^theme\//, /./],
  // names of products and of keys
  [/^features\/about\/MainComponents\.tsx$/, /^[A-Z][A-Za-z]+( [A-Z][A-Za-z]+)*$/],
  [/^app\/shell\//, /^(Ctrl|Alt|Shift) \S+$/],
  // markup of drawings, paths, transforms, media queries and selectors
  [/./, /^(<[a-z]|M…|translate\(|\(min-width|\[role=)/],
  // a type of the clipboard
  [/^shared\/structures\/given-structures\.ts$/, /^web …$/],
  // units
  [/./, /^… (h|°C|%)$/],
  // kind of a condition
  [/^features\/strategies\/(ConditionField|clause-draft)\.tsx?$/, /^yes or no$/],
  // symbols of elements
  [/^features\/tree\/model\/reagent-label\.ts$/, /^([A-Z][a-z]? )+[A-Z]$/],
  // R and the number of a suggestion, S and that of a structure, as the specification writes them
  [/./, /^[RS](…)?$/],
];

describe('the texts of the web application', () => {
  it('stand in the catalogue and nowhere else', () => {
    const found = sources
      .filter((path) => !isText(path))
      .flatMap((path) => textsInPlace(path, read(path)).map(({ line, text }) => ({ path, line, text })))
      .filter(({ path, text }) => !NO_TEXTS.some(([where, what]) => where.test(path) && what.test(text)))
      .map(({ path, line, text }) => `${path}:${line} ${text}`);
    expect(sources.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  it('are each said somewhere', () => {
    const used = new Set(sources.flatMap((path) => usesIn(join(SOURCES, path), read(path))));
    const keys = sources.filter(isText).flatMap((path) => keysOf(read(path)).map((key) => ({ path, key })));
    expect(keys.length).toBeGreaterThan(1000);
    expect(keys.filter(({ path, key }) => !used.has(`${resolve(SOURCES, path)} ${key}`)).map(({ path, key }) => `${path} ${key}`)).toEqual(
      [],
    );
  });
});

describe('a text that stands in place', () => {
  const textsOf = (source: string) => textsInPlace('Example.tsx', source).map(({ text }) => text);

  it('is found in markup and in what a condition shows', () => {
    expect(textsOf(`<p>Saved {isLate ? 'late' : 'soon'}</p>`)).toEqual(['Saved', 'late', 'soon']);
  });

  it('is found in attributes and properties that people read, not in those for the browser', () => {
    expect(textsOf('<Field label="Name" title={isNew ? `New` : name} className="wide field" size="xs" />')).toEqual(['Name', 'New']);
    expect(textsOf(`const ENTRIES = [{ label: 'Hide', value: 'hide' }];`)).toEqual(['Hide']);
  });

  it('is found as a sentence anywhere else, not in comparisons, selectors, keys and code', () => {
    expect(textsOf(`toasts.error('Nothing was saved.'); throw new Error('No such node');`)).toEqual(['Nothing was saved.']);
    expect(textsOf(`way === 'single sign-on' && page.querySelector('main button')`)).toEqual([]);
    expect(textsOf('<p><kbd>Shift</kbd><code>GET /app</code></p>')).toEqual([]);
  });
});

describe('a key of the catalogue', () => {
  it('is used by its name behind the name of its file, or by itself', () => {
    expect(keysOf(`export const allNews = 'All news';\nexport const PAGES = {};`)).toEqual(['allNews', 'PAGES']);
    const source = `import * as texts from '../texts/news.ts';\nimport { PAGES } from '../texts/news.ts';\nconst all = [texts.allNews, other.found, PAGES];`;
    expect(usesIn('/src/app/page.ts', source)).toEqual(['/src/texts/news.ts PAGES', '/src/texts/news.ts allNews']);
  });
});
