import { LOGIN_REDIRECT_MS, MESSAGES } from '@retron/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '../../addresses/paths.ts';
import { onAccessError } from '../../api/access-watch.ts';
import { keys } from '../../api/keys.ts';
import { toasts } from '../../components/toast/toast-store.ts';

/**
 * When a call is refused for who asked: says so, and 2 seconds later goes to the root, where the session is looked at anew
 * and a reader without one comes to the login page. Source: spec section 8.
 */
export function useAccessRedirect(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const unwatch = onAccessError(() => {
      if (timer !== null) return;
      toasts.error(MESSAGES.accessDenied);
      timer = setTimeout(() => {
        timer = null;
        toasts.close();
        void navigate({ to: paths.dashboard }).then(() => client.invalidateQueries({ queryKey: keys.session }));
      }, LOGIN_REDIRECT_MS);
    });
    return () => {
      unwatch();
      if (timer !== null) clearTimeout(timer);
    };
  }, [client, navigate]);
}
