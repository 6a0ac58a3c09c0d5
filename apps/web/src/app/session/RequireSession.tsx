import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { sessionOptions } from '../../api/session.ts';
import { CentredCard } from '../../components/CentredCard.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { Connecting } from '../pages/Connecting.tsx';
import { loginAddress } from './login-address.ts';
import { useAccessRedirect } from './use-access-redirect.ts';

/** Shows its children to a signed-in reader only; anyone else is sent to the login page. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { data: session, error, isPending, refetch } = useQuery(sessionOptions);
  const here = useLocation({ select: (location) => location.href });
  const [hadSession, setHadSession] = useState(false);
  useAccessRedirect();
  useEffect(() => {
    if (session) setHadSession(true);
  }, [session]);

  if (isPending) return <Connecting />;
  if (error && !session) {
    return (
      <CentredCard>
        <ErrorState message={reasonOf(error)} onRetry={() => void refetch()} />
      </CentredCard>
    );
  }
  if (!session) return <Navigate to={loginAddress({ next: here, isExpired: hadSession })} replace />;
  return children;
}
