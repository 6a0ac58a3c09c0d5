import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { sessionOptions, signInWaysOptions } from '../../api/session.ts';
import { Connecting } from '../pages/Connecting.tsx';
import { readLoginReason } from './login-address.ts';

const LoginPage = lazy(async () => ({ default: (await import('../../features/login/LoginPage.tsx')).LoginPage }));

/** Where the server does not say how one signs in, passwords are tried. */
const PASSWORD_ALONE = { password: true, singleSignOn: null } as const;

/** The login page and where it leads. */
export function LoginRoute() {
  const client = useQueryClient();
  const router = useRouter();
  const ways = useQuery(signInWaysOptions);
  const reason = readLoginReason(useLocation({ select: (location) => location.searchStr }));
  async function handleSignedIn() {
    client.removeQueries();
    await client.fetchQuery(sessionOptions);
    router.history.push(reason.next);
  }
  if (ways.isPending) return <Connecting />;
  return (
    <Suspense fallback={<Connecting />}>
      <LoginPage ways={ways.data ?? PASSWORD_ALONE} {...reason} onSignedIn={handleSignedIn} />
    </Suspense>
  );
}
