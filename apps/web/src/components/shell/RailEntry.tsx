import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { numberText } from '../../texts/numbers.ts';
import classes from './RailEntry.module.css';
import { useShellSlots } from './shell-slots.ts';

export interface RailLookProps {
  readonly label: string;
  /** Where the word on the rail is shorter than what it opens. */
  readonly accessibleName?: string;
  readonly icon: Icon;
  readonly isSmall?: boolean;
}

export interface RailLinkProps extends RailLookProps {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly isCurrent: boolean;
  /** A page within the present area, not an area. */
  readonly isOfArea?: boolean;
}

/** One area of the app on the rail, or one page of the present area. */
export function RailLink({ to, search, isCurrent, isOfArea = false, label, accessibleName, icon: Icon, isSmall = false }: RailLinkProps) {
  return (
    <Link
      to={to}
      {...(search ? { search } : {})}
      // Of itself the link takes every address below its own for a page of its area, also unknown ones.
      activeOptions={{ exact: true }}
      className={classes.entry}
      data-current={(isCurrent && !isOfArea) || undefined}
      data-active={(isCurrent && isOfArea) || undefined}
      data-small={isSmall || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={accessibleName ?? label}
    >
      <Icon size={isSmall ? 18 : 20} stroke={1.75} aria-hidden />
      <span>{label}</span>
    </Link>
  );
}

export interface RailButtonProps extends RailLookProps {
  /** Whether it is the view of the area that is shown now; null for what is no view. */
  readonly isActive?: boolean | null;
  readonly isDisabled?: boolean;
  /** Of what it opens; 0 shows none. */
  readonly count?: number;
  readonly onClick: () => void;
}

/** One view or action of the present area on the rail. */
export function RailButton({
  label,
  accessibleName,
  icon: Icon,
  isSmall = false,
  isActive = null,
  isDisabled = false,
  count = 0,
  onClick,
}: RailButtonProps) {
  return (
    <button
      type="button"
      className={classes.entry}
      data-active={isActive || undefined}
      data-small={isSmall || undefined}
      aria-label={accessibleName ?? label}
      aria-description={count === 0 ? undefined : numberText(count)}
      aria-pressed={isActive ?? undefined}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon size={isSmall ? 18 : 20} stroke={1.75} aria-hidden />
      {count === 0 ? null : <b className={classes.count}>{numberText(count)}</b>}
      <span>{label}</span>
    </button>
  );
}

/** Puts the entries of the present area onto the rail, below the line. */
export function RailEntries({ children }: { readonly children: ReactNode }) {
  const { rail } = useShellSlots();
  return rail === null ? null : createPortal(children, rail);
}
