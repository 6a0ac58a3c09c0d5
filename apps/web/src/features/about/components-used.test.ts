import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMPONENTS } from './components-used.ts';

it.each(COMPONENTS)('shows the version and licence of $name that is installed', ({ packageName, version, licence }) => {
  const file = join(import.meta.dirname, `../../../../../node_modules/${packageName}/package.json`);
  const installed = JSON.parse(readFileSync(file, 'utf8')) as { version: string; license: string };
  expect({ version, licence }).toEqual({ version: installed.version, licence: installed.license });
});
