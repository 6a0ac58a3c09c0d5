import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { sessionOptions, signInWaysOptions } from '../../api/session.ts';
import { LoginPage } from '../../features/login/LoginPage.tsx';
import { Connecting } from '../pages/Connecting.tsx';
import { readLoginReason } from './login-address.ts';

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
  return <LoginPage ways={ways.data ?? PASSWORD_ALONE} {...reason} onSignedIn={handleSignedIn} />;
}
