import { Outlet } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ShellActionsProvider } from '../../components/shell/shell-actions.ts';
import { ShellSlotsProvider } from '../../components/shell/shell-slots.ts';
import { ToastHost } from '../../components/toast/ToastHost.tsx';
import * as texts from '../../texts/app/frame.ts';
import { Header } from './Header.tsx';
import { Rail } from './Rail.tsx';
import classes from './Shell.module.css';
import { ShellDialogs, useShellDialogs } from './ShellDialogs.tsx';
import { usePreferredTheme } from './use-preferred-theme.ts';

/** The frame of every page for a signed-in reader: rail, header, and the dialogs that open from anywhere. */
export function Shell() {
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const [rail, setRail] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ header, rail }), [header, rail]);
  const dialogs = useShellDialogs();
  usePreferredTheme();
  return (
    <ShellActionsProvider value={dialogs.actions}>
      <ShellSlotsProvider value={slots}>
        <a href="#main" className={classes.skip}>
          {texts.skipToContent}
        </a>
        <div className={classes.app}>
          <Rail onSlot={setRail} />
          <div className={classes.column}>
            <Header onSlot={setHeader} />
            <main id="main" className={classes.main} tabIndex={-1}>
              <Outlet />
            </main>
          </div>
        </div>
        <ShellDialogs dialogs={dialogs} />
        <ToastHost />
      </ShellSlotsProvider>
    </ShellActionsProvider>
  );
}
