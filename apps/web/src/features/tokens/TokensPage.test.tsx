import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { TokensPage } from './TokensPage.tsx';

const TOKEN = {
  id: 4,
  name: 'nightly',
  scope: 'read',
  created: '2026-11-01T10:00:00Z',
  expires: '2027-01-30T10:00:00Z',
  expired: false,
  lastUsed: null,
};
const PATH = '/app/api/account/tokens';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

describe('the page of tokens', () => {
  it('lists name, rights, use and end of each', async () => {
    const old = { ...TOKEN, id: 5, name: 'old', scope: 'write', expired: true, expires: '2026-11-10T10:00:00Z' };
    useFixtureFetch({ [`GET ${PATH}`]: { json: [TOKEN, old] } });
    await renderPage(<TokensPage />);
    const table = within(await screen.findByRole('region', { name: 'Your tokens' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['nightly', 'Read', '1 Nov 2026', 'never', '30 Jan 2027', 'Revoke'],
      ['old', 'Read and write', '1 Nov 2026', 'never', 'expired 10 Nov 2026', 'Revoke'],
    ]);
  });

  it('makes a token and shows it until the dialog is closed', async () => {
    const calls = useFixtureFetch({
      [`GET ${PATH}`]: { json: [] },
      [`POST ${PATH}`]: { json: { token: { ...TOKEN, scope: 'write' }, secret: 'retron_secret' } },
    });
    await renderPage(<TokensPage />);
    expect(await screen.findByText('You have no tokens. A script or an instrument needs one to call Retron.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'New token' }));
    const form = within(await screen.findByRole('form', { name: 'New token' }));
    fireEvent.click(form.getByRole('button', { name: 'Make token' }));
    expect(form.getByText('Please fill this in.')).toBeDefined();
    fireEvent.change(form.getByRole('textbox', { name: /Name/ }), { target: { value: ' nightly ' } });
    fireEvent.click(form.getByRole('radio', { name: 'Read and write' }));
    fireEvent.click(form.getByRole('button', { name: 'Make token' }));
    expect(await screen.findByText('retron_secret')).toBeDefined();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'nightly', scope: 'write', days: 90 });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('retron_secret')).toBeNull());
  });

  it('says beside the field that a name is taken', async () => {
    const message = 'You have a token of this name already. Please choose another.';
    useFixtureFetch({
      [`GET ${PATH}`]: { json: [] },
      [`POST ${PATH}`]: { status: 409, json: { errors: [message], details: [{ code: 'taken', field: 'name', message }] } },
    });
    await renderPage(<TokensPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'New token' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Name/ }), { target: { value: 'nightly' } });
    fireEvent.click(screen.getByRole('button', { name: 'Make token' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ }).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(message)).toBeDefined();
  });

  it('asks before it revokes', async () => {
    const calls = useFixtureFetch({ [`GET ${PATH}`]: { json: [TOKEN] }, [`DELETE ${PATH}/4`]: { json: { done: true } } });
    await renderPage(<TokensPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke nightly' }));
    expect(await screen.findByText('What calls with nightly is refused at once. This cannot be undone.')).toBeDefined();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Revoke token' }));
    expect(await screen.findByText('The token nightly opens nothing any more.')).toBeDefined();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});
