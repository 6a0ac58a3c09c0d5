import { MESSAGES } from '@retron/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { DashboardPage } from './DashboardPage.tsx';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('DashboardPage', () => {
  it('welcomes the reader by name and says what runs', async () => {
    useFixtureFetch();
    await renderPage(<DashboardPage />);
    expect(await screen.findByRole('heading', { name: 'Welcome, Fixture Chemist' })).toBeDefined();
    expect(await screen.findByText('1 query is running.')).toBeDefined();
  });

  it('offers the sample result only where there is one', async () => {
    useFixtureFetch();
    await renderPage(<DashboardPage />);
    const link = await screen.findByRole('link', { name: 'Open the sample result' });
    expect(link.getAttribute('href')).toBe('/projects/1/tree/5');
  });

  it('does not offer a sample result that is not there', async () => {
    useFixtureFetch({ 'GET /app/api/queries': { json: { queries: [], total: 0 } } });
    await renderPage(<DashboardPage />);
    await screen.findByText('No query has been started yet.');
    expect(screen.queryByRole('link', { name: 'Open the sample result' })).toBeNull();
  });

  it('stops a running query from its row', async () => {
    const calls = useFixtureFetch();
    await renderPage(<DashboardPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Stop sildenafil-routes' }));
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'POST', path: '/app/api/queries/6/stop' })));
    expect(await screen.findByText('Query “sildenafil-routes” stopped')).toBeDefined();
  });

  it('says that there is no news, and asks again on reload', async () => {
    const calls = useFixtureFetch();
    await renderPage(<DashboardPage />);
    expect(await screen.findByText(MESSAGES.noNews)).toBeDefined();
    const asked = () => calls.filter((call) => call.path.startsWith('/app/apiv2/news')).length;
    const before = asked();
    fireEvent.click(card('News').getByRole('button', { name: 'Reload news' }));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  it('keeps the other cards when the projects cannot be loaded', async () => {
    useFixtureFetch({ 'GET /app/api/v2/projects/all': { status: 400, json: { errors: ['Broken.'] } } });
    await renderPage(<DashboardPage />);
    expect(await screen.findByText(MESSAGES.projectsLoad)).toBeDefined();
    expect(screen.getByRole('link', { name: 'sildenafil-broad' }).getAttribute('href')).toBe('/projects/1/tree/5');
  });
});
