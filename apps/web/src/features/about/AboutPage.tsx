import { Anchor, Button, Table } from '@mantine/core';
import { DIRECTIONS, WEB_APPLICATION_VERSION } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverPaths } from '../../addresses/paths.ts';
import { infoOptions } from '../../api/about.ts';
import { reasonOf } from '../../api/api-error.ts';
import { librariesOptions } from '../../api/reference-data.ts';
import { Card } from '../../components/Card.tsx';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as texts from '../../texts/about.ts';
import { numberText } from '../../texts/counts.ts';
import classes from './AboutPage.module.css';
import { LicencesDialog } from './LicencesDialog.tsx';
import { MainComponents } from './MainComponents.tsx';

/** Host, versions, transform libraries, and the components the pages are made of. */
export function AboutPage() {
  const info = useQuery(infoOptions);
  const [areLicencesOpen, setLicencesOpen] = useState(false);
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: texts.about }]} />
      <h1>{texts.aboutRetron}</h1>
      <p>{texts.whatRetronDoes}</p>
      <Card title={texts.versions} hasLine>
        {info.isError ? <ErrorState message={reasonOf(info.error)} onRetry={() => void info.refetch()} /> : null}
        <Table>
          <Table.Tbody>
            <Row name={texts.webApplication} value={WEB_APPLICATION_VERSION} />
            <Row name={texts.server} value={info.data?.version ?? '…'} />
            <Row name={texts.host} value={info.data?.host ?? '…'} />
          </Table.Tbody>
        </Table>
      </Card>
      <LibrariesCard />
      <Card
        title={texts.components}
        hasLine
        tools={
          <Button variant="subtle" size="xs" onClick={() => setLicencesOpen(true)}>
            {texts.licences}
          </Button>
        }
      >
        <MainComponents />
      </Card>
      <p>
        {texts.apiIntroduction}{' '}
        <Anchor href={serverPaths.apiDocs} underline="always">
          {texts.descriptionOfCalls}
        </Anchor>
        .
      </p>
      <LicencesDialog isOpen={areLicencesOpen} onClose={() => setLicencesOpen(false)} />
    </div>
  );
}

function LibrariesCard() {
  const libraries = useQuery(librariesOptions);
  return (
    <Card title={texts.transformLibraries} hasLine>
      {libraries.isPending ? <LoadingRows count={2} height={36} label={texts.loadingLibraries} /> : null}
      {libraries.isError ? <ErrorState message={reasonOf(libraries.error)} onRetry={() => void libraries.refetch()} /> : null}
      {libraries.data ? (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.library}</Table.Th>
              <Table.Th ta="right">{texts.transforms}</Table.Th>
              <Table.Th ta="right">{texts.reactions}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {libraries.data.map((library) => (
              <Table.Tr key={`${library.name} ${library.direction}`}>
                <Table.Td>
                  {library.displayname} {library.version}
                  <span className={classes.direction}>{DIRECTIONS[library.direction]}</span>
                </Table.Td>
                <Table.Td ta="right" className={classes.number}>
                  {numberText(library.transforms)}
                </Table.Td>
                <Table.Td ta="right" className={classes.number}>
                  {numberText(library.reactions)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
    </Card>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Table.Tr>
      <Table.Td w={180} className={classes.dim}>
        {name}
      </Table.Td>
      <Table.Td>{value}</Table.Td>
    </Table.Tr>
  );
}
