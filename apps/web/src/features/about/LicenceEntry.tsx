import { Anchor } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import * as texts from '../../texts/about.ts';
import classes from './LicencesDialog.module.css';

export interface LicenceEntryProps {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; null where none is stated. */
  readonly licence: string | null;
  /** Beside the licence, such as what uses it. */
  readonly note: string;
  /** Drawn when the entry is opened. */
  readonly children: () => ReactNode;
}

/** A line that opens: what something is, in which version, and under which licence. */
export function LicenceEntry({ name, version, licence, note, children }: LicenceEntryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.entry} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <IconChevronRight size={14} stroke={1.75} aria-hidden className={classes.chevron} />
        <b>{name}</b>
        <span className={classes.version}>{version}</span>
        <span className={classes.note}>{note}</span>
        <span className={licence === null ? classes.unstated : classes.licence}>{licence ?? texts.notStated}</span>
      </summary>
      {isOpen ? <div className={classes.body}>{children()}</div> : null}
    </details>
  );
}

/** Where a package can be read about; nothing where it does not say. */
export function PackageAddress({ address }: { readonly address: string | null }) {
  if (address === null) return null;
  return (
    <p>
      <Anchor href={address} target="_blank" rel="noreferrer" underline="always">
        {address}
      </Anchor>
    </p>
  );
}
