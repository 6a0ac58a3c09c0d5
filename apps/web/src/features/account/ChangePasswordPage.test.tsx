import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

const SESSIONS = {
  json: [
    {
      id: 'a',
      device: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
      created: '2026-11-20T10:00:00Z',
      lastSeen: '2026-11-21T10:00:00Z',
      isThis: true,
    },
    {
      id: 'b',
      device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537',
      created: '2026-11-19T10:00:00Z',
      lastSeen: '2026-11-19T16:41:00Z',
      isThis: false,
    },
  ],
};
const WHOAMI = { username: 'chemist', realname: 'Fixture Chemist', special: false, signsInBy: 'password', csrfToken: 't' };

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

async function fillIn(current: string, next: string, again: string) {
  const type = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText(/^(Your password|The password you were given)$/);
  type(/^(Your password|The password you were given)$/, current);
  type('New password', next);
  type('New password again', again);
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
}

describe('the page that changes a password', () => {
  it('sends the old and the new one, and goes to the dashboard', async () => {
    const calls = useFixtureFetch({
      'GET /app/api/account/sessions': SESSIONS,
      'POST /app/api/account/password': { json: { done: true } },
    });
    const { address } = await renderPage(<ChangePasswordPage />, '/app/person/changePassword');
    await fillIn('old one', 'a row of poplars in rain', 'a row of poplars in rain');
    await waitFor(() => expect(address()).toBe('/'));
    expect(calls.find(({ path }) => path === '/app/api/account/password')?.body).toEqual({
      current: 'old one',
      next: 'a row of poplars in rain',
    });
    expect(screen.getByText('Password changed. You are signed out everywhere else.')).toBeDefined();
  });

  it('goes on to what was asked for before the password was', async () => {
    useFixtureFetch({ 'GET /app/api/account/sessions': SESSIONS, 'POST /app/api/account/password': { json: { done: true } } });
    const { address } = await renderPage(<ChangePasswordPage goesOnTo="/projects/1/tree/14?route=1-57" />, '/app/person/changePassword');
    await fillIn('old one', 'a row of poplars in rain', 'a row of poplars in rain');
    await waitFor(() => expect(address()).toBe('/projects/1/tree/14?route=1-57'));
  });

  it('sends nothing while the new ones differ', async () => {
    const calls = useFixtureFetch({ 'GET /app/api/account/sessions': SESSIONS });
    await renderPage(<ChangePasswordPage />);
    await fillIn('old one', 'a row of poplars in rain', 'a row of poplars');
    expect(await screen.findByText('This is not the same.')).toBeDefined();
    expect(calls.some(({ path }) => path === '/app/api/account/password')).toBe(false);
  });

  it('shows what the server says beside the field', async () => {
    const json = {
      errors: ['This is not your password.'],
      details: [{ code: 'invalid', field: 'current', message: 'This is not your password.' }],
    };
    useFixtureFetch({ 'GET /app/api/account/sessions': SESSIONS, 'POST /app/api/account/password': { status: 400, json } });
    await renderPage(<ChangePasswordPage />);
    await fillIn('a guess', 'a row of poplars in rain', 'a row of poplars in rain');
    expect(await screen.findByText('This is not your password.')).toBeDefined();
    expect(within(screen.getByRole('form')).queryByRole('alert')).toBeNull();
  });

  it('lists sessions with their device, and ends another', async () => {
    const calls = useFixtureFetch({
      'GET /app/api/account/sessions': SESSIONS,
      'DELETE /app/api/account/sessions/b': { json: { done: true } },
    });
    await renderPage(<ChangePasswordPage />);
    expect(await screen.findByText('Firefox on Linux')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Sign out: Chrome on Windows/ }));
    await waitFor(() => expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/app/api/account/sessions/b')).toBe(true));
  });

  it('offers nothing else to who was given a password', async () => {
    useFixtureFetch({ 'GET /app/api/whoami': { json: { ...WHOAMI, mustChangePassword: true } } });
    await renderPage(<ChangePasswordPage />);
    expect(await screen.findByText('Your password was given to you. Please choose your own before you go on.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Sessions' })).toBeNull();
  });

  it('sends to where the password is kept who signs in by single sign-on', async () => {
    useFixtureFetch({ 'GET /app/api/whoami': { json: { ...WHOAMI, mustChangePassword: false, signsInBy: 'single sign-on' } } });
    await renderPage(<ChangePasswordPage />);
    expect(await screen.findByText('You sign in by single sign-on: your password is kept there, and changed there.')).toBeDefined();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Back' })).toBeDefined();
  });
});
