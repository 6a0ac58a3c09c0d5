import { LOGIN_REDIRECT_MS, MESSAGES } from '@retron/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '../../addresses/paths.ts';
import { onAccessError } from '../../api/access-watch.ts';
import { keys } from '../../api/keys.ts';
import { onSessionEndElsewhere } from '../../api/session-end.ts';
import { toasts } from '../../components/toast/toast-store.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page on which a call was refused; signing in leads back to it. */
    readonly deniedAt?: string;
  }
}

/**
 * When a call is refused for who asked, or the session was ended in another tab: says so, and 2 seconds later goes to the root, where the session is looked at anew
 * and a reader without one comes to the login page. The root is told where the reader was, so that signing in again leads back. Source: spec
 * section 8.
 */
export function useAccessRedirect(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const deny = () => {
      if (timer !== null) return;
      toasts.error(MESSAGES.accessDenied);
      timer = setTimeout(() => {
        timer = null;
        toasts.close();
        const deniedAt = router.state.location.href;
        void navigate({ to: paths.dashboard, state: { deniedAt } }).then(() => client.invalidateQueries({ queryKey: keys.session }));
      }, LOGIN_REDIRECT_MS);
    };
    const unwatch = onAccessError(deny);
    const unwatchTabs = onSessionEndElsewhere(deny);
    return () => {
      unwatch();
      unwatchTabs();
      if (timer !== null) clearTimeout(timer);
    };
  }, [client, navigate, router]);
}
