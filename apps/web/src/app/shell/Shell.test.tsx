import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import treeQuery from '../../../../../fixtures/wire/tree-query.json';
import { openApp } from '../../testing/open-app.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** A loaded query, as query 5. */
const SAMPLE = {
  'GET /app/api/queries/5': { json: { ...treeQuery, id: 5, projectid: 1, projectName: 'PDE5 routes', sessionid: 'sildenafil-broad' } },
};

const rail = async () => within(await screen.findByRole('navigation', { name: 'Main' }));
const whoami = (special: boolean) => ({
  'GET /app/api/whoami': {
    json: { username: 'anna', realname: 'Anna Brandt', special, mustChangePassword: false, signsInBy: 'password', csrfToken: 'token' },
  },
});

/** Source: spec section 2, "Navigation". */
describe('the sidebar', () => {
  it.each(['/', '/projects/', '/projects/1', '/strategies/', '/news/', '/about', '/legal', '/exports', '/guide'])(
    'offers every area and what is about the app at %s',
    async (address) => {
      openApp(address);
      const entries = await rail();
      const addressOf = (name: string) => entries.getByRole('link', { name }).getAttribute('href');
      expect(['Dashboard', 'Projects', 'Molecules', 'Strategies'].map(addressOf)).toEqual([
        '/',
        '/projects/',
        '/molecules/',
        '/strategies/',
      ]);
      expect(['About', 'Imprint', 'Privacy Policy'].map(addressOf)).toEqual(['/about', '/legal', '/legal-privacy']);
      expect(entries.getByRole('button', { name: 'Account' })).toBeDefined();
    },
  );

  it.each([
    ['/', ['Exports', 'News', 'Guide']],
    ['/projects/', ['Exports']],
    ['/molecules/', ['Exports']],
    ['/strategies/', ['Strategies for retrosynthesis', 'Strategies for forward reaction prediction']],
    ['/strategies/1', ['All strategies', 'Strategies for retrosynthesis', 'Strategies for forward reaction prediction']],
    ['/news/', ['News', 'More news']],
    ['/about', ['Guide', 'News']],
  ])('adds at %s what belongs to the area: %j', async (address, names) => {
    openApp(address);
    const links = (await rail()).getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? '');
    const always = ['Retron, dashboard', 'Dashboard', 'Projects', 'Molecules', 'Strategies', 'About', 'Imprint', 'Privacy Policy'];
    expect(links.filter((name) => !always.includes(name))).toEqual(names);
  });

  it('starts a query in the project on the screen', async () => {
    openApp('/projects/1');
    fireEvent.click((await rail()).getByRole('button', { name: 'Start a query' }));
    expect(await screen.findByRole('heading', { name: 'New query' })).toBeDefined();
  });

  it('gives the keys back to what asked for a new query', async () => {
    openApp('/projects/1');
    const button = (await rail()).getByRole('button', { name: 'Start a query' });
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: /^New query/ });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('narrows the strategies by its links', async () => {
    openApp('/strategies/');
    fireEvent.click((await rail()).getByRole('link', { name: 'Strategies for forward reaction prediction' }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/strategies/?direction=reaction'));
  });

  it('marks the area that one is in', async () => {
    openApp('/projects/1');
    expect((await rail()).getByRole('link', { name: 'Projects' }).getAttribute('aria-current')).toBe('page');
  });

  it.each(['/projects/5/query/new', '/projects/five', '/strategies/none', '/molecules/1'])(
    'marks the dashboard at the unknown path %s, which shows it',
    async (address) => {
      openApp(address);
      expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeDefined();
      const entries = await rail();
      const marked = entries.getAllByRole('link', { current: 'page' });
      expect(marked.map((link) => link.getAttribute('aria-label'))).toEqual(['Dashboard']);
      expect(entries.getByRole('link', { name: 'Guide' })).toBeDefined();
    },
  );
});

describe('the account menu', () => {
  const open = async () => {
    fireEvent.click((await rail()).getByRole('button', { name: 'Account' }));
    await screen.findByText('Anna Brandt');
    return screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
  };

  it('leads a special user to the Backoffice, too', async () => {
    openApp('/', whoami(true));
    expect(await open()).toEqual([
      ['Exports', '/exports'],
      ['Preferences', '/preferences'],
      ['Change Password', '/app/person/changePassword'],
      ['API tokens', '/app/person/tokens'],
      ['Backoffice', '/app/backoffice'],
      ['Logout', null],
    ]);
  });

  it('keeps the Backoffice from anybody else', async () => {
    openApp('/', whoami(false));
    expect((await open()).map(([name]) => name)).toEqual(['Exports', 'Preferences', 'Change Password', 'API tokens', 'Logout']);
  });

  it('signs out and says goodbye', async () => {
    const calls = openApp('/', whoami(false));
    await open();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Goodbye. You are signed out.')).toBeDefined();
    expect(window.location.pathname).toBe('/app/goodbye');
    expect(calls.map(({ path }) => path)).toContain('/app/logout');
  });
});

describe('the breadcrumb', () => {
  it.each([
    ['/projects/', ['Projects']],
    ['/projects/1', ['Projects', 'PDE5 routes']],
    ['/projects/1/tree/5', ['Projects', 'PDE5 routes', 'sildenafil-broad']],
  ])('at %s says %j', async (address, names) => {
    openApp(address, SAMPLE);
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    await waitFor(() => expect([...crumbs.querySelectorAll('a, [aria-current]')].map((crumb) => crumb.textContent)).toEqual(names));
    expect(document.title).toBe(`${names.at(-1)} · Retron`);
  });

  it('does not dangle where a project does not exist, and leads back', async () => {
    openApp('/projects/77', { 'GET /app/apiv2/projects/77': { status: 404, json: { errors: ['There is no such project.'] } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Project not found' })).toBeDefined();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(crumbs.textContent).toBe('ProjectsProject not found');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

/** Source: spec section 8, "Access is denied". */
it('says that access is denied and goes to the root two seconds later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers: Record<string, { status?: number; json: unknown }> = {};
  openApp('/projects/', answers);
  await screen.findByRole('link', { name: 'PDE5 routes' });
  answers['GET /app/apiv2/projects'] = { status: 401, json: { errors: ['Access is denied'] } };
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(await screen.findByText('Access is denied. Redirecting to login page.')).toBeDefined();
  await vi.advanceTimersByTimeAsync(1500);
  expect(window.location.pathname).toBe('/projects/');
  await vi.advanceTimersByTimeAsync(600);
  vi.useRealTimers();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/'));
});
