import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { serverPaths } from '../../addresses/paths.ts';
import { reasonOf } from '../../api/api-error.ts';
import { sessionOptions } from '../../api/session.ts';
import { CentredCard } from '../../components/CentredCard.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { Connecting } from '../pages/Connecting.tsx';
import { loginAddress, passwordAddress } from './login-address.ts';
import { useAccessRedirect } from './use-access-redirect.ts';

/** Shows its children to a signed-in reader only; anyone else is sent to the login page. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { data: session, error, isPending, refetch } = useQuery(sessionOptions);
  const router = useRouter();
  const hadSession = useRef(false);
  useAccessRedirect();
  const isSignedOut = session === null;
  useEffect(() => {
    if (session) hadSession.current = true;
    // Read once and not followed: on the way to the login page the address changes while this still stands.
    if (isSignedOut) {
      const { href, state } = router.state.location;
      router.history.replace(loginAddress({ next: state.deniedAt ?? href, isExpired: hadSession.current }));
    }
  }, [session, isSignedOut, router]);
  const isSentToPassword = session?.mustChangePassword === true && router.state.location.pathname !== serverPaths.changePassword;
  useEffect(() => {
    if (isSentToPassword) router.history.replace(passwordAddress(router.state.location.href));
  }, [isSentToPassword, router]);

  if (isPending) return <Connecting />;
  if (error && !session) {
    return (
      <CentredCard>
        <ErrorState message={reasonOf(error)} onRetry={() => void refetch()} />
      </CentredCard>
    );
  }
  if (!session || isSentToPassword) return <Connecting />;
  return children;
}
