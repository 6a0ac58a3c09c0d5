import { VisuallyHidden } from '@mantine/core';
import { LOGIN_REDIRECT_MS } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths, serverPaths } from '../../addresses/paths.ts';
import { sessionOptions } from '../../api/session.ts';
import { CentredCard } from '../../components/CentredCard.tsx';
import { leaveFor } from '../../components/leave-for.ts';
import * as texts from '../../texts/app/frame.ts';
import { Connecting } from './Connecting.tsx';
import classes from './pages.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where to go after the goodbye. */
    readonly leadsTo?: string;
  }
}

/**
 * After a sign-out: shows for two seconds, then goes where one signs in, as the server said it. Source: spec section 2. Who comes by its
 * address alone may still be signed in, and goes on to the dashboard.
 */
export function Goodbye() {
  const leadsTo = useLocation({ select: ({ state }) => state.leadsTo });
  const { data: session, isPending } = useQuery({ ...sessionOptions, enabled: leadsTo === undefined });
  if (leadsTo !== undefined) return <SignedOut leadsTo={leadsTo} />;
  if (isPending) return <Connecting />;
  return session ? <Navigate to={paths.dashboard} replace /> : <SignedOut leadsTo={serverPaths.loginAuth} />;
}

function SignedOut({ leadsTo }: { readonly leadsTo: string }) {
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
