import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

afterEach(async () => {
  // The page of a project fetches that of a tree beforehand.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** Source: spec section 8, "Results". */
it('says so when the queries of a project cannot be loaded', async () => {
  openApp('/projects/1', { 'GET /app/api/queries': { status: 400, json: { errors: ['Broken.'] } } });
  expect(await screen.findByText('Unable to retrieve query results. Please try to reload the page.')).toBeDefined();
});
