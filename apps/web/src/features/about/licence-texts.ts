const FILES = import.meta.glob<string>(
  [
    '../../../../../node_modules/@fontsource-variable/ibm-plex-sans/LICENSE',
    '../../../../../node_modules/@mantine/core/LICENSE',
    '../../../../../node_modules/@tabler/icons-react/LICENSE',
    '../../../../../node_modules/@tanstack/react-query/LICENSE',
    '../../../../../node_modules/@tanstack/react-router/LICENSE',
    '../../../../../node_modules/react/LICENSE',
  ],
  { query: '?raw', import: 'default' },
);

/** The licence text that a package brings; null for one that names its licence only. */
export async function licenceText(packageName: string): Promise<string | null> {
  const load = FILES[`../../../../../node_modules/${packageName}/LICENSE`];
  return load === undefined ? null : load();
}
