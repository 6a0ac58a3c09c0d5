import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dataFilesOptions, isUnderWay } from '../../api/data-files.ts';
import { useBackCloses } from '../../components/history/use-back-closes.ts';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as texts from '../../texts/backoffice/data-files.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import classes from './Backoffice.module.css';
import { BackofficeFrame } from './BackofficeFrame.tsx';
import { BuildRow } from './BuildRow.tsx';
import { DataFileDrawer } from './DataFileDrawer.tsx';
import { DataFileTable } from './DataFileTable.tsx';
import { UploadDrawer } from './UploadDrawer.tsx';

/** What is planned with: libraries and catalogues, on and off, and what becomes of uploaded files. */
export function LibrariesPage() {
  const found = useQuery(dataFilesOptions);
  const [search, changeSearch] = useUrlSearch();
  const [isUploading, setIsUploading] = useState(false);
  const files = found.data?.files ?? [];
  const builds = found.data?.builds ?? [];
  const libraries = files.filter(({ kind }) => kind === 'library');
  const catalogs = files.filter(({ kind }) => kind === 'catalog');
  const chosen = isUploading ? undefined : files.find(({ kind, name }) => `${kind} ${name}` === search.get('file'));
  function open(file: string | null) {
    setIsUploading(false);
    changeSearch((parameters) => (file === null ? parameters.delete('file') : parameters.set('file', file)));
  }
  useBackCloses(isUploading || chosen !== undefined, () => open(null));
  const table = { chosen, onOpen: ({ kind, name }: { readonly kind: string; readonly name: string }) => open(`${kind} ${name}`) };
  return (
    <BackofficeFrame section={common.libraries}>
      <div className={classes.main}>
        <div className={classes.head}>
          <h1>{texts.librariesAndCatalogues}</h1>
          <span className={classes.dim}>
            {found.data ? `${counts.libraries(libraries.length)}, ${counts.catalogues(catalogs.length)}` : ''}
          </span>
          <span className={classes.grow} />
          <Button leftSection={<IconUpload size={16} stroke={1.75} />} disabled={!found.data} onClick={() => setIsUploading(true)}>
            {texts.upload}
          </Button>
        </div>
        {found.isPending ? <LoadingRows count={4} height={44} label={texts.loadingLibraries} /> : null}
        {found.isError && !found.data ? (
          <ErrorState message={texts.librariesNotLoaded} error={found.error} onRetry={() => void found.refetch()} />
        ) : null}
        {found.data ? (
          <>
            {builds.length > 0 ? (
              <section aria-label={texts.uploads} className={classes.builds}>
                <h2>{texts.uploads}</h2>
                <ul className={classes.rows}>
                  {builds
                    .filter((build, place) => isUnderWay(build) || place < 5)
                    .map((build) => (
                      <BuildRow key={build.id} build={build} />
                    ))}
                </ul>
              </section>
            ) : null}
            <h2 className={classes.kind}>{texts.transformLibraries}</h2>
            <p className={classes.dim}>{texts.librariesIntroduction}</p>
            <DataFileTable label={texts.transformLibraries} files={libraries} {...table} />
            <h2 className={classes.kind}>{common.catalogues}</h2>
            <p className={classes.dim}>{texts.cataloguesIntroduction}</p>
            <DataFileTable label={common.catalogues} files={catalogs} {...table} />
          </>
        ) : null}
      </div>
      {isUploading && found.data ? (
        <UploadDrawer mostBytes={found.data.mostbytes} partBytes={found.data.partbytes} onClose={() => setIsUploading(false)} />
      ) : chosen ? (
        <DataFileDrawer key={chosen.name} file={chosen} onClose={() => open(null)} />
      ) : null}
    </BackofficeFrame>
  );
}
