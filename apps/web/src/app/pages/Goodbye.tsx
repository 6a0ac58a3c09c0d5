import { VisuallyHidden } from '@mantine/core';
import { LOGIN_REDIRECT_MS } from '@retron/contract';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { serverPaths } from '../../addresses/paths.ts';
import { CentredCard } from '../../components/CentredCard.tsx';
import { leaveFor } from '../../components/leave-for.ts';
import * as texts from '../../texts/app/frame.ts';
import classes from './pages.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where to go after the goodbye. */
    readonly leadsTo?: string;
  }
}

/** After a sign-out: shows for two seconds, then goes where one signs in, as the server said it. Source: spec section 2. */
export function Goodbye() {
  const leadsTo = useLocation({ select: ({ state }) => state.leadsTo }) ?? serverPaths.loginAuth;
  useEffect(() => {
    const timer = setTimeout(() => leaveFor(leadsTo), LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [leadsTo]);
  return (
    <CentredCard>
      <VisuallyHidden component="h1">{texts.goodbye}</VisuallyHidden>
      <p className={classes.waiting} role="status">
        {texts.signedOut}
      </p>
    </CentredCard>
  );
}
