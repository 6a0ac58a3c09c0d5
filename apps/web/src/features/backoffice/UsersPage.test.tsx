import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { UsersPage } from './UsersPage.tsx';

const account = (id: number, username: string, realname: string, rest: object = {}) => ({
  id,
  username,
  realname,
  mail: '',
  special: false,
  state: 'active',
  signsInBy: 'password',
  created: '2026-02-03T10:00:00Z',
  lastSignIn: null,
  queryCount: 0,
  projectCount: 1,
  ...rest,
});
const ADMIN = account(1, 'admin', 'Administrator', { special: true, lastSignIn: '2026-11-19T07:30:00Z' });
const MARIE = account(2, 'marie', 'Marie Curie', { state: 'new-password' });
const SPECIAL = {
  username: 'admin',
  realname: 'Administrator',
  special: true,
  mustChangePassword: false,
  signsInBy: 'password',
  csrfToken: 't',
};
const ANSWERS = {
  'GET /app/api/whoami': { json: SPECIAL },
  'GET /app/api/backoffice/users': { json: [ADMIN, MARIE] },
  'GET /app/api/backoffice/audit': { json: { entries: [], total: 0, actions: [] } },
};

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

describe('the users of the back office', () => {
  it('are listed with state and last sign-in, and narrowed by name and state', async () => {
    useFixtureFetch(ANSWERS);
    const { address } = await renderPage(<UsersPage />, '/app/backoffice');
    const table = await screen.findByRole('region', { name: 'Users' });
    expect(within(table).getByText('New password due')).toBeDefined();
    expect(within(table).getByText('never')).toBeDefined();
    expect(screen.getByText('2 users · 1 special')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'New password due 1' }));
    await waitFor(() => expect(address()).toBe('/app/backoffice?state=new-password'));
    expect(screen.getByText('1 of 2 shown')).toBeDefined();
    expect(screen.queryByText('Administrator')).toBeNull();
  });

  it('stand beside the list until the browser’s Back', async () => {
    useFixtureFetch(ANSWERS);
    const { address, goBack } = await renderPage(<UsersPage />, '/app/backoffice');
    fireEvent.click(await screen.findByRole('button', { name: /Marie Curie/ }));
    await screen.findByRole('complementary', { name: 'Marie Curie' });
    goBack();
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Marie Curie' })).toBeNull());
    await waitFor(() => expect(address()).toBe('/app/backoffice'));
    fireEvent.click(screen.getByRole('button', { name: 'Add user' }));
    await screen.findByRole('complementary', { name: 'Add user' });
    goBack();
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Add user' })).toBeNull());
    expect(address()).toBe('/app/backoffice');
  });

  it('can be added: the password is shown to be handed on', async () => {
    const json = {
      account: account(3, 'pierre', 'Pierre Curie', { state: 'new-password' }),
      password: 'aaaaa-bbbbb-ccccc-ddddd',
      hours: 72,
    };
    const calls = useFixtureFetch({ ...ANSWERS, 'POST /app/api/backoffice/users': { json } });
    await renderPage(<UsersPage />, '/app/backoffice');
    fireEvent.click(await screen.findByRole('button', { name: 'Add user' }));
    const form = screen.getByRole('form', { name: 'Add user' });
    fireEvent.click(within(form).getByRole('button', { name: 'Add user' }));
    expect(within(form).getAllByText('Please fill this in.')).toHaveLength(2);
    fireEvent.change(within(form).getByLabelText(/^Real name/), { target: { value: 'Pierre Curie' } });
    fireEvent.change(within(form).getByLabelText(/^User name/), { target: { value: 'pierre' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Add user' }));
    expect(await screen.findByText('aaaaa-bbbbb-ccccc-ddddd')).toBeDefined();
    expect(screen.getByText('good for 72 hours')).toBeDefined();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      username: 'pierre',
      realname: 'Pierre Curie',
      mail: '',
      special: false,
    });
  });

  it('are added by the keyboard: the form takes the keys, Esc closes it and gives them back', async () => {
    useFixtureFetch(ANSWERS);
    await renderPage(<UsersPage />, '/app/backoffice');
    const opener = await screen.findByRole('button', { name: 'Add user' });
    opener.focus();
    fireEvent.click(opener);
    const name = within(screen.getByRole('form', { name: 'Add user' })).getByLabelText(/^Real name/);
    expect(document.activeElement).toBe(name);
    fireEvent.keyDown(name, { key: 'Escape' });
    expect(screen.queryByRole('form', { name: 'Add user' })).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('can be disabled, which can be undone; the last special one cannot', async () => {
    const calls = useFixtureFetch({ ...ANSWERS, 'PUT /app/api/backoffice/users/2': { json: { ...MARIE, state: 'disabled' } } });
    await renderPage(<UsersPage />, '/app/backoffice?user=marie');
    const drawer = await screen.findByRole('complementary', { name: 'Marie Curie' });
    fireEvent.click(within(drawer).getByRole('switch', { name: 'Disabled' }));
    expect(await screen.findByText('Marie Curie is disabled')).toBeDefined();
    const changes = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(changes()).toEqual([{ disabled: true }]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changes()).toEqual([{ disabled: true }, { disabled: false }]));
    fireEvent.click(within(drawer).getByRole('button', { name: 'Previous user' }));
    const last = await screen.findByRole('complementary', { name: 'Administrator' });
    expect(within(last).getByRole('switch', { name: 'Disabled' })).toHaveProperty('disabled', true);
  });

  it('are asked about before their password is reset, which ends their sessions', async () => {
    const given = { account: MARIE, password: 'aaaaa-bbbbb-ccccc-ddddd', hours: 72 };
    const calls = useFixtureFetch({ ...ANSWERS, 'POST /app/api/backoffice/users/2/password': { json: given } });
    await renderPage(<UsersPage />, '/app/backoffice?user=marie');
    const resets = () => calls.filter(({ path }) => path.endsWith('/password')).length;
    fireEvent.click(await screen.findByRole('button', { name: 'Reset password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset the password of Marie Curie?' }));
    expect(resets()).toBe(0);
    fireEvent.click(dialog.getByRole('button', { name: 'Reset password' }));
    expect(await screen.findByText('aaaaa-bbbbb-ccccc-ddddd')).toBeDefined();
    expect(resets()).toBe(1);
  });

  it('have a misspelt name put right', async () => {
    const calls = useFixtureFetch({ ...ANSWERS, 'PUT /app/api/backoffice/users/2': { json: { ...MARIE, realname: 'Maria Curie' } } });
    await renderPage(<UsersPage />, '/app/backoffice?user=marie');
    const form = within(await screen.findByRole('form', { name: 'Name and mail' }));
    expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
    fireEvent.change(form.getByLabelText(/^Real name/), { target: { value: ' Maria Curie ' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Maria Curie saved')).toBeDefined();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      realname: 'Maria Curie',
      before: { realname: 'Marie Curie' },
    });
  });

  it('are not shown to who is not special', async () => {
    useFixtureFetch();
    await renderPage(<UsersPage />, '/app/backoffice');
    expect(await screen.findByText('The back office is for those who look after this installation.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add user' })).toBeNull();
  });
});
