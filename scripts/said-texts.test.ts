import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { MESSAGES } from '@retron/contract';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);

/** Sources of packages and applications, without tests and without the catalogue of texts itself. */
const sources = ['apps', 'packages']
  .flatMap((place) => readdirSync(new URL(place, root)).map((name) => `${place}/${name}/src`))
  .filter((folder) => existsSync(new URL(folder, root)))
  .flatMap((folder) => readdirSync(new URL(folder, root), { encoding: 'utf8', recursive: true }).map((path) => `${folder}/${path}`))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.endsWith('wire/messages.ts'));

const said = new Set(
  sources.flatMap((path) => [...readFileSync(new URL(path, root), 'utf8').matchAll(/\bMESSAGES\.(\w+)/g)].map((match) => match[1])),
);

/** A text that stands in the catalogue and that nothing says is not in the product. */
describe('the texts of the specification', () => {
  it('are each said somewhere', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(Object.keys(MESSAGES).filter((name) => !said.has(name))).toEqual([]);
  });
});
