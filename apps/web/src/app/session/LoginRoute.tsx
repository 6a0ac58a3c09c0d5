import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { sessionOptions } from '../../api/session.ts';
import { LoginPage } from '../../features/login/LoginPage.tsx';
import { readLoginReason } from './login-address.ts';

/** The login page and where it leads. */
export function LoginRoute() {
  const client = useQueryClient();
  const router = useRouter();
  const { next, isExpired } = readLoginReason(useLocation({ select: (location) => location.searchStr }));
  async function handleSignedIn() {
    client.removeQueries();
    await client.fetchQuery(sessionOptions);
    router.history.push(next);
  }
  return <LoginPage isExpired={isExpired} onSignedIn={handleSignedIn} />;
}
