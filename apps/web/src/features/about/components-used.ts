import { version as reactVersion } from 'react';

export interface UsedComponent {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly licence: string;
  /** The package whose version and licence these are. */
  readonly packageName: string;
}

/** What the pages are made of. Versions are those of package.json; the test keeps them so. */
export const COMPONENTS: readonly UsedComponent[] = [
  { name: 'IBM Plex Sans', version: '5.3.0', licence: 'OFL-1.1', packageName: '@fontsource-variable/ibm-plex-sans' },
  { name: 'Ketcher', version: '3.18.0', licence: 'Apache-2.0', packageName: 'ketcher-core' },
  { name: 'Mantine', version: '9.7.3', licence: 'MIT', packageName: '@mantine/core' },
  { name: 'React', version: reactVersion, licence: 'MIT', packageName: 'react' },
  { name: 'RDKit', version: '2026.9.1', licence: 'BSD-3-Clause', packageName: '@rdkit/rdkit' },
  { name: 'Tabler Icons', version: '3.51.0', licence: 'MIT', packageName: '@tabler/icons-react' },
  { name: 'TanStack Query', version: '5.108.0', licence: 'MIT', packageName: '@tanstack/react-query' },
  { name: 'TanStack Router', version: '1.170.46', licence: 'MIT', packageName: '@tanstack/react-router' },
];
