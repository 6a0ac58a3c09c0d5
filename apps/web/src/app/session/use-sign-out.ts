import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { reasonOf } from '../../api/api-error.ts';
import { signOut } from '../../api/session.ts';
import { toasts } from '../../components/toast/toast-store.ts';

/** Ends the session, forgets everything loaded, and says goodbye. */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    signOut().then(
      async (leadsTo) => {
        await navigate({ to: paths.goodbye, state: { leadsTo } });
        client.clear();
      },
      (error: unknown) => toasts.error(reasonOf(error)),
    );
  };
}
