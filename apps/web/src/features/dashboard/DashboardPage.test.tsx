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

  it('offers the sample result that the reader may see', async () => {
    useFixtureFetch();
    await renderPage(<DashboardPage />);
    const link = await screen.findByRole('link', { name: 'Open the sample result' });
    expect(link.getAttribute('href')).toBe('/projects/1/tree/5');
  });

  it('gives a copy of the sample result, and the tour of it, to who may see none', async () => {
    const calls = useFixtureFetch({
      'GET /app/api/queries': { json: { queries: [], total: 0 } },
      'POST /app/api/projects/1/sample': { json: { id: 31, projectid: 1 } },
    });
    const { actions, address } = await renderPage(<DashboardPage />);
    await screen.findByText('No query has been started yet.');
    expect(screen.queryByRole('link', { name: 'Open the sample result' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Tour of the sample result' }));
    await waitFor(() => expect(actions.startTour).toHaveBeenCalledWith({ id: 31, projectid: 1 }));
    fireEvent.click(screen.getByRole('button', { name: 'Open the sample result' }));
    await waitFor(() => expect(address()).toBe('/projects/1/tree/31'));
    expect(calls.filter(({ path }) => path === '/app/api/projects/1/sample')).toHaveLength(2);
  });

  it('stops a running query from its row', async () => {
    const calls = useFixtureFetch();
    await renderPage(<DashboardPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Stop sildenafil-routes' }));
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'POST', path: '/app/api/queries/6/stop' })));
    expect(await screen.findByText('Query “sildenafil-routes” stopped')).toBeDefined();
  });

  it('says that there is no news, and asks again on reload', async () => {
    const calls = useFixtureFetch({ 'GET /app/apiv2/news': { json: { news: [], total: 0 } } });
    await renderPage(<DashboardPage />);
    expect(await screen.findByText(MESSAGES.noNews)).toBeDefined();
    const asked = () => calls.filter((call) => call.path.startsWith('/app/apiv2/news')).length;
    const before = asked();
    fireEvent.click(card('News').getByRole('button', { name: 'Reload news' }));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  it('shows four news, and leads to the rest', async () => {
    const calls = useFixtureFetch();
    await renderPage(<DashboardPage />);
    await screen.findByText('Development item 7');
    expect(calls.map(({ path }) => path)).toContain('/app/apiv2/news?per_page=4&page=1&order=desc&sort=id');
    expect(card('News').getByRole('link', { name: 'More' }).getAttribute('href')).toMatch(/^\/news\/?$/);
  });

  it('leads from the support card to the guide, the keys, the tour and what the operator links to', async () => {
    useFixtureFetch({ 'GET /app/api/externallinks': { json: [{ label: 'Our wiki', url: 'https://wiki.example/' }] } });
    const { actions } = await renderPage(<DashboardPage />);
    const wiki = await screen.findByRole('link', { name: /^Our wiki/ });
    expect([wiki.getAttribute('href'), wiki.getAttribute('rel')]).toEqual(['https://wiki.example/', 'noreferrer']);
    expect(card('Support').getByRole('link', { name: 'Guide for chemists' }).getAttribute('href')).toBe('/guide');
    fireEvent.click(card('Support').getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(actions.openShortcuts).toHaveBeenCalledOnce();
    fireEvent.click(card('Support').getByRole('button', { name: 'Tour of the sample result' }));
    expect(actions.startTour).toHaveBeenCalledWith(expect.objectContaining({ id: 5, projectid: 1 }));
  });

  it('says how many of the reader\u2019s queries finished since the last visit', async () => {
    const visit = { active: new Date().toISOString(), readUpTo: '2026-01-01T00:00:00.000Z', lastEnded: '2020-01-01T00:00:00.000Z' };
    window.localStorage.setItem('retron.visits.chemist', JSON.stringify(visit));
    useFixtureFetch();
    await renderPage(<DashboardPage />);
    expect(await screen.findByText(/^1 query is running, \d+ finished since your last visit\.$/)).toBeDefined();
    window.localStorage.clear();
  });

  it('keeps the other cards when the projects cannot be loaded', async () => {
    useFixtureFetch({ 'GET /app/api/v2/projects/all': { status: 400, json: { errors: ['Broken.'] } } });
    await renderPage(<DashboardPage />);
    expect(await screen.findByText(MESSAGES.projectsLoad)).toBeDefined();
    expect(screen.getByRole('link', { name: 'sildenafil-broad' }).getAttribute('href')).toBe('/projects/1/tree/5');
  });
});
