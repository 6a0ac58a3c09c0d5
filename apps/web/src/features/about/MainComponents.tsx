import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../api/api-error.ts';
import { licencesOptions } from '../../api/licences.ts';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as texts from '../../texts/about.ts';
import * as common from '../../texts/common.ts';

/** What chemists and developers know by name, with its package; the licences dialog lists everything. */
const MAIN: readonly (readonly [name: string, packageName: string])[] = [
  ['Fastify', 'fastify'],
  ['IBM Plex Sans', '@fontsource-variable/ibm-plex-sans'],
  ['Ketcher', 'ketcher-core'],
  ['Mantine', '@mantine/core'],
  ['RDKit', '@rdkit/rdkit'],
  ['React', 'react'],
  ['Tabler Icons', '@tabler/icons-react'],
  ['TanStack Query', '@tanstack/react-query'],
  ['TanStack Router', '@tanstack/react-router'],
];

/** The components with the greatest part in the product, in the versions that were built. */
export function MainComponents() {
  const licences = useQuery(licencesOptions);
  if (licences.isPending) return <LoadingRows count={MAIN.length} height={36} label={texts.loadingComponents} />;
  if (licences.isError) return <ErrorState message={reasonOf(licences.error)} onRetry={() => void licences.refetch()} />;
  const { packages } = licences.data;
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.component}</Table.Th>
          <Table.Th>{common.version}</Table.Th>
          <Table.Th>{texts.licence}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {MAIN.flatMap(([name, packageName]) => {
          const built = packages.find((each) => each.name === packageName);
          return built === undefined ? (
            []
          ) : (
            <Table.Tr key={name}>
              <Table.Td>{name}</Table.Td>
              <Table.Td>{built.version}</Table.Td>
              <Table.Td>{built.licence ?? texts.notStated}</Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
