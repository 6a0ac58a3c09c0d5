import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** What documents and comments name must be there: a reader follows it. */
const root = fileURLToPath(new URL('..', import.meta.url));

/** Not ours, made by a build, or kept out of the repository. */
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.retron', 'migrations', 'test-results', 'playwright-report']);

/** Folders beside the repository's own. */
const OUTSIDE = new Set(['release', 'shared']);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (SKIPPED.has(entry.name) || OUTSIDE.has(relative(root, path))) continue;
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield relative(root, path).split(sep).join('/');
  }
}

const files = [...walk(root)];
/** Every way of naming a file by its last parts, such as `jobs/plan-query.ts`. */
const endings = new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))));
/** The same of folders. */
const folders = new Set(
  files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.flatMap((_, end) => parts.slice(0, end + 1).map((__, start) => parts.slice(start, end + 1).join('/')));
  }),
);

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const withoutAddresses = (text: string) => text.replaceAll(/\w+:\/\/\S+/g, '').replaceAll(/@[\w-]+\/[\w./-]+/g, '');

/** Comments of a source file; strings that look like comments do no harm, as only what looks like a path is looked at. */
function commentsOf(source: string): string {
  return [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g)].map(([comment]) => comment).join('\n');
}

const PATH =
  /(?<![\w./<*$-])(?:\.\.?\/)*(?:(?:[\w@.-]+\/)+[\w.-]+\.(?:tsx?|mjs|cjs|json|md|css|html|sql|wat|wasm|yml)|[\w.-]+\.(?:tsx?|mjs|md))(?![\w*<-])/g;

/** Paths of files in a text; those outside the repository begin with `../` and are left alone. */
function pathsIn(text: string): readonly string[] {
  const found = [...withoutAddresses(text).matchAll(PATH)].map(([path]) => path.replace(/^\.\//, ''));
  return found.filter((path) => !path.startsWith('../') && !path.includes('node_modules/') && !path.startsWith('dist/'));
}

const documents = files.filter(
  (file) => /^(?:[A-Z]+\.md|docs\/.*\.md)$/.test(file) || /^(?:libraries|bench|fixtures)\/.*README\.md$/.test(file),
);
const sources = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));

describe('files that are named', () => {
  it.each(documents)('in %s exist', (file) => {
    expect(pathsIn(textOf(file)).filter((path) => !endings.has(path))).toEqual([]);
  });

  it('in comments exist', () => {
    expect(sources.length).toBeGreaterThan(500);
    const missing = sources.flatMap((file) =>
      pathsIn(commentsOf(textOf(file)))
        .filter((path) => !endings.has(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('as packages in the architecture are all there are', () => {
    const table = [...textOf('docs/architecture.md').matchAll(/^\| `((?:packages|apps)\/[\w-]+)`/gm)].map(([, folder]) => folder);
    const there = files.flatMap((file) => /^((?:packages|apps)\/[\w-]+)\/package\.json$/.exec(file)?.[1] ?? []);
    expect(table.toSorted()).toEqual(there.toSorted());
  });

  it('as folders in documents exist', () => {
    const missing = documents.flatMap((file) =>
      [...withoutAddresses(textOf(file)).matchAll(/`((?:[\w.-]+\/){2,})`/g)]
        .map(([, folder]) => folder.slice(0, -1))
        .filter((folder) => !folders.has(folder) && !SKIPPED.has(folder.split('/')[0]))
        .map((folder) => `${file}: ${folder}/`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the glossary', () => {
  const rows = textOf('docs/GLOSSARY.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .slice(1);
  const code = sources
    .filter((file) => /^(?:packages|apps)\/[^/]+\/src\//.test(file) && !/\.test\.tsx?$/.test(file))
    .map(textOf)
    .join('\n');
  const words = new Set(code.match(/[A-Za-z]\w*/g));

  it.each(rows.map(([, term, , inCode]) => [term, inCode]))('names %s as the code does: %s', (_term, inCode) => {
    const quoted = [...inCode.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name.match(/[A-Za-z]\w*/g) ?? []);
    expect(quoted.filter((name) => !words.has(name))).toEqual([]);
  });

  it('has terms', () => {
    expect(rows.length).toBeGreaterThan(20);
  });
});
