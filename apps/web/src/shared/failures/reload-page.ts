import { MESSAGES } from '@retron/contract';
import { toasts } from '../../components/toast/toast-store.ts';

/**
 * Loads the page anew, and nothing less: a browser that could not fetch a part of the code does not ask for it again before. Not without a
 * server, as nothing of the page would be left then.
 */
export async function reloadPage(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    toasts.error(MESSAGES.noResponse);
    return;
  }
  location.reload();
}
