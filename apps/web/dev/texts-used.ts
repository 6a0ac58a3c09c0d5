import { dirname, resolve } from 'node:path';

/** Names of what a file of the catalogue offers. */
export function keysOf(source: string): readonly string[] {
  return [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, key]) => key as string);
}

/** What a source file uses of the files that it imports by a path: the path in full, and the name behind it. */
export function usesIn(path: string, source: string): readonly string[] {
  const full = (from: string) => resolve(dirname(path), from);
  const named = [...source.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']*)';/gm)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map(
        (name) =>
          name
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0] as string,
      )
      .filter((name) => name !== '')
      .map((name) => `${full(from)} ${name}`),
  );
  const behind = [...source.matchAll(/^import \* as (\w+) from '(\.[^']*)';/gm)].flatMap(([, alias = '', from = '']) =>
    [...source.matchAll(new RegExp(`(?<![.\\w])${alias}\\.(\\w+)`, 'g'))].map(([, key]) => `${full(from)} ${key}`),
  );
  return [...named, ...behind];
}
