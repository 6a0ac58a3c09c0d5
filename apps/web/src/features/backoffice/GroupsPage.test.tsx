import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { GroupsPage } from './GroupsPage.tsx';

const GROUPS = '/app/api/backoffice/groups';
const GROUP = {
  id: 3,
  name: 'Process research',
  description: 'Scale-up',
  created: '2026-11-01T10:00:00Z',
  projectCount: 2,
  members: [{ username: 'mokafor', realname: 'M. Okafor' }],
};
const WHOAMI = {
  json: { username: 'olga', realname: 'Olga', special: true, mustChangePassword: false, signsInBy: 'password', csrfToken: 't' },
};
const PEOPLE = {
  json: [
    { username: 'mokafor', realname: 'M. Okafor' },
    { username: 'okaform', realname: 'M. Okafor' },
  ],
};

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

describe('the page of groups', () => {
  it('lists them, and tells people of one name apart', async () => {
    const calls = useFixtureFetch({
      'GET /app/api/whoami': WHOAMI,
      [`GET ${GROUPS}`]: { json: [GROUP] },
      'GET /app/api/members': PEOPLE,
      [`POST ${GROUPS}/3/members`]: { json: GROUP },
    });
    await renderPage(<GroupsPage />, '/app/backoffice/groups');
    fireEvent.click(await screen.findByRole('button', { name: 'Process research' }));
    const drawer = within(await screen.findByRole('complementary', { name: 'Process research' }));
    expect(drawer.getByText('Scale-up')).toBeDefined();
    expect(drawer.getByRole('button', { name: 'Remove M. Okafor (mokafor)' })).toBeDefined();
    fireEvent.click(drawer.getByRole('combobox', { name: 'Add a person' }));
    fireEvent.click(await screen.findByRole('option', { name: 'M. Okafor (okaform)' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ username: 'okaform' }));
  });

  it('makes one, and says beside the field that a name is taken', async () => {
    const message = 'There is a group of this name already. Please choose another.';
    useFixtureFetch({
      'GET /app/api/whoami': WHOAMI,
      [`GET ${GROUPS}`]: { json: [] },
      [`POST ${GROUPS}`]: { status: 409, json: { errors: [message], details: [{ code: 'taken', field: 'name', message }] } },
    });
    await renderPage(<GroupsPage />, '/app/backoffice/groups');
    expect(
      await screen.findByText('There is no group yet. The owner of a project can add a group, and with it all its people.'),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'New group' }));
    fireEvent.click(screen.getByRole('button', { name: 'Make group' }));
    expect(screen.getByText('Please fill this in.')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: 'Chemists' } });
    fireEvent.click(screen.getByRole('button', { name: 'Make group' }));
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('cuts neither name nor purpose where they are too long, but says so and saves nothing', async () => {
    const calls = useFixtureFetch({ 'GET /app/api/whoami': WHOAMI, [`GET ${GROUPS}`]: { json: [] } });
    await renderPage(<GroupsPage />, '/app/backoffice/groups');
    fireEvent.click((await screen.findAllByRole('button', { name: 'New group' }))[0] as HTMLElement);
    for (const name of [/Name/, /for/i]) {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name });
      expect(field.maxLength).toBe(-1);
      fireEvent.change(field, { target: { value: 'x'.repeat(1001) } });
    }
    expect(screen.getByText('This is too long: at most 100 characters are taken.')).toBeDefined();
    expect(screen.getByText('This is too long: at most 1,000 characters are taken.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Make group' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it.each(['Process research', 'New group'])('closes what stands beside the list (%s) by the browser’s Back', async (name) => {
    useFixtureFetch({ 'GET /app/api/whoami': WHOAMI, [`GET ${GROUPS}`]: { json: [GROUP] }, 'GET /app/api/members': PEOPLE });
    const { address, goBack } = await renderPage(<GroupsPage />, '/app/backoffice/groups');
    fireEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('complementary', { name });
    goBack();
    await waitFor(() => expect(screen.queryByRole('complementary', { name })).toBeNull());
    await waitFor(() => expect(address()).toBe('/app/backoffice/groups'));
  });

  it('asks before it deletes one', async () => {
    const calls = useFixtureFetch({
      'GET /app/api/whoami': WHOAMI,
      [`GET ${GROUPS}`]: { json: [GROUP] },
      'GET /app/api/members': PEOPLE,
      [`DELETE ${GROUPS}/3`]: { json: { done: true } },
    });
    await renderPage(<GroupsPage />, '/app/backoffice/groups?group=3');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete group “Process research”?' }));
    expect(
      dialog.getByText('Its people see the projects no more that they saw by it alone: 2 projects have it. This cannot be undone.'),
    ).toBeDefined();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete group' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
