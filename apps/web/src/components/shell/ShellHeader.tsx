import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import classes from './ShellHeader.module.css';
import { useShellSlots } from './shell-slots.ts';

export interface Crumb {
  readonly label: string;
  /** Absent on the page itself. */
  readonly to?: string;
}

export interface ShellHeaderProps {
  /** From the area down to the page itself. */
  readonly crumbs: readonly Crumb[];
  /** After the breadcrumb, such as the status of a query. */
  readonly children?: ReactNode;
}

/** Puts a page's breadcrumb and state into the header of the frame, and its name into the window's title. */
export function ShellHeader({ crumbs, children }: ShellHeaderProps) {
  const { header } = useShellSlots();
  const title = crumbs.at(-1)?.label ?? '';
  useEffect(() => {
    document.title = title === '' ? 'Retron' : `${title} · Retron`;
  }, [title]);
  if (header === null) return null;
  return createPortal(
    <>
      <nav className={classes.crumbs} aria-label="Breadcrumb">
        {crumbs.map((crumb, index) => (
          <Fragment key={`${crumb.to ?? ''} ${crumb.label}`}>
            {index > 0 ? <IconChevronRight size={14} stroke={1.75} aria-hidden /> : null}
            {crumb.to === undefined ? <b aria-current="page">{crumb.label}</b> : <Link to={crumb.to}>{crumb.label}</Link>}
          </Fragment>
        ))}
      </nav>
      {children}
    </>,
    header,
  );
}
