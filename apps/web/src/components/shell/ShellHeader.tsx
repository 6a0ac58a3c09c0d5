import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as texts from '../../texts/components.ts';
import classes from './ShellHeader.module.css';
import { useShellSlots } from './shell-slots.ts';
import { useWindowTitle } from './window-title.ts';

export interface Crumb {
  readonly label: string;
  /** Absent on the page itself. */
  readonly to?: string;
}

export interface ShellHeaderProps {
  /** From the area down to the page itself; a name that is not known yet is empty and not shown. */
  readonly crumbs: readonly Crumb[];
  /** Whether the breadcrumb's last name is the page's heading, on pages that have no other. */
  readonly isHeading?: boolean;
  /** After the breadcrumb, such as the status of a query. */
  readonly children?: ReactNode;
}

/** Puts a page's breadcrumb and state into the header of the frame, and its name into the window's title. */
export function ShellHeader({ crumbs, isHeading = false, children }: ShellHeaderProps) {
  const { header } = useShellSlots();
  const named = crumbs.filter(({ label }) => label !== '');
  useWindowTitle(named.at(-1)?.label ?? '');
  if (header === null) return null;
  const Here = isHeading ? 'h1' : 'b';
  return createPortal(
    <>
      <nav className={classes.crumbs} aria-label={texts.breadcrumb}>
        {named.map((crumb, index) => (
          <Fragment key={`${crumb.to ?? ''} ${crumb.label}`}>
            {index > 0 ? <IconChevronRight size={14} stroke={1.75} aria-hidden /> : null}
            {crumb.to === undefined ? <Here aria-current="page">{crumb.label}</Here> : <Link to={crumb.to}>{crumb.label}</Link>}
          </Fragment>
        ))}
      </nav>
      {children ? <div className={classes.state}>{children}</div> : null}
    </>,
    header,
  );
}
