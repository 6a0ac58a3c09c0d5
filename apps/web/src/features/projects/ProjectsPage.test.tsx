import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ProjectsPage } from './ProjectsPage.tsx';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

describe('ProjectsPage', () => {
  it('asks for the page, order and search that the address names', async () => {
    const calls = useFixtureFetch();
    await renderPage(<ProjectsPage />, '/projects/?page=2&sort=name&search=description&term=PDE5');
    await screen.findByRole('link', { name: 'PDE5 routes' });
    expect(calls.map((call) => call.path)).toEqual([
      '/app/apiv2/projects?per_page=20&page=2&sort=name&order=asc&search=description&term=PDE5&counts=yes',
    ]);
  });

  it('looks for what is typed in the field that is chosen', async () => {
    const calls = useFixtureFetch();
    const { address } = await renderPage(<ProjectsPage />, '/projects/');
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search projects' }), { target: { value: 'kinase' } });
    await waitFor(() => expect(calls.at(-1)?.path).toContain('search=name&term=kinase'));
    fireEvent.click(screen.getByRole('combobox', { name: 'Search in' }));
    fireEvent.click(await screen.findByRole('option', { name: 'in Description', hidden: true }));
    await waitFor(() => expect(calls.at(-1)?.path).toContain('search=description&term=kinase'));
    expect(address()).toBe('/projects/?term=kinase&search=description');
  });

  it('says that the projects cannot be loaded', async () => {
    useFixtureFetch({ 'GET /app/apiv2/projects': { status: 400, json: { errors: ['Broken.'] } } });
    await renderPage(<ProjectsPage />, '/projects/');
    expect(await screen.findByText('Unable to load projects...')).toBeDefined();
  });

  it('sorts by a click on a head and says so', async () => {
    useFixtureFetch();
    const { address } = await renderPage(<ProjectsPage />, '/projects/');
    fireEvent.click(await screen.findByRole('button', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('/projects/?sort=name'));
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('narrows by owner, what runs, member and time, in the address, and clears it again', async () => {
    const counts = {
      owners: [{ username: 'anna', realname: 'Anna Brandt', projects: 2 }],
      members: [
        { username: 'chloe', realname: 'Chloe Meyer', projects: 2 },
        { username: 'ben, jr', realname: 'Ben Junior', projects: 1 },
      ],
      running: 1,
    };
    const calls = useFixtureFetch({ 'GET /app/apiv2/projects': { json: { projects: [PROJECT], total: 1, counts } } });
    const { address } = await renderPage(<ProjectsPage />, '/projects/');
    fireEvent.click(await screen.findByRole('switch', { name: 'Running 1' }));
    await waitFor(() => expect(address()).toBe('/projects/?filter=running%3Ayes'));
    fireEvent.change(screen.getByLabelText('Changed since'), { target: { value: '2026-11-01' } });
    const member = screen.getByRole('combobox', { name: 'Member' });
    fireEvent.click(member);
    fireEvent.click(await screen.findByRole('option', { name: 'Ben Junior (ben, jr) 1', hidden: true }));
    fireEvent.click(screen.getByRole('combobox', { name: 'Owner' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Anna Brandt (anna) 2', hidden: true }));
    const filter = 'running:yes,since:2026-11-01,member:ben%2C%20jr,owner:anna';
    await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('filter')).toBe(filter));
    await waitFor(() => expect(calls.at(-1)?.path).toContain(`filter=${encodeURIComponent(filter).replaceAll('%20', '+')}`));
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/projects/'));
  });

  it('makes a project and opens it', async () => {
    const made = {
      'POST /app/apiv2/projects': { json: { ...PROJECT, ...OWNED, id: 12, name: 'New one', members: [], groups: [], queries: [] } },
    };
    const calls = useFixtureFetch(made);
    const { address } = await renderPage(<ProjectsPage />, '/projects/');
    fireEvent.click(await screen.findByRole('button', { name: 'New project' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Create project' }));
    expect(await dialog.findByText('Please provide a name for your project.')).toBeDefined();
    fireEvent.change(dialog.getByRole('textbox', { name: /Name/ }), { target: { value: ' New one ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(address()).toBe('/projects/12'));
    expect(calls).toContainEqual(expect.objectContaining({ method: 'POST', body: { name: 'New one', description: '' } }));
  });

  it('shows what the server says of a field at that field, and the rest above', async () => {
    const details = [
      { code: 'too-long', field: 'name', message: 'The name is too long.' },
      { code: 'forbidden', field: null, message: 'Not today.' },
    ];
    useFixtureFetch({ 'POST /app/apiv2/projects': { status: 400, json: { errors: details.map(({ message }) => message), details } } });
    await renderPage(<ProjectsPage />, '/projects/');
    fireEvent.click(await screen.findByRole('button', { name: 'New project' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /Name/ });
    fireEvent.change(name, { target: { value: 'x' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Create project' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Not today.');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByText('The name is too long.')).toBeDefined();
  });

  it('says of a name that it is too long, neither cutting nor sending it', async () => {
    const calls = useFixtureFetch();
    await renderPage(<ProjectsPage />, '/projects/');
    fireEvent.click(await screen.findByRole('button', { name: 'New project' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
    expect(name.maxLength).toBe(-1);
    fireEvent.change(name, { target: { value: 'x'.repeat(201) } });
    expect(dialog.getByText('The name is too long: at most 200 characters are taken.')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Create project' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('asks before it deletes a project with its queries', async () => {
    const calls = useFixtureFetch();
    await renderPage(<ProjectsPage />, '/projects/');
    fireEvent.click(await screen.findByRole('button', { name: 'More actions for Kinase set' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText(/with 1 query\. Undo brings it back\./)).toBeDefined();
    expect(calls.filter((call) => call.method === 'DELETE')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Delete project' }));
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/app/api/projects/2' })));
  });

  it('says why a project can be neither edited nor deleted', async () => {
    const ofAnother = { ...PROJECT, id: 7, name: 'Of another', mayEdit: false };
    const ownDefault = { ...PROJECT, id: 8, name: 'Own default', isDefault: true };
    useFixtureFetch({ 'GET /app/apiv2/projects': { json: { projects: [ofAnother, ownDefault], total: 2 } } });
    await renderPage(<ProjectsPage />, '/projects/');
    const entriesOf = async (name: string) => {
      fireEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
      const entries = (await screen.findAllByRole<HTMLButtonElement>('menuitem')).map((entry) => [
        entry.textContent,
        entry.disabled,
        document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent,
      ]);
      fireEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
      return entries;
    };
    const forOwner = 'Its owner may edit and delete it.';
    expect(await entriesOf('Of another')).toEqual([
      ['Edit', true, forOwner],
      ['Delete', true, forOwner],
    ]);
    expect(await entriesOf('Own default')).toEqual([
      ['Edit', false, undefined],
      ['Delete', true, 'The default project cannot be deleted.'],
    ]);
  });

  it('brings a deleted project back on Undo, and says why where that fails', async () => {
    const refusal = { status: 409, json: { errors: ['Your colleague has emptied the bin.'] } };
    const calls = useFixtureFetch({ 'POST /app/api/projects/2/restore': refusal });
    await renderPage(<ProjectsPage />, '/projects/');
    fireEvent.click(await screen.findByRole('button', { name: 'More actions for Kinase set' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete project' }));
    expect(await screen.findByText('Project “Kinase set” deleted')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'POST', path: '/app/api/projects/2/restore' })));
    expect(await screen.findByText('Project “Kinase set” could not be restored. Your colleague has emptied the bin.')).toBeDefined();
  });
});

describe('a project whose names were taken', () => {
  it('tells under which names its queries came back', async () => {
    useFixtureFetch({
      'POST /app/api/projects/2/restore': { json: { done: true, renamed: [{ id: 9, before: 'hinge', sessionid: 'hinge (2)' }] } },
    });
    await renderPage(<ProjectsPage />, '/projects/');
    fireEvent.click(await screen.findByRole('button', { name: 'More actions for Kinase set' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete project' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const said = 'Project “Kinase set” is back. These names were taken meanwhile: “hinge” is “hinge (2)” now.';
    expect(await screen.findByText(said)).toBeDefined();
  });
});

/** What only the answer about one project has. */
const OWNED = { mayLeave: false, mayHandOver: true };

const PROJECT = {
  ownerUsername: 'chemist',
  id: 1,
  name: '',
  description: '',
  owner: 'chemist',
  created: '2026-11-21T09:00:00Z',
  changed: '2026-11-21T09:00:00Z',
  queryCount: 0,
  memberCount: 1,
  commentCount: 0,
  isDefault: false,
  mayEdit: true,
};
