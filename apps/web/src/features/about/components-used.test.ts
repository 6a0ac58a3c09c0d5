import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMPONENTS } from './components-used.ts';

const PACKAGE_OF: Readonly<Record<string, string>> = {
  'IBM Plex Sans': '@fontsource-variable/ibm-plex-sans',
  Ketcher: 'ketcher-core',
  Mantine: '@mantine/core',
  React: 'react',
  RDKit: '@rdkit/rdkit',
  'Tabler Icons': '@tabler/icons-react',
  'TanStack Query': '@tanstack/react-query',
  'TanStack Router': '@tanstack/react-router',
};

it.each(COMPONENTS)('shows the version and licence of $name that is installed', ({ name, version, licence }) => {
  const file = join(import.meta.dirname, `../../../../../node_modules/${PACKAGE_OF[name]}/package.json`);
  const installed = JSON.parse(readFileSync(file, 'utf8')) as { version: string; license: string };
  expect({ version, licence }).toEqual({ version: installed.version, licence: installed.license });
});
