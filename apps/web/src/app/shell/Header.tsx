import { IconSearch } from '@tabler/icons-react';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { NoticesBell } from '../../features/notifications/NoticesBell.tsx';
import * as texts from '../../texts/app/frame.ts';
import classes from './Shell.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export interface HeaderProps {
  /** Told the place where pages put their breadcrumb and state. */
  readonly onSlot: (element: HTMLElement | null) => void;
}

/** Where one is, and the way to anywhere else. */
export function Header({ onSlot }: HeaderProps) {
  const { openSearch } = useShellActions();
  return (
    <header className={classes.header}>
      <div ref={onSlot} className={classes.slot} />
      <div className={classes.tools}>
        <button
          type="button"
          className={classes.search}
          aria-label={texts.searchOrJumpTo}
          aria-keyshortcuts="Control+K"
          onClick={openSearch}
        >
          <IconSearch size={16} stroke={1.75} aria-hidden />
          <span>{texts.searchOrJumpTo}</span>
          <kbd>Ctrl K</kbd>
        </button>
        <NoticesBell />
        <ThemeSwitch />
      </div>
    </header>
  );
}
