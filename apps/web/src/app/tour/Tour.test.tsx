import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import treeQuery from '../../../../../fixtures/wire/tree-query.json';
import { openApp } from '../../testing/open-app.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** The sample of the fixtures, loaded. */
const SAMPLE = { 'GET /app/api/queries/5': { json: { ...treeQuery, id: 5, projectid: 1 } } };

describe('the tour of the sample', () => {
  it('is offered once, opens the sample and goes on and back by the keyboard', async () => {
    openApp('/');
    fireEvent.click(await screen.findByRole('button', { name: 'Take the tour' }));
    const first = await screen.findByRole('dialog', { name: 'This is a finished query' });
    await waitFor(() => expect(window.location.pathname).toBe('/projects/1/tree/5'));
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    const second = await screen.findByRole('dialog', { name: 'A disc is a suggested reaction' });
    fireEvent.keyDown(second, { key: 'ArrowLeft' });
    expect(await screen.findByRole('dialog', { name: 'This is a finished query' })).toBeDefined();
  });

  it('opens the evidence where it speaks of it, and ends with Done', async () => {
    openApp('/', SAMPLE);
    fireEvent.click(
      await within(await screen.findByRole('region', { name: 'Support' })).findByRole('button', { name: 'Tour of the sample result' }),
    );
    await screen.findByRole('dialog', { name: 'This is a finished query' });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('dialog', { name: 'The evidence answers two questions' });
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/projects\/1\/tree\/5\/\d+$/));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'What you can do with it' })).toBeNull());
  });

  it('is skipped by Escape and not offered again, but starts again from the support card', async () => {
    openApp('/');
    fireEvent.click(await screen.findByRole('button', { name: 'Take the tour' }));
    fireEvent.keyDown(await screen.findByRole('dialog', { name: 'This is a finished query' }), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Dashboard' }));
    fireEvent.click(
      await within(await screen.findByRole('region', { name: 'Support' })).findByRole('button', { name: 'Tour of the sample result' }),
    );
    expect(await screen.findByRole('dialog', { name: 'This is a finished query' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Take the tour' })).toBeNull();
  });

  it('is ended by the browser’s Back, which leads to where it began', async () => {
    openApp('/');
    fireEvent.click(await screen.findByRole('button', { name: 'Take the tour' }));
    await screen.findByRole('dialog', { name: 'This is a finished query' });
    await waitFor(() => expect(window.location.pathname).toBe('/projects/1/tree/5'));
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'This is a finished query' })).toBeNull());
    expect(window.localStorage.getItem('retron.tour.chemist')).toBe('"seen"');
  });

  it('is not offered again to who said "Not now"', async () => {
    openApp('/');
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take the tour' })).toBeNull());
    expect(window.localStorage.getItem('retron.tour.chemist')).toBe('"seen"');
  });
});
