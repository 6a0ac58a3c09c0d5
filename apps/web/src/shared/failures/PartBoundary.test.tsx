import { fireEvent, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PartBoundary } from './PartBoundary.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  toasts.close();
});

const Missing = lazy(() => Promise.reject(new Error('no network')));

it('says in place that a part cannot be shown, and does not reload the page without a server', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await renderPage(
    <>
      <p>The rest of the page</p>
      <PartBoundary part="evidence" loading="loading">
        <Missing />
      </PartBoundary>
    </>,
    '/',
  );
  expect(await screen.findByText('This part could not be shown. Please try to reload the page.')).toBeDefined();
  expect(screen.getByText('The rest of the page')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => expect(toasts.current()?.text).toBe('Please check your internet connection or the service may be down.'));
  expect(screen.getByText('The rest of the page')).toBeDefined();
});

it('leaves nothing in the place of a tip that cannot be shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderPage(
    <PartBoundary part="tip" loading="loading" isPassing>
      <Missing />
    </PartBoundary>,
    '/',
  );
  await vi.waitFor(() => expect(screen.queryByText('loading')).toBeNull());
  expect(screen.queryByText(/could not be shown/)).toBeNull();
});
