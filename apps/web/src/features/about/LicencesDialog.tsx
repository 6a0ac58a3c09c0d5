import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { type Licences, licencesOptions } from '../../api/licences.ts';
import { AppDialog } from '../../components/dialogs/AppDialog.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as said from '../../texts/about.ts';
import { SHIPPED_PARTS } from '../../texts/about.ts';
import * as counts from '../../texts/counts.ts';
import { LicenceEntry, PackageAddress } from './LicenceEntry.tsx';
import classes from './LicencesDialog.module.css';

export interface LicencesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everything the product is made of, data first, each with its licence and the text that it brings. */
export function LicencesDialog({ isOpen, onClose }: LicencesDialogProps) {
  return (
    <AppDialog isOpen={isOpen} title={said.licences} onClose={onClose}>
      <div className={classes.page}>
        <LicenceLists />
      </div>
    </AppDialog>
  );
}

function LicenceLists() {
  const licences = useQuery(licencesOptions);
  const [term, setTerm] = useState('');
  if (licences.isPending) return <LoadingRows count={8} height={36} label={said.loadingLicences} />;
  if (licences.isError) return <ErrorState message={reasonOf(licences.error)} onRetry={() => void licences.refetch()} />;
  return (
    <>
      <TextInput
        aria-label={said.searchLicences}
        placeholder={said.nameOrLicence}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
        data-autofocus
      />
      <Found {...licences.data} term={term.trim().toLowerCase()} />
    </>
  );
}

function Found({ data, packages, texts, term }: Licences & { readonly term: string }) {
  const has = (...words: readonly (string | null)[]) => words.some((word) => word?.toLowerCase().includes(term));
  const sets = data.filter(({ name, licence, sources }) =>
    has(name, licence, ...sources.flatMap((source) => [source.name, source.licence])),
  );
  const found = packages.filter(({ name, licence }) => has(name, licence));
  if (sets.length + found.length === 0) return <p role="status">{said.nothingFound}</p>;
  return (
    <>
      <section aria-label={said.data}>
        <h2>{said.data}</h2>
        <p className={classes.dim}>{said.noticesHint}</p>
        {sets.map(({ name, version, licence, sources }) => (
          <LicenceEntry key={name} name={name} version={version} licence={licence} note={counts.sources(sources.length)}>
            {() => (
              <ul>
                {sources.map((source) => (
                  <li key={source.name}>
                    {source.name}: {source.licence}
                  </li>
                ))}
              </ul>
            )}
          </LicenceEntry>
        ))}
      </section>
      <section aria-label={said.packages}>
        <h2>
          {said.packages} <span className={classes.dim}>{found.length}</span>
        </h2>
        {found.map(({ name, version, licence, usedBy, address, text }) => (
          <LicenceEntry
            key={`${name} ${version}`}
            {...{ name, version, licence }}
            note={usedBy.map((part) => SHIPPED_PARTS[part]).join(', ')}
          >
            {() => (
              <>
                <PackageAddress address={address} />
                {/* A package that brings no text of its own is under that of its identifier. */}
                {text === null ? <p className={classes.dim}>{said.noLicenceText}</p> : <pre>{texts[text]}</pre>}
              </>
            )}
          </LicenceEntry>
        ))}
      </section>
    </>
  );
}
