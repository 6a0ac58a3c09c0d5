import { MESSAGES } from '@retron/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportAccessError } from '../../api/access-watch.ts';
import { ApiError } from '../../api/api-error.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { RequireSession } from './RequireSession.tsx';

const page = (
  <RequireSession>
    <h1>Secret</h1>
  </RequireSession>
);
const NOBODY = { 'GET /app/api/whoami': { status: 401, json: { errors: ['Access is denied'] } } };

afterEach(() => {
  toasts.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('RequireSession', () => {
  it('shows its page to a signed-in reader', async () => {
    useFixtureFetch();
    await renderPage(page);
    expect(await screen.findByRole('heading', { name: 'Secret' })).toBeDefined();
  });

  it('shows that it is connecting, and nothing else, until it is known who is there', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await renderPage(page);
    expect(await screen.findByText('connecting ...')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Secret' })).toBeNull();
  });

  it('sends anyone else to the login page, once, and remembers where to', async () => {
    useFixtureFetch(NOBODY);
    const { address } = await renderPage(page, '/projects/1?sort=name');
    await waitFor(() => expect(address()).toBe('/app/login?next=%2Fprojects%2F1%3Fsort%3Dname'));
    expect(screen.queryByRole('heading', { name: 'Secret' })).toBeNull();
  });

  it('takes a user without a real name for nobody', async () => {
    useFixtureFetch({
      'GET /app/api/whoami': {
        json: { username: 'x', realname: '', special: false, mustChangePassword: false, signsInBy: 'password', csrfToken: 't' },
      },
    });
    const { address } = await renderPage(page);
    await waitFor(() => expect(address()).toBe('/app/login'));
  });

  it('asks who was given a password for one of their own first, and keeps what they came for', async () => {
    useFixtureFetch({
      'GET /app/api/whoami': {
        json: { username: 'x', realname: 'X', special: false, mustChangePassword: true, signsInBy: 'password', csrfToken: 't' },
      },
    });
    const { address } = await renderPage(page, '/projects/1/tree/14?route=1-57');
    await waitFor(() => expect(address()).toBe('/app/person/changePassword?next=%2Fprojects%2F1%2Ftree%2F14%3Froute%3D1-57'));
  });

  it('says that nothing answers, and shows the page after a retry', async () => {
    useFixtureFetch({ 'GET /app/api/whoami': { status: 400, json: { errors: ['Broken.'] } } });
    await renderPage(page);
    expect(await screen.findByText('Broken.')).toBeDefined();
    useFixtureFetch();
    screen.getByRole('button', { name: 'Retry' }).click();
    expect(await screen.findByRole('heading', { name: 'Secret' })).toBeDefined();
  });

  it('does the same at once when the session was ended in another tab', async () => {
    useFixtureFetch();
    const { address } = await renderPage(page, '/projects/1');
    await screen.findByRole('heading', { name: 'Secret' });
    useFixtureFetch(NOBODY);
    vi.useFakeTimers();
    window.dispatchEvent(new StorageEvent('storage', { key: 'retron.session-end', newValue: 'ended' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText(MESSAGES.accessDenied)).toBeDefined();
    await vi.advanceTimersByTimeAsync(2100);
    vi.useRealTimers();
    await waitFor(() => expect(address()).toBe('/app/login?expired=1&next=%2Fprojects%2F1'));
    expect(screen.queryByRole('heading', { name: 'Secret' })).toBeNull();
  });

  it('says that access is denied and two seconds later goes to the root, and on to the login page without a session, which leads back', async () => {
    useFixtureFetch();
    const { address } = await renderPage(page, '/projects/1?sort=name');
    await screen.findByRole('heading', { name: 'Secret' });
    useFixtureFetch(NOBODY);
    vi.useFakeTimers();
    reportAccessError(new ApiError('access-denied', 401, ['Access is denied']));
    await vi.advanceTimersByTimeAsync(1900);
    expect(screen.getByText(MESSAGES.accessDenied)).toBeDefined();
    expect(address()).toBe('/projects/1?sort=name');
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await waitFor(() => expect(address()).toBe('/app/login?expired=1&next=%2Fprojects%2F1%3Fsort%3Dname'));
  });
});
